import type { PublicTenant } from '@sojourn/contract/tenant.ts';
import type { Channel } from '@sojourn/web/api/channel.ts';
import { readTenant } from '@sojourn/web/tenant/tenant.tsx';

let pending: Promise<PublicTenant> | null = null;

/**
 * The portal prints it into its own pages. A guest asks for it once: all mounts of a page are of the portal
 * that their code is from.
 */
export function findTenant({ isGuest, api }: Channel, page: Document): Promise<PublicTenant> {
  if (!isGuest && page.getElementById('tenant')) return Promise.resolve(readTenant(page));
  pending ??= api.getTenant().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}
