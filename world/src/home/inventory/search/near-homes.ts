/**
 * Homes that aren't free for a stay but nearly: what rule stands in the way, and the nearest dates that work.
 * They're counted apart from the homes that are free.
 */
import { dateIn } from '@sojourn/domain/dates.ts';
import {
  checkStay,
  type DateViolation,
  takesStay,
} from '@sojourn/products/home/rules/calendar/check-stay.ts';
import { type NearStay, nearestStays } from '@sojourn/products/home/rules/calendar/nearest-stays.ts';
import { type HomeClock, nightsOf } from '@sojourn/products/home/rules/calendar/night.ts';
import { keepBest } from '../../../places/keep-best.ts';
import { visitBox } from '../../../places/visit-box.ts';
import { saleBarAt } from '../law/registration.ts';
import { homeCalendar, remembered } from '../nights.ts';
import { priceStayInHome } from '../pricing.ts';
import { cityOfHome, type HomeWorld, sellerOfHome } from '../world.ts';
import { clockIn, recommendation } from './home-facts.ts';
import { failsOf, hasRoom, readFilters } from './home-filters.ts';
import type { HomeMarketState, HomeQuery } from './query.ts';

type NearHome = {
  readonly row: number;
  readonly violations: readonly DateViolation[];
  readonly near: NearStay;
  /** Of the near stay. */
  readonly totalMinor: number;
};

/** Nights that either end is moved for a list; a home's own page looks further. */
const REACH_DAYS = 2;

/** `reach`: days that both ends are moved together, and each by itself, at most. */
type NearQuery = HomeQuery & { readonly reach?: { readonly total: number; readonly eachEnd: number } };
/** Homes that are looked at, the most recommended first: fewer for long stays, of which each takes longer. */
const LOOKED_AT = 300;
const LOOKED_AT_NIGHTS = 4_000;

/** The nearest first, then the most recommended; their price is compared with no filter. */
export function nearHomes(world: HomeWorld, state: HomeMarketState, query: NearQuery): NearHome[] {
  const wanted = readFilters({ ...query.filters, freeCancellation: false, leastMinor: 0, mostMinor: null });
  const most = Math.min(LOOKED_AT, Math.ceil(LOOKED_AT_NIGHTS / nightsOf(query.stay)));
  const candidates = keepBest(most);
  const { seller = null, reach = { total: REACH_DAYS, eachEnd: REACH_DAYS } } = query;
  visitBox(world, query.box, query.rows ?? null, (city, rows, count) => {
    const { zone } = world.cities[city]!;
    for (const row of rows.subarray(0, count)) {
      if (seller !== null && sellerOfHome(world, row) !== seller) continue;
      if (world.barred[row] === 1 && saleBarAt(world, row, dateIn(state.now, zone)) !== null) continue;
      if (hasRoom(world, row, query.party) && failsOf(world, row, wanted, 0, true, true) === 0)
        candidates.add(row, -recommendation(world, row), 0);
    }
  });
  const look = lookNear(world, state, { ...query, reach });
  return candidates
    .list()
    .flatMap(({ row }) => look(row) ?? [])
    .sort((a, b) => a.near.moved - b.near.moved);
}

/** Looks at homes one by one; undefined for one that’s free for the stay as it is, or for none near. */
function lookNear(
  world: HomeWorld,
  { now, sold }: HomeMarketState,
  { stay, party, reach }: NearQuery & Required<Pick<NearQuery, 'reach'>>,
): (row: number) => NearHome | undefined {
  const staying = { guests: party.adults + party.children, pets: party.dogs + party.cats };
  const clocks = new Map<string, HomeClock>();
  const clockAt = (zone: string): HomeClock => {
    const clock = clocks.get(zone) ?? clockIn(now, zone);
    clocks.set(zone, clock);
    return clock;
  };
  return (row) => {
    const clock = clockAt(cityOfHome(world, row).zone);
    const calendar = remembered(homeCalendar(world, sold, row, stay.arrival));
    if (takesStay(calendar, stay, clock)) return undefined;
    const priceOf = (each: typeof stay): number => priceStayInHome(world, row, each, staying).totalMinor;
    const wanted = { now: clock, priceOf, reachDays: reach.total, eachEndDays: reach.eachEnd, most: 1 };
    const [near] = nearestStays(calendar, stay, wanted);
    if (!near) return undefined;
    return { row, violations: checkStay(calendar, stay, clock), near, totalMinor: priceOf(near) };
  };
}
