/** The end of a host's link: the request that it's about, signed. Whose it is, only the server knows. */
import type { HomeRequestId } from '@sojourn/domain/ids.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Signer } from '@sojourn/server/signer.ts';

type Signed = { readonly tenantId: TenantId; readonly requestId: HomeRequestId };

const signedText = ({ tenantId, requestId }: Signed): string => `host of ${tenantId} ${requestId}`;

/** `hrq_….<key id>.<signature>` */
export const hostToken = (signer: Signer, of: Signed): string =>
  `${of.requestId}.${signer.sign(signedText(of)).replace(':', '.')}`;

/** Null for what this server didn't sign. */
export function readHostToken(signer: Signer, tenantId: TenantId, token: string): Signed | null {
  const [requestId = '', keyId = '', signature = '', more] = token.split('.');
  if (more !== undefined) return null;
  const signed = { tenantId, requestId: requestId as HomeRequestId };
  return signer.verify(signedText(signed), `${keyId}:${signature}`) ? signed : null;
}
