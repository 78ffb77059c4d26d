/** What change for any reason pays of a change, by the terms that were bought. */
import type { ChangeFailure } from '@sojourn/domain/booking/change-state.ts';
import { type CalendarDate, dateIn, type Instant } from '@sojourn/domain/dates.ts';
import type { PayoutTo } from '@sojourn/domain/protections/clause.ts';
import { decideClaim } from '@sojourn/domain/protections/decide.ts';
import type { ReimbursedTo } from '@sojourn/domain/protections/protection-state.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { addYears } from '@sojourn/domain/wallet/credits/credit-days.ts';
import { boughtPurchase, type ProtectedBooking } from '../bought.ts';
import type { BookedProtection } from '../store.ts';

/** A change as it's claimed. `departsOn`: the new trip, where it begins. */
type ClaimedChange = { readonly costMinor: number; readonly departsOn: CalendarDate };
/** As it was quoted; plain data, as it's stored. Amounts in minor units. */
export type ChangeClaim = ClaimedChange & {
  /** Of a part that's canceled for any reason; left out of a change. */
  readonly protection?: 'cancelForAnyReason';
  readonly protectionNo: number;
  readonly clauseId: string;
  readonly payMinor: number;
  /** The change costs more than the most that it pays. */
  readonly isCapped: boolean;
  readonly businessDays: number;
  /** Left out of what was stored when there was only credit. */
  readonly to?: ReimbursedTo;
};

/** What decides about its changes. `firstStartsAt`: of the trip as it was booked. */
export type Claimable = { readonly bought: BookedProtection | undefined; readonly firstStartsAt: Instant };

type ClaimAnswer = { readonly claim: ChangeClaim } | { readonly failure: ChangeFailure };

export function claimChange(
  booking: ProtectedBooking,
  { bought, firstStartsAt }: Claimable,
  { costMinor, departsOn }: ClaimedChange,
  now: Instant,
): ClaimAnswer {
  if (bought?.state !== 'Valid') return { failure: 'ProtectionOver' };
  const { zone } = booking.offer.cancellation;
  const lastDay = addYears(dateIn(firstStartsAt, zone), 1);
  const decided = decideClaim(termsById(bought.termsId), boughtPurchase(bought, booking, null), {
    at: now,
    choice: 'change',
    facts: departsOn <= lastDay ? ['departsWithinYear'] : [],
    amounts: { changeCost: costMinor },
    disruptedAt: null,
    disruption: null,
    delayMinutes: 0,
  });
  if (decided.decision === 'refused') return { failure: failureOf(decided.clause.rule) };
  const { payMinor, isCapped, clause } = decided;
  const to = reimbursedTo(decided.to);
  const { protectionNo } = bought;
  const businessDays = clause.businessDays ?? 0;
  return {
    claim: { protectionNo, clauseId: clause.id, payMinor, isCapped, businessDays, to, costMinor, departsOn },
  };
}

function reimbursedTo(to: PayoutTo): ReimbursedTo {
  if (to === 'tenders' || to === 'travelCredit') return to;
  throw new RangeError(`a change is never paid back as ${to}`);
}

function failureOf(rule: string): ChangeFailure {
  if (rule === 'untilStart') return 'ProtectionTooLate';
  return rule === 'onlyIf' ? 'ProtectionBeyondYear' : 'ProtectionOver';
}
