/** What `npm start` keeps between starts besides the database: the secrets of this installation. */
import { randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '../../packages/domain/src/settings.ts';

const NAMES = [
  'serverKey',
  'oidcClientSecret',
  'bankKey',
  'vaultKey',
  'vaultApiKey',
  'rewardsApiKey',
  'portalDatabasePassword',
  'vaultDatabasePassword',
  'bankDatabasePassword',
] as const;
export type Secrets = Readonly<Record<(typeof NAMES)[number], string>>;
export type DatabasePasswords = Pick<Secrets, Extract<keyof Secrets, `${string}Password`>>;

/** Makes the state directory and what is missing in it; only its owner may read the secrets. */
export function openState(stateDir: string): Secrets {
  try {
    mkdirSync(stateDir, { recursive: true });
    accessSync(stateDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SettingError('SOJOURN_STATE_DIR', `${stateDir} cannot be used: ${(error as Error).message}`);
  }
  const file = join(stateDir, 'secrets.json');
  const stored = read(file, stateDir);
  const secrets = Object.fromEntries(
    NAMES.map((name) => [name, stored[name] ?? randomBytes(32).toString('hex')]),
  );
  if (NAMES.some((name) => !stored[name])) {
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  }
  // Also one that was copied here and lost its mode on the way
  chmodSync(file, 0o600);
  return secrets as Secrets;
}

function read(file: string, stateDir: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new SettingError(
      'SOJOURN_STATE_DIR',
      `${stateDir}: secrets.json cannot be read: ${(error as Error).message}`,
    );
  }
}
