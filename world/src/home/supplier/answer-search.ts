/** A search put to the homes of one seller, and the rows that come back put into words. */
import { dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import { marketMaxMinor } from '@sojourn/domain/policy/market-price.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import { takesStay } from '@sojourn/products/home/rules/calendar/check-stay.ts';
import { nightsOf, type Stay } from '@sojourn/products/home/rules/calendar/night.ts';
import { HOME_AMENITIES, HOME_KINDS } from '@sojourn/products/home/rules/home.ts';
import type { HomeAnswer, HomeQuestion } from '@sojourn/products/home/sell/supplier.ts';
import type { HomeCard, NearHomeCard, SplitStay } from '@sojourn/products/home/wire/home-search.ts';
import { homeCalendar } from '../inventory/nights.ts';
import { clockIn } from '../inventory/search/home-facts.ts';
import { hasRoom } from '../inventory/search/home-filters.ts';
import { nearHomes } from '../inventory/search/near-homes.ts';
import type { HomeCaps, HomeFilters, HomeQuery, HomesFound } from '../inventory/search/query.ts';
import { searchHomes } from '../inventory/search/search-homes.ts';
import { splitStay } from '../inventory/search/split-stay.ts';
import { cityOfHome, homeIdOf, positionOfHome, rowOfHome, sellerOfHome } from '../inventory/world.ts';
import { homeCard } from './home-card.ts';
import { wireDateViolation } from './map.ts';
import type { HomeMarket } from './market.ts';

type Moves = ReadonlyMap<string, number>;

/** Pins on the map, of one seller; the best by the sort. */
const PINS = 100;
/** Homes that are nearly free, as cards; all of them are counted. */
const NEAR_CARDS = 12;
/** Each home and night of the move is a search of its own. */
const SPLIT_WANTED = 3;
const SPLIT_NIGHTS = 28;

/** What the policy's percentage lets each home cost, by row. */
function marketMax({ world }: HomeMarket, { filters, markets }: HomeQuestion): HomeCaps['marketMax'] {
  const percent = filters.policy?.percentOverMarket;
  if (percent === undefined || !markets) return undefined;
  const most = new Map<number, number>();
  for (const [homeId, price] of markets) {
    const row = rowOfHome(world, homeId);
    const max = marketMaxMinor(price, percent);
    if (row !== undefined && max !== null) most.set(row, max);
  }
  return most;
}

const filtersOf = (market: HomeMarket, question: HomeQuestion): HomeFilters => {
  const { policy, ...filters } = question.filters;
  return {
    kinds: filters.kinds ?? [],
    bedrooms: filters.bedrooms ?? 0,
    beds: filters.beds ?? 0,
    baths: (filters.halfBaths ?? 0) / 2,
    dogs: filters.dogs ?? false,
    cats: filters.cats ?? false,
    amenities: filters.amenities ?? [],
    booking: filters.booking ?? null,
    freeCancellation: filters.freeCancellation ?? false,
    guestFavorites: filters.guestFavorites ?? false,
    policy: policy ? { ...policy, marketMax: marketMax(market, question) } : null,
    inPolicyOnly: filters.inPolicyOnly ?? false,
    leastMinor: filters.totalMinMinor ?? 0,
    mostMinor: filters.totalMaxMinor ?? null,
  };
};

function queryOf(market: HomeMarket, seller: number, question: HomeQuestion): HomeQuery {
  const { box, checkIn, checkOut, party, sort, top } = question;
  const rows = question.filters.homeIds
    ?.map((homeId) => rowOfHome(market.world, homeId))
    .filter((row) => row !== undefined);
  return {
    box,
    stay: { arrival: dayNumber(checkIn), departure: dayNumber(checkOut) },
    party,
    filters: filtersOf(market, question),
    sort,
    top: Math.max(top, PINS),
    seller,
    ...(rows ? { rows: new Set(rows) } : {}),
  };
}

/** Few of the `top` are shown: each card is made when it's read. */
class LazyHome {
  readonly rank: number;
  readonly #make: () => HomeCard;
  #made: HomeCard | undefined;
  constructor(rank: number, make: () => HomeCard) {
    this.rank = rank;
    this.#make = make;
  }
  get home(): HomeCard {
    this.#made ??= this.#make();
    return this.#made;
  }
}

/** Bars of equal width, the same for all sellers; the last has no end. */
function priceBars({ stepMinor, counts }: HomesFound['facets']['totals']): HomeAnswer['facets']['price'] {
  const first = counts.findIndex((count) => count > 0);
  if (first === -1) return { minMinor: 0, maxMinor: 0, bars: [] };
  const last = counts.findLastIndex((count) => count > 0);
  return {
    minMinor: first * stepMinor,
    maxMinor: (last + 1) * stepMinor,
    bars: counts.slice(first, last + 1),
  };
}

const wireFacets = ({ kinds, amenities, totals, ...facets }: HomesFound['facets']): HomeAnswer['facets'] => ({
  ...facets,
  bedrooms: [...facets.bedrooms],
  beds: [...facets.beds],
  baths: [...facets.baths],
  kinds: HOME_KINDS.map((value, at) => ({ value, count: kinds[at] ?? 0 })),
  amenities: HOME_AMENITIES.map((value, at) => ({ value, count: amenities[at] ?? 0 })),
  price: priceBars(totals),
});

/** `moves`: homes whose price a scenario has moved; cards show it, order and counts go by the usual price. */
export function answerSearch(
  market: HomeMarket,
  seller: number,
  question: HomeQuestion,
  moves: Moves,
): HomeAnswer {
  const { world } = market;
  const query = queryOf(market, seller, question);
  const state = { now: question.now, sold: market.sold };
  const found = searchHomes(world, state, query);
  const near = findNear(market, query, question);
  const card = (row: number, stay: Stay) =>
    homeCard(world, row, stay, question, moves.get(homeIdOf(world, row)) ?? 0);
  const pin = (row: number, totalMinor: number, movedDays: number | null) => ({
    homeId: homeIdOf(world, row) as HomeCard['homeId'],
    position: positionOfHome(world, row),
    totalMinor,
    movedDays,
  });
  return {
    total: found.total,
    hiddenByFilters: found.fits - found.total,
    homes: found.homes
      .slice(0, question.top)
      .map(({ row, rank }) => new LazyHome(rank, () => card(row, query.stay))),
    pins: [
      ...found.homes.slice(0, PINS).map(({ row, totalMinor }) => pin(row, totalMinor, null)),
      ...near.slice(0, NEAR_CARDS).map((each) => pin(each.row, each.totalMinor, each.near.moved)),
    ],
    facets: wireFacets(found.facets),
    near: {
      total: near.length,
      homes: near.slice(0, NEAR_CARDS).map((each): NearHomeCard => {
        const home = card(each.row, each.near);
        const { checkIn, checkOut, total, miles } = home;
        const dates = { checkIn, checkOut, total, miles, movedDays: each.near.moved };
        return { home, violations: each.violations.map(wireDateViolation), near: dates };
      }),
    },
    split: findSplit(market, query, question, card),
  };
}

/** Both ends together move twice as far as either alone. */
function findNear(market: HomeMarket, query: HomeQuery, { now, flexibleDays }: HomeQuestion) {
  const reach = flexibleDays > 0 ? { reach: { total: flexibleDays * 2, eachEnd: flexibleDays } } : {};
  return nearHomes(market.world, { now, sold: market.sold }, { ...query, ...reach });
}

/** For the first home that the guest saved or opened and isn't free throughout; long stays aren't split. */
function findSplit(
  market: HomeMarket,
  query: HomeQuery,
  { wanted, now }: HomeQuestion,
  card: (row: number, stay: Stay) => HomeCard,
): SplitStay | null {
  const { world } = market;
  if (nightsOf(query.stay) > SPLIT_NIGHTS) return null;
  let looked = 0;
  for (const homeId of wanted) {
    const row = rowOfHome(world, homeId);
    if (row === undefined || sellerOfHome(world, row) !== query.seller) continue;
    if (!isInside(query, positionOfHome(world, row)) || !hasRoom(world, row, query.party)) continue;
    if (isFreeThroughout(market, query, row, now)) continue;
    if (++looked > SPLIT_WANTED) return null;
    const split = splitStay(world, { now, sold: market.sold }, query, row);
    if (!split) continue;
    const [first, second] = split.parts;
    const total = money(split.totalMinor);
    const km = distanceKm(positionOfHome(world, first.row), positionOfHome(world, second.row));
    return {
      wanted: homeId as HomeCard['homeId'],
      parts: [card(first.row, first.stay), card(second.row, second.stay)],
      total,
      miles: milesFor(total),
      distanceKm: Math.round(km * 100) / 100,
    };
  }
  return null;
}

const isFreeThroughout = ({ world, sold }: HomeMarket, { stay }: HomeQuery, row: number, now: Instant) =>
  takesStay(homeCalendar(world, sold, row, stay.arrival), stay, clockIn(now, cityOfHome(world, row).zone));

const isInside = ({ box }: HomeQuery, { lat, lon }: { lat: number; lon: number }): boolean =>
  lat >= box.south &&
  lat <= box.north &&
  (box.west <= box.east ? lon >= box.west && lon <= box.east : lon >= box.west || lon <= box.east);
