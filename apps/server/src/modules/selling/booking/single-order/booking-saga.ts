/**
 * The booking saga of what has one order: hold it → reserve miles → set the card's money aside → the
 * supplier confirms (the pivot) → take the money, settle the miles. Credits were set aside when it began.
 * Where nothing is paid to us there are no tenders: nothing is set aside or taken, and it's a booking all
 * the same. Before the pivot a refusal undoes what was done; after it there is only forward. Nothing is
 * charged without a booking, nothing is booked without a charge (RELIABILITY, saga rules).
 */
import { first } from '@sojourn/domain/present.ts';
import { shrinkTenders } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import type { OrderRecord } from '#suppliers/order-port.ts';
import type { Saga, SagaKind } from '#workflow/saga.ts';
import type { BookedSale } from '../booking.ts';
import { bookingNeedsPerson } from '../booking-trouble.ts';
import { endFailed } from '../failed/end-failed.ts';
import type { BookingDeps } from '../product.ts';
import { recordConfirmed } from '../record-confirmed.ts';
import { askingIn, refOf } from '../saga-input.ts';
import { type Paid, readPaid } from '../store.ts';
import { expectSetAside, setAside, take, takenOf } from '../tenders/set-aside.ts';
import { requireTravelers } from '../travelers/sealed-travelers.ts';
import { keepOrder, orderSteps, type SingleOrder } from './single-order.ts';

/** Intended in the commit that begins the booking. */
export const FIRST_STEP = 'reserve';

export const bookingSaga = <
  B extends BookedSale,
  T extends object,
  R,
  C,
  P,
  F extends OrderRecord<P, No>,
  No,
>(
  kind: string,
  deps: BookingDeps,
  one: SingleOrder<B, T, R, C, P, F, No>,
): SagaKind => ({
  kind,
  run: (saga) => bookOrder(deps, one, saga),
  needsPerson: bookingNeedsPerson(deps),
});

async function bookOrder<B extends BookedSale, T extends object, R, C, P, F extends OrderRecord<P, No>, No>(
  deps: BookingDeps,
  one: SingleOrder<B, T, R, C, P, F, No>,
  saga: Saga,
): Promise<void> {
  const ref = refOf(saga.row);
  const paid = (saga.handed as Paid | undefined) ?? (await readPaid(deps.db, ref));
  const booking = paid?.booking;
  if (!booking || !one.isOwn(booking)) throw new Error(`${ref.bookingId} is not there`);
  const { tenders: planned } = paid;
  const { acceptedMinor, premiumMinor, bookingId: reference } = booking;
  if (acceptedMinor > 0 && planned.length === 0) throw new Error(`nothing pays ${reference}`);
  const supplier = one.supplierOf(booking.request);
  if (!supplier) throw new Error(`nobody sells what ${reference} is for`);
  const traveler = first(requireTravelers<T>(deps.sealer, paid));
  const steps = orderSteps(deps, one, { supplier, reference, booking, traveler });

  expectSetAside(deps, saga, booking, planned);
  const held = await saga.step(FIRST_STEP, steps.hold);
  if (held.outcome !== 'ok')
    return endFailed(deps, saga, booking, planned, one.failure(booking, held, 'hold'));

  // A resumed run may read a card's amount as an earlier run lowered it: lowered again it's the same
  const heldMinor = Math.min(acceptedMinor, one.dueMinor(held.value.price));
  const shrunk = shrinkTenders(planned, heldMinor + premiumMinor);
  const keep = keepOrder(deps, supplier, reference, held.value);
  const asking = askingIn(saga.row, 'checkout', keep);
  const { failure, tenders } = await setAside(deps, saga, booking, planned, shrunk, asking);
  if (failure) return endFailed(deps, saga, booking, planned, failure);

  const confirmed = await saga.step('confirm', steps.confirm(held.value.holdId));
  if (confirmed.outcome !== 'ok')
    return endFailed(deps, saga, booking, planned, one.failure(booking, confirmed, 'confirm'));

  const { locator, price } = confirmed.value;
  const taken = takenOf(tenders, Math.min(heldMinor, one.dueMinor(price)) + premiumMinor);
  await take(deps, saga, taken);
  const sale = one.atPrice(booking, price, confirmed.value);
  await saga.finish({ result: 'Success' }, (tx) =>
    recordConfirmed(tx, deps, booking, { locator, sale }, taken, saga),
  );
}
