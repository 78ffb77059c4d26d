/**
 * The server's settings, read once at start. `tools/start.ts` sets them for development; production sets its
 * own.
 */
import { readFileSync } from 'node:fs';
import type { LOG_LEVELS, MODES } from '@sojourn/domain/settings/shared-settings.ts';
import { readSettings } from '@sojourn/domain/settings/table.ts';
import { type Environment, SettingError } from '@sojourn/domain/settings.ts';
import { SERVER_SETTINGS } from './server-settings.ts';

export type Config = {
  readonly mode: (typeof MODES)[number];
  /** Scenarios and a clock that can be moved; never by default, never in production */
  readonly lab: boolean;
  readonly host: string;
  readonly port: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly databaseUrl: string;
  /** Most database connections of this process */
  readonly poolSize: number;
  /** Signs CSRF tokens, cursors and other things that come back to us, and seals identity data */
  readonly serverKey: string;
  /** Those that are also accepted while the key is replaced */
  readonly otherServerKeys: readonly string[];
  /** The tenants' configuration, which names each tenant's client at the issuer */
  readonly tenantsFile: string;
  /** Who takes part in which experiment; may be changed while the server runs */
  readonly experimentsFile: string;
  readonly signIn: {
    readonly issuer: string;
    readonly clientSecret: string;
    readonly otherClientSecrets: readonly string[];
    /** By tenant, for clients with a secret of their own */
    readonly tenantSecrets: Readonly<Record<string, string>>;
    /** PEM, for clients that sign; null without */
    readonly clientKey: string | null;
  };
  /** The bank's rewards accounts, asked from server to server */
  readonly rewards: { readonly url: string; readonly apiKey: string };
  /** The card vault: its origin, and what the server identifies itself with */
  readonly vault: { readonly url: string; readonly apiKey: string };
  /** Stripe as the card processor; null: the vault's own gateway */
  readonly stripe?: {
    readonly secretKey: string;
    readonly apiBase: string | null;
    readonly signingSecret: string | null;
    readonly publicKey: string | null;
  } | null;
  /** Which supplier sells what to whom, the suppliers' keys by the names of their variables, and whether
   * production may sell what's simulated */
  readonly suppliersFile: string;
  readonly accessKeys: Readonly<Record<string, string>>;
  readonly sellWorld: boolean;
  /** What suppliers sign their messages with, by the id that a message names; none: no message is believed */
  readonly supplierKeys: ReadonlyMap<string, string>;
  /** Where mail goes: by SMTP, or without `smtpUrl` as files into a folder; and the address it comes from */
  readonly mail: { readonly smtpUrl: string | null; readonly folder: string; readonly from: string };
  /** The market's scenario when a request names none; only with the lab */
  readonly scenario: string | null;
  /** Airports that the operator imported, beside the market's own */
  readonly airportsFile: string | null;
  /** How many hotels the embedded market has; null: its own number. Bookings of hotels that go are lost */
  readonly stayCount: number | null;
  /** Of the airlines' true departures, how many in a hundred fly; null: the market's own share */
  readonly flightPercent: number | null;
  /** How long a session lasts without use, and at most */
  readonly session: { readonly idleSeconds: number; readonly absoluteSeconds: number };
  /** Origins of pages that may embed the profile module and call the API; none by default */
  readonly embedOrigins: readonly string[];
  /** The built front end */
  readonly portalFolder: string;
  /** The built desk */
  readonly deskFolder: string;
  /** The built admin site of companies */
  readonly adminFolder: string;
  /** Proxies in front that add to X-Forwarded-*; what stands before theirs is not believed */
  readonly trustedProxies: number;
  /** From SIGTERM until connections close */
  readonly drainSeconds: number;
  /** What /metrics is asked with (`Bearer …`); without one it is not there in production */
  readonly metricsKey: string | null;
  /** What the operator's own programs call /operator with */
  readonly operatorKeys: readonly string[];
  /** Multiplies every limit on requests; benchmarks raise it */
  readonly limitFactor: number;
};

/** Throws one `SettingError` that names every setting that is missing or wrong. */
export function readConfig(environment: Environment): Config {
  const read = readSettings(SERVER_SETTINGS, environment);
  return {
    mode: read.NODE_ENV,
    lab: read.SOJOURN_LAB,
    host: read.HOST,
    port: read.PORT,
    logLevel: read.LOG_LEVEL,
    databaseUrl: read.DATABASE_URL,
    poolSize: read.DATABASE_POOL,
    serverKey: read.SERVER_KEY,
    otherServerKeys: read.SERVER_OTHER_KEYS,
    tenantsFile: read.TENANTS_FILE,
    experimentsFile: read.EXPERIMENTS_FILE,
    signIn: {
      issuer: read.OIDC_ISSUER,
      clientSecret: read.OIDC_CLIENT_SECRET,
      otherClientSecrets: read.OIDC_OTHER_CLIENT_SECRETS,
      tenantSecrets: read['OIDC_CLIENT_SECRET_<TENANT>'],
      clientKey: read.OIDC_CLIENT_KEY_FILE && readKeyFile(read.OIDC_CLIENT_KEY_FILE),
    },
    rewards: { url: read.REWARDS_URL, apiKey: read.REWARDS_API_KEY },
    vault: { url: read.VAULT_URL, apiKey: read.VAULT_API_KEY },
    stripe: read.STRIPE_SECRET_KEY
      ? {
          secretKey: read.STRIPE_SECRET_KEY,
          apiBase: read.STRIPE_API_BASE,
          signingSecret: read.STRIPE_SIGNING_SECRET,
          publicKey: read.STRIPE_PUBLISHABLE_KEY,
        }
      : null,
    suppliersFile: read.SUPPLIERS_FILE,
    accessKeys: read['SUPPLIER_KEY_<ID>'],
    sellWorld: read.SELL_WORLD === 'yes',
    supplierKeys: read.SUPPLIER_KEYS,
    mail: { smtpUrl: read.SMTP_URL, folder: read.MAIL_FOLDER, from: read.MAIL_FROM },
    scenario: (read.SOJOURN_LAB && read.SCENARIO) || null,
    airportsFile: read.AIRPORTS_FILE,
    stayCount: read.STAY_COUNT,
    flightPercent: read.FLIGHT_PERCENT,
    session: { idleSeconds: 60 * read.SESSION_IDLE_MINUTES, absoluteSeconds: 3600 * read.SESSION_HOURS },
    embedOrigins: read.EMBED_ORIGINS,
    portalFolder: read.PORTAL_FOLDER,
    deskFolder: read.DESK_FOLDER,
    adminFolder: read.ADMIN_FOLDER,
    trustedProxies: read.TRUSTED_PROXIES,
    drainSeconds: read.DRAIN_SECONDS,
    metricsKey: read.METRICS_KEY,
    operatorKeys: read.OPERATOR_KEYS,
    limitFactor: read.LIMIT_FACTOR,
  };
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SettingError('OIDC_CLIENT_KEY_FILE', `${file} cannot be read: ${(error as Error).message}`);
  }
}
