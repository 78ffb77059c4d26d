/** A search put to the flights of one seller, and what comes back in the contract's shapes. */
import { assertPresent } from '@sojourn/domain/present.ts';
import { CABINS, FARE_CLASSES } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import type { FlightAnswer, FlightQuestion } from '@sojourn/products/flight/sell/supplier.ts';
import type { FlightRow } from '@sojourn/products/flight/wire/flight-row.ts';
import type { FlightFacets } from '@sojourn/products/flight/wire/flight-search.ts';
import type { FareOffer, FlightSlice } from '@sojourn/products/flight/wire/flights.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { NOTHING_SOLD } from '../../inventory/fares/flight-sales.ts';
import { legList } from '../../inventory/fares/ticket-fare.ts';
import type { TripSlice } from '../../inventory/fares/trip-fare.ts';
import { inSlices } from '../../inventory/schedule/turns.ts';
import type { Hit } from '../../inventory/search/best-itineraries.ts';
import type { Facet, FlightQuery, FlightResult, OtherSlice } from '../../inventory/search/query.ts';
import { searchInTurns } from '../../inventory/search/search.ts';
import { type FlightMarket, minuteOf } from '../market.ts';
import { airlineOf, airportOf, sliceOf } from './describe.ts';
import { LazyOption } from './lazy-option.ts';
import { offerOf } from './offers.ts';
import {
  type Asking,
  badgesOf,
  badgeValue,
  type Found,
  openedOf,
  pricedClasses,
  scoreOf,
} from './options.ts';
import { enginePolicy } from './policy.ts';
import {
  createLowerBounds,
  earliestAfter,
  knowsPlaces,
  type LowerBounds,
  othersOf,
  queryOf,
  tripSlicesOf,
} from './question.ts';
import { rowOf } from './rows.ts';
import type { Yield } from './time-sliced-work.ts';

const price = (cents: number): number | null => (Number.isFinite(cents) ? cents : null);
const facetAt = ({ counts, from }: Facet, index: number) => ({
  count: counts[index]!,
  fromMinor: price(from[index]!),
});
/** The places of a facet that count something: few of a thousand airports. */
function counted({ counts }: Facet): number[] {
  const places: number[] = [];
  for (let place = 0; place < counts.length; place++) if (counts[place]! > 0) places.push(place);
  return places;
}

function namedAirport(...place: Parameters<typeof airportOf>) {
  const { locationCode, city } = airportOf(...place);
  return { locationCode, city };
}

function facetsOf(
  market: FlightMarket,
  { facets, minutes }: FlightResult,
  asked: FlightQuestion,
): FlightFacets {
  return {
    stops: counted(facets.stops).map((value) => ({ value, ...facetAt(facets.stops, value) })),
    airlines: counted(facets.airlines).map((airline) => ({
      airline: airlineOf(market, airline),
      ...facetAt(facets.airlines, airline),
    })),
    via: counted(facets.via).map((airport) => ({
      airport: namedAirport(market, airport, asked.locale),
      ...facetAt(facets.via, airport),
    })),
    fareClasses: counted(facets.classes).map((rank) => ({
      value: FARE_CLASSES[rank]!,
      ...facetAt(facets.classes, rank),
    })),
    departs: [...facets.departs.counts],
    arrives: [...facets.arrives.counts],
    bagIncluded: facetAt(facets.withBag, 0),
    refundable: facetAt(facets.refundable, 0),
    withoutSelfTransfer: facetAt(facets.selfTransfer, 0),
    withoutLowCost: facetAt(facets.lowCost, 0),
    inPolicy: facetAt(facets.inPolicy, 0),
    durations: { minMinutes: minutes.until > 0 ? minutes.from : 0, maxMinutes: minutes.until },
  };
}

/** The seats sold of what was found, as they are now: options that are made later show this moment. */
function asOfNow(state: FlightState, hits: readonly Hit[]): FlightState {
  const { firstDay } = state.days;
  const keyOf = (row: number, day: number, cabin: number) => `${row} ${day} ${cabin}`;
  const sold = new Map<string, number>();
  for (const { row, day } of hits.flatMap(({ legs }) => legList(legs)))
    for (const cabin of CABINS.keys()) {
      const seats = state.sales.sold(row, firstDay + day, cabin);
      if (seats > 0) sold.set(keyOf(row, firstDay + day, cabin), seats);
    }
  const soldOf = (row: number, day: number, cabin: number): number =>
    sold.size === 0 ? 0 : (sold.get(keyOf(row, day, cabin)) ?? 0);
  return { ...state, sales: { ...NOTHING_SOLD, sold: soldOf } };
}

const lazyOption = (asking: Asking, found: Found, badges: FlightRow['badges']) =>
  new LazyOption(found.hit.rank, badgeValue(asking, found), {
    row: () => ({ ...rowOf(asking, found), badges }),
    option: () => ({ ...assertPresent(openedOf(asking, found.hit.legs), 'the classes of a hit'), badges }),
  });

const NO_FACETS: FlightFacets = {
  stops: [],
  airlines: [],
  via: [],
  fareClasses: [],
  departs: Array<number>(24).fill(0),
  arrives: Array<number>(24).fill(0),
  bagIncluded: { count: 0, fromMinor: null },
  refundable: { count: 0, fromMinor: null },
  withoutSelfTransfer: { count: 0, fromMinor: null },
  withoutLowCost: { count: 0, fromMinor: null },
  inPolicy: { count: 0, fromMinor: null },
  durations: { minMinutes: 0, maxMinutes: 0 },
};

/** Where another slice cannot be had the trip has no price, but the slice itself has. */
export const possible = (others: OtherSlice | undefined): OtherSlice | undefined =>
  others && Number.isFinite(others.oneWay) ? others : undefined;

/** What was chosen before, each with the total that its step showed; undefined when one is sold out. */
async function chosenOf(
  market: FlightMarket,
  state: FlightState,
  asked: FlightQuestion,
  chosen: readonly TripSlice[],
  leasts: LowerBounds,
): Promise<(FlightSlice & { fare: FareOffer })[] | undefined> {
  const told: (FlightSlice & { fare: FareOffer })[] = [];
  for (const [index, { legs, rank }] of chosen.entries()) {
    const others = possible(await othersOf(market, state, asked, chosen.slice(0, index), leasts));
    const { breaks, classes } = pricedClasses(market, state, asked.passengers, legs, others);
    const mine = classes.find((each) => each.rank === rank);
    if (mine === undefined) return undefined;
    const price = { total: mine.total, adult: mine.adult, cheapest: classes[0]!.total };
    const fare = offerOf(market, state, { legs, breaks, rank, party: asked.passengers }, price);
    told.push({ ...sliceOf(market, state, legs, breaks, asked.locale), fare });
  }
  return told;
}

export function queryFor(
  market: FlightMarket,
  asked: FlightQuestion,
  chosen: readonly TripSlice[],
  others: OtherSlice | undefined,
  firstAirlines: Uint8Array,
): FlightQuery {
  const slice = asked.slices[chosen.length]!;
  const query = queryOf(market, asked, slice, false);
  return {
    ...query,
    filters: { ...query.filters, ...enginePolicy(market, asked, chosen) },
    sort: asked.sort,
    top: asked.top,
    earliest: earliestAfter(chosen, minuteOf(asked.now)),
    ...(others ? { other: others } : {}),
    firstAirlines,
    twoStopsCompete: asked.twoStopsCompete === true,
  };
}

/**
 * `firstAirlines`: what the seller sells; `pause` is called between airports and slices. Rejected when a
 * chosen slice is not scheduled or its class is sold out.
 */
export async function answerSearch(
  market: FlightMarket,
  state: FlightState,
  asked: FlightQuestion,
  firstAirlines: Uint8Array,
  pause: Yield,
): Promise<Outcome<FlightAnswer, { reason: 'RateNotAvailable' }>> {
  const chosen = tripSlicesOf(market, state, asked.chosen);
  const isKnown = knowsPlaces(market, asked.slices);
  const leasts = createLowerBounds(market, state, asked, pause);
  const told = chosen && (isKnown ? await chosenOf(market, state, asked, chosen, leasts) : []);
  if (chosen === undefined || told === undefined) return rejected({ reason: 'RateNotAvailable' });
  if (!isKnown || chosen.length >= asked.slices.length) {
    const nothing = {
      total: 0,
      lesserTwoStops: 0,
      hiddenByFilters: 0,
      soldOut: 0,
      options: [],
      facets: NO_FACETS,
    };
    return ok({ ...nothing, least: { totalMinor: null, minutes: null }, chosen: told });
  }
  const all = await othersOf(market, state, asked, chosen, leasts);
  const others = possible(all);
  const canBeHad = all === others;
  const query = queryFor(market, canBeHad ? asked : { ...asked, top: 0 }, chosen, others, firstAirlines);
  const result = await inSlices(searchInTurns(market.engine, state, query), pause);
  const asking: Asking = {
    market,
    asked,
    query,
    others,
    state: asOfNow(state, result.hits),
    segments: new Map(),
  };
  const scored = result.hits.map((hit): Found => ({ hit, score: scoreOf(asking, hit) }));
  const badges = badgesOf(asking, scored, result);
  const [total, lesserTwoStops] = canBeHad ? [result.total, result.lesser] : [0, 0];
  return ok({
    total,
    lesserTwoStops,
    hiddenByFilters: result.available - total - lesserTwoStops,
    soldOut: result.soldOut,
    least: { totalMinor: price(result.lowest), minutes: price(result.shortest) },
    options: scored.map((found, index) => lazyOption(asking, found, badges[index]!)),
    facets: facetsOf(market, result, asked),
    chosen: told,
  });
}
