/** A question of the port as the engine's: places as airports, words as numbers, what other slices add. */
import { dayNumber } from '@sojourn/domain/dates.ts';
import { fareRank } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import { type RequestedSlice, stopsAllowed } from '@sojourn/products/flight/rules/flight-search.ts';
import { ONE_ADULT } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { FlightQuestion } from '@sojourn/products/flight/sell/supplier.ts';
import type { FlightFilters } from '@sojourn/products/flight/wire/flight-search.ts';
import type { ChosenSlice } from '@sojourn/products/flight/wire/flights.ts';
import { dropOldest } from '@sojourn/server/drop-oldest.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { floorsAfterInTurns } from '../../inventory/fares/lower-bounds-after.ts';
import { fareOfTrip, faresOf, type TripSlice, totalOfFares } from '../../inventory/fares/trip-fare.ts';
import { airportsOf, mayPair } from '../../inventory/schedule/places/places.ts';
import { legsOfSliceId } from '../../inventory/schedule/slice-id.ts';
import { inSlices } from '../../inventory/schedule/turns.ts';
import {
  apartFrom,
  apartInTurn,
  otherSlice,
  type SliceLowerBounds,
} from '../../inventory/search/lower-bounds.ts';
import type {
  FlightFilters as EngineFilters,
  FlightQuery,
  OtherSlice,
} from '../../inventory/search/query.ts';
import { chosenSlice, floorsInTurns } from '../../inventory/search/round-trips.ts';
import { arrivalOf } from '../../inventory/search/search.ts';
import { BETWEEN_SLICES_MINUTES, CLOSES_MINUTES, type FlightMarket, minuteOf } from '../market.ts';
import type { Yield } from './time-sliced-work.ts';

/** `isOther`: a slice besides the one being chosen, which hours and durations do not speak of. */
function engineFilters(market: FlightMarket, filters: FlightFilters, isOther: boolean): EngineFilters {
  const { airlineIndex, airportIndex } = market.world;
  const numbers = (codes: readonly string[], index: ReadonlyMap<string, number>): number[] =>
    codes.flatMap((code) => index.get(code) ?? []);
  const bits = (filters.fareClasses ?? []).reduce((sum, each) => sum | (1 << fareRank(each)), 0);
  const stops = filters.stops === undefined || filters.stops === 'any' ? null : stopsAllowed(filters.stops);
  const all: EngineFilters = {
    maxStops: stops ?? undefined,
    airlines: filters.airlines?.length ? numbers(filters.airlines, airlineIndex) : undefined,
    withoutLowCost: filters.excludeLowCost || undefined,
    classes: bits === 0 ? undefined : bits,
    withBag: filters.bagIncluded || undefined,
    refundable: filters.refundable || undefined,
    notVia: filters.notVia?.length ? numbers(filters.notVia, airportIndex) : undefined,
    withoutSelfTransfer: filters.withoutSelfTransfer || undefined,
  } as EngineFilters;
  if (isOther) return all;
  const { departs, arrives, maxMinutes, maxTotalMinor } = filters;
  return { ...all, departs, arrives, maxMinutes, maxPrice: maxTotalMinor } as EngineFilters;
}

type Asked = Pick<FlightQuestion, 'slices' | 'passengers' | 'filters' | 'now'> & {
  readonly nearby?: boolean;
};

/** The engine's question about one slice of a trip. */
export function queryOf(
  market: FlightMarket,
  asked: Asked,
  slice: RequestedSlice,
  isOther: boolean,
): FlightQuery {
  return {
    origins: airportsOf(market.world, slice.origin, asked.nearby),
    destinations: airportsOf(market.world, slice.destination, asked.nearby),
    day: dayNumber(slice.date),
    party: asked.passengers,
    filters: engineFilters(market, asked.filters, isOther),
    sort: 'price',
    top: 0,
    earliest: minuteOf(asked.now) + CLOSES_MINUTES,
    sliceCount: asked.slices.length,
  };
}

/** Whether the schedule knows every end of a trip. */
export const knowsPlaces = ({ world }: FlightMarket, slices: readonly RequestedSlice[]): boolean =>
  slices.every(
    ({ origin, destination }) =>
      airportsOf(world, origin).length > 0 && airportsOf(world, destination).length > 0,
  );

/** Whether two asked slices may be on one ticket. */
export function isPairAsked(market: FlightMarket, slices: readonly RequestedSlice[]): boolean {
  const ends = slices.flatMap(({ origin, destination }) => {
    const [from] = airportsOf(market.world, origin);
    const [to] = airportsOf(market.world, destination);
    return from === undefined || to === undefined ? [] : [{ origin: from, destination: to }];
  });
  return ends.length === slices.length && mayPair(market.world, ends);
}

/** What was chosen, found in the schedule; undefined when any of it is not scheduled. */
export function tripSlicesOf(
  market: FlightMarket,
  state: FlightState,
  chosen: readonly ChosenSlice[],
): TripSlice[] | undefined {
  const found = chosen.map(({ sliceId, fareClass }) => {
    const legs = legsOfSliceId(market.world, state.days, sliceId);
    return legs && { legs, rank: fareRank(fareClass) };
  });
  return found.every((slice) => slice !== undefined) ? found : undefined;
}

const NONE = Number.POSITIVE_INFINITY;

/** Slices so few days apart may overlap. */
const NEAR_DAYS = 2;

/** Whether a slice is flown so soon after the one before it that not all of it can be reached. */
export const isNear = (slices: readonly Pick<RequestedSlice, 'date'>[], index: number): boolean =>
  dayNumber(slices[index]!.date) - dayNumber(slices[index - 1]!.date) <= NEAR_DAYS;

/** The least of slices; `after` by when the one before them lands, where that matters. */
type Rest = { readonly all: OtherSlice; readonly after: OtherSlice['after'] };

/** The lowest prices of slices, cached: the steps and dates of one search need the same ones repeatedly. */
export type LowerBounds = {
  readonly floors: (index: number, slice: RequestedSlice) => Promise<SliceLowerBounds>;
  /** All slices from one on, where they are several each on tickets of its own. */
  readonly rest: (slices: readonly RequestedSlice[], index: number) => Promise<Rest>;
};

/** Entries are large, and adjacent dates are needed one after another. */
const MAX_AFTERS = 8;

/** `pause` is called between turns. */
export function createLowerBounds(
  market: FlightMarket,
  state: FlightState,
  asked: Asked,
  pause: Yield,
): LowerBounds {
  const { engine } = market;
  const floors = new Map<string, SliceLowerBounds>();
  const rests = new Map<string, Rest>();
  const leasts: LowerBounds = {
    floors: async (index, slice) => {
      const key = `${index} ${slice.date}`;
      const query = queryOf(market, asked, slice, true);
      const made = floors.get(key) ?? (await inSlices(floorsInTurns(engine, state, query), pause));
      floors.set(key, made);
      return made;
    },
    rest: async (slices, index) => {
      const key = `${index} ${slices.slice(index - 1).map(({ date }) => date)}`;
      const known = rests.get(key);
      if (known) return known;
      const made = await restOf(slices, index);
      rests.set(key, made);
      dropOldest(rests, MAX_AFTERS);
      return made;
    },
  };
  async function restOf(slices: readonly RequestedSlice[], index: number): Promise<Rest> {
    const slice = slices[index]!;
    const next = index + 1 < slices.length ? await leasts.rest(slices, index + 1) : undefined;
    const then = next && (next.after ?? (() => next.all));
    const mustLandBefore = isNear(slices, index) || next?.after !== undefined;
    const query = queryOf(market, asked, slice, true);
    const after = mustLandBefore
      ? await inSlices(floorsAfterInTurns(engine, state, query, BETWEEN_SLICES_MINUTES, then), pause)
      : undefined;
    // Whenever the one before lands
    if (next?.after && after) return { all: after(-NONE), after: isNear(slices, index) ? after : undefined };
    const least = await leasts.floors(index, slice);
    if (next === undefined) return { all: otherSlice(engine.network, least), after };
    return { all: apartInTurn(engine.network.airlines.count, least, next.all), after };
  }
  return leasts;
}

/** Every other slice on tickets of its own: what was chosen, and the least of what is not yet. */
async function apart(
  market: FlightMarket,
  state: FlightState,
  asked: Asked,
  chosen: readonly TripSlice[],
  leasts: LowerBounds,
): Promise<OtherSlice> {
  const { engine } = market;
  const before = faresOf(fareOfTrip(engine, state, chosen, asked.passengers, false).tickets);
  const oneWay = totalOfFares(before, asked.passengers);
  const adult = totalOfFares(before, ONE_ADULT);
  const addedTo = (other: OtherSlice | undefined): OtherSlice =>
    apartFrom(engine.network.airlines.count, oneWay, adult, other);
  const next = chosen.length + 1;
  if (next >= asked.slices.length) return addedTo(undefined);
  const { all, after } = await leasts.rest(asked.slices, next);
  return after ? { ...addedTo(all), after: (landed) => addedTo(after(landed)) } : addedTo(all);
}

/** What the other slices of the trip add to the one being chosen; undefined for a single one. */
export async function othersOf(
  market: FlightMarket,
  state: FlightState,
  asked: Asked,
  chosen: readonly TripSlice[],
  leasts: LowerBounds,
): Promise<OtherSlice | undefined> {
  const { engine } = market;
  if (asked.slices.length === 1) return undefined;
  if (!isPairAsked(market, asked.slices)) return apart(market, state, asked, chosen, leasts);
  const [before] = chosen;
  if (before) return chosenSlice(engine, state, before.legs, before.rank, asked.passengers);
  const { all, after } = await leasts.rest(asked.slices, 1);
  return after ? { ...all, after } : all;
}

/** The earliest departure after what was chosen, in minutes since 1970. */
export const earliestAfter = (chosen: readonly TripSlice[], now: number): number =>
  Math.max(
    now + CLOSES_MINUTES,
    ...chosen.slice(-1).map(({ legs }) => arrivalOf(legs) + BETWEEN_SLICES_MINUTES),
  );
