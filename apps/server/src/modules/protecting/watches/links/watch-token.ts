/** The end of a link in mail that stops a watch: its id and the version of its links, signed. */
import type { WatchId } from '@sojourn/domain/ids.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Signer } from '#signer.ts';

type Signed = { readonly tenantId: TenantId; readonly watchId: WatchId; readonly linkVersion: number };

const textOf = ({ tenantId, watchId, linkVersion }: Signed): string =>
  `stop watching ${tenantId} ${watchId} ${linkVersion}`;

/** `wat_….1.<key id>.<signature>` */
export const watchToken = (signer: Signer, of: Signed): string =>
  [of.watchId, of.linkVersion, signer.sign(textOf(of)).replace(':', '.')].join('.');

/** Null for what this server didn't sign. */
export function readWatchToken(
  signer: Signer,
  tenantId: TenantId,
  token: string,
): Omit<Signed, 'tenantId'> | null {
  const [watchId = '', version = '', keyId = '', signature = '', more] = token.split('.');
  if (more !== undefined || !/^\d{1,9}$/.test(version)) return null;
  const signed = { tenantId, watchId: watchId as WatchId, linkVersion: Number(version) };
  return signer.verify(textOf(signed), `${keyId}:${signature}`) ? signed : null;
}
