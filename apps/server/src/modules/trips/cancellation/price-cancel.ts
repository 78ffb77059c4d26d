/** What canceling comes to: by the fare's or rate's terms, by a protection's, and tender by tender. */
import type { CancelQuote } from '@sojourn/contract/cancellation.ts';
import type { CancelDecision } from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import { cancelAt, typeOf } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { refundParts } from '@sojourn/domain/booking/cancellation/refund-parts.ts';
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { leftOf } from '@sojourn/domain/disruptions/withheld.ts';
import { newId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { endProtections, returnedOf } from '@sojourn/domain/protections/end-protections.ts';
import { lastsUntil, leftToGive, premiumLeft, withTerms } from '#modules/protecting/protections/bought.ts';
import type { BookedProtection } from '#modules/protecting/protections/store.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import type { readRefundable } from '#modules/selling/booking/store.ts';
import type { SupplierCredit, SupplierPenalty } from '#modules/selling/booking/supplier-record.ts';
import { coveredMinor, ownParts, ownRefundMinor } from '#modules/selling/booking/tenders/own-refund.ts';
import { paidTenders } from '#modules/selling/booking/tenders/paid-tenders.ts';
import type { Tender, WalletSource } from '#modules/selling/booking/tenders/store.ts';
import { readOnPage } from '../trips/trip-facts.ts';
import { decideCancel, isVoid } from './cancel-decision.ts';
import { type Choice, type Claimed, withClaim, withUse } from './for-any-reason.ts';
import { previewCreditReturn } from './preview-credit-return.ts';
import type { CancellationDeps } from './product.ts';
import type { CancelQuoteRow } from './store.ts';
import { ticketName } from './ticket-name.ts';

const QUOTE_SECONDS = 10 * 60;

type Refundable = NonNullable<Awaited<ReturnType<typeof readRefundable>>>;

/** `asOf`: when it was asked for, whose terms hold for as long as somebody else takes over it. */
type When = { readonly now: Instant; readonly asOf: Instant };

/** By the fare's or rate's terms, and by what a protection adds to them. */
export async function rowOf(
  deps: CancellationDeps,
  { booking, tenders, refunds, protections }: Refundable,
  supplierQuote: SupplierPenalty,
  claimed: Claimed | null,
  { now, asOf }: When,
) {
  const paidMinor = booking.totalMinor;
  const terms = cancelAt(booking.offer.cancellation, paidMinor, asOf);
  const supplierPenaltyMinor = Math.min(supplierQuote.penaltyMinor, paidMinor);
  const farePenalty = Math.min(terms.penaltyMinor, supplierPenaltyMinor);
  const byTermsMinor = paidMinor - farePenalty;
  const byFare = {
    // What a protection has paid of a change or for another flight doesn't come back twice
    refundMinor: leftToGive(byTermsMinor, booking, protections),
    credits: creditsWithin(farePenalty, supplierQuote.credits ?? []).flatMap((credit) => {
      const amountMinor = leftOf(credit.amountMinor, paidMinor, protections);
      return amountMinor > 0 ? [{ ...credit, amountMinor }] : [];
    }),
  };
  const { refundMinor, claimMinor, credits, ...comes } = claimed
    ? await withClaim(deps, booking, byFare, claimed, asOf)
    : { ...byFare, claimMinor: 0, choice: null };
  const { providers = 1 } = supplierQuote;
  const answer = { answer: 'quoted', penaltyMinor: farePenalty, paidMinor, providers } as const;
  const byTerms = isVoid(await decideCancel(deps, booking, answer, asOf))
    ? 'canceledInVoidWindow'
    : 'canceledByTraveler';
  const byClaim = claimed?.disruption ? 'refundChosen' : 'canceledForAnyReason';
  const event = comes.choice ? byClaim : byTerms;
  const ended = endProtections(protections.map(withTerms), event);
  const ends = claimed && comes.choice ? withUse(ended, claimed) : ended;
  const penaltyMinor = paidMinor - refundMinor;
  const paid = paidTenders({ tenders, refunds });
  const backMinor = refundMinor + returnedOf(ends);
  const paidBackMinor = comes.choice ? 0 : paidBackBesides(paid, backMinor, byTermsMinor - refundMinor, now);
  const brought = await readOnPage(deps.tripSources.facts, 'airlineCredit', deps.db, booking);
  const creditMinor = sumOf([
    ...credits.map(({ amountMinor }) => amountMinor),
    ...brought.map(({ issuedMinor }) => issuedMinor),
  ]);
  const row: CancelQuoteRow = {
    quoteId: newId('quo', deps.random.bytes(16)),
    bookingId: booking.bookingId,
    bookingVersion: booking.version,
    type: typeOf(penaltyMinor, paidMinor),
    expiresAt: earliest([
      plusSeconds(now, QUOTE_SECONDS),
      ...(asOf === now ? [terms.until ?? booking.startsAt, booking.startsAt] : []),
      ...(asOf === now && claimed
        ? [claimed.disruption?.decideBy ?? lastsUntil(booking, claimed.bought)]
        : []),
    ]),
    paidMinor,
    penaltyMinor,
    refundMinor,
    supplierPenaltyMinor,
    currency: booking.currency,
    parts: refundParts(paid, backMinor, now),
    credits,
    protections: ends,
    claimMinor,
    choice: comes.choice,
    disruptionNo: claimed?.disruption?.disruptionNo ?? null,
    otherwiseMinor: paidBackMinor + creditMinor,
  };
  return { row, byFare, terms, paidBackMinor };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** Of the traveler's own, what a protection paid for a change and isn't refunded besides `backMinor`. */
function paidBackBesides(
  paid: ReturnType<typeof paidTenders>,
  backMinor: number,
  paidBackMinor: number,
  now: Instant,
): number {
  if (paidBackMinor <= 0) return 0;
  return ownRefundMinor(paid, backMinor + paidBackMinor, now) - ownRefundMinor(paid, backMinor, now);
}

type Choosing = Pick<Paying, 'tenders' | 'refunds'> & {
  readonly choices: readonly Choice[];
  readonly now: Instant;
};

/** Both sides of it: what the protection pays, and what the fare or rate gives without it. */
export function viewOfClaim(
  { choice, clauseId, payMinor }: Claimed,
  byFare: { readonly refundMinor: number },
  row: CancelQuoteRow,
  { choices, tenders, refunds, now }: Choosing,
): NonNullable<CancelQuote['protection']> {
  const paid = paidTenders({ tenders, refunds });
  const own = (amountMinor: number) => money(ownRefundMinor(paid, amountMinor, now), row.currency);
  return {
    choice,
    choices: [...choices],
    clauseId,
    pays: choice === 'airlineCredit' ? money(payMinor, row.currency) : own(payMinor),
    byFare: own(byFare.refundMinor),
    isUsed: row.choice !== null,
  };
}

/** Who gets more back by our terms than the supplier gives has no credit besides. */
const creditsWithin = (penaltyMinor: number, credits: readonly SupplierCredit[]) =>
  sumOf(credits.map(({ amountMinor }) => amountMinor)) <= penaltyMinor ? credits : [];

type Paying = {
  readonly tenders: readonly Tender[];
  readonly refunds: Refundable['refunds'];
  readonly sources: readonly WalletSource[];
  readonly protections: readonly BookedProtection[];
  /** Of what's withheld, what a protection had paid for a change. */
  readonly paidBackMinor: number;
};

export function viewOfQuote(
  booking: Booking,
  row: CancelQuoteRow,
  decision: CancelDecision,
  { tenders, refunds, sources, protections, paidBackMinor }: Paying,
  now: Instant,
): Omit<CancelQuote, 'protection'> {
  const amount = (amountMinor: number) => money(amountMinor, row.currency);
  const returnedMinor = returnedOf(row.protections);
  const premiumMinor = premiumLeft(booking, protections);
  const labels = new Map(tenders.map(({ tenderNo, label }) => [tenderNo, label]));
  const paid = paidTenders({ tenders, refunds });
  const own = ownParts(paid, row.parts);
  const paidMinor = row.paidMinor + premiumMinor - coveredMinor(paid);
  const refundMinor = sumOf(own.map(({ amountMinor }) => amountMinor));
  const otherwiseMinor = row.otherwiseMinor ?? 0;
  const premiumLeftMinor = premiumMinor - returnedMinor;
  const feeMinor = paidMinor - refundMinor - premiumLeftMinor - otherwiseMinor;
  return {
    quoteId: row.quoteId,
    type: row.type,
    ...decision,
    expiresAt: row.expiresAt,
    paid: amount(paidMinor),
    penalty: amount(paidMinor - refundMinor),
    refund: amount(refundMinor),
    withheld: { fee: amount(Math.max(0, feeMinor)), premiums: amount(premiumLeftMinor) },
    asCredit: amount(otherwiseMinor - paidBackMinor),
    paidBack: amount(paidBackMinor),
    premiums: { paid: amount(premiumMinor), returned: amount(returnedMinor) },
    lines: own.map((part) => ({
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
      traveler: ticketName(booking.guests, traveler),
      amount: amount(amountMinor),
      issuedOn: credit.issuedOn,
      expiresAt: credit.expiresAt,
      nameRule: credit.nameRule,
      residualRule: credit.residualRule,
    })),
  };
}

const earliest = (instants: readonly Instant[]): Instant =>
  instants.reduce((first, each) => (isBefore(each, first) ? each : first));
