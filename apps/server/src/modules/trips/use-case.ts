/** What the use cases of trips share. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Logger } from 'pino';
import type { CallContext } from '#suppliers/outcome.ts';
import type { Actor, RequestContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import type { Booking } from '../booking/booking.ts';
import type { StartDeps } from '../booking/deps.ts';
import type { BookingProducts } from '../booking/product.ts';
import { readBooking } from '../booking/store.ts';
import { type BookingRef, readRefunds, readTenders } from '../booking/tenders/store.ts';
import { readCasesOf } from '../cases/store.ts';
import { earningOf } from '../rewards/earnings.ts';
import type { TripProducts } from './product.ts';
import { actionsOf, type TripActions } from './trip-action.ts';

export type TripDeps = StartDeps & {
  readonly log: Logger;
  readonly tripActions: TripActions;
  readonly products: BookingProducts & TripProducts;
};

const TIMEOUT_MS = 6_000;
export const callContext = ({ scenario, requestId }: RequestContext): CallContext => ({
  timeoutMs: TIMEOUT_MS,
  scenario,
  requestId,
});

export const refTo = ({ tenantId, customerId }: Actor, bookingId: BookingId): BookingRef => ({
  tenantId,
  customerId,
  bookingId,
});

/** Refuses with NotFound when there is none, it is somebody else's, or it was an attempt that failed. */
export async function requireTrip(deps: TripDeps, ref: BookingRef): Promise<Booking> {
  const booking = await readBooking(deps.db, ref);
  return booking && booking.state !== 'Failed' ? booking : refuse('NotFound');
}

export async function showTrip(deps: TripDeps, ref: BookingRef): Promise<TripDetail> {
  const [booking, tenders, refunds, cases, earning] = await Promise.all([
    requireTrip(deps, ref),
    readTenders(deps.db, ref),
    readRefunds(deps.db, ref),
    readCasesOf(deps.db, ref, ref.bookingId),
    earningOf(deps.db, ref, ref.bookingId),
  ]);
  const now = deps.clock.now();
  const product = deps.products[booking.product];
  const actions = actionsOf(deps.tripActions, booking, now);
  const common = { tenders, refunds, cases, earning, actions };
  return product.viewTrip({ ...common, booking }, now);
}
