/** What cancelling now gives back, tender by tender; never less than the terms that were accepted promise. */
import type { CancelQuote } from '@sojourn/contract/cancellation.ts';
import type { SupplierCancelAnswer } from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { readRefundable } from '#modules/selling/booking/store.ts';
import type { SupplierPenalty, SupplierSide } from '#modules/selling/booking/supplier-record.ts';
import { readWalletSources } from '#modules/selling/booking/tenders/store.ts';
import { refuse } from '#refusal.ts';
import { callContext, refTo } from '../trips/use-case.ts';
import { cancelable, claimByDisruption } from './by-disruption.ts';
import { decideCancel, refuseCancel, requireCancellable } from './cancel-decision.ts';
import { CANCELLATION_CASES } from './case-types.ts';
import { type Choice, type Claimed, claimChoices, claimForAnyReason, usedClaim } from './for-any-reason.ts';
import { rowOf, viewOfClaim, viewOfQuote } from './price-cancel.ts';
import type { CancellationDeps } from './product.ts';
import { insertCancelQuote } from './store.ts';

type CancelWay = {
  readonly forAnyReason?: boolean | undefined;
  readonly choice?: Choice | undefined;
  readonly disruption?: number | undefined;
};

export async function quoteCancel(
  deps: CancellationDeps,
  bookingId: BookingId,
  actor: Actor,
  context: RequestContext,
  { forAnyReason = false, choice = 'refund', disruption }: CancelWay = {},
): Promise<CancelQuote> {
  const ref = refTo(actor, bookingId);
  // Refunds from before a change and the booking from after it would give back too much
  const [refundable, sources] = await Promise.all([
    readRefundable(deps.db, ref),
    readWalletSources(deps.db, ref),
  ]);
  if (!refundable || refundable.booking.state === 'Failed') return refuse('NotFound');
  const { tenders, refunds, protections } = refundable;
  const now = deps.clock.now();
  const booking = await cancelable(deps, refundable.booking, disruption ?? null, now);
  requireCancellable(deps, booking, now);
  const claimed = await claimOf(deps, refundable, { forAnyReason, choice, disruption }, now);
  const supplierQuote = await askSupplier(deps, booking, claimed !== null, now, context);
  const { row, byFare, terms, paidBackMinor } = await rowOf(
    deps,
    { ...refundable, booking },
    supplierQuote,
    claimed,
    {
      now,
      asOf: now,
    },
  );
  await withTransaction(deps.db, async (tx) => {
    await insertCancelQuote(tx, ref, row, now);
    if (row.supplierPenaltyMinor <= terms.penaltyMinor) return;
    const { tenantId, customerId } = ref;
    const { supplierPenaltyMinor } = row;
    const facts = { termsPenaltyMinor: terms.penaltyMinor, supplierPenaltyMinor };
    const type = CANCELLATION_CASES.supplierPenaltyDiffers;
    await openCase(tx, deps, { tenantId, customerId, type, subjectId: bookingId, facts });
  });
  const { providers = 1 } = supplierQuote;
  const { penaltyMinor, paidMinor } = row;
  const used = usedClaim(booking, row, now);
  const answer = { answer: 'quoted', penaltyMinor, paidMinor, providers, ...used } as const;
  const decision = await decideCancel(deps, booking, answer, now);
  const paying = { tenders, refunds, sources, protections, paidBackMinor };
  const view = viewOfQuote(booking, row, decision, paying, now);
  const choices = claimed ? choicesOf(deps, booking, claimed, now) : [];
  const { cancelCodes } = deps.products[booking.product];
  return {
    ...view,
    ...(cancelCodes && { productCode: cancelCodes.quoted }),
    protection: claimed && viewOfClaim(claimed, byFare, row, { choices, tenders, refunds, now }),
  };
}

/** Null where nothing but the fare or rate is to pay. */
async function claimOf(
  deps: CancellationDeps,
  refundable: Parameters<typeof claimForAnyReason>[1],
  { forAnyReason, choice, disruption }: CancelWay,
  now: Instant,
): Promise<Claimed | null> {
  if (disruption !== undefined) return claimByDisruption(deps, refundable, disruption, now);
  return forAnyReason ? claimForAnyReason(deps, refundable, choice ?? 'refund', now) : null;
}

const choicesOf = (deps: CancellationDeps, booking: Booking, claimed: Claimed, now: Instant): Choice[] =>
  claimed.disruption ? [claimed.choice] : claimChoices(deps, booking, now);

async function askSupplier(
  deps: CancellationDeps,
  booking: Booking,
  isClaimed: boolean,
  now: Instant,
  context: RequestContext,
): Promise<SupplierPenalty> {
  const product = deps.products[booking.product];
  const quoted = await product.supplierSide(booking)?.quoteCancel(now, callContext(context));
  if (quoted?.outcome === 'ok') return quoted.value;
  const answer = refusedAnswer(quoted);
  const byAgents = isClaimed && answer.answer !== 'unavailable' ? product.cfarByAgents : undefined;
  const decision = byAgents ?? (await decideCancel(deps, booking, answer, now));
  if (answer.answer !== 'unavailable') return refuseCancel('NotCancellable', decision);
  const failureType = quoted?.outcome === 'unknown' ? 'BookExtTimeout' : 'BookProviderUnavailable';
  return refuseCancel('SuppliersUnavailable', decision, failureType);
}

type Unquoted = Exclude<Awaited<ReturnType<SupplierSide['quoteCancel']>>, { readonly outcome: 'ok' }>;

export function refusedAnswer(quoted: Unquoted | undefined): SupplierCancelAnswer {
  if (quoted?.outcome !== 'rejected') return { answer: 'unavailable' };
  const { reason } = quoted.rejection;
  if (reason === 'NotFound') return { answer: 'unknownBooking' };
  return { answer: 'refused', refundsItself: reason === 'AirlineRefunds' };
}
