/** The receipt of a trip as a PDF, in the language of the request. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Actor } from '#context.ts';
import { refTo, showTrip, type TripDeps } from '../trips/use-case.ts';
import { receiptOf } from './build-receipt.ts';
import { drawReceipt } from './draw-receipt.ts';
import type { ReceiptProducts } from './product.ts';

export type ReceiptDeps = TripDeps & {
  readonly tenants: readonly Tenant[];
  readonly products: ReceiptProducts;
};

/** Refuses with NotFound what is not the actor's own, as the trip itself does. */
export async function getReceipt(
  deps: ReceiptDeps,
  bookingId: BookingId,
  actor: Actor,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  return receiptFile(deps, await showTrip(deps, refTo(actor, bookingId)), actor);
}

export async function receiptFile(
  deps: Pick<ReceiptDeps, 'clock' | 'tenants' | 'products'>,
  trip: TripDetail,
  actor: Pick<Actor, 'tenantId' | 'locale'>,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const tenant = deps.tenants.find(({ id }) => id === actor.tenantId);
  if (!tenant) throw new Error(`no tenant ${actor.tenantId}`);
  const now = deps.clock.now();
  const bytes = await drawReceipt(receiptOf(deps.products, trip, tenant, actor.locale, now), now);
  return { name: `receipt-${trip.confirmationCode ?? trip.bookingId}.pdf`, bytes };
}
