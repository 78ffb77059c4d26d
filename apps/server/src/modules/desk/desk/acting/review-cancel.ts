/** Cancellations that only an agent can go on with: reviewed, then fulfilled or declined (B §4). */
import type { ReviewedQuote } from '@sojourn/contract/desk/parts.ts';
import { cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { type BookingId, type CaseId, isId, type QuoteId } from '@sojourn/domain/ids.ts';
import { isLive } from '@sojourn/domain/support/case-flow.ts';
import { helpCode, REVIEWED_CANCELS, type ReviewedCancel } from '@sojourn/domain/support/help.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { APPROVAL_CASES } from '#modules/companies/approvals/case-types.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { beginCancel } from '#modules/trips/cancellation/begin-cancel.ts';
import { answerOf } from '#modules/trips/cancellation/cancel-trip.ts';
import { CANCELLATION_CASES } from '#modules/trips/cancellation/case-types.ts';
import { quoteReviewed } from '#modules/trips/cancellation/review-cancel.ts';
import { type CancelQuoteRow, readCancelQuote } from '#modules/trips/cancellation/store.ts';
import { refTo, requireTrip } from '#modules/trips/trips/use-case.ts';
import { refuse } from '#refusal.ts';
import { changeCase, openForChange } from '../../cases/thread/change-case.ts';
import { notifyOfCase } from '../../cases/thread/notify-of-case.ts';
import { findThread, type ThreadedCase } from '../../cases/thread/store.ts';
import { agreeToGive } from '../../proposals/giving/agree-to-give.ts';
import { SUPPORT_CASES } from '../../support/case-types.ts';
import type { DeskDeps } from '../deps.ts';
import { customerFor } from './for-customer.ts';

type Requested = {
  readonly bookingId: BookingId;
  readonly outcome: ReviewedCancel;
  readonly requestedAt: Instant;
};

/**
 * What the customer, or their company, asked for in it; null in a case about anything else, and once it's
 * over.
 */
export function requestedCancel({
  kind,
  state,
  subjectId,
  facts,
  openedAt: requestedAt,
}: ThreadedCase): Requested | null {
  if (!isLive(state)) return null;
  if (kind === APPROVAL_CASES.rejectedNotCanceled.kind && isId('bkg', subjectId))
    return {
      bookingId: subjectId,
      outcome: 'CancellationFailure',
      // What its company decided holds from then on, however late somebody comes to it
      requestedAt: typeof facts.rejectedAt === 'string' ? (facts.rejectedAt as Instant) : requestedAt,
    };
  if (kind === CANCELLATION_CASES.cancelRefused.kind)
    return isId('bkg', subjectId)
      ? { bookingId: subjectId, outcome: 'CancellationFailure', requestedAt }
      : null;
  if (kind !== SUPPORT_CASES.helpRequested.kind || facts.about !== 'cancel') return null;
  const code = helpCode('cancel', typeof facts.code === 'string' ? facts.code : null);
  const outcome = REVIEWED_CANCELS.find((each) => each === code);
  const { bookingId } = facts;
  if (!outcome || typeof bookingId !== 'string' || !isId('bkg', bookingId)) return null;
  return { bookingId, outcome, requestedAt };
}

async function requireRequested(
  { db }: Pick<DeskDeps, 'db'>,
  caseId: CaseId,
  { tenantId }: Actor,
): Promise<{ readonly found: ThreadedCase; readonly requested: Requested }> {
  const found = (await findThread(db, { tenantId, caseId })) ?? refuse('NotFound');
  return { found, requested: requestedCancel(found) ?? refuse('CaseClosed') };
}

/** `withheldMinor`: what the supplier keeps by its word; null: what the terms let it keep. */
export async function reviewCancellation(
  deps: DeskDeps,
  caseId: CaseId,
  { withheldMinor }: { readonly withheldMinor: number | null },
  agent: Actor,
  context: RequestContext,
): Promise<ReviewedQuote> {
  const { found, requested } = await requireRequested(deps, caseId, agent);
  const customer = await customerFor(deps, found.customerId, agent);
  return quoteReviewed(deps, { ...requested, withheldMinor }, customer, context);
}

type FulfillInput = {
  readonly version: number;
  readonly quoteId: QuoteId;
  /** Under which the supplier agreed to it; null where it cancels online. */
  readonly supplierReference: string | null;
  readonly text: string;
};

/**
 * Cancels on the terms of a review, once, also where somebody else acts on the booking. Its saga closes the
 * case; where nothing was canceled after all, it stays open and this refuses as the customer's own does.
 * Answers the product's code for it once it's canceled.
 */
export async function fulfillCancellation(
  deps: DeskDeps,
  caseId: CaseId,
  { version, quoteId, supplierReference, text }: FulfillInput,
  agent: Actor,
  context: RequestContext,
): Promise<{ readonly productCode?: string }> {
  const { found, requested } = await requireRequested(deps, caseId, agent);
  const customer = await customerFor(deps, found.customerId, agent);
  const ref = refTo(customer, requested.bookingId);
  const [booking, quote] = await Promise.all([
    requireTrip(deps, ref),
    readCancelQuote(deps.db, ref, quoteId),
  ]);
  const isOfNow = quote?.bookingVersion === booking.version && quote.paidMinor === booking.totalMinor;
  if (!quote || !isOfNow || !isBefore(deps.clock.now(), quote.expiresAt)) return refuse('CancelQuoteExpired');
  const review = { supplierReference };
  const by = { side: 'agent', agentId: agent.customerId } as const;
  const saga = await withTransaction(deps.db, async (tx) => {
    const open = await openForChange(tx, found, version);
    if (!requestedCancel(open)) refuse('CaseClosed');
    const givenMinor = beyondTerms(booking, quote, requested.requestedAt);
    const giving = { agentId: agent.customerId, secondFor: 'cancel', amountMinor: givenMinor };
    if (!(await agreeToGive(tx, deps, open, giving))) return null;
    const beginning = { quote, sendAt: null, agentId: agent.customerId, review };
    const begun = await beginCancel(tx, deps, ref, beginning, context);
    // The customer, or another agent, was first
    if (!begun || begun === 'waits') return refuse('CancelQuoteExpired');
    const data = { deed: 'fulfillCancel', bookingId: requested.bookingId, supplierReference, givenMinor };
    const assigneeId = open.assigneeId ?? agent.customerId;
    await changeCase(tx, deps, open, by, { kind: 'acted', action: 'answer', text, data, assigneeId });
    return begun;
  });
  if (!saga) return refuse('SecondAgentNeeded');
  const { cancelCodes } = deps.products[booking.product];
  const ended = await deps.sagas.drive(saga);
  const { result } = await answerOf(deps, ref, ended, cancelCodes?.notFulfilled);
  return result === 'Canceled' && cancelCodes ? { productCode: cancelCodes.fulfilled } : {};
}

/**
 * What comes back, by the supplier's word to an agent, that the terms would have kept; no protection pays it.
 */
function beyondTerms(booking: Booking, quote: CancelQuoteRow, requestedAt: Instant): number {
  const { penaltyMinor } = cancelAt(booking.offer.cancellation, quote.paidMinor, requestedAt);
  return quote.refundMinor - quote.claimMinor - (quote.paidMinor - penaltyMinor);
}

type DeclineInput = { readonly version: number; readonly text: string };

/** The booking stays as it is; its customer reads why, on the case's page and by mail. */
export async function declineCancellation(
  deps: DeskDeps,
  caseId: CaseId,
  { version, text }: DeclineInput,
  agent: Actor,
): Promise<void> {
  const { found, requested } = await requireRequested(deps, caseId, agent);
  const by = { side: 'agent', agentId: agent.customerId } as const;
  await withTransaction(deps.db, async (tx) => {
    const open = await openForChange(tx, found, version);
    if (!requestedCancel(open)) refuse('CaseClosed');
    const assigneeId = open.assigneeId ?? agent.customerId;
    const data = { deed: 'declineCancel', bookingId: requested.bookingId };
    const noted = await changeCase(tx, deps, open, by, {
      kind: 'acted',
      action: 'answer',
      text,
      data,
      assigneeId,
    });
    const resolved = await changeCase(tx, deps, noted, by, { kind: 'resolved', action: 'resolve' });
    await notifyOfCase(tx, resolved, 'caseResolved', deps.clock.now());
  });
}
