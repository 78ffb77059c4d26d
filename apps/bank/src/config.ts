/** The bank's settings. There is no default for any secret. */
import { readFileSync } from 'node:fs';
import type { LOG_LEVELS } from '@sojourn/domain/settings/shared-settings.ts';
import { readSettings } from '@sojourn/domain/settings/table.ts';
import { type Environment, SettingError } from '@sojourn/domain/settings.ts';
import { type BrandColors, isBrandColors } from '@sojourn/domain/tenants/brand-colors.ts';
import { hostName } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { ThemeId } from '@sojourn/domain/tenants/tenant.ts';
import { BANK_SETTINGS } from './bank-settings.ts';

/** One portal that signs people in here. */
export type Client = {
  readonly id: string;
  readonly name: string;
  readonly theme: ThemeId;
  readonly colors: BrandColors | null;
  readonly origins: readonly string[];
};

export type Config = {
  readonly production: boolean;
  /** Demo people, scenarios, events by hand, the portal's clock; never by default, never in production */
  readonly lab: boolean;
  readonly host: string;
  readonly port: number;
  readonly issuer: string;
  readonly databaseUrl: string;
  readonly poolSize: number;
  readonly bankName: string;
  readonly clients: readonly Client[];
  /** The first is the clients' own; all are accepted */
  readonly clientSecrets: readonly string[];
  /** The portal's server identifies itself with one of them */
  readonly rewardsApiKeys: readonly string[];
  /** The first seals the signing keys and signs the cookies; all are accepted */
  readonly bankKeys: readonly string[];
  /** Proxies in front that add to X-Forwarded-For */
  readonly trustedProxies: number;
  /** From SIGTERM until connections close */
  readonly drainSeconds: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /**
   * The bank's own page that embeds the portal's profile: the portal's origin, and the vault's for its card
   * fields; null: there is no such page
   */
  readonly travelProfile: { readonly portal: string; readonly vault: string | null } | null;
  /** Who banks here; null: the demo's people, only with the lab */
  readonly peopleFile: string | null;
};

type TenantEntry = {
  hosts: string[];
  deskHosts?: string[];
  adminHosts?: string[];
  brandName: string;
  issuerName: string;
  theme: ThemeId;
  colors?: unknown;
  signIn: { clientId: string };
};
/** Throws one `SettingError` that names every setting that is missing or wrong. */
export function readConfig(environment: Environment): Config {
  const read = readSettings(BANK_SETTINGS, environment);
  const tenants = readTenants(read.TENANTS_FILE);
  const issuer = read.OIDC_ISSUER;
  const travelProfile = read.TRAVEL_PROFILE_PORTAL
    ? {
        portal: new URL(read.TRAVEL_PROFILE_PORTAL).origin,
        vault: read.VAULT_URL && new URL(read.VAULT_URL).origin,
      }
    : null;
  const embedding = travelProfile && { portal: travelProfile.portal, own: new URL(issuer).origin };
  return {
    production: read.NODE_ENV === 'production',
    lab: read.SOJOURN_LAB,
    host: read.HOST,
    port: read.PORT,
    logLevel: read.LOG_LEVEL,
    issuer,
    databaseUrl: read.DATABASE_URL,
    poolSize: read.DATABASE_POOL,
    bankName: tenants[0]?.issuerName ?? 'Bank',
    travelProfile,
    clients: tenants.map((tenant) => ({
      id: tenant.signIn.clientId,
      name: tenant.brandName,
      theme: tenant.theme,
      colors: colorsOf(tenant),
      origins: originsOf(tenant, read.PORTAL_ORIGINS, embedding),
    })),
    clientSecrets: [read.OIDC_CLIENT_SECRET, ...read.OIDC_OTHER_CLIENT_SECRETS],
    rewardsApiKeys: [read.REWARDS_API_KEY, ...read.REWARDS_OTHER_API_KEYS],
    bankKeys: [read.BANK_KEY, ...read.BANK_OTHER_KEYS],
    trustedProxies: read.TRUSTED_PROXIES,
    drainSeconds: read.DRAIN_SECONDS,
    peopleFile: read.BANK_PEOPLE_FILE,
  };
}

/**
 * Where a portal's people may come back to: its own hosts, its desk, its admin site, and the bank's page with
 * its profile.
 */
function originsOf(
  { hosts, deskHosts = [], adminHosts = [] }: TenantEntry,
  portals: readonly string[],
  embedding: { readonly portal: string; readonly own: string } | null,
): string[] {
  const isOf = (names: readonly string[]) => (origin: string) =>
    names.includes(hostName(new URL(origin).host));
  const isOwn = isOf(hosts);
  // The first is where a person is sent back to when they give up
  return [
    ...portals.filter(isOwn),
    ...(embedding && isOwn(embedding.portal) ? [embedding.own] : []),
    ...portals.filter(isOf(deskHosts)),
    ...portals.filter(isOf(adminHosts)),
  ];
}

function colorsOf({ brandName, colors = null }: TenantEntry): BrandColors | null {
  if (colors === null || isBrandColors(colors)) return colors;
  throw new SettingError('TENANTS_FILE', `the colors of ${brandName} are incomplete`);
}

function readTenants(file: string): TenantEntry[] {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { tenants: TenantEntry[] }).tenants;
  } catch (error) {
    throw new SettingError('TENANTS_FILE', `${file} cannot be read: ${(error as Error).message}`);
  }
}
