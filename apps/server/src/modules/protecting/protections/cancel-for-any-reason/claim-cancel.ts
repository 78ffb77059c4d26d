/** What cancel for any reason pays, by the terms that were bought: of a whole trip, or of a part of it. */
import { CARD_BUSINESS_DAYS } from '@sojourn/domain/booking/cancellation/refund-parts.ts';
import type { ChangeFailure } from '@sojourn/domain/booking/change-state.ts';
import { type CalendarDate, dateIn, type Instant } from '@sojourn/domain/dates.ts';
import { type Decision, decideClaim } from '@sojourn/domain/protections/decide.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { partShare } from '@sojourn/domain/protections/split-protection.ts';
import type { Tx } from '#workflow/saga.ts';
import { boughtPurchase, leftToGive, type ProtectedBooking } from '../bought.ts';
import type { ChangeClaim } from '../change-for-any-reason/claim-change.ts';
import type { CoveredSale } from '../product.ts';
import { type BookedProtection, readProtections } from '../store.ts';

type Choice = 'refund' | 'airlineCredit';
type Covered = Pick<CoveredSale, 'baseMinor' | 'taxesMinor'> | null;

const boughtOf = (protections: readonly BookedProtection[]): BookedProtection | undefined =>
  protections.find(({ protection }) => protection === 'cancelForAnyReason');

/** Null where its terms have no such choice. */
function decideCancelClaim(
  booking: ProtectedBooking,
  bought: BookedProtection,
  covered: Covered,
  choice: Choice,
  now: Instant,
): Decision | null {
  const terms = termsById(bought.termsId);
  if (!terms.clauses.some((clause) => clause.rule === 'pays' && clause.choice === choice)) return null;
  return decideClaim(terms, boughtPurchase(bought, booking, covered), {
    at: now,
    choice,
    facts: [],
    amounts: {},
    disruptedAt: null,
    disruption: null,
    delayMinutes: 0,
  });
}

type Bought = { readonly bought: BookedProtection; readonly clauseId: string; readonly payMinor: number };
/** Of the whole trip; null when it wasn't bought, is over, or doesn't pay this. */
export function claimWhole(
  booking: ProtectedBooking,
  protections: readonly BookedProtection[],
  covered: Covered,
  choice: Choice,
  now: Instant,
): Bought | null {
  const bought = boughtOf(protections);
  const decided = bought?.state === 'Valid' ? decideCancelClaim(booking, bought, covered, choice, now) : null;
  if (!bought || decided?.decision !== 'paid') return null;
  const payMinor = leftToGive(Math.min(decided.payMinor, booking.totalMinor), booking, protections);
  return { bought, clauseId: decided.clause.id, payMinor };
}

/** What a part had cost, and what the fare or rate gives back of it. */
type Part = { readonly paidMinor: number; readonly backMinor: number };
type Claimed = { readonly claim: ChangeClaim | null } | { readonly failure: ChangeFailure };

/**
 * What it adds to the refund of a part: up to the part's share of what the whole trip would give. A null
 * claim: the fare or rate gives as much, and the protection stays.
 */
export function claimPart(
  booking: ProtectedBooking,
  protections: readonly BookedProtection[],
  covered: Covered,
  { paidMinor, backMinor }: Part,
  now: Instant,
): Claimed {
  const whole = claimWhole(booking, protections, covered, 'refund', now);
  if (!whole) return { failure: failureOf(booking, protections, now) };
  const { bought, clauseId, payMinor: fullMinor } = whole;
  const payMinor = partShare(fullMinor, paidMinor, booking.totalMinor) - backMinor;
  if (payMinor <= 0) return { claim: null };
  return {
    claim: {
      protection: 'cancelForAnyReason',
      protectionNo: bought.protectionNo,
      clauseId,
      payMinor,
      isCapped: false,
      businessDays: CARD_BUSINESS_DAYS,
      to: 'tenders',
      costMinor: paidMinor - backMinor,
      departsOn: departsOn(booking),
    },
  };
}

const departsOn = ({ startsAt, offer }: ProtectedBooking): CalendarDate =>
  dateIn(startsAt, offer.cancellation.zone);

function failureOf(
  booking: ProtectedBooking,
  protections: readonly BookedProtection[],
  now: Instant,
): ChangeFailure {
  const bought = boughtOf(protections);
  if (bought?.state !== 'Valid') return 'ProtectionOver';
  const decided = decideCancelClaim(booking, bought, null, 'refund', now);
  const isLate = decided?.decision === 'refused' && decided.clause.rule === 'untilStart';
  return isLate ? 'ProtectionTooLate' : 'ProtectionOver';
}

/** In the transaction that begins it: null while the protection still pays what was quoted. */
export async function partClaimFailure(
  tx: Tx,
  booking: ProtectedBooking,
  now: Instant,
): Promise<ChangeFailure | null> {
  const protections = await readProtections(tx, booking);
  const whole = claimWhole(booking, protections, null, 'refund', now);
  return whole ? null : failureOf(booking, protections, now);
}
