/** How the price of flights is watched: the cheapest of a search, or of the flights that were chosen. */
import type { WatchedTrip } from '@sojourn/contract/watches.ts';
import { addDays, instantAt } from '@sojourn/domain/dates.ts';
import { first, itemAt, last } from '@sojourn/domain/present.ts';
import type { Watching } from '@sojourn/server/modules/protecting/watches/product.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import type { TripType } from '../rules/flight-search.ts';
import { tripTitle } from '../rules/trip-title.ts';
import type { FlightWatch } from '../wire/flight-watch.ts';
import { NO_EXTRAS } from '../wire/flights.ts';
import { priceFlight } from './checkout/price-flight.ts';
import type { FlightDeps } from './sale.ts';
import { requireThat } from './search/criteria.ts';

/** Airports in the order they're traveled to, and the flights that were chosen: "TP 216, TP 217". */
type FlightFacts = {
  readonly airports: readonly string[];
  readonly tripType: TripType;
  readonly flights: string;
};
type Price = { readonly priceMinor: number | null; readonly flights: string };

export const watchingFlights = (deps: FlightDeps): Watching<FlightWatch, FlightFacts> => ({
  begin: async (input, context) => {
    const { slices, passengers } = input;
    requireThat(deps, slices, passengers);
    requireChosen(deps, input);
    const price = await priceOf(deps, input, context);
    if (price === 'unanswered') return refuse('SuppliersUnavailable');
    const { origin, date } = first(slices);
    const { zone } = first(deps.airportsOf(origin));
    return {
      facts: { airports: airportsOf(deps, input), tripType: tripTypeOf(input), flights: price.flights },
      endsAt: instantAt(`${addDays(date, 1)}T00:00`, zone),
      priceMinor: price.priceMinor,
    };
  },
  shown: ({ input, facts }, locale) => {
    const cities = facts.airports.map((code) => deps.cityName(`airport:${code}`, locale) ?? code);
    const { title } = tripTitle({ tripType: facts.tripType, cities }, locale);
    const startsOn = first(input.slices).date;
    return {
      title,
      detail: facts.flights,
      art: artOf(deps, facts),
      startsOn,
      endsOn: last(input.slices).date,
    };
  },
  priceNow: async ({ input }, context) => {
    const price = await priceOf(deps, input, context);
    return price === 'unanswered' ? price : price.priceMinor;
  },
});

/** A flight for each slice, on its date. Refuses InvalidInput. */
function requireChosen({ flightSuppliers }: FlightDeps, { slices, chosen = [] }: FlightWatch): void {
  if (chosen.length === 0) return;
  const isOf = (sliceId: string, index: number): boolean => {
    const [ends] = flightSuppliers.flatMap((supplier) => supplier.endsOf(sliceId) ?? []);
    return ends?.date === itemAt(slices, index).date;
  };
  if (chosen.length === slices.length && chosen.every(({ sliceId }, index) => isOf(sliceId, index))) return;
  refuse('InvalidInput', { fields: [{ path: 'chosen', problem: 'not what slices ask for' }] });
}

const priceOf = (
  deps: FlightDeps,
  input: FlightWatch,
  context: CallContext,
): Promise<Price | 'unanswered'> =>
  input.chosen && input.chosen.length > 0
    ? priceOfChosen(deps, { ...input, chosen: input.chosen }, context)
    : lowestOf(deps, input, context);

async function priceOfChosen(
  deps: FlightDeps,
  { chosen, passengers }: FlightWatch & Required<Pick<FlightWatch, 'chosen'>>,
  context: CallContext,
): Promise<Price | 'unanswered'> {
  const request = { slices: chosen, passengers, extras: NO_EXTRAS, locale: 'en' } as const;
  const priced = await priceFlight(deps, request, null, context);
  if (priced.outcome === 'rejected') return { priceMinor: null, flights: '' };
  if (priced.outcome !== 'ok') return 'unanswered';
  const { flight, price } = priced.value.offer;
  const flights = flight.slices.flatMap(({ segments }) =>
    segments.map(({ marketingAirline: { code, flightNumber } }) => `${code} ${flightNumber}`),
  );
  return { priceMinor: price.total.amountMinor, flights: flights.join(', ') };
}

/** Of all suppliers; without one of them the lowest isn't known. */
async function lowestOf(
  { flightSuppliers, clock }: FlightDeps,
  { slices, passengers, nearby = false, filters = {} }: FlightWatch,
  context: CallContext,
): Promise<Price | 'unanswered'> {
  const question = { slices, passengers, nearby, chosen: [], filters, sort: 'price', top: 1 } as const;
  const search = { ...question, locale: 'en', now: clock.now() } as const;
  const answers = await Promise.all(flightSuppliers.map((supplier) => supplier.search(search, context)));
  const totals: number[] = [];
  for (const answer of answers) {
    if (answer.outcome !== 'ok') return 'unanswered';
    const { totalMinor } = answer.value.least;
    if (totalMinor !== null) totals.push(totalMinor);
  }
  return { priceMinor: totals.length === 0 ? null : Math.min(...totals), flights: '' };
}

/** The main airport of each end, each once in a row. */
function airportsOf(deps: FlightDeps, { slices }: FlightWatch): string[] {
  const codes: string[] = [];
  for (const { origin, destination } of slices)
    for (const end of [origin, destination]) {
      const { code } = first(deps.airportsOf(end));
      if (code !== codes.at(-1)) codes.push(code);
    }
  return codes;
}

function tripTypeOf({ slices }: FlightWatch): TripType {
  const [out, back, more] = slices;
  if (!out || !back) return 'oneWay';
  const isBack = back.origin === out.destination && back.destination === out.origin;
  return isBack && !more ? 'roundTrip' : 'multiCity';
}

/** Of the city that the first flight goes to. */
function artOf({ placeOfAirport, cityArt }: FlightDeps, { airports }: FlightFacts): WatchedTrip['art'] {
  const to = airports[1] ?? '';
  const cityId = placeOfAirport(to)?.cityId;
  return (cityId && cityArt(`city:${cityId}`)) || { seed: to, kind: 'countryside' };
}
