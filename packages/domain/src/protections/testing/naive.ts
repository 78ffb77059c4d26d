/**
 * The same decisions a second time, written from B §4, §5 and §9 alone, one protection after another and
 * without the clauses: what it says and what the terms say has to agree on every case.
 */
import type { Instant } from '../../dates.ts';
import type { Fact, ProtectionTerms } from '../clause.ts';
import type { Claim, Purchase } from '../decide.ts';

const hours = (from: Instant, to: Instant): number => (Date.parse(to) - Date.parse(from)) / 3_600_000;

/** Minor units, or null for no. */
type Judge = (purchase: Purchase, claim: Claim) => number | null;

const share = (minor: number, percent: number): number => Math.floor((minor * percent) / 100);
const of = (
  purchase: Purchase,
  claim: Claim,
  name: 'base' | 'taxes' | 'fee' | keyof Claim['amounts'],
): number => claim.amounts[name] ?? purchase.amounts[name] ?? 0;
const all = (claim: Claim, facts: readonly Fact[]): boolean =>
  facts.every((each) => claim.facts.includes(each));

function isOpen(purchase: Purchase, claim: Claim, endings: readonly string[]): boolean {
  if (purchase.exercisedAt !== null && hours(purchase.exercisedAt, claim.at) >= 0) return false;
  return !purchase.happened.some(({ event, at }) => endings.includes(event) && hours(at, claim.at) >= 0);
}

const ANY_REASON_ENDS = [
  'canceledBySupplier',
  'changedWithSupplier',
  'governmentAlert',
  'whoDesignation',
  'canceledByTraveler',
];

const cancelFlight: Judge = (purchase, claim) => {
  if (!isOpen(purchase, claim, ANY_REASON_ENDS) || hours(claim.at, purchase.startsAt) <= 3) return null;
  const paid = of(purchase, claim, 'base') + of(purchase, claim, 'taxes');
  return claim.choice === 'refund' ? share(paid, 80) : paid;
};

const cancelHotel: Judge = (purchase, claim) => {
  if (!isOpen(purchase, claim, ANY_REASON_ENDS) || hours(claim.at, purchase.startsAt) <= 0) return null;
  return of(purchase, claim, 'base') + of(purchase, claim, 'taxes');
};

const changeFlight: Judge = (purchase, claim) => {
  if (!isOpen(purchase, claim, ['canceledBySupplier', 'canceledByTraveler'])) return null;
  if (hours(claim.at, purchase.startsAt) <= 3 || !claim.facts.includes('departsWithinYear')) return null;
  return Math.min(of(purchase, claim, 'changeCost'), 30_000 * purchase.covered);
};

const disruption: Judge = (purchase, claim) => {
  const endings = ['canceledForAnyReason', 'canceledByTraveler', 'refundChosen'];
  if (!isOpen(purchase, claim, endings) || hours(purchase.endsAt, claim.at) >= 24) return null;
  if (!claim.facts.includes('withinDayOfDeparture')) return null;
  if (claim.disruption === 'Delayed' && claim.delayMinutes < 120) return null;
  if (claim.choice === 'refund') return of(purchase, claim, 'base');
  const price = of(purchase, claim, 'flightPrice');
  const qualifies = all(claim, ['everyTraveler', 'sameAirports', 'sameOrNextDay', 'sameOrLowerClass']);
  return qualifies && price <= 150_000 * purchase.covered ? price : null;
};

const connection: Judge = (purchase, claim) => {
  const endings = ['canceledByTraveler', 'changedByTraveler', 'canceledInVoidWindow'];
  if (!isOpen(purchase, claim, endings) || !claim.facts.includes('noReasonableFlight')) return null;
  if (claim.disruptedAt === null || hours(claim.disruptedAt, claim.at) >= 24) return null;
  return Math.min(of(purchase, claim, 'flightPrice'), 500_000 * purchase.covered);
};

const TORONTO = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' });
/** The day in Toronto, as a count. */
const torontoDay = (at: Instant): number =>
  Date.parse(`${TORONTO.format(new Date(at))}T00:00:00Z`) / 86_400_000;

const drop =
  (days: number, thresholdMinor: number, capMinor: number): Judge =>
  (purchase, claim) => {
    const endings = ['canceledBySupplier', 'canceledByTraveler', 'changedByTraveler'];
    if (!isOpen(purchase, claim, endings)) return null;
    if (torontoDay(claim.at) - torontoDay(purchase.boughtAt) <= days) return null;
    const fell = of(purchase, claim, 'priceDrop');
    return fell >= thresholdMinor ? Math.min(fell, capMinor) : null;
  };

const match: Judge = (purchase, claim) => {
  if (!isOpen(purchase, claim, []) || hours(purchase.bookedAt, claim.at) >= 24) return null;
  const checks = ['sameItinerary', 'inDollars', 'open', 'verified', 'kept'] as const;
  return all(claim, checks) ? of(purchase, claim, 'priceDifference') : null;
};

const freeze: Judge = (purchase, claim) => {
  const days = purchase.days ?? 0;
  if (!isOpen(purchase, claim, []) || hours(purchase.boughtAt, claim.at) >= days * 24) return null;
  if (claim.choice === 'feeBack') return claim.facts.includes('soldOut') ? of(purchase, claim, 'fee') : null;
  if (!claim.facts.includes('stillForSale')) return null;
  return Math.min(of(purchase, claim, 'priceRise'), 50_000 * purchase.covered);
};

const freezeOrSimilar =
  (like: readonly Fact[]): Judge =>
  (purchase, claim) => {
    if (claim.choice !== 'similar') return freeze(purchase, claim);
    const days = purchase.days ?? 0;
    if (!isOpen(purchase, claim, []) || hours(purchase.boughtAt, claim.at) >= days * 24) return null;
    const more = of(purchase, claim, 'priceRise');
    return all(claim, ['soldOut', ...like]) && more <= 50_000 * purchase.covered ? more : null;
  };

const JUDGES: Readonly<Record<string, Judge>> = {
  'cancel-flight-2026-11': cancelFlight,
  'cancel-hotel-2026-11': cancelHotel,
  'change-flight-2026-11': changeFlight,
  'change-flight-tenders': changeFlight,
  'disruption-flight-2026-11': disruption,
  'connection-flight-2026-11': connection,
  'drop-flight-2026-11': drop(10, 1_500, 5_000),
  'drop-hotel-2026-11': drop(5, 2_000, 10_000),
  'match-flight-2026-11': match,
  'match-hotel-2026-11': match,
  'freeze-flight-2026-11': freeze,
  'freeze-hotel-2026-11': freeze,
  'freeze-flight-2026-11-28': freezeOrSimilar(['sameAirports', 'sameOrNextDay']),
  'freeze-hotel-2026-11-28': freezeOrSimilar(['nearbySameStars']),
};

/** The payout in minor units; null when the claim is refused. */
export function judgeNaively({ id }: ProtectionTerms, purchase: Purchase, claim: Claim): number | null {
  const judge = JUDGES[id];
  if (!judge) throw new RangeError(`nobody has written down what ${id} pays`);
  return judge(purchase, claim);
}
