/** The vault's settings, read once at start; the same variables in development and production. */
import { readSettings } from '@sojourn/domain/settings/table.ts';
import type { Environment } from '@sojourn/domain/settings.ts';
import type { StripeFields } from './fields/routes.ts';
import { KEY_SETTINGS, VAULT_SETTINGS } from './vault-settings.ts';

/** Of the same interface date as the server's (`connect-stripe.ts`). */
const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js';

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
  /** Those that are also accepted while the key is replaced */
  readonly otherVaultKeys: readonly string[];
  /** The pages that the card fields may be part of: the portals’, and those of EMBED_ORIGINS */
  readonly portalOrigins: readonly string[];
  /** The built card fields */
  readonly fieldsFolder: string;
  /** The portal's server identifies itself with one of them */
  readonly apiKeys: readonly string[];
  /** What Stripe’s own card fields need; null: the vault’s are shown */
  readonly stripe: StripeFields | null;
  /** From SIGTERM until connections close */
  readonly drainSeconds: number;
  /** Seeds with the lab: `demo`, or `payment-failures` for a card of each problem besides */
  readonly scenario: string;
};

/** What it takes to open and seal the stored numbers. */
export function readKeys(
  environment: Environment,
): Pick<Config, 'databaseUrl' | 'vaultKey' | 'otherVaultKeys'> {
  const read = readSettings(KEY_SETTINGS, environment);
  return {
    databaseUrl: read.DATABASE_URL,
    vaultKey: read.VAULT_KEY,
    otherVaultKeys: read.VAULT_OTHER_KEYS,
  };
}

/** Throws one `SettingError` that names every setting that is missing or wrong. */
export function readConfig(environment: Environment): Config {
  const read = readSettings(VAULT_SETTINGS, environment);
  return {
    lab: read.SOJOURN_LAB,
    host: read.HOST,
    port: read.PORT,
    logLevel: read.LOG_LEVEL,
    databaseUrl: read.DATABASE_URL,
    vaultKey: read.VAULT_KEY,
    otherVaultKeys: read.VAULT_OTHER_KEYS,
    poolSize: read.DATABASE_POOL,
    portalOrigins: [...read.PORTAL_ORIGINS, ...read.EMBED_ORIGINS],
    fieldsFolder: read.FIELDS_FOLDER,
    apiKeys: [read.VAULT_API_KEY, ...read.VAULT_OTHER_API_KEYS],
    stripe: read.STRIPE_PUBLISHABLE_KEY
      ? { publicKey: read.STRIPE_PUBLISHABLE_KEY, script: read.STRIPE_SCRIPT ?? STRIPE_SCRIPT }
      : null,
    drainSeconds: read.DRAIN_SECONDS,
    scenario: read.SEED,
  };
}
