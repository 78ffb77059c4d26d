/**
 * Decides what a protection pays, by its terms alone. What is simulated before it's bought and what is paid
 * afterwards come from the same two functions.
 */
import { addDays, dateIn, type Instant, instantAt } from '../dates.ts';
import { CREDIT_ZONE } from '../wallet/credits/credit-days.ts';
import {
  type Choice,
  type Clause,
  type Disruption,
  type EndingEvent,
  type Fact,
  isPays,
  type Measure,
  type PayoutTo,
  type PaysClause,
  type ProtectionTerms,
} from './clause.ts';

type Amounts = { readonly [M in Measure]?: number };

/** What a protection is bought for; amounts in minor units for all travelers or rooms together. */
type Subject = {
  readonly bookedAt: Instant;
  /** The first departure, or the check-in time. */
  readonly startsAt: Instant;
  /** The arrival of the last flight, or the check-out time. */
  readonly endsAt: Instant;
  /** Travelers or rooms of the booking, and how many of them are covered. */
  readonly travelers: number;
  readonly covered: number;
  readonly amounts: Amounts;
  /** Bought together with its booking. */
  readonly isWithBooking: boolean;
};

export type Happened = { readonly event: EndingEvent; readonly at: Instant };
/** `days`: those chosen, where the terms have a choice. */
export type Purchase = Subject & {
  readonly boughtAt: Instant;
  readonly days: number | null;
  readonly happened: readonly Happened[];
  readonly exercisedAt: Instant | null;
};
/** `facts`: those that are true. `disruptedAt`: when a disruption began, where the terms need one. */
export type Claim = {
  readonly at: Instant;
  readonly choice: Choice;
  readonly facts: readonly Fact[];
  readonly amounts: Amounts;
  readonly disruptedAt: Instant | null;
  readonly disruption: Disruption | null;
  readonly delayMinutes: number;
};

/** `clause`: the one that says no, or the one that pays. */
export type Decision =
  | { readonly decision: 'refused'; readonly clause: Clause }
  | {
      readonly decision: 'paid';
      readonly clause: PaysClause;
      readonly payMinor: number;
      readonly to: PayoutTo;
      /** The limit was reached: more would have been paid without it. */
      readonly isCapped: boolean;
    };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The clause that keeps it from being sold at an instant; null when it can be bought. */
export function purchaseRefusal({ clauses }: ProtectionTerms, subject: Subject, at: Instant): Clause | null {
  const atMs = Date.parse(at);
  return clauses.find((clause) => !canBuy(clause, subject, atMs)) ?? null;
}

function canBuy(clause: Clause, subject: Subject, atMs: number): boolean {
  switch (clause.rule) {
    case 'withBooking':
      return subject.isWithBooking;
    case 'everyone':
      return subject.covered === subject.travelers;
    case 'buyAhead':
    case 'untilStart':
      return atMs < Date.parse(subject.startsAt) - clause.hours * HOUR_MS;
    default:
      return true;
  }
}

/** What a claim comes to; a choice that the terms don't have is a bug. */
export function decideClaim({ id, clauses }: ProtectionTerms, purchase: Purchase, claim: Claim): Decision {
  const atMs = Date.parse(claim.at);
  let paying: PaysClause | null = null;
  for (const clause of clauses) {
    if (!allows(clause, purchase, claim, atMs)) return { decision: 'refused', clause };
    if (isPays(clause) && clause.choice === claim.choice) paying = clause;
  }
  if (paying === null) throw new RangeError(`${id} pays no ${claim.choice}`);
  const { payMinor, isCapped } = payout(paying, purchase, claim);
  return { decision: 'paid', clause: paying, payMinor, to: paying.to, isCapped };
}

/** The first instant that ends it and the clause that does; null while no clause names one. */
export function endOfPurchase(
  { clauses }: ProtectionTerms,
  purchase: Purchase,
): { readonly at: Instant; readonly clause: Clause } | null {
  let soonest: { readonly ms: number; readonly clause: Clause } | null = null;
  for (const clause of clauses) {
    const ms = endMs(clause, purchase);
    if (ms !== null && (soonest === null || ms < soonest.ms)) soonest = { ms, clause };
  }
  return soonest && { at: new Date(soonest.ms).toISOString() as Instant, clause: soonest.clause };
}

/** When a clause ends the protection, in milliseconds; null for those that don't. */
function endMs(clause: Clause, purchase: Purchase): number | null {
  const { startsAt, endsAt, boughtAt, bookedAt, exercisedAt } = purchase;
  switch (clause.rule) {
    case 'untilStart':
      return Date.parse(startsAt) - clause.hours * HOUR_MS;
    case 'withinPurchase':
      return Date.parse(boughtAt) + (clause.days ?? purchase.days ?? 0) * DAY_MS;
    case 'withinBooking':
      return Date.parse(bookedAt) + clause.hours * HOUR_MS;
    case 'withinLastFlight':
      return Date.parse(endsAt) + clause.hours * HOUR_MS;
    case 'endedBy': {
      const happened = purchase.happened.find(({ event }) => event === clause.event);
      return happened ? Date.parse(happened.at) : null;
    }
    case 'once':
      return exercisedAt === null ? null : Date.parse(exercisedAt);
    default:
      return null;
  }
}

/** When the last of so many calendar days after the day of purchase is over, counted as credits' days are. */
export const afterCalendarDays = (boughtAt: Instant, days: number): Instant =>
  instantAt(`${addDays(dateIn(boughtAt, CREDIT_ZONE), days + 1)}T00:00`, CREDIT_ZONE);

function allows(clause: Clause, purchase: Purchase, claim: Claim, atMs: number): boolean {
  if (clause.onlyFor !== undefined && clause.onlyFor !== claim.choice) return true;
  switch (clause.rule) {
    case 'withBooking':
    case 'everyone':
    case 'buyAhead':
    case 'pays':
      return true;
    case 'withinDisruption': {
      const { disruptedAt } = claim;
      return disruptedAt !== null && atMs < Date.parse(disruptedAt) + clause.hours * HOUR_MS;
    }
    case 'afterDays':
      return atMs >= Date.parse(afterCalendarDays(purchase.boughtAt, clause.days));
    case 'onlyIf':
      return claim.facts.includes(clause.fact);
    case 'delayedAtLeast':
      return claim.disruption !== 'Delayed' || claim.delayMinutes >= clause.minutes;
    case 'atLeast':
      return amountOf(clause.measure, purchase, claim) >= clause.minor;
    case 'atMost':
      return amountOf(clause.measure, purchase, claim) <= clause.minor * purchase.covered;
    default: {
      const end = endMs(clause, purchase);
      return end === null || atMs < end;
    }
  }
}

const amountOf = (measure: Measure, { amounts }: Subject, claim: Claim): number =>
  claim.amounts[measure] ?? amounts[measure] ?? 0;

/** Cents are rounded down: never more than the share that was promised, and simulated the same way. */
function payout(
  { percent, of, capMinor, capPer }: PaysClause,
  purchase: Purchase,
  claim: Claim,
): { readonly payMinor: number; readonly isCapped: boolean } {
  const sum = of.reduce((total, measure) => total + amountOf(measure, purchase, claim), 0);
  const share = Math.floor((sum * percent) / 100);
  const cap = capMinor === null ? share : capMinor * (capPer === 'each' ? purchase.covered : 1);
  return { payMinor: Math.max(0, Math.min(share, cap)), isCapped: share > cap };
}
