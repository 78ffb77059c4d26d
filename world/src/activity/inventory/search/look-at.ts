/**
 * What an activity has for a search: its options and starts tried against the filters. Nothing is made for a
 * row: what's noted of it is overwritten by the next.
 */

import type { ActivityMarketState } from '../calendar.ts';
import { OPTION_PRICES, OPTION_STARTS, OPTIONS_MAX, STARTS_MAX } from '../options.ts';
import { daysWithPlaces, placesOf, startKey } from '../places-left.ts';
import { optionTotal } from '../pricing.ts';
import { MINIMUM_GROUPS } from '../terms.ts';
import type { ActivityWorld } from '../world.ts';
import { FAILS, failsOfActivity, isOneBit, START_TIMES, type WantedActivity } from './activity-filters.ts';
import { clearSeen, type Seen } from './count-activities.ts';
import type { TakenParty } from './place-party.ts';
import type { PlanDays, ZoneDays } from './plan-days.ts';
import type { ActivityQuery, DaySpan } from './query.ts';
import { judgeDays } from './trip-days.ts';

const EVERY_FILTER = Object.values(FAILS).reduce((bits, bit) => bits | bit, 0);

export type Search = {
  readonly world: ActivityWorld;
  readonly state: ActivityMarketState;
  readonly query: ActivityQuery;
  readonly wanted: WantedActivity;
  /** By unit set. */
  readonly party: readonly TakenParty[];
  readonly busy: number;
  readonly zoneOf: (city: number) => ZoneDays;
  /** What the policy lets an adult pay in a city. */
  readonly capOf: (city: number) => number;
  readonly seen: Seen;
  readonly starts: StartDays;
};

/** By start, bits of days by which filters of days are on: all that are chosen, or all but some. */
type StartDays = Readonly<
  Record<'open' | 'fits' | 'all' | 'anyDay' | 'withoutTrip' | 'onTrip' | 'free' | 'instant', Int32Array>
>;

export const emptyStarts = (): StartDays => ({
  open: new Int32Array(STARTS_MAX),
  fits: new Int32Array(STARTS_MAX),
  all: new Int32Array(STARTS_MAX),
  anyDay: new Int32Array(STARTS_MAX),
  withoutTrip: new Int32Array(STARTS_MAX),
  onTrip: new Int32Array(STARTS_MAX),
  free: new Int32Array(STARTS_MAX),
  instant: new Int32Array(STARTS_MAX),
});

/** Fills `search.seen`; false when the row fails more than one filter, or has nothing on these days. */
export function lookAt(search: Search, zone: ZoneDays, row: number): boolean {
  const { world, wanted, query, seen } = search;
  const taken = search.party[world.units[row]!]!;
  const group = world.group[row]!;
  const isRefused = taken.isRefused || (group > 0 && Math.ceil(taken.places / group) > world.groupsMax[row]!);
  let fails = failsOfActivity(world, row, wanted);
  if (isRefused && query.filters.agesFit) fails |= FAILS.ages;
  if (!isOneBit(fails)) return false;
  const plan = zone.plan(world.plan[row]!);
  if (!findOpenDays(search, zone, plan, row, placesOf(world, row, taken.places))) return false;
  findFilteredDays(search, plan, row);
  clearSeen(seen, isRefused);
  const cap = search.capOf(world.city[row]!);
  const ofRow = row * OPTIONS_MAX;
  const ofSet = world.options[row]! * OPTIONS_MAX;
  let lastPrice = 0;
  for (let option = 0; option < OPTIONS_MAX; option++) {
    const languages = world.speaks[ofRow + option]!;
    if (languages === 0) continue;
    const adult = world.adultMinor[ofRow + option]!;
    let failsToo = fails;
    if ((languages & wanted.languageBits) === 0) failsToo |= FAILS.languages;
    if (adult < wanted.leastMinor || adult > wanted.most) failsToo |= FAILS.price;
    const isInPolicy = adult <= cap;
    if (wanted.needsPolicy && !isInPolicy) failsToo |= FAILS.policy;
    if (!isOneBit(failsToo)) continue;
    const priceBps = OPTION_PRICES[ofSet + option]!;
    const days = noteStarts(
      search,
      row,
      OPTION_STARTS[ofSet + option]!,
      plan.open.length,
      failsToo,
      languages,
      adult,
    );
    if (isInPolicy && days !== 0) seen.inPolicy = true;
    if (days === 0) continue;
    seen.days |= days;
    // Languages share a price
    if (priceBps !== lastPrice)
      notePrice(seen, isRefused ? null : optionTotal(world, row, option, taken), option);
    lastPrice = priceBps;
  }
  return true;
}

function notePrice(seen: Seen, totalMinor: number | null, option: number): void {
  if (seen.passes && (totalMinor === null || totalMinor >= (seen.totalMinor ?? 0))) return;
  seen.totalMinor = totalMinor;
  seen.option = option;
  seen.passes = true;
}

/** Days with places for so many people; false without any. */
function findOpenDays(
  { world, state, query, starts }: Search,
  zone: ZoneDays,
  plan: PlanDays,
  row: number,
  people: number,
): boolean {
  const { sold } = state;
  const { open } = starts;
  const closed = state.closed?.get(row);
  const decided = zone.decided(world.minimum[row]!);
  let any = 0;
  for (let start = 0; start < plan.open.length; start++) {
    const days = plan.open[start]!;
    let mask = days === 0 ? 0 : days & daysWithPlaces(world, sold, row, start, query.span, people);
    if ((mask & decided) !== 0) {
      // So few are taken that the operator has called it off
      const free = world.seats[row]! - (MINIMUM_GROUPS[world.minimum[row]!]?.people ?? 0) + 1;
      mask &= ~(decided & daysWithPlaces(world, sold, row, start, query.span, free));
    }
    if (closed && mask !== 0) mask &= ~closedDays(closed, start, query.span);
    open[start] = mask;
    any |= mask;
  }
  return any !== 0;
}

function closedDays(closed: ReadonlySet<number>, start: number, { first, days }: DaySpan): number {
  let mask = 0;
  for (let index = 0; index < days; index++)
    if (closed.has(startKey(first + index, start))) mask |= 1 << index;
  return mask;
}

function findFilteredDays({ world, query, busy, wanted, starts }: Search, plan: PlanDays, row: number): void {
  const { open, fits } = starts;
  if (query.trip) judgeDays(world, row, { trip: query.trip, busy, open, fits }, plan);
  else fits.set(open);
  const policy = world.policy[row]!;
  const confirmation = world.confirmation[row]!;
  for (let start = 0; start < plan.open.length; start++) {
    const mask = open[start]!;
    // Its other days aren't looked at then
    if (mask === 0) continue;
    const free = plan.free(policy, start);
    const instant = plan.instant(confirmation, start);
    const onTrip = wanted.fitsTrip ? fits[start]! : mask;
    const ifFree = wanted.freeCancellation ? free : -1;
    const ifInstant = wanted.instant ? instant : -1;
    const onDays = wanted.dayBits;
    starts.anyDay[start] = onTrip & ifFree & ifInstant;
    starts.all[start] = onTrip & ifFree & ifInstant & onDays;
    starts.withoutTrip[start] = mask & ifFree & ifInstant & onDays;
    starts.onTrip[start] = fits[start]! & ifFree & ifInstant & onDays;
    starts.free[start] = onTrip & free & ifInstant & onDays;
    starts.instant[start] = onTrip & ifFree & instant & onDays;
  }
}

/** Notes what an option's starts show; bits of the days on which one passes all filters. */
function noteStarts(
  { world, seen, starts, wanted }: Search,
  row: number,
  offered: number,
  count: number,
  ofOption: number,
  languages: number,
  adult: number,
): number {
  const ofPlan = world.plan[row]! * STARTS_MAX;
  let days = 0;
  for (let start = 0; start < count; start++) {
    if (((offered >>> start) & 1) === 0 || starts.open[start] === 0) continue;
    const ofDay = START_TIMES[ofPlan + start]!;
    const fails = (ofDay & wanted.timeBits) === 0 ? ofOption | FAILS.times : ofOption;
    if (!isOneBit(fails)) continue;
    if (fails === 0) {
      seen.anyDays |= starts.anyDay[start]!;
      if (starts.onTrip[start] !== 0) seen.fitsTrip = true;
      if (starts.free[start] !== 0) seen.free = true;
      if (starts.instant[start] !== 0) seen.instant = true;
    }
    if ((fails & ~FAILS.languages) === 0 && starts.withoutTrip[start] !== 0)
      seen.withoutTripOrLanguage = true;
    const all = starts.all[start]!;
    if (all === 0) continue;
    seen.without |= fails === 0 ? EVERY_FILTER : fails;
    if (fails === 0 || fails === FAILS.times) seen.times |= ofDay;
    if (fails === 0 || fails === FAILS.languages) seen.languages |= languages;
    if ((fails === 0 || fails === FAILS.price) && adult < seen.adultMinor) seen.adultMinor = adult;
    if (fails === 0) days |= all;
  }
  return days;
}
