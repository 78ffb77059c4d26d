/** Ends a booking that was not made: undoes what was done, opens the checkout again with everything typed. */
import { closeCases } from '#modules/desk/cases/store.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { MessageContent } from '#modules/platform/notify/messages.ts';
import { choicesOf, quoteProtections } from '#modules/protecting/protections/quote-protections.ts';
import { premiumsOf } from '#modules/protecting/protections/sold.ts';
import { mustMove } from '#workflow/move.ts';
import type { Saga, Tx } from '#workflow/saga.ts';
import type { StoredFailure } from '../../checkouts/checkout-row.ts';
import { type Sale, totalOf } from '../../checkouts/sale.ts';
import { saveQuote } from '../../checkouts/save-quote.ts';
import { dropCheckout, type NewQuote, readQuotedProtections, reopen } from '../../checkouts/store.ts';
import type { Booking } from '../booking.ts';
import type { StepFailure } from '../failure.ts';
import { BOOKING_MACHINE } from '../machines.ts';
import type { BookingDeps } from '../product.ts';
import { failedColumns } from '../store.ts';
import { recordGivenBack } from '../tenders/record-given-back.ts';
import type { Tender } from '../tenders/store.ts';

/** What the saga of a booking comes to; the stored answer of every submit of it. */
export type BookResult =
  | { readonly result: 'Success' }
  | { readonly result: 'Failed'; readonly failure: StoredFailure }
  | { readonly result: 'PriceIncreased'; readonly oldTotalMinor: number; readonly newTotalMinor: number };

const CLOSED_BY_IT = ['bookingUnanswered', 'releaseFailed', 'voidFailed', 'sagaError'];

/** `why`: or what it is once everything is undone that can be. */
export async function endFailed(
  deps: BookingDeps,
  saga: Saga,
  booking: Booking,
  tenders: readonly Tender[],
  why: StepFailure | (() => Promise<StepFailure>),
): Promise<void> {
  await saga.compensate();
  const failure = typeof why === 'function' ? await why() : why;
  if (failure.reason === 'PriceIncreased')
    return endPriceIncreased(deps, saga, booking, tenders, failure.sale);
  const stored: StoredFailure = { ...failure, at: deps.clock.now() };
  const result: BookResult = { result: 'Failed', failure: stored };
  await saga.finish(result, async (tx) => {
    await recordFailed(tx, deps, booking, tenders, { failure: stored, offer: null });
    // The customer got an answer, unless this run has taken over from a process that died
    if (saga.row.fence === 1) return;
    const { tenantId, customerId } = booking;
    const message =
      unseenMessage(deps, booking, tenders) ?? deps.products[booking.product].failedMessage(booking);
    await enqueue(tx, { tenantId, customerId, at: stored.at, ...message });
  });
}

/**
 * The new price is requested again, with its conditions; the price in the refusal is enough if need be.
 */
async function endPriceIncreased(
  deps: BookingDeps,
  saga: Saga,
  booking: Booking,
  tenders: readonly Tender[],
  refused: Sale,
): Promise<void> {
  const { checkoutId } = booking;
  const acceptedMinor = booking.acceptedMinor + booking.premiumMinor;
  const product = deps.products[booking.product];
  const priced = await product.price(booking, booking, saga.context);
  const sale = priced.outcome === 'ok' ? priced.value : refused;
  const choices = choicesOf(await readQuotedProtections(deps.db, booking, booking.quoteId));
  const protections = quoteProtections(product.covered?.(sale), choices, deps.clock.now());
  const newTotalMinor = totalOf(sale).amountMinor + premiumsOf(protections);
  const isPriceIncreased = newTotalMinor > acceptedMinor;
  const alternatives = isPriceIncreased ? await product.findAlternatives(sale, saga.context) : [];
  const result: BookResult = { result: 'PriceIncreased', oldTotalMinor: acceptedMinor, newTotalMinor };
  await saga.finish(result, async (tx) => {
    const { scenario } = saga.row;
    const quote = await saveQuote(tx, deps, booking, { checkoutId, ...sale, protections }, scenario);
    const { premiumMinor } = booking;
    const change = { oldTotalMinor: acceptedMinor, newTotalMinor, premiumMinor, alternatives };
    await recordFailed(tx, deps, booking, tenders, {
      failure: null,
      offer: {
        quoteId: quote.quoteId,
        acceptedMinor: isPriceIncreased ? acceptedMinor : newTotalMinor,
        priceChange: isPriceIncreased ? change : null,
      },
    });
  });
}

async function recordFailed(
  tx: Tx,
  deps: BookingDeps,
  booking: Booking,
  tenders: readonly Tender[],
  outcome: { readonly failure: StoredFailure | null; readonly offer: NewQuote | null },
): Promise<void> {
  const at = deps.clock.now();
  const { bookingId, tenantId, customerId } = booking;
  const owner = { tenantId, customerId };
  const of = { ...owner, cause: outcome.failure?.reason ?? 'PriceIncreased', at };
  const set = failedColumns(outcome.failure);
  await mustMove(tx, BOOKING_MACHINE, { ...of, subject: [bookingId], from: ['Pending'], to: 'Failed', set });
  await recordGivenBack(tx, deps, booking, tenders, of.cause, at);
  await reopen(tx, owner, booking.checkoutId, bookingId, outcome, at);
  if (unseenMessage(deps, booking, tenders)) await dropCheckout(tx, owner, booking.checkoutId);
  await closeCases(tx, owner, bookingId, CLOSED_BY_IT, 'failed', at);
}

/** Null where the checkout was a page. */
function unseenMessage(
  deps: BookingDeps,
  booking: Booking,
  tenders: readonly Tender[],
): MessageContent | null {
  for (const { sourceId } of tenders) {
    const paidWith = deps.tenders.find((each) => each.owns(sourceId));
    if (paidWith?.failedMessage && paidWith.owns(sourceId)) return paidWith.failedMessage(booking, sourceId);
  }
  return null;
}
