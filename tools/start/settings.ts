/** The settings of `npm start` and of the tools around it; those of each program follow from them. */
import { join, resolve } from 'node:path';
import {
  HOST,
  type LOG_LEVELS,
  logLevel,
  MODE,
  type MODES,
} from '@sojourn/domain/settings/shared-settings.ts';
import {
  choice,
  optionalDatabase,
  optionalText,
  optionalUrl,
  port,
  readSettings,
  type Setting,
  type SettingTable,
  text,
} from '@sojourn/domain/settings/table.ts';
import { type Environment, readPort } from '../../packages/domain/src/settings.ts';
import { ROOT } from '../root.ts';

export type StartSettings = {
  readonly mode: (typeof MODES)[number];
  readonly host: string;
  readonly ports: { readonly PORT: number; readonly BANK_PORT: number; readonly VAULT_PORT: number };
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly stateDir: string;
  /** A server to use instead of the embedded one; its database is the portal's, the others lie beside it */
  readonly databaseUrl: string | null;
  readonly vaultDatabaseUrl: string | null;
  readonly bankDatabaseUrl: string | null;
  /** Another identity provider signs people in, so the demo bank isn't started. */
  readonly isIssuerElsewhere: boolean;
  readonly scenario: string;
  /** The demo gets a past: a company at work, customers with trips, a desk with cases. */
  readonly hasPast: boolean;
};

/** May be beyond the last port, which is refused once the ports are tried. */
const portAfter = (by: number, about: string, standard: string): Setting<number> => ({
  about,
  standard,
  read: (environment, name) => readPort(environment, name, readPort(environment, 'PORT', 8080) + by),
});

/** Those of the three programs besides, which get every setting of theirs. */
export const START_SETTINGS = {
  NODE_ENV: MODE,
  HOST,
  PORT: port(8080, 'port of the portals and their API'),
  BANK_PORT: portAfter(1, 'port of the demo bank', 'the one after `PORT`'),
  VAULT_PORT: portAfter(2, 'port of the card vault', 'the second after `PORT`'),
  // At `info` every request is a line, which would bury what is printed at the start
  LOG_LEVEL: logLevel('warn'),
  SOJOURN_STATE_DIR: text({
    about: 'the embedded database, generated keys and imported airports',
    fallback: '.state',
  }),
  DATABASE_URL: optionalDatabase(
    'your own PostgreSQL, at the portal’s database; in production its user only sets up the others',
    'the embedded PostgreSQL',
  ),
  VAULT_DATABASE_URL: optionalDatabase(
    'the vault’s database',
    'database `vault` beside the portal’s; in production with its own user',
  ),
  BANK_DATABASE_URL: optionalDatabase(
    'the demo bank’s database',
    'database `bank` beside the portal’s; in production with its own user',
  ),
  OIDC_ISSUER: optionalUrl({
    about: 'another identity provider; the demo bank isn’t started, unless `BANK_PEOPLE_FILE` is set',
    shown: 'the demo bank',
  }),
  BANK_PEOPLE_FILE: optionalText({ about: 'who banks at the demo bank', shown: 'the demo people' }),
  SEED: text({ about: 'demo data that a start adds outside production', fallback: 'demo' }),
  SOJOURN_DEMO: choice({
    about: 'whether the demo gets a past in the background, once; with `DATABASE_URL` only where it’s set',
    choices: ['full', 'small'],
    fallback: 'full',
  }),
} as const satisfies SettingTable;

export function readStartSettings(environment: Environment): StartSettings {
  const { PORT, BANK_PORT, VAULT_PORT, ...read } = readSettings(START_SETTINGS, environment);
  const isOwnIssuer = [null, `http://localhost:${BANK_PORT}`].includes(read.OIDC_ISSUER);
  return {
    mode: read.NODE_ENV,
    host: read.HOST,
    ports: { PORT, BANK_PORT, VAULT_PORT },
    logLevel: read.LOG_LEVEL,
    stateDir: resolve(ROOT, read.SOJOURN_STATE_DIR),
    databaseUrl: read.DATABASE_URL,
    vaultDatabaseUrl: read.VAULT_DATABASE_URL,
    bankDatabaseUrl: read.BANK_DATABASE_URL,
    isIssuerElsewhere: !isOwnIssuer && read.BANK_PEOPLE_FILE === null,
    scenario: read.SEED,
    hasPast: read.SOJOURN_DEMO === 'full' && read.SEED === 'demo' && hasDemosOwn(environment),
  };
}

/**
 * Its people bank at the demo bank and pay at the vault, and their mail isn't for sending. In a database of
 * one's own there may be others, so there it has to be named.
 */
const hasDemosOwn = ({
  DATABASE_URL,
  SOJOURN_DEMO,
  NODE_ENV,
  SOJOURN_LAB,
  BANK_PEOPLE_FILE,
  OIDC_ISSUER,
  PAYMENTS,
  SMTP_URL,
}: Environment) =>
  (!DATABASE_URL || SOJOURN_DEMO === 'full') &&
  NODE_ENV !== 'production' &&
  SOJOURN_LAB !== 'closed' &&
  !BANK_PEOPLE_FILE &&
  !OIDC_ISSUER &&
  PAYMENTS !== 'stripe' &&
  !SMTP_URL;

/** Where mail is put as files when no mail server is named. */
export const mailFolder = ({ stateDir }: StartSettings, environment: Environment): string =>
  environment.MAIL_FOLDER || join(stateDir, 'mail');
