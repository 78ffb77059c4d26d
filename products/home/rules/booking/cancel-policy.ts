/**
 * What a guest has back of a home, by the policy that was copied onto the booking at its confirmation. A tier
 * holds until a named instant of the home's clock and no longer: at that instant the next one does.
 */
import {
  addDays,
  type CalendarDate,
  type Instant,
  instantAt,
  isBefore,
  nightsBetween,
  plusSeconds,
  type Zone,
} from '@sojourn/domain/dates.ts';
import { basisPointsOf } from '@sojourn/domain/money.ts';
import type { HomePrice } from '../home-price.ts';

/** `hours` are real ones. A day ends at its midnight, or at the hour of check-in so many days before. */
type Deadline = { readonly hours: number } | { readonly days: number; readonly at: 'endOfDay' | 'checkIn' };

/** Shares given back, in basis points. `until` null: to check-in. */
type PolicyTier = {
  readonly until: Deadline | null;
  readonly nightsBps: number;
  readonly cleaningBps: number;
  /** Of all other fees and of our service. */
  readonly feesBps: number;
};

export type HomePolicy = {
  /** From the latest deadline to cancel to the last. */
  readonly tiers: readonly PolicyTier[];
  /** Everything back within so many hours of confirming, if check-in is at least so many days away then. */
  readonly grace: { readonly hours: number; readonly daysBefore: number } | null;
};

export type HomeStayTimes = {
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  /** `15:00` on the home's clock. */
  readonly checkInFrom: string;
  readonly zone: Zone;
  readonly confirmedAt: Instant;
};

const HOUR_SECONDS = 3_600;
/** Stays of so many nights have a policy of their own, and no grace. */
export const LONG_STAY_NIGHTS = 28;
const NOTHING = { nightsBps: 0, cleaningBps: 0, feesBps: 0 };
const EVERYTHING = { nightsBps: 10_000, cleaningBps: 10_000, feesBps: 10_000 };

export const checkInInstant = ({ checkIn, checkInFrom, zone }: HomeStayTimes): Instant =>
  instantAt(`${checkIn}T${checkInFrom}`, zone);

function deadlineInstant(until: Deadline | null, times: HomeStayTimes): Instant {
  if (until === null) return checkInInstant(times);
  if ('hours' in until) return plusSeconds(checkInInstant(times), -until.hours * HOUR_SECONDS);
  const day = addDays(times.checkIn, -until.days);
  return until.at === 'checkIn'
    ? instantAt(`${day}T${times.checkInFrom}`, times.zone)
    : instantAt(addDays(day, 1), times.zone);
}

/** The end of the grace, or null when the stay has none. */
function graceEnd({ grace }: HomePolicy, times: HomeStayTimes): Instant | null {
  if (!grace || nightsBetween(times.checkIn, times.checkOut) >= LONG_STAY_NIGHTS) return null;
  const latest = plusSeconds(checkInInstant(times), -grace.daysBefore * 24 * HOUR_SECONDS);
  return isBefore(latest, times.confirmedAt)
    ? null
    : plusSeconds(times.confirmedAt, grace.hours * HOUR_SECONDS);
}

/** What's given back when it's canceled before `endsAt`, in minor units. */
type RefundStep = { readonly endsAt: Instant; readonly refundMinor: number };

/** From now to check-in, each step with its end; a step that an earlier one covers is left out. */
export function refundSteps(policy: HomePolicy, times: HomeStayTimes, price: HomePrice): RefundStep[] {
  const grace = graceEnd(policy, times);
  const steps = policy.tiers.map((tier) => ({
    endsAt: deadlineInstant(tier.until, times),
    refundMinor: refundOf(price, tier),
  }));
  const later = steps.filter(({ endsAt }) => grace === null || isBefore(grace, endsAt));
  return grace === null ? steps : [{ endsAt: grace, refundMinor: refundOf(price, EVERYTHING) }, ...later];
}

/** What the guest has back for canceling at `at`, the moment they pressed it; 0 from check-in on. */
export function refundAt(policy: HomePolicy, times: HomeStayTimes, price: HomePrice, at: Instant): number {
  const step = refundSteps(policy, times, price).find(({ endsAt }) => isBefore(at, endsAt));
  return step?.refundMinor ?? refundOf(price, NOTHING);
}

/** Whether canceling gives everything back beyond the grace, still at `now`. */
export function isFreeToCancel({ tiers }: HomePolicy, times: HomeStayTimes, now: Instant): boolean {
  const [first] = tiers;
  const isWhole = first !== undefined && [first.nightsBps, first.cleaningBps, first.feesBps].every(isAll);
  return isWhole && isBefore(now, deadlineInstant(first.until, times));
}

const isAll = (bps: number): boolean => bps === 10_000;

type Shares = Pick<PolicyTier, 'nightsBps' | 'cleaningBps' | 'feesBps'>;

/** Each line in its share, with the taxes that were for it. */
function refundOf(price: HomePrice, { nightsBps, cleaningBps, feesBps }: Shares): number {
  const nights = price.nightsMinor + price.extraGuestsMinor + price.discountMinor + price.nightsTaxMinor;
  const fees = price.fees.map(({ kind, amountMinor, taxMinor }) =>
    basisPointsOf(amountMinor + taxMinor, kind === 'cleaning' ? cleaningBps : feesBps),
  );
  return fees.reduce(
    (total, each) => total + each,
    basisPointsOf(nights, nightsBps) + basisPointsOf(price.serviceMinor, feesBps),
  );
}
