/** A booking's dispute pack as a file: to be checked, or to be read. */
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import { brandColor } from '#modules/trips/receipts/build-receipt.ts';
import { drawReceipt } from '#modules/trips/receipts/draw-receipt.ts';
import { buildPack, type PackDeps } from './build-pack.ts';
import { packPaper } from './paper.ts';

export type PackFileDeps = PackDeps & { readonly tenants: readonly Tenant[] };
type File = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** Refuses with NotFound what isn't the owner's. */
export async function getPackFile(
  deps: PackFileDeps,
  ref: BookingRef,
  as: { readonly type: 'json' | 'pdf'; readonly locale: 'en' | 'fr' },
): Promise<File> {
  const pack = await buildPack(deps, ref);
  const name = `proof-${pack.confirmationCode}.${as.type}`;
  if (as.type === 'json') return { name, bytes: Buffer.from(`${JSON.stringify(pack, null, 2)}\n`) };
  const tenant = deps.tenants.find(({ id }) => id === ref.tenantId);
  if (!tenant) throw new Error(`no tenant ${ref.tenantId}`);
  const brand = { brandName: tenant.brandName, brandColor: brandColor(tenant) };
  return { name, bytes: await drawReceipt(packPaper(pack, brand, as.locale), pack.madeAt) };
}
