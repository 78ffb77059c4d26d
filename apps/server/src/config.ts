/**
 * The server's settings, read once at start. `tools/start.ts` sets them for development; production sets its
 * own.
 */
import { fileURLToPath } from 'node:url';
import {
  type Environment,
  readChoice,
  readInteger,
  readLab,
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
  /** Those that sealed identity data before, until it is sealed anew */
  readonly oldServerKeys: readonly string[];
  /** The tenants' configuration, which names each tenant's client at the issuer */
  readonly tenantsFile: string;
  /** Who takes part in which experiment; may be changed while the server runs */
  readonly experimentsFile: string;
  readonly signIn: { readonly issuer: string; readonly clientSecret: string };
  /** The bank's rewards accounts, asked from server to server */
  readonly rewards: { readonly url: string; readonly apiKey: string };
  /** The card vault: its origin, and what the server identifies itself with */
  readonly vault: { readonly url: string; readonly apiKey: string };
  /** Stripe as the card processor; null: the vault's own gateway */
  readonly stripe?: { readonly secretKey: string; readonly apiBase: string | null } | null;
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
  /** Proxies in front that add to X-Forwarded-*; what stands before theirs is not believed */
  readonly trustedProxies: number;
  /** What /metrics is asked with (`Bearer …`); without one it is not there in production */
  readonly metricsKey: string | null;
  /** Multiplies every limit on requests; benchmarks raise it */
  readonly limitFactor: number;
};

const fileUrl = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Who somebody is, is believed because of the connection that says so, and secrets, cards and money go over
 * it; without TLS only on this machine.
 */
function requirePrivate(name: string, url: string): void {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return;
  throw new SettingError(name, 'does not begin with https://, which production needs');
}

/** Separated by commas. */
function readOldKeys(environment: Environment): string[] {
  const old = readText(environment, 'SERVER_OLD_KEYS', '').split(',').filter(Boolean);
  for (const SERVER_OLD_KEYS of old) readSecret({ SERVER_OLD_KEYS }, 'SERVER_OLD_KEYS');
  return old;
}

/** Separated by commas; `*` and `null` are no origins. */
function readEmbedOrigins(environment: Environment): string[] {
  const listed = readText(environment, 'EMBED_ORIGINS', ' ').split(',');
  return listed
    .map((text) => text.trim())
    .filter((text, _, all) => text !== '' || all.length > 1)
    .map((text) => {
      const origin = URL.canParse(text) ? new URL(text).origin : 'null';
      if (/^https?:/.test(origin)) return origin;
      throw new SettingError('EMBED_ORIGINS', `'${text}' is no origin such as https://www.example.com`);
    });
}

function readStripe(environment: Environment): Config['stripe'] {
  if (readChoice(environment, 'PAYMENTS', ['vault', 'stripe'], 'vault') === 'vault') return null;
  const apiBase = readUrl(environment, 'STRIPE_API_BASE', { fallback: '' }) || null;
  return { secretKey: readSecret(environment, 'STRIPE_SECRET_KEY'), apiBase };
}

/** Throws a `SettingError` that names the first setting that is wrong. */
export function readConfig(environment: Environment): Config {
  const issuer = readUrl(environment, 'OIDC_ISSUER');
  const mode = readChoice(environment, 'NODE_ENV', MODES, 'development');
  const lab = readLab(environment);
  const vaultUrl = readUrl(environment, 'VAULT_URL');
  const rewardsUrl = readUrl(environment, 'REWARDS_URL', { fallback: issuer });
  const stripe = readStripe(environment);
  if (mode === 'production') {
    const outside = { OIDC_ISSUER: issuer, VAULT_URL: vaultUrl, REWARDS_URL: rewardsUrl };
    for (const [name, url] of Object.entries(outside)) requirePrivate(name, url);
    if (stripe?.apiBase) requirePrivate('STRIPE_API_BASE', stripe.apiBase);
  }
  return {
    mode,
    lab,
    host: readText(environment, 'HOST', '127.0.0.1'),
    port: readPort(environment, 'PORT', 8080),
    logLevel: readChoice(environment, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    databaseUrl: readUrl(environment, 'DATABASE_URL', { protocols: ['postgres:', 'postgresql:'] }),
    poolSize: readInteger(environment, 'DATABASE_POOL', { least: 2, most: 200, fallback: 10 }),
    serverKey: readSecret(environment, 'SERVER_KEY'),
    oldServerKeys: readOldKeys(environment),
    tenantsFile: readText(environment, 'TENANTS_FILE', fileUrl('../../../config/tenants.json')),
    experimentsFile: readText(environment, 'EXPERIMENTS_FILE', fileUrl('../../../config/experiments.json')),
    signIn: {
      issuer,
      clientSecret: readSecret(environment, 'OIDC_CLIENT_SECRET'),
    },
    rewards: {
      url: rewardsUrl,
      apiKey: readSecret(environment, 'REWARDS_API_KEY'),
    },
    vault: { url: vaultUrl, apiKey: readSecret(environment, 'VAULT_API_KEY') },
    stripe,
    mail: {
      smtpUrl: readUrl(environment, 'SMTP_URL', { protocols: ['smtp:', 'smtps:'], fallback: '' }) || null,
      folder: readText(environment, 'MAIL_FOLDER', fileUrl('../../../.state/mail')),
      // An address of our own choosing would be refused where the mail goes
      from: readText(environment, 'MAIL_FROM', environment.SMTP_URL ? undefined : 'no-reply@localhost'),
    },
    scenario: (lab && readText(environment, 'SCENARIO', '')) || null,
    airportsFile: readText(environment, 'AIRPORTS_FILE', '') || null,
    stayCount: environment.STAY_COUNT
      ? readInteger(environment, 'STAY_COUNT', { least: 2_000, most: 500_000 })
      : null,
    flightPercent: environment.FLIGHT_PERCENT
      ? readInteger(environment, 'FLIGHT_PERCENT', { least: 1, most: 100 })
      : null,
    session: {
      idleSeconds:
        60 * readInteger(environment, 'SESSION_IDLE_MINUTES', { least: 1, most: 60, fallback: 15 }),
      absoluteSeconds: 3600 * readInteger(environment, 'SESSION_HOURS', { least: 1, most: 12, fallback: 10 }),
    },
    embedOrigins: readEmbedOrigins(environment),
    portalFolder: readText(environment, 'PORTAL_FOLDER', fileUrl('../../portal/dist')),
    trustedProxies: readInteger(environment, 'TRUSTED_PROXIES', { least: 0, most: 5, fallback: 0 }),
    metricsKey: environment.METRICS_KEY ? readSecret(environment, 'METRICS_KEY') : null,
    limitFactor: readInteger(environment, 'LIMIT_FACTOR', { least: 1, most: 10_000, fallback: 1 }),
  };
}
