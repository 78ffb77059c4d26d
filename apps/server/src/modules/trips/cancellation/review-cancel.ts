/**
 * A cancellation that an agent works out because its supplier doesn't do it online, by the terms of when its
 * customer asked for it (B §4).
 */
import type { ReviewedQuote } from '@sojourn/contract/desk/parts.ts';
import { cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { readRefundable } from '#modules/selling/booking/store.ts';
import type { SupplierPenalty } from '#modules/selling/booking/supplier-record.ts';
import { readWalletSources } from '#modules/selling/booking/tenders/store.ts';
import { refuse } from '#refusal.ts';
import { callContext, refTo } from '../trips/use-case.ts';
import { decideCancel, refuseCancel, requireCancellable } from './cancel-decision.ts';
import { claimChoices, claimIfPaid, usedClaim } from './for-any-reason.ts';
import { rowOf, viewOfClaim, viewOfQuote } from './price-cancel.ts';
import type { CancellationDeps } from './product.ts';
import { refusedAnswer } from './quote-cancel.ts';
import { insertCancelQuote } from './store.ts';

type Requested = {
  readonly bookingId: BookingId;
  readonly requestedAt: Instant;
  /** What the supplier keeps by its word; null: what the terms let it keep. */
  readonly withheldMinor: number | null;
};

/** `actor`: its customer. Refuses as the customer's own quote does. */
export async function quoteReviewed(
  deps: CancellationDeps,
  { bookingId, requestedAt, withheldMinor }: Requested,
  actor: Actor,
  context: RequestContext,
): Promise<ReviewedQuote> {
  const ref = refTo(actor, bookingId);
  const [refundable, sources] = await Promise.all([
    readRefundable(deps.db, ref),
    readWalletSources(deps.db, ref),
  ]);
  if (!refundable || refundable.booking.state === 'Failed') return refuse('NotFound');
  const { booking, tenders, refunds, protections } = refundable;
  const now = deps.clock.now();
  requireCancellable(deps, booking, requestedAt);
  const { supplier, penalty } = await askSupplier(
    deps,
    booking,
    { requestedAt, withheldMinor, now },
    context,
  );
  const claimed = claimIfPaid(deps, refundable, 'refund', requestedAt);
  const { row, byFare, terms, paidBackMinor } = await rowOf(deps, refundable, penalty, claimed, {
    now,
    asOf: requestedAt,
  });
  await withTransaction(deps.db, (tx) => insertCancelQuote(tx, ref, row, now));
  const { penaltyMinor, paidMinor, currency } = row;
  const { providers = 1 } = penalty;
  const used = usedClaim(booking, row, now);
  const answer = { answer: 'quoted', penaltyMinor, paidMinor, providers, ...used } as const;
  const decision = await decideCancel(deps, booking, answer, requestedAt);
  const choices = claimChoices(deps, booking, requestedAt);
  const claim = claimed && viewOfClaim(claimed, byFare, row, { choices, tenders, refunds, now });
  const { cancelCodes } = deps.products[booking.product];
  return {
    quote: {
      ...viewOfQuote(booking, row, decision, { tenders, refunds, sources, protections, paidBackMinor }, now),
      protection: claim,
      ...(cancelCodes && { productCode: cancelCodes.quoted }),
    },
    supplier,
    requestedAt,
    withheld: money(row.supplierPenaltyMinor, currency),
    termsKeep: money(terms.penaltyMinor, currency),
  };
}

type When = Omit<Requested, 'bookingId'> & { readonly now: Instant };

/** Refuses with NotCancellable where the airline took the payment: then it isn't ours to give back. */
async function askSupplier(
  deps: CancellationDeps,
  booking: Booking,
  { requestedAt, withheldMinor, now }: When,
  context: RequestContext,
): Promise<{ readonly supplier: ReviewedQuote['supplier']; readonly penalty: SupplierPenalty }> {
  const supplier = deps.products[booking.product].supplierSide(booking);
  const quoted = await supplier?.quoteCancel(now, callContext(context));
  if (quoted?.outcome === 'ok') return { supplier: 'Cancels', penalty: quoted.value };
  const answer = refusedAnswer(quoted);
  const decision = await decideCancel(deps, booking, answer, requestedAt);
  if (answer.answer === 'unavailable') return refuseCancel('SuppliersUnavailable', decision);
  if (answer.answer === 'refused' && answer.refundsItself) return refuseCancel('NotCancellable', decision);
  const paidMinor = booking.totalMinor;
  const { penaltyMinor: byTerms } = cancelAt(booking.offer.cancellation, paidMinor, requestedAt);
  const penaltyMinor = Math.min(withheldMinor ?? byTerms, paidMinor);
  const penalty = { penaltyMinor, refundMinor: paidMinor - penaltyMinor, asOf: now };
  return { supplier: answer.answer === 'unknownBooking' ? 'HasNoBooking' : 'Refuses', penalty };
}
