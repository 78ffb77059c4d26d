/** Which tenant a request is for. */
import { assertPresent } from '../present.ts';
import { FALLBACK_TENANT, type Tenant } from './tenant.ts';

/** `Host` without its port, in lower case: `Business.localhost:8080` is `business.localhost`. */
export function hostName(host: string | undefined): string {
  const text = (host ?? '').trim().toLowerCase();
  if (text.startsWith('[')) return text.slice(0, text.indexOf(']') + 1);
  return text.replace(/\.?(:.*)?$/, '');
}

/** Throws when the id isn't a tenant's. */
export const tenantById = (tenants: readonly Tenant[], id: Tenant['id']): Tenant =>
  assertPresent(
    tenants.find((tenant) => tenant.id === id),
    `tenant ${id}`,
  );

/** Of all its sites. */
export const hostsOf = ({
  hosts,
  deskHosts,
  adminHosts,
}: Pick<Tenant, 'hosts' | 'deskHosts' | 'adminHosts'>): readonly string[] => [
  ...hosts,
  ...deskHosts,
  ...adminHosts,
];

/** The tenant of a host name; anything unrecognized is the consumer tenant (A §1). */
export function resolveTenant(tenants: readonly Tenant[], host: string | undefined): Tenant {
  const name = hostName(host);
  const found =
    tenants.find((tenant) => hostsOf(tenant).includes(name)) ??
    tenants.find((tenant) => tenant.id === FALLBACK_TENANT);
  if (!found) throw new RangeError(`no tenant is named ${FALLBACK_TENANT}`);
  return found;
}

/** A tenant's portal, its desk, or where its companies are run: separate origins with separate sessions. */
export type Site = 'portal' | 'desk' | 'admin';
type SiteHosts = Pick<Tenant, 'deskHosts' | 'adminHosts'>;

/** Unknown hosts are the portal's. */
export function siteOf({ deskHosts, adminHosts }: SiteHosts, host: string | undefined): Site {
  const name = hostName(host);
  if (deskHosts.includes(name)) return 'desk';
  return adminHosts.includes(name) ? 'admin' : 'portal';
}

/** Where a tenant's companies are run, seen from another of its origins; null when nowhere. */
export function adminOriginFrom(
  { adminOrigin, adminHosts }: Pick<Tenant, 'adminOrigin' | 'adminHosts'>,
  origin: string,
): string | null {
  if (adminOrigin !== null) return adminOrigin;
  return adminHosts[0] === undefined ? null : originWithHost(origin, adminHosts[0]);
}

/** The same scheme and port at another host. */
export function originWithHost(origin: string, host: string): string {
  const { protocol, port } = new URL(origin);
  return `${protocol}//${host}${port && `:${port}`}`;
}
