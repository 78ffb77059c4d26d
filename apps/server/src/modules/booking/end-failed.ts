/** Ends a booking that was not made: undoes what was done, opens the checkout again with everything typed. */
import { milesFor } from '@sojourn/domain/money.ts';
import { move, mustMove } from '#workflow/move.ts';
import type { Saga, Tx } from '#workflow/saga.ts';
import { closeCases } from '../cases/store.ts';
import { findAlternatives } from '../checkouts/find-alternatives.ts';
import type { Offer } from '../checkouts/quote.ts';
import { keepQuote, priceOffer } from '../checkouts/quote-stay.ts';
import { type NewOffer, reopen, type StoredFailure } from '../checkouts/store.ts';
import type { BookingDeps } from './deps.ts';
import type { StepFailure } from './failure.ts';
import { type Booking, failedColumns } from './store.ts';

/** What the saga of a booking comes to; the stored answer of every submit of it. */
export type BookResult =
  | { readonly result: 'Success' }
  | { readonly result: 'Failed'; readonly failure: StoredFailure }
  | { readonly result: 'PriceIncreased'; readonly oldTotalMinor: number; readonly newTotalMinor: number };

const CLOSED_BY_IT = ['bookingUnanswered', 'releaseFailed', 'voidFailed', 'sagaError'];

export async function endFailed(
  deps: BookingDeps,
  saga: Saga,
  booking: Booking,
  failure: StepFailure,
): Promise<void> {
  await saga.compensate();
  if (failure.reason === 'PriceIncreased') return endDearer(deps, saga, booking, failure.price);
  const stored: StoredFailure = { ...failure, at: deps.clock.now() };
  const result: BookResult = { result: 'Failed', failure: stored };
  await saga.finish(result, (tx) => recordFailed(tx, deps, booking, { failure: stored, offer: null }));
}

/**
 * The new price is asked for afresh, with its conditions; what the refusal said of it is enough if need be.
 */
async function endDearer(
  deps: BookingDeps,
  saga: Saga,
  booking: Booking,
  price: Offer['price'],
): Promise<void> {
  const { request, acceptedMinor, checkoutId } = booking;
  const priced = await priceOffer(deps, request, saga.context);
  const offer: Offer =
    priced.outcome === 'ok' ? priced.value : { ...booking.offer, price, miles: milesFor(price.total) };
  const newTotalMinor = offer.price.total.amountMinor;
  const isDearer = newTotalMinor > acceptedMinor;
  const alternatives = isDearer
    ? await findAlternatives(deps, request, offer, newTotalMinor, saga.context)
    : [];
  const result: BookResult = { result: 'PriceIncreased', oldTotalMinor: acceptedMinor, newTotalMinor };
  await saga.finish(result, async (tx) => {
    const { scenario } = saga.row;
    const quote = await keepQuote(tx, deps, booking, { checkoutId, request, offer }, scenario);
    const change = { oldTotalMinor: acceptedMinor, newTotalMinor, alternatives };
    await recordFailed(tx, deps, booking, {
      failure: null,
      offer: {
        quoteId: quote.quoteId,
        acceptedMinor: isDearer ? acceptedMinor : newTotalMinor,
        priceChange: isDearer ? change : null,
      },
    });
  });
}

async function recordFailed(
  tx: Tx,
  { clock }: BookingDeps,
  booking: Booking,
  outcome: { readonly failure: StoredFailure | null; readonly offer: NewOffer | null },
): Promise<void> {
  const at = clock.now();
  const { bookingId, tenantId, customerId } = booking;
  const owner = { tenantId, customerId };
  const of = { ...owner, cause: outcome.failure?.reason ?? 'PriceIncreased', at };
  const set = failedColumns(outcome.failure);
  await mustMove(tx, 'booking', { ...of, subject: [bookingId], from: ['Pending'], to: 'Failed', set });
  // Voided already when it had been authorised
  await move(tx, 'tender', { ...of, subject: [bookingId, 1], from: ['authorizing'], to: 'failed' });
  await reopen(tx, owner, booking.checkoutId, bookingId, outcome, at);
  await closeCases(tx, owner, bookingId, CLOSED_BY_IT, 'failed', at);
}
