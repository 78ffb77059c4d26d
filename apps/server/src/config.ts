/**
 * The server's settings, read once at start. `tools/start.ts` sets them for development; production sets its
 * own.
 */
import { fileURLToPath } from 'node:url';
import {
  type Environment,
  readChoice,
  readInteger,
  readPort,
  readSecret,
  readText,
  readUrl,
  SettingError,
} from '@sojourn/domain/settings.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const MODES = ['development', 'production', 'test'] as const;

export type Config = {
  readonly mode: (typeof MODES)[number];
  readonly host: string;
  readonly port: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly databaseUrl: string;
  /** Most database connections of this process */
  readonly poolSize: number;
  /** Signs CSRF tokens, cursors and other things that come back to us */
  readonly serverKey: string;
  /** The tenants' configuration, which names each tenant's client at the issuer */
  readonly tenantsFile: string;
  readonly signIn: { readonly issuer: string; readonly clientSecret: string };
  /** The bank's rewards accounts, asked from server to server */
  readonly rewards: { readonly url: string; readonly apiKey: string };
  /** The card vault: its origin, and what the server identifies itself with */
  readonly vault: { readonly url: string; readonly apiKey: string };
  /** The market's scenario when a request names none; never in production */
  readonly scenario: string | null;
  /** Airports that the operator imported, beside the market's own */
  readonly airportsFile: string | null;
  /** How long a session lasts without use, and at most */
  readonly session: { readonly idleSeconds: number; readonly absoluteSeconds: number };
  /** The built front end */
  readonly portalFolder: string;
  /** Proxies in front that add to X-Forwarded-*; what stands before theirs is not believed */
  readonly trustedProxies: number;
  /** What /metrics is asked with (`Bearer …`); without one it is not there in production */
  readonly metricsKey: string | null;
  /** Multiplies every limit on requests; benchmarks raise it */
  readonly limitFactor: number;
};

const fileUrl = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Who somebody is, is believed because of the connection that says so; without TLS only on this machine. */
function requirePrivate(name: string, url: string): void {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return;
  throw new SettingError(name, 'does not begin with https://, which production needs');
}

/** Throws a `SettingError` that names the first setting that is wrong. */
export function readConfig(environment: Environment): Config {
  const issuer = readUrl(environment, 'OIDC_ISSUER');
  const mode = readChoice(environment, 'NODE_ENV', MODES, 'development');
  if (mode === 'production') requirePrivate('OIDC_ISSUER', issuer);
  return {
    mode,
    host: readText(environment, 'HOST', '127.0.0.1'),
    port: readPort(environment, 'PORT', 8080),
    logLevel: readChoice(environment, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    databaseUrl: readUrl(environment, 'DATABASE_URL', { protocols: ['postgres:', 'postgresql:'] }),
    poolSize: readInteger(environment, 'DATABASE_POOL', { least: 2, most: 200, fallback: 10 }),
    serverKey: readSecret(environment, 'SERVER_KEY'),
    tenantsFile: readText(environment, 'TENANTS_FILE', fileUrl('../../../config/tenants.json')),
    signIn: {
      issuer,
      clientSecret: readSecret(environment, 'OIDC_CLIENT_SECRET'),
    },
    rewards: {
      url: readUrl(environment, 'REWARDS_URL', { fallback: issuer }),
      apiKey: readSecret(environment, 'REWARDS_API_KEY'),
    },
    vault: { url: readUrl(environment, 'VAULT_URL'), apiKey: readSecret(environment, 'VAULT_API_KEY') },
    scenario: (mode !== 'production' && readText(environment, 'SCENARIO', '')) || null,
    airportsFile: readText(environment, 'AIRPORTS_FILE', '') || null,
    session: {
      idleSeconds:
        60 * readInteger(environment, 'SESSION_IDLE_MINUTES', { least: 1, most: 60, fallback: 15 }),
      absoluteSeconds: 3600 * readInteger(environment, 'SESSION_HOURS', { least: 1, most: 12, fallback: 10 }),
    },
    portalFolder: readText(environment, 'PORTAL_FOLDER', fileUrl('../../portal/dist')),
    trustedProxies: readInteger(environment, 'TRUSTED_PROXIES', { least: 0, most: 5, fallback: 0 }),
    metricsKey: environment.METRICS_KEY ? readSecret(environment, 'METRICS_KEY') : null,
    limitFactor: readInteger(environment, 'LIMIT_FACTOR', { least: 1, most: 10_000, fallback: 1 }),
  };
}
