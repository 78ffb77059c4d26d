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

/** The tenant of a host name; anything unrecognized is the consumer tenant (A §1). */
export function resolveTenant(tenants: readonly Tenant[], host: string | undefined): Tenant {
  const name = hostName(host);
  const found =
    tenants.find(({ hosts, deskHosts }) => hosts.includes(name) || deskHosts.includes(name)) ??
    tenants.find((tenant) => tenant.id === FALLBACK_TENANT);
  if (!found) throw new RangeError(`no tenant is named ${FALLBACK_TENANT}`);
  return found;
}

/** A tenant's portal, or its desk: separate origins with separate sessions. */
export type Site = 'portal' | 'desk';

/** Unknown hosts are the portal's. */
export const siteOf = ({ deskHosts }: Pick<Tenant, 'deskHosts'>, host: string | undefined): Site =>
  deskHosts.includes(hostName(host)) ? 'desk' : 'portal';
