import type { PublicTenant } from '@sojourn/contract/tenant.ts';
import { api } from '@sojourn/web/api/api.ts';
import { readTenant } from '@sojourn/web/tenant/tenant.tsx';

let asked: Promise<PublicTenant> | null = null;

/** The portal prints it into its own pages; a guest asks for it once. */
export function findTenant(page: Document, portalOrigin: string): Promise<PublicTenant> {
  if (!portalOrigin && page.getElementById('tenant')) return Promise.resolve(readTenant(page));
  asked ??= api.getTenant().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
