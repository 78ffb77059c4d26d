/**
 * Finds the activities of a box that have something for a party on some days. Calendars are looked at once
 * for each zone and plan, days are bits; of an activity its options and starts are tried against the filters.
 */
import type { ActivitySort } from '@sojourn/products/activity/rules/activity.ts';
import { keepBest } from '../../../places/keep-best.ts';
import { visitBox } from '../../../places/visit-box.ts';
import { recommended } from '../../../recommended.ts';
import type { ActivityMarketState } from '../calendar.ts';
import type { ActivityWorld } from '../world.ts';
import { capAt, FAILS, readFilters } from './activity-filters.ts';
import { countActivity, emptyCounts, emptySeen, facetsOf } from './count-activities.ts';
import { emptyStarts, lookAt, type Search } from './look-at.ts';
import { placeParty } from './place-party.ts';
import { type ZoneDays, zoneDays } from './plan-days.ts';
import { type ActivitiesFound, type ActivityHit, type ActivityQuery, SPAN_MAX } from './query.ts';
import { busyDays } from './trip-days.ts';

/** Throws a RangeError on a span that's too long. */
export function searchActivities(
  world: ActivityWorld,
  state: ActivityMarketState,
  query: ActivityQuery,
): ActivitiesFound {
  const search = prepare(world, state, query);
  const { seen } = search;
  const counts = emptyCounts();
  const best = keepBest(query.top);
  let total = 0;
  let withoutTripOrLanguage = 0;
  let byAges = 0;
  const { seller = -1, rows: only } = query;
  visitBox(world, query.box, null, (city, rows, count) => {
    const zone = search.zoneOf(city);
    for (let i = 0; i < count; i++) {
      const row = rows[i]!;
      if (seller !== -1 && world.seller[row] !== seller) continue;
      if (only && !only.has(row)) continue;
      if (!lookAt(search, zone, row)) continue;
      countActivity(counts, world, row, seen);
      if (seen.withoutTripOrLanguage) withoutTripOrLanguage++;
      if (seen.isRefused && query.filters.agesFit && seen.without & FAILS.ages) byAges++;
      if (!seen.passes) continue;
      total++;
      best.add(row, scoreOf(world, row, seen.totalMinor, query.sort), 0);
    }
  });
  return {
    total,
    activities: best.list().map(({ row }) => describeHit(search, row)),
    facets: facetsOf(counts, query.span.days),
    hidden: { byTripOrLanguage: withoutTripOrLanguage - total, byAges },
  };
}

function prepare(world: ActivityWorld, state: ActivityMarketState, query: ActivityQuery): Search {
  const { span, trip } = query;
  if (span.days < 1 || span.days > SPAN_MAX) throw new RangeError(`no span of ${span.days} days`);
  const zones = new Map<string, ZoneDays>();
  const caps = new Map<number, number>();
  return {
    world,
    state,
    query,
    wanted: readFilters(query.filters, span),
    party: placeParty(query.ages),
    busy: trip ? busyDays(trip, span) : 0,
    seen: emptySeen(),
    starts: emptyStarts(),
    zoneOf: (city) => {
      const { zone, season } = world.cities[city]!;
      const key = `${zone} ${season}`;
      const known = zones.get(key) ?? zoneDays(state.now, zone, season, span);
      zones.set(key, known);
      return known;
    },
    capOf: (city) => {
      const known = caps.get(city) ?? capAt(world, city, query.filters.policy);
      caps.set(city, known);
      return known;
    },
  };
}

/** The lower the better; the row decides among equals. */
export function scoreOf(
  world: ActivityWorld,
  row: number,
  totalMinor: number | null,
  sort: ActivitySort,
): number {
  if (sort === 'Rating') return -world.rating[row]!;
  if (sort === 'DurationAscending') return world.minutes[row]!;
  if (sort === 'DurationDescending') return -world.minutes[row]!;
  if (sort === 'Recommended') return -recommended(world.rating[row]!, world.reviews[row]!);
  if (totalMinor === null) return Number.POSITIVE_INFINITY;
  return sort === 'PriceAscending' ? totalMinor : -totalMinor;
}

function describeHit(search: Search, row: number): ActivityHit {
  lookAt(search, search.zoneOf(search.world.city[row]!), row);
  const { first, days } = search.query.span;
  const { totalMinor, option, days: bits } = search.seen;
  return {
    row,
    totalMinor,
    option,
    days: Array.from({ length: days }, (_, index) => index).flatMap((index) =>
      (bits >>> index) & 1 ? [first + index] : [],
    ),
  };
}
