/** Looks for what may replace a disrupted flight, the best first, with why the rest doesn't qualify. */
import { addDays, type CalendarDate, dateIn, type Instant, isBefore } from '@sojourn/domain/dates.ts';
import {
  qualifyFlight,
  type RebookClaim,
  type RebookRefusal,
  type WantedFlight,
} from '@sojourn/domain/disruptions/qualify-flight.ts';
import { canBeReached, rankPlan } from '@sojourn/domain/disruptions/rank-plan.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import type { CallContext, Outcome } from '#suppliers/outcome.ts';
import { ok } from '#suppliers/outcome.ts';
import type { Rejected } from './plan.ts';
import type { Found, Replacing } from './product.ts';
import { playedFlights } from './scenarios.ts';

/** So many of those that don't qualify are named, one of each airline and reason. */
const REJECTED_MAX = 6;

export type Fitting = Found & {
  readonly fare: Found['fares'][number];
  readonly clauseId: string;
  readonly totalMinor: number;
};
type Searched = { readonly fitting: readonly Fitting[]; readonly rejected: readonly Rejected[] };
type Search = {
  readonly booking: Booking;
  readonly wanted: WantedFlight;
  readonly claim: RebookClaim;
  readonly now: Instant;
};

/** The days on which a flight may qualify and can still be caught: the same and the next. */
const daysOf = ({ departs }: WantedFlight, today: CalendarDate): CalendarDate[] =>
  [departs, addDays(departs, 1)].filter((day) => day >= today);

export async function searchPlan(
  replacing: Replacing,
  { booking, wanted, claim, now }: Search,
  zone: string,
  context: CallContext,
): Promise<Outcome<Searched, never>> {
  const days = daysOf(wanted, dateIn(now, zone));
  const found = await replacing.find(booking, wanted, days, context);
  if (found.outcome !== 'ok') return found;
  const reachable = playedFlights(context.scenario, found.value).filter(
    ({ leaves }) => isBefore(now, leaves) && canBeReached(leaves, now),
  );
  const fitting: Fitting[] = [];
  const rejected: Rejected[] = [];
  for (const each of reachable) {
    const decided = qualifyFlight(claim, wanted, each);
    if ('fare' in decided) fitting.push({ ...each, ...decided, totalMinor: decided.fare.totalMinor });
    else if (decided.why) rejected.push(rejectedOf(each, decided.why));
  }
  return ok({ fitting: rankPlan(fitting), rejected: fewOf(rejected) });
}

export const rejectedOf = ({ airline, title, leavesLocal }: Found, why: RebookRefusal): Rejected => ({
  airline,
  title,
  departsLocal: leavesLocal,
  why,
});

/** The soonest of each airline and reason. */
export function fewOf(rejected: readonly Rejected[]): Rejected[] {
  const soonest = rejected.toSorted((a, b) => (a.departsLocal < b.departsLocal ? -1 : 1));
  const seen = new Map(
    soonest.toReversed().map((each) => [`${each.airline.code} ${each.why}`, each] as const),
  );
  return soonest
    .filter((each) => seen.get(`${each.airline.code} ${each.why}`) === each)
    .slice(0, REJECTED_MAX);
}
