/** The vault's settings, read once at start; the same variables in development and production. */
import { fileURLToPath } from 'node:url';
import {
  type Environment,
  readInteger,
  readLab,
  readPort,
  readSecret,
  readText,
  readUrl,
  SettingError,
} from '@sojourn/domain/settings.ts';

export type Config = {
  /** Demo cards, test numbers, scenarios, the portal's clock; never by default, never in production */
  readonly lab: boolean;
  readonly host: string;
  readonly port: number;
  readonly logLevel: string;
  readonly databaseUrl: string;
  readonly poolSize: number;
  /** Encrypts card numbers */
  readonly vaultKey: string;
  /** Those that encrypted some before, until they are sealed anew */
  readonly oldVaultKeys: readonly string[];
  /** The pages that the card fields may be part of: the portals’, and those of EMBED_ORIGINS */
  readonly portalOrigins: readonly string[];
  /** The built card fields */
  readonly fieldsFolder: string;
  /** What the portal's server identifies itself with */
  readonly apiKey: string;
  /** Seeds with the lab: `demo`, or `payment-failures` for a card of each problem besides */
  readonly scenario: string;
};

/** What it takes to open and seal the numbers that are kept. */
export function readKeys(
  environment: Environment,
): Pick<Config, 'databaseUrl' | 'vaultKey' | 'oldVaultKeys'> {
  const old = readText(environment, 'VAULT_OLD_KEYS', '').split(',').filter(Boolean);
  for (const VAULT_OLD_KEYS of old) readSecret({ VAULT_OLD_KEYS }, 'VAULT_OLD_KEYS');
  return {
    databaseUrl: readUrl(environment, 'DATABASE_URL', { protocols: ['postgres:', 'postgresql:'] }),
    vaultKey: readSecret(environment, 'VAULT_KEY'),
    oldVaultKeys: old,
  };
}

function readOrigins(name: string, listed: string): string[] {
  return listed
    .split(',')
    .map((text) => text.trim())
    .map((text) => {
      const origin = URL.canParse(text) ? new URL(text).origin : 'null';
      if (/^https?:/.test(origin)) return origin;
      throw new SettingError(name, `'${text}' is no origin such as https://travel.example.com`);
    });
}

function readPageOrigins(environment: Environment): string[] {
  const hosts = readText(environment, 'EMBED_ORIGINS', '');
  return [
    ...readOrigins('PORTAL_ORIGINS', readText(environment, 'PORTAL_ORIGINS')),
    ...(hosts.trim() === '' ? [] : readOrigins('EMBED_ORIGINS', hosts)),
  ];
}

/** Throws a `SettingError` that names the first setting that is wrong. */
export function readConfig(environment: Environment): Config {
  return {
    lab: readLab(environment),
    host: readText(environment, 'HOST', '127.0.0.1'),
    port: readPort(environment, 'PORT', 8082),
    logLevel: readText(environment, 'LOG_LEVEL', 'info'),
    ...readKeys(environment),
    poolSize: readInteger(environment, 'DATABASE_POOL', { least: 1, most: 100, fallback: 5 }),
    portalOrigins: readPageOrigins(environment),
    fieldsFolder: readText(environment, 'FIELDS_FOLDER', fileURLToPath(new URL('../dist', import.meta.url))),
    apiKey: readSecret(environment, 'VAULT_API_KEY'),
    scenario: readText(environment, 'SEED', 'demo'),
  };
}
