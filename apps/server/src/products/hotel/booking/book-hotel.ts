/**
 * The booking saga: hold the room → reserve miles → set the card's money aside → the hotel confirms (the
 * pivot) → take the money, settle the miles. Credits were set aside when it began. Before the pivot a refusal
 * undoes what was done; after it there is only forward. Nothing is charged without a booking, nothing is
 * booked without a charge (RELIABILITY, saga rules).
 */
import { first } from '@sojourn/domain/present.ts';
import { shrinkTenders } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import { bookingNeedsPerson } from '#modules/booking/booking-trouble.ts';
import { endFailed } from '#modules/booking/failed/end-failed.ts';
import { recordConfirmed } from '#modules/booking/record-confirmed.ts';
import { refOf } from '#modules/booking/saga-input.ts';
import { type Paid, readPaid } from '#modules/booking/store.ts';
import { expectSetAside, setAside, take, takenOf } from '#modules/booking/tenders/set-aside.ts';
import { requireTravelers } from '#modules/booking/travelers/sealed-travelers.ts';
import type { Saga, SagaKind } from '#workflow/saga.ts';
import { atHotelPrice, type HotelSagaDeps, isHotelBooking, type LeadGuest } from '../sale.ts';
import { failureOfStay } from './failure-of-stay.ts';
import { confirmStep, reserveStep } from './hotel-steps.ts';

export const BOOK_HOTEL = 'book-hotel';
/** Begun by servers before `sealed_travelers`, which leave the new kind to new servers (decision 0027). */
const BOOK_STAY = 'book-stay';
/** Intended in the commit that begins the booking. */
export const FIRST_STEP = 'reserve';

export const bookHotelSagas = (deps: HotelSagaDeps): readonly SagaKind[] =>
  [BOOK_HOTEL, BOOK_STAY].map((kind) => ({
    kind,
    run: (saga) => bookStay(deps, saga),
    needsPerson: bookingNeedsPerson(deps),
  }));

async function bookStay(deps: HotelSagaDeps, saga: Saga): Promise<void> {
  const ref = refOf(saga.row);
  const paid = (saga.handed as Paid | undefined) ?? (await readPaid(deps.db, ref));
  const booking = paid?.booking;
  if (!booking || !isHotelBooking(booking) || paid.tenders.length === 0)
    throw new Error(`${ref.bookingId} is not there`);
  const planned = paid.tenders;
  const supplier = deps.supplierOf(booking.request.stayId);
  if (!supplier) throw new Error(`nobody sells ${booking.request.stayId}`);

  const lead = first(requireTravelers<LeadGuest>(deps.sealer, paid));

  expectSetAside(deps, saga, booking, planned);
  const held = await saga.step(FIRST_STEP, reserveStep(deps, supplier, booking, lead));
  if (held.outcome !== 'ok') return endFailed(deps, saga, booking, planned, failureOfStay(booking, held));

  // A run that was resumed may read a card's amount as an earlier run lowered it: lowered again it is the
  // same
  const heldMinor = Math.min(booking.acceptedMinor, held.value.price.total.amountMinor);
  const asked = shrinkTenders(planned, heldMinor + booking.premiumMinor);
  const failure = await setAside(deps, saga, booking, planned, asked);
  if (failure) return endFailed(deps, saga, booking, planned, failure);

  const confirmed = await saga.step('confirm', confirmStep(deps, supplier, booking, held.value.holdId, lead));
  if (confirmed.outcome !== 'ok')
    return endFailed(deps, saga, booking, planned, failureOfStay(booking, confirmed));

  const { locator, price } = confirmed.value;
  const taken = takenOf(asked, Math.min(heldMinor, price.total.amountMinor) + booking.premiumMinor);
  await take(deps, saga, taken);
  const sale = atHotelPrice(booking, price);
  await saga.finish({ result: 'Success' }, (tx) =>
    recordConfirmed(tx, deps, booking, { locator, sale }, taken, saga),
  );
}
