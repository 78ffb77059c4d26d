/**
 * Finds the homes of a box that are free for a whole stay. The date rules are wanted once for each city and
 * calendar plan; of a home only its nights, its party and its filters are looked at.
 */

import { dateOfDay } from '@sojourn/domain/dates.ts';
import type { Season } from '@sojourn/geography/types.ts';
import { isFreeToCancel } from '@sojourn/products/home/rules/booking/cancel-policy.ts';
import { takesStay } from '@sojourn/products/home/rules/calendar/check-stay.ts';
import { nightsOf, type Stay } from '@sojourn/products/home/rules/calendar/night.ts';
import { HOME_AMENITIES, HOME_KINDS } from '@sojourn/products/home/rules/home.ts';
import { keepBest } from '../../../places/keep-best.ts';
import { visitBox } from '../../../places/visit-box.ts';
import { CHECK_INS_FROM, checkInIndex } from '../check-in-hours.ts';
import { saleBarAt } from '../law/registration.ts';
import { isEvenPriced, isFreeOfOthers, nightFactor, nightMinor } from '../nights.ts';
import { CALENDAR_PLANS, PLAN_COUNT, planCalendar } from '../plans.ts';
import { POLICIES, policyFor } from '../policies.ts';
import { homeTotal } from '../pricing.ts';
import { type HomeWorld, sellerOfHome } from '../world.ts';
import { clockIn, recommendation } from './home-facts.ts';
import { FAILS, failsOf, hasRoom, isInPolicy, readFilters } from './home-filters.ts';
import type { HomeMarketState, HomeQuery, HomesFound } from './query.ts';

const STEPS = 24;
const LEAST_COUNTED = 3;

export function searchHomes(world: HomeWorld, state: HomeMarketState, query: HomeQuery): HomesFound {
  const { stay, party, filters } = query;
  const nights = nightsOf(stay);
  const staying = { guests: party.adults + party.children, pets: party.dogs + party.cats };
  const wanted = readFilters(filters);
  const counts = emptyCounts();
  const stepMinor = nights * 25_00;
  const best = keepBest(query.top);
  const seller = query.seller ?? null;
  const hasPolicy = filters.policy !== null;
  const answers = new Map<string, CityAnswers>();
  let total = 0;
  let fits = 0;
  visitBox(world, query.box, query.rows ?? null, (city, rows, count) => {
    const { zone, season } = world.cities[city]!;
    const key = `${zone} ${season}`;
    const ofCity = answers.get(key) ?? cityAnswers(state, zone, season, stay);
    answers.set(key, ofCity);
    const nightlyMax = wanted.nightlyMaxAt(world, city);
    for (let i = 0; i < count; i++) {
      const row = rows[i]!;
      if (!ofCity.takes(world.plan[row]!) || !isFreeOfOthers(world.fill[row]!, world.salt[row]!, stay))
        continue;
      if (!hasRoom(world, row, party) || isSold(state, row, stay, world.plan[row]!)) continue;
      if (seller !== null && sellerOfHome(world, row) !== seller) continue;
      if (world.barred[row] === 1 && saleBarAt(world, row, ofCity.today) !== null) continue;
      const nightsMinor = ofCity.nightsMinor(world.base[row]!, isEvenPriced(world, row));
      const totalMinor = homeTotal(world, row, nights, nightsMinor, staying);
      const isFree =
        ofCity.isFree[world.policy[row]! * CHECK_INS_FROM.length + checkInIndex(world, row)] === 1;
      const inPolicy = hasPolicy && isInPolicy(wanted, row, Math.round(nightsMinor / nights), nightlyMax);
      const fails = failsOf(world, row, wanted, totalMinor, isFree, inPolicy);
      const step = Math.min(STEPS - 1, Math.floor(totalMinor / stepMinor));
      countHome(counts, world, row, fails, isFree, inPolicy, step);
      fits++;
      if (fails !== 0) continue;
      total++;
      best.add(row, scoreOf(world, row, totalMinor, query.sort), totalMinor);
    }
  });
  return { total, fits, homes: best.list(), facets: facetsOf(counts, stepMinor) };
}

/** The lower the better; the home's row decides among equals. */
function scoreOf(world: HomeWorld, row: number, totalMinor: number, sort: HomeQuery['sort']): number {
  if (sort === 'Price') return totalMinor;
  return sort === 'UserRating' ? -world.rating[row]! : -recommendation(world, row);
}

/** Sold here, or too near to what's sold for the home's nights of preparation. */
function isSold({ sold }: HomeMarketState, row: number, stay: Stay, plan: number): boolean {
  const days = sold.size === 0 ? undefined : sold.get(row);
  if (!days) return false;
  const { before, after } = CALENDAR_PLANS[plan]?.preparation ?? { before: 0, after: 0 };
  const beside = Math.max(before, after);
  for (let day = stay.arrival - beside; day < stay.departure + beside; day++) {
    const state = days.get(day);
    // A night that the host closed needs no preparation beside it
    const isClosedBeside = state === 'blocked' && (day < stay.arrival || day >= stay.departure);
    if (state !== undefined && !isClosedBeside) return true;
  }
  return false;
}

type CityAnswers = ReturnType<typeof cityAnswers>;
/**
 * What homes of one zone and season answer alike: by plan if the stay is taken, by policy and check-in hour
 * if it's free to cancel.
 */
function cityAnswers({ now }: HomeMarketState, zone: string, season: Season, stay: Stay) {
  const clock = clockIn(now, zone);
  const taken = new Int8Array(PLAN_COUNT).fill(-1);
  const factors = factorsOf(season, stay);
  const times = {
    checkIn: dateOfDay(stay.arrival),
    checkOut: dateOfDay(stay.departure),
    zone,
    confirmedAt: now,
  };
  return {
    today: dateOfDay(clock.day),
    takes: (plan: number): boolean => {
      if (taken[plan] === -1) {
        taken[plan] = takesStay(planCalendar(plan, season, stay.arrival), stay, clock) ? 1 : 0;
      }
      return taken[plan] === 1;
    },
    isFree: Int8Array.from(
      POLICIES.flatMap((_, policy) =>
        CHECK_INS_FROM.map((checkInFrom) =>
          isFreeToCancel(policyFor(policy, nightsOf(stay)), { ...times, checkInFrom }, now) ? 1 : 0,
        ),
      ),
    ),
    nightsMinor: (base: number, isEven: boolean): number => {
      if (isEven) return base * 100 * nightsOf(stay);
      let sum = 0;
      for (const [factor, count] of factors) sum += nightMinor(base, factor) * count;
      return sum;
    },
  };
}

/** How many nights of the stay are of each factor. */
function factorsOf(season: Season, { arrival, departure }: Stay): [factor: number, count: number][] {
  const counts = new Map<number, number>();
  for (let day = arrival; day < departure; day++) {
    const factor = nightFactor(season, day);
    counts.set(factor, (counts.get(factor) ?? 0) + 1);
  }
  return [...counts];
}

const emptyCounts = () => ({
  kinds: new Int32Array(HOME_KINDS.length),
  bedrooms: new Int32Array(LEAST_COUNTED + 1),
  beds: new Int32Array(LEAST_COUNTED + 1),
  baths: new Int32Array(LEAST_COUNTED + 1),
  dogs: 0,
  cats: 0,
  amenities: new Int32Array(HOME_AMENITIES.length),
  instant: 0,
  request: 0,
  free: 0,
  favorites: 0,
  inPolicy: 0,
  steps: new Int32Array(STEPS),
});
type Counts = ReturnType<typeof emptyCounts>;

/** Counts a home for the options of all filters if it fails none, or for those of the one it fails. */
function countHome(
  counts: Counts,
  world: HomeWorld,
  row: number,
  fails: number,
  isFree: boolean,
  inPolicy: boolean,
  step: number,
): void {
  // More than one bit: no option of one filter brings it back
  if ((fails & (fails - 1)) !== 0) return;
  const counted = (bit: number): boolean => fails === 0 || fails === bit;
  if (counted(FAILS.kinds)) counts.kinds[world.kind[row]!]!++;
  if (counted(FAILS.bedrooms)) counts.bedrooms[Math.min(LEAST_COUNTED, world.bedrooms[row]!)]!++;
  if (counted(FAILS.beds)) counts.beds[Math.min(LEAST_COUNTED, world.beds[row]!)]!++;
  if (counted(FAILS.baths)) counts.baths[Math.min(LEAST_COUNTED, world.halfBaths[row]! >> 1)]!++;
  if (counted(FAILS.dogs) && world.dogs[row]! > 0) counts.dogs++;
  if (counted(FAILS.cats) && world.cats[row]! > 0) counts.cats++;
  if (counted(FAILS.booking)) world.instant[row] === 1 ? counts.instant++ : counts.request++;
  if (counted(FAILS.free) && isFree) counts.free++;
  if (counted(FAILS.favorites)) counts.favorites += world.favorite[row]!;
  if (counted(FAILS.policy) && inPolicy) counts.inPolicy++;
  if (counted(FAILS.price)) counts.steps[step]!++;
  // An amenity is wanted beside those chosen: a home that lacks one of them has no other to give
  if (fails === 0) {
    for (let bits = world.amenities[row]!; bits !== 0; bits &= bits - 1) {
      counts.amenities[31 - Math.clz32(bits & -bits)]!++;
    }
  }
}

/** From how many have exactly so many to how many have at least so many. */
function atLeast(exactly: Int32Array): number[] {
  const sums = [...exactly];
  for (let least = sums.length - 2; least >= 0; least--) sums[least]! += sums[least + 1]!;
  return sums;
}

const facetsOf = (counts: Counts, stepMinor: number): HomesFound['facets'] => ({
  kinds: [...counts.kinds],
  bedrooms: atLeast(counts.bedrooms),
  beds: atLeast(counts.beds),
  baths: atLeast(counts.baths),
  dogs: counts.dogs,
  cats: counts.cats,
  amenities: [...counts.amenities],
  instant: counts.instant,
  request: counts.request,
  freeCancellation: counts.free,
  guestFavorites: counts.favorites,
  inPolicy: counts.inPolicy,
  totals: { stepMinor, counts: [...counts.steps] },
});
