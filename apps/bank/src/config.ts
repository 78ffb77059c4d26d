/** The bank's settings. There is no default for any secret. */
import { readFileSync } from 'node:fs';
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
import { type BrandColors, isBrandColors } from '@sojourn/domain/tenants/brand-colors.ts';
import { hostName } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { ThemeId } from '@sojourn/domain/tenants/tenant.ts';

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
  readonly clientSecret: string;
  /** What the portal's server asks for rewards accounts with */
  readonly rewardsApiKey: string;
  /** Seals the signing keys, signs the cookies */
  readonly bankKey: string;
  /** Proxies in front that add to X-Forwarded-For */
  readonly trustedProxies: number;
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
  brandName: string;
  issuerName: string;
  theme: ThemeId;
  colors?: unknown;
  signIn: { clientId: string };
};
const TENANTS_FILE = new URL('../../../config/tenants.json', import.meta.url).pathname;

/** Throws a `SettingError` that names the first setting that is wrong. */
export function readConfig(environment: Environment): Config {
  const production =
    readChoice(environment, 'NODE_ENV', ['development', 'production', 'test'], 'development') ===
    'production';
  const peopleFile = readText(environment, 'BANK_PEOPLE_FILE', ' ').trim() || null;
  const lab = readLab(environment);
  if (!lab && !peopleFile) {
    throw new SettingError('BANK_PEOPLE_FILE', 'is not set; the demo people have a published password');
  }
  const tenants = readTenants(readText(environment, 'TENANTS_FILE', TENANTS_FILE));
  const origins = readText(environment, 'PORTAL_ORIGINS').split(',').map(originOf);
  const clientSecret = readSecret(environment, 'OIDC_CLIENT_SECRET');
  const issuer = readUrl(environment, 'OIDC_ISSUER');
  const travelProfile = readTravelProfile(environment);
  return {
    production,
    lab,
    host: readText(environment, 'HOST', '127.0.0.1'),
    port: readPort(environment, 'PORT', 8081),
    issuer,
    databaseUrl: readUrl(environment, 'DATABASE_URL', { protocols: ['postgres:', 'postgresql:'] }),
    poolSize: readInteger(environment, 'DATABASE_POOL', { least: 2, most: 50, fallback: 5 }),
    bankName: tenants[0]?.issuerName ?? 'Bank',
    travelProfile,
    clients: tenants.map((tenant) => ({
      id: tenant.signIn.clientId,
      name: tenant.brandName,
      theme: tenant.theme,
      colors: colorsOf(tenant),
      origins: originsOf(tenant, origins, travelProfile && { ...travelProfile, own: new URL(issuer).origin }),
    })),
    clientSecret,
    rewardsApiKey: readSecret(environment, 'REWARDS_API_KEY'),
    bankKey: readSecret(environment, 'BANK_KEY'),
    trustedProxies: readInteger(environment, 'TRUSTED_PROXIES', { least: 0, most: 5, fallback: 0 }),
    peopleFile,
  };
}

function readTravelProfile(environment: Environment): Config['travelProfile'] {
  const portal = readUrl(environment, 'TRAVEL_PROFILE_PORTAL', { fallback: '' });
  const vault = readUrl(environment, 'VAULT_URL', { fallback: '' });
  return portal ? { portal: new URL(portal).origin, vault: vault ? new URL(vault).origin : null } : null;
}

/** Where a portal's people may come back to: its own hosts, and the bank's page that embeds its profile. */
function originsOf(
  { hosts }: TenantEntry,
  portals: readonly string[],
  embedding: { readonly portal: string; readonly own: string } | null,
): string[] {
  const isOwn = (origin: string): boolean => hosts.includes(hostName(new URL(origin).host));
  return [...portals.filter(isOwn), ...(embedding && isOwn(embedding.portal) ? [embedding.own] : [])];
}

function originOf(text: string): string {
  if (!URL.canParse(text.trim())) throw new SettingError('PORTAL_ORIGINS', `'${text}' is not an origin`);
  return new URL(text.trim()).origin;
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
