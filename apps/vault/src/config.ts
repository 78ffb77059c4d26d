/** The vault's settings, read once at start; the same variables in development and production. */
import {
  type Environment,
  readChoice,
  readInteger,
  readPort,
  readSecret,
  readText,
  readUrl,
} from '@sojourn/domain/settings.ts';

export type Config = {
  readonly mode: 'development' | 'production' | 'test';
  readonly host: string;
  readonly port: number;
  readonly logLevel: string;
  readonly databaseUrl: string;
  readonly poolSize: number;
  /** Encrypts card numbers */
  readonly vaultKey: string;
  /** What the portal's server identifies itself with */
  readonly apiKey: string;
  /** Seeds outside production: `demo`, or `payment-failures` for a card of each problem besides */
  readonly scenario: string;
};

/** Throws a `SettingError` that names the first setting that is wrong. */
export function readConfig(environment: Environment): Config {
  return {
    mode: readChoice(environment, 'NODE_ENV', ['development', 'production', 'test'], 'development'),
    host: readText(environment, 'HOST', '127.0.0.1'),
    port: readPort(environment, 'PORT', 8082),
    logLevel: readText(environment, 'LOG_LEVEL', 'info'),
    databaseUrl: readUrl(environment, 'DATABASE_URL', { protocols: ['postgres:', 'postgresql:'] }),
    poolSize: readInteger(environment, 'DATABASE_POOL', { least: 1, most: 100, fallback: 5 }),
    vaultKey: readSecret(environment, 'VAULT_KEY'),
    apiKey: readSecret(environment, 'VAULT_API_KEY'),
    scenario: readText(environment, 'SEED', 'demo'),
  };
}
