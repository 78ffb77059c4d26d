/** What the trips of a question cost by the flights of one seller, slice by slice. */
import { dayNumber } from '@sojourn/domain/dates.ts';
import type { ComparedSlice, PricesOfSlice } from '@sojourn/products/flight/rules/comparable-flights.ts';
import type { ComparedQuestion } from '@sojourn/products/flight/sell/supplier.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { airportsOfCity, mayPair } from '../../inventory/schedule/places/places.ts';
import { inSlices } from '../../inventory/schedule/turns.ts';
import { comparablePricesInTurns } from '../../inventory/search/comparable-prices.ts';
import { apartFrom, otherSlice, type SliceLowerBounds } from '../../inventory/search/lower-bounds.ts';
import { type FlightQuery, type OtherSlice, otherIn } from '../../inventory/search/query.ts';
import { floorsInTurns } from '../../inventory/search/round-trips.ts';
import { CLOSES_MINUTES, type FlightMarket, minuteOf } from '../market.ts';
import type { Yield } from './time-sliced-work.ts';

const queryOf = ({ world }: FlightMarket, question: ComparedQuestion, slice: ComparedSlice): FlightQuery => ({
  origins: airportsOfCity(world, slice.from),
  destinations: airportsOfCity(world, slice.to),
  day: dayNumber(slice.date),
  party: question.passengers,
  filters: {},
  sort: 'price',
  top: 0,
  earliest: minuteOf(question.now) + CLOSES_MINUTES,
  sliceCount: question.slices.length,
});

function isPair({ world }: FlightMarket, queries: readonly FlightQuery[]): boolean {
  const ends = queries.flatMap(({ origins: [origin], destinations: [destination] }) =>
    origin === undefined || destination === undefined ? [] : [{ origin, destination }],
  );
  return ends.length === queries.length && mayPair(world, ends);
}

/** The least that all other slices of each slice add in any class, whenever they leave. */
async function othersOf(
  market: FlightMarket,
  state: FlightState,
  queries: readonly FlightQuery[],
  pause: Yield,
): Promise<(OtherSlice | undefined)[]> {
  if (queries.length === 1) return [undefined];
  const { network } = market.engine;
  const floors: SliceLowerBounds[] = [];
  for (const query of queries) floors.push(await inSlices(floorsInTurns(market.engine, state, query), pause));
  const others = floors.map((each) => otherIn(otherSlice(network, each), 0));
  const [first, second] = others;
  if (first && second && isPair(market, queries)) return [second, first];
  return others.map((_, slice) => {
    const rest = others.filter((_other, index) => index !== slice);
    const oneWay = rest.reduce((sum, each) => sum + each.oneWay, 0);
    const adult = rest.reduce((sum, each) => sum + each.adult.oneWay, 0);
    return apartFrom(network.airlines.count, oneWay, adult);
  });
}

/** `firstAirlines`: what the seller sells; nothing of a city without airports. */
export async function answerComparable(
  market: FlightMarket,
  state: FlightState,
  question: ComparedQuestion,
  firstAirlines: Uint8Array,
  pause: Yield,
): Promise<PricesOfSlice[]> {
  const queries = question.slices.map((slice) => queryOf(market, question, slice));
  const others = await othersOf(market, state, queries, pause);
  const prices: PricesOfSlice[] = [];
  for (const [index, query] of queries.entries()) {
    const other = others[index];
    const own = { ...query, firstAirlines, ...(other && { other }) };
    prices.push(await inSlices(comparablePricesInTurns(market.engine, state, own), pause));
  }
  return prices;
}
