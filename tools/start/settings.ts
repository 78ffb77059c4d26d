/** The settings of `npm start`; those of each program follow from them. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LOG_LEVELS, MODES } from '../../apps/server/src/config.ts';
import {
  type Environment,
  readChoice,
  readPort,
  readText,
  readUrl,
} from '../../packages/domain/src/settings.ts';
import { ROOT } from '../root.ts';
import type { Secrets } from './state.ts';
import { originOf, readTenantSites } from './tenants.ts';

export type StartSettings = {
  readonly mode: (typeof MODES)[number];
  readonly host: string;
  readonly ports: { readonly PORT: number; readonly BANK_PORT: number; readonly VAULT_PORT: number };
  /** Where `npx vite apps/portal` shows the same portals to who works on them */
  readonly vitePort: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly stateDir: string;
  /** A server to use instead of the embedded one; its database is the portal's, the others lie beside it */
  readonly databaseUrl: string | null;
  readonly scenario: string;
};

export function readStartSettings(environment: Environment): StartSettings {
  const PORT = readPort(environment, 'PORT', 8080);
  const BANK_PORT = readPort(environment, 'BANK_PORT', PORT + 1);
  const VAULT_PORT = readPort(environment, 'VAULT_PORT', PORT + 2);
  const databaseUrl = readUrl(environment, 'DATABASE_URL', {
    protocols: ['postgres:', 'postgresql:'],
    fallback: '',
  });
  return {
    mode: readChoice(environment, 'NODE_ENV', MODES, 'development'),
    host: readText(environment, 'HOST', '127.0.0.1'),
    ports: { PORT, BANK_PORT, VAULT_PORT },
    vitePort: readPort(environment, 'VITE_PORT', 5173),
    // At `info` every request is a line, which would bury what is printed at the start
    logLevel: readChoice(environment, 'LOG_LEVEL', LOG_LEVELS, 'warn'),
    stateDir: resolve(ROOT, readText(environment, 'SOJOURN_STATE_DIR', '.state')),
    databaseUrl: databaseUrl || null,
    scenario: readText(environment, 'SEED', 'demo'),
  };
}

/** Where each database is; `null` stands for one that a program keeps in memory. */
export type Databases = { readonly portal: string; readonly vault: string; readonly bank: string };

type ProgramEnvironments = Readonly<Record<'server' | 'bank' | 'vault', Record<string, string>>>;

/** Each program's environment. Production starts them separately with the same variables. */
export function programEnvironments(
  settings: StartSettings,
  secrets: Secrets,
  databases: Databases,
  environment: Environment,
): ProgramEnvironments {
  const { PORT, BANK_PORT, VAULT_PORT } = settings.ports;
  const common = {
    NODE_ENV: settings.mode,
    // Programs started by hand have no lab unless it's set
    SOJOURN_LAB: environment.SOJOURN_LAB || (settings.mode === 'production' ? 'closed' : 'open'),
    HOST: settings.host,
    LOG_LEVEL: settings.logLevel,
    SEED: settings.scenario,
  };
  const vaultUrl = environment.VAULT_URL || `http://localhost:${VAULT_PORT}`;
  const hosts = readTenantSites().flatMap((tenant) => tenant.hosts);
  const shownAt = settings.mode === 'development' ? [PORT, settings.vitePort] : [PORT];
  const origins = shownAt.flatMap((port) => hosts.map((host) => originOf(host, port)));
  const portals = environment.PORTAL_ORIGINS || origins.join(',');
  const client = {
    OIDC_ISSUER: environment.OIDC_ISSUER || `http://localhost:${BANK_PORT}`,
    OIDC_CLIENT_SECRET: environment.OIDC_CLIENT_SECRET || secrets.oidcClientSecret,
    REWARDS_API_KEY: environment.REWARDS_API_KEY || secrets.rewardsApiKey,
  };
  const vaultKey = { VAULT_API_KEY: environment.VAULT_API_KEY || secrets.vaultApiKey };
  const embedding = embeddingOf(
    common.SOJOURN_LAB,
    { portals, issuer: client.OIDC_ISSUER, vaultUrl },
    environment,
  );
  return {
    server: {
      ...common,
      ...embedding.host,
      ...client,
      ...vaultKey,
      PORT: String(PORT),
      DATABASE_URL: databases.portal,
      SERVER_KEY: environment.SERVER_KEY || secrets.serverKey,
      VAULT_URL: vaultUrl,
      ...chosen(environment, ['SERVER_OLD_KEYS', 'PAYMENTS', 'STRIPE_SECRET_KEY', 'STRIPE_API_BASE']),
      ...importedAirports(settings.stateDir, environment),
      MAIL_FOLDER: mailFolder(settings, environment),
      ...pick(environment, ['SMTP_URL', 'MAIL_FROM']),
      ...(environment.METRICS_KEY ? { METRICS_KEY: environment.METRICS_KEY } : {}),
    },
    bank: {
      ...common,
      ...client,
      PORT: String(BANK_PORT),
      DATABASE_URL: databases.bank,
      PORTAL_ORIGINS: portals,
      BANK_KEY: environment.BANK_KEY || secrets.bankKey,
      ...embedding.bank,
    },
    vault: {
      ...common,
      ...vaultKey,
      PORT: String(VAULT_PORT),
      DATABASE_URL: databases.vault,
      VAULT_URL: vaultUrl,
      PORTAL_ORIGINS: portals,
      VAULT_KEY: environment.VAULT_KEY || secrets.vaultKey,
      ...embedding.host,
      ...chosen(environment, ['VAULT_OLD_KEYS']),
    },
  };
}

/**
 * With the lab the bank has a page of its own that embeds the profile; otherwise it has to be
 * set.
 */
function embeddingOf(
  lab: string,
  at: { readonly portals: string; readonly issuer: string; readonly vaultUrl: string },
  environment: Environment,
): Readonly<Record<'host' | 'bank', Record<string, string>>> {
  const ours = lab === 'open' && !environment.OIDC_ISSUER;
  const hosts = environment.EMBED_ORIGINS || (ours ? new URL(at.issuer).origin : '');
  const portal = environment.TRAVEL_PROFILE_PORTAL || (ours ? at.portals.replace(/,.*/s, '') : '');
  return {
    host: hosts ? { EMBED_ORIGINS: hosts } : {},
    bank: portal ? { TRAVEL_PROFILE_PORTAL: portal, VAULT_URL: at.vaultUrl } : {},
  };
}

/** Where mail is put as files when no mail server is named. */
export const mailFolder = ({ stateDir }: StartSettings, environment: Environment): string =>
  environment.MAIL_FOLDER || join(stateDir, 'mail');

const pick = (environment: Environment, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));

/** Settings that are handed on when they are set. */
const chosen = (environment: Environment, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));

/** Where `tools/import-airports.ts` puts them, unless the operator says otherwise. */
function importedAirports(stateDir: string, environment: Environment): Record<string, string> {
  const file = environment.AIRPORTS_FILE || join(stateDir, 'airports.json');
  return environment.AIRPORTS_FILE || existsSync(file) ? { AIRPORTS_FILE: file } : {};
}
