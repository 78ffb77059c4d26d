/** The server's settings, read once at start. `tools/start.ts` sets them for development; production sets its own. */
import {
  type Environment,
  readChoice,
  readInteger,
  readPort,
  readSecret,
  readText,
  readUrl,
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
  readonly signIn: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string };
  /** The card vault: its origin, and what the server identifies itself with */
  readonly vault: { readonly url: string; readonly apiKey: string };
  /** The map's style; null draws our own land and labels */
  readonly mapStyleUrl: string | null;
  /** The built front end */
  readonly portalFolder: string;
};

/** Throws a `SettingError` that names the first setting that is wrong. */
export function readConfig(environment: Environment): Config {
  const mapStyleUrl = readUrl(environment, 'MAP_STYLE_URL', { fallback: '' });
  const port = readPort(environment, 'PORT', 8080);
  return {
    mode: readChoice(environment, 'NODE_ENV', MODES, 'development'),
    host: readText(environment, 'HOST', '127.0.0.1'),
    port,
    logLevel: readChoice(environment, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    databaseUrl: readUrl(environment, 'DATABASE_URL', { protocols: ['postgres:', 'postgresql:'] }),
    poolSize: readInteger(environment, 'DATABASE_POOL', { least: 2, most: 200, fallback: 10 }),
    serverKey: readSecret(environment, 'SERVER_KEY'),
    signIn: {
      issuer: readUrl(environment, 'OIDC_ISSUER'),
      clientId: readText(environment, 'OIDC_CLIENT_ID', 'portal'),
      clientSecret: readSecret(environment, 'OIDC_CLIENT_SECRET'),
    },
    vault: { url: readUrl(environment, 'VAULT_URL'), apiKey: readSecret(environment, 'VAULT_API_KEY') },
    mapStyleUrl: mapStyleUrl || null,
    portalFolder: readText(
      environment,
      'PORTAL_FOLDER',
      new URL('../../portal/dist', import.meta.url).pathname,
    ),
  };
}
