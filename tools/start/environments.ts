/**
 * The environment of each program that `npm start` starts. Production starts them separately with the
 * same names.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BANK_SETTINGS } from '../../apps/bank/src/bank-settings.ts';
import { readConfig as readBank } from '../../apps/bank/src/config.ts';
import { readConfig as readServer } from '../../apps/server/src/config.ts';
import { SERVER_SETTINGS } from '../../apps/server/src/server-settings.ts';
import { readConfig as readVault } from '../../apps/vault/src/config.ts';
import { VAULT_SETTINGS } from '../../apps/vault/src/vault-settings.ts';
import { type Environment, SettingError } from '../../packages/domain/src/settings.ts';
import { mailFolder, type StartSettings } from './settings.ts';
import type { Secrets } from './state.ts';
import { originOf, readTenantSites } from './tenants.ts';

/** `bank`: null when another identity provider signs people in. */
export type Databases = { readonly portal: string; readonly vault: string; readonly bank: string | null };

type ProgramName = 'server' | 'bank' | 'vault';
type Variables = Readonly<Record<string, string>>;

/** The other settings of each program are passed on as they are. */
export function programEnvironments(
  settings: StartSettings,
  secrets: Secrets,
  databases: Databases,
  environment: Environment,
): Readonly<Record<'server' | 'vault', Variables> & { bank: Variables | null }> {
  const { PORT, BANK_PORT, VAULT_PORT } = settings.ports;
  const common = {
    NODE_ENV: settings.mode,
    // Programs started by hand have no lab unless it's set
    SOJOURN_LAB: environment.SOJOURN_LAB || (settings.mode === 'production' ? 'closed' : 'open'),
    HOST: settings.host,
    LOG_LEVEL: settings.logLevel,
    SEED: settings.scenario,
    // Nobody balances a load in front
    DRAIN_SECONDS: environment.DRAIN_SECONDS || '0',
  };
  const here = hostHere(settings.host);
  const vaultUrl = environment.VAULT_URL || `http://${here}:${VAULT_PORT}`;
  const portals = environment.PORTAL_ORIGINS || portalOrigins(settings, here).join(',');
  const issuer = environment.OIDC_ISSUER || `http://${here}:${BANK_PORT}`;
  const client = clientOf(settings, secrets, environment, issuer);
  const vaultKey = { VAULT_API_KEY: environment.VAULT_API_KEY || secrets.vaultApiKey };
  const embedding = embeddingOf(common.SOJOURN_LAB, { portals, issuer, vaultUrl }, environment);
  return {
    server: {
      ...given(environment, SERVER_SETTINGS),
      ...secretsByName(environment),
      ...common,
      ...embedding.host,
      ...client,
      ...vaultKey,
      PORT: String(PORT),
      DATABASE_URL: databases.portal,
      SERVER_KEY: environment.SERVER_KEY || secrets.serverKey,
      VAULT_URL: vaultUrl,
      ...importedAirports(settings.stateDir, environment),
      MAIL_FOLDER: mailFolder(settings, environment),
    },
    bank:
      databases.bank === null
        ? null
        : {
            ...given(environment, BANK_SETTINGS),
            ...common,
            ...client,
            PORT: String(BANK_PORT),
            DATABASE_URL: databases.bank,
            PORTAL_ORIGINS: portals,
            BANK_KEY: environment.BANK_KEY || secrets.bankKey,
            ...embedding.bank,
          },
    vault: {
      ...given(environment, VAULT_SETTINGS),
      ...common,
      ...vaultKey,
      PORT: String(VAULT_PORT),
      DATABASE_URL: databases.vault,
      VAULT_URL: vaultUrl,
      PORTAL_ORIGINS: portals,
      VAULT_KEY: environment.VAULT_KEY || secrets.vaultKey,
      ...embedding.host,
    },
  };
}

/** Another identity provider has none of our generated secrets. */
function clientOf(
  { isIssuerElsewhere, host, ports }: StartSettings,
  secrets: Secrets,
  environment: Environment,
  issuer: string,
): Variables {
  if (isIssuerElsewhere) return { OIDC_ISSUER: issuer };
  return {
    OIDC_ISSUER: issuer,
    REWARDS_URL: environment.REWARDS_URL || `http://${hostHere(host)}:${ports.BANK_PORT}`,
    OIDC_CLIENT_SECRET: environment.OIDC_CLIENT_SECRET || secrets.oidcClientSecret,
    REWARDS_API_KEY: environment.REWARDS_API_KEY || secrets.rewardsApiKey,
  };
}

/**
 * Throws one `SettingError` that names everything that is missing or wrong in any program, before one
 * starts.
 */
export function requireSettings(settings: StartSettings, secrets: Secrets, environment: Environment): void {
  const later = 'postgres://later';
  const databases = { portal: later, vault: later, bank: settings.isIssuerElsewhere ? null : later };
  const environments = programEnvironments(settings, secrets, databases, environment);
  const problems = new Set<string>();
  const read: Readonly<Record<ProgramName, (variables: Variables) => unknown>> = {
    server: readServer,
    bank: readBank,
    vault: readVault,
  };
  for (const name of ['server', 'bank', 'vault'] as const) {
    try {
      const variables = environments[name];
      if (variables) read[name](variables);
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      for (const problem of error.message.split('; ')) problems.add(problem);
    }
  }
  if (problems.size > 0) throw new Error([...problems].join('; '));
}

/** Where this machine's browsers and our own programs reach it. */
const hostHere = (host: string): string =>
  /^(0\.0\.0\.0|::|127\.0\.0\.1|::1|localhost)$/.test(host)
    ? 'localhost'
    : host.includes(':')
      ? `[${host}]`
      : host;

function portalOrigins({ mode, ports }: StartSettings, here: string): string[] {
  const sites = readTenantSites();
  const own = sites.flatMap((tenant) => [
    ...tenant.hosts,
    ...(tenant.deskHosts ?? []),
    ...(tenant.adminHosts ?? []),
  ]);
  const hosts = [...new Set([...own, here])];
  const behindProxy = mode === 'production' ? hosts.map((host) => `https://${host}`) : [];
  return [...hosts.map((host) => originOf(host, ports.PORT)), ...behindProxy];
}

/**
 * With the lab the bank has a page of its own that embeds the profile; otherwise it has to be
 * set.
 */
function embeddingOf(
  lab: string,
  at: { readonly portals: string; readonly issuer: string; readonly vaultUrl: string },
  environment: Environment,
): Readonly<Record<'host' | 'bank', Variables>> {
  const ours = lab === 'open' && !environment.OIDC_ISSUER;
  const hosts = environment.EMBED_ORIGINS || (ours ? new URL(at.issuer).origin : '');
  const portal = environment.TRAVEL_PROFILE_PORTAL || (ours ? at.portals.replace(/,.*/s, '') : '');
  return {
    host: hosts ? { EMBED_ORIGINS: hosts } : {},
    bank: portal ? { TRAVEL_PROFILE_PORTAL: portal, VAULT_URL: at.vaultUrl } : {},
  };
}

const pick = (environment: Environment, isWanted: (name: string) => boolean): Variables =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value && isWanted(name) ? [[name, value]] : [])),
  );
const given = (environment: Environment, table: object): Variables =>
  pick(environment, (name) => Object.hasOwn(table, name));
const secretsByName = (environment: Environment): Variables =>
  pick(environment, (name) => /^(OIDC_CLIENT_SECRET|SUPPLIER_KEY)_/.test(name));

/** Where `tools/import-airports.ts` puts them, unless the operator says otherwise. */
function importedAirports(stateDir: string, environment: Environment): Variables {
  const file = environment.AIRPORTS_FILE || join(stateDir, 'airports.json');
  return environment.AIRPORTS_FILE || existsSync(file) ? { AIRPORTS_FILE: file } : {};
}
