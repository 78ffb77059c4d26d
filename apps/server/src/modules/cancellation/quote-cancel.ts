/** What cancelling now gives back, tender by tender; never less than the terms that were accepted promise. */
import type { CancelQuote } from '@sojourn/contract/cancellation.ts';
import type {
  CancelDecision,
  SupplierCancelAnswer,
} from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import { cancelAt, typeOf } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { refundParts } from '@sojourn/domain/booking/cancellation/refund-parts.ts';
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { type BookingId, newId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { endProtections, returnedOf } from '@sojourn/domain/protections/end-protections.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import type { Booking } from '../booking/booking.ts';
import { readRefundable } from '../booking/store.ts';
import type { SupplierCredit, SupplierPenalty, SupplierSide } from '../booking/supplier-record.ts';
import { paidTenders } from '../booking/tenders/paid-tenders.ts';
import { readWalletSources, type Tender, type WalletSource } from '../booking/tenders/store.ts';
import { openCase } from '../cases/open-case.ts';
import { lastsUntil, withTerms } from '../protections/bought.ts';
import { callContext, refTo } from '../trips/use-case.ts';
import { decideCancel, isVoid, refuseCancel, requireCancellable } from './cancel-decision.ts';
import { CANCELLATION_CASES } from './case-types.ts';
import {
  type Choice,
  type Claimed,
  claimChoices,
  claimForAnyReason,
  withClaim,
  withUse,
} from './for-any-reason.ts';
import { previewCreditReturn } from './preview-credit-return.ts';
import type { CancellationDeps } from './product.ts';
import { type CancelQuoteRow, insertCancelQuote } from './store.ts';
import { ticketName } from './ticket-name.ts';

const QUOTE_SECONDS = 10 * 60;

type CancelWay = {
  readonly forAnyReason?: boolean | undefined;
  readonly choice?: Choice | undefined;
};

export async function quoteCancel(
  deps: CancellationDeps,
  bookingId: BookingId,
  actor: Actor,
  context: RequestContext,
  { forAnyReason = false, choice = 'refund' }: CancelWay = {},
): Promise<CancelQuote> {
  const ref = refTo(actor, bookingId);
  // Refunds from before a change and the booking from after it would give back too much
  const [refundable, sources] = await Promise.all([
    readRefundable(deps.db, ref),
    readWalletSources(deps.db, ref),
  ]);
  if (!refundable || refundable.booking.state === 'Failed') return refuse('NotFound');
  const { booking, tenders } = refundable;
  const now = deps.clock.now();
  requireCancellable(deps, booking, now);
  const claimed = forAnyReason ? claimForAnyReason(deps, refundable, choice, now) : null;
  const supplierQuote = await askSupplier(deps, booking, now, context);
  const { row, byFare, terms } = await rowOf(deps, refundable, supplierQuote, claimed, now);
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
  const answer = { answer: 'quoted', penaltyMinor, paidMinor, providers } as const;
  const decision = await decideCancel(deps, booking, answer, now);
  const view = viewOfQuote(booking, row, decision, { tenders, sources }, now);
  return {
    ...view,
    protection: claimed && viewOfClaim(claimed, byFare, row, claimChoices(deps, booking, now)),
  };
}

type Refundable = NonNullable<Awaited<ReturnType<typeof readRefundable>>>;

/** By the fare's or rate's terms, and by what a protection adds to them. */
async function rowOf(
  deps: CancellationDeps,
  { booking, tenders, refunds, protections }: Refundable,
  supplierQuote: SupplierPenalty,
  claimed: Claimed | null,
  now: Instant,
) {
  const paidMinor = booking.totalMinor;
  const terms = cancelAt(booking.offer.cancellation, paidMinor, now);
  const supplierPenaltyMinor = Math.min(supplierQuote.penaltyMinor, paidMinor);
  const farePenalty = Math.min(terms.penaltyMinor, supplierPenaltyMinor);
  const byFare = {
    refundMinor: paidMinor - farePenalty,
    credits: creditsWithin(farePenalty, supplierQuote.credits ?? []),
  };
  const { refundMinor, claimMinor, credits, ...comes } = claimed
    ? await withClaim(deps, booking, byFare, claimed, now)
    : { ...byFare, claimMinor: 0, choice: null };
  const { providers = 1 } = supplierQuote;
  const answer = { answer: 'quoted', penaltyMinor: farePenalty, paidMinor, providers } as const;
  const event = isVoid(await decideCancel(deps, booking, answer, now))
    ? 'canceledInVoidWindow'
    : 'canceledByTraveler';
  const ended = endProtections(protections.map(withTerms), event);
  const ends = claimed && comes.choice ? withUse(ended, claimed) : ended;
  const penaltyMinor = paidMinor - refundMinor;
  const row: CancelQuoteRow = {
    quoteId: newId('quo', deps.random.bytes(16)),
    bookingId: booking.bookingId,
    bookingVersion: booking.version,
    type: typeOf(penaltyMinor, paidMinor),
    expiresAt: earliest([
      plusSeconds(now, QUOTE_SECONDS),
      terms.until ?? booking.startsAt,
      booking.startsAt,
      ...(claimed ? [lastsUntil(booking, claimed.bought)] : []),
    ]),
    paidMinor,
    penaltyMinor,
    refundMinor,
    supplierPenaltyMinor,
    currency: booking.currency,
    parts: refundParts(paidTenders({ tenders, refunds }), refundMinor + returnedOf(ends), now),
    credits,
    protections: ends,
    claimMinor,
    choice: comes.choice,
  };
  return { row, byFare, terms };
}

/** Both sides of it: what the protection pays, and what the fare or rate gives without it. */
function viewOfClaim(
  { choice, clauseId, payMinor }: Claimed,
  byFare: { readonly refundMinor: number },
  row: CancelQuoteRow,
  choices: readonly Choice[],
): NonNullable<CancelQuote['protection']> {
  return {
    choice,
    choices: [...choices],
    clauseId,
    pays: money(payMinor, row.currency),
    byFare: money(byFare.refundMinor, row.currency),
    isUsed: row.choice !== null,
  };
}

/** Who gets more back by our terms than the supplier gives has no credit besides. */
const creditsWithin = (penaltyMinor: number, credits: readonly SupplierCredit[]) =>
  credits.reduce((sum, { amountMinor }) => sum + amountMinor, 0) <= penaltyMinor ? credits : [];

async function askSupplier(
  deps: CancellationDeps,
  booking: Booking,
  now: Instant,
  context: RequestContext,
): Promise<SupplierPenalty> {
  const supplier = deps.products[booking.product].supplierSide(booking);
  const quoted = await supplier?.quoteCancel(now, callContext(context));
  if (quoted?.outcome === 'ok') return quoted.value;
  const answer = refusedAnswer(quoted);
  const decision = await decideCancel(deps, booking, answer, now);
  if (answer.answer !== 'unavailable') return refuseCancel('NotCancellable', decision);
  const failureType = quoted?.outcome === 'unknown' ? 'BookExtTimeout' : 'BookProviderUnavailable';
  return refuseCancel('SuppliersUnavailable', decision, failureType);
}

type Unquoted = Exclude<Awaited<ReturnType<SupplierSide['quoteCancel']>>, { readonly outcome: 'ok' }>;

function refusedAnswer(quoted: Unquoted | undefined): SupplierCancelAnswer {
  if (quoted?.outcome !== 'rejected') return { answer: 'unavailable' };
  const { reason } = quoted.rejection;
  if (reason === 'NotFound') return { answer: 'unknownBooking' };
  return { answer: 'refused', refundsItself: reason === 'AirlineRefunds' };
}

const earliest = (instants: readonly Instant[]): Instant =>
  instants.reduce((first, each) => (isBefore(each, first) ? each : first));

type Paying = { readonly tenders: readonly Tender[]; readonly sources: readonly WalletSource[] };

function viewOfQuote(
  { guests, premiumMinor }: Booking,
  row: CancelQuoteRow,
  decision: CancelDecision,
  { tenders, sources }: Paying,
  now: Instant,
): Omit<CancelQuote, 'protection'> {
  const amount = (amountMinor: number) => money(amountMinor, row.currency);
  const returnedMinor = returnedOf(row.protections);
  const labels = new Map(tenders.map(({ tenderNo, label }) => [tenderNo, label]));
  return {
    quoteId: row.quoteId,
    type: row.type,
    ...decision,
    expiresAt: row.expiresAt,
    paid: amount(row.paidMinor + premiumMinor),
    penalty: amount(row.penaltyMinor + premiumMinor - returnedMinor),
    refund: amount(row.refundMinor + returnedMinor),
    premiums: { paid: amount(premiumMinor), returned: amount(returnedMinor) },
    lines: row.parts.map((part) => ({
      tenderNo: part.tenderNo,
      kind: part.kind,
      tender: labels.get(part.tenderNo) ?? '',
      amount: amount(part.amountMinor),
      units: part.units,
      dueBy: part.dueBy,
      outcome: previewCreditReturn(part, tenders, sources, now),
    })),
    credits: row.credits.map(({ traveler, amountMinor, ...credit }) => ({
      airline: credit.airline,
      number: credit.number,
      traveler: ticketName(guests, traveler),
      amount: amount(amountMinor),
      issuedOn: credit.issuedOn,
      expiresAt: credit.expiresAt,
      nameRule: credit.nameRule,
      residualRule: credit.residualRule,
    })),
  };
}
