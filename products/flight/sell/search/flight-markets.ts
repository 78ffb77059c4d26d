/** What comparable trips by air cost, for a company's travelers: the same for each step, filter and page. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { type MarketPrice, sumOfMarkets } from '@sojourn/domain/policy/market-price.ts';
import { first, last } from '@sojourn/domain/present.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import type { MarketPrices } from '@sojourn/server/modules/companies/policy/market/store.ts';
import { type Asking, answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import {
  type ComparedSlice,
  type ComparedTrip,
  comparableFlights,
  comparedItems,
  comparedTripKey,
  itemsOfTrip,
} from '#flight/rules/comparable-flights.ts';
import {
  CABINS,
  cabinOfRank,
  classesOfCabin,
  type FareClass,
  fareRank,
} from '#flight/rules/fares/fare-classes.ts';
import type { RequestedSlice } from '#flight/rules/flight-search.ts';
import type { PassengerCounts } from '#flight/rules/travelers/travelers.ts';
import type { FlightRow } from '#flight/wire/flight-row.ts';
import type { FlightReview, FlightSearchEvent, OpenedFlight } from '#flight/wire/flight-search.ts';
import type { ChosenSlice, FareOffer } from '#flight/wire/flights.ts';
import { type FlightMarkets, type FlightQuestion, type FlightSupplier, marketKey } from '../supplier.ts';
import type { FlightDeps } from './deps.ts';

/** By `itemsOfTrip`; null when not every supplier answers. */
export async function findFlightMarkets(
  asking: Asking<FlightSupplier>,
  trip: ComparedTrip & { readonly now: Instant },
  context: Pick<CallContext, 'scenario' | 'requestId'>,
): Promise<MarketPrices | null> {
  const answers = await answersOf(asking, (supplier, call) => supplier.comparable(trip, call), context);
  return answers.length < asking.suppliers.length ? null : comparableFlights(answers);
}

type Cities = Pick<FlightDeps, 'cityCodeOf' | 'suppliers'>;

const comparedSlice = (
  { cityCodeOf }: Cities,
  { origin, destination, date }: RequestedSlice,
): ComparedSlice => ({
  from: cityCodeOf(origin),
  to: cityCodeOf(destination),
  date,
});

/** Of slices that were chosen; null for one that isn't sold. */
export function comparedTripOf(
  cities: Cities,
  slices: readonly Pick<ChosenSlice, 'sliceId'>[],
  passengers: PassengerCounts,
): ComparedTrip | null {
  const ends = slices.flatMap(({ sliceId }) => {
    const [found] = cities.suppliers.flatMap(({ endsOf }) => endsOf(sliceId) ?? []);
    return found ? [comparedSlice(cities, found)] : [];
  });
  return ends.length < slices.length ? null : { slices: ends, passengers };
}

/** As they were first shown to anybody of the tenant. */
function frozenParts(deps: FlightDeps, trip: ComparedTrip, context: RequestContext): Promise<MarketPrices> {
  const { tenantId } = context;
  return deps.marketFreezer.freezeOnce(
    { tenantId, product: 'flight', trip: comparedTripKey(trip) },
    comparedItems(trip.slices.length),
    () => findFlightMarkets(deps, { ...trip, now: deps.clock.now() }, context),
  );
}

const marketOf = (parts: MarketPrices, classes: readonly FareClass[]): MarketPrice | null =>
  sumOfMarkets(itemsOfTrip(classes).map((item) => parts.get(item)));

/** Never on the consumer site. */
export const looksAtMarket = (
  { marketFreezer }: FlightDeps,
  { filters: { policy } }: FlightQuestion,
  { tenantId }: RequestContext,
): boolean =>
  [policy?.short, policy?.long].some((limits) => limits?.percentOverMarket !== undefined) &&
  marketFreezer.isUsed(tenantId);

/** The cities that a code means, its own first; nearby airports may be of others. */
const citiesOf = ({ airportsOf, cityCodeOf }: FlightDeps, code: string, nearby: boolean): string[] => [
  ...new Set(airportsOf(code, nearby).map((airport) => cityCodeOf(airport.code))),
];

/** Of the slice to choose, between each two cities that it may join, in each cabin. */
async function marketsOfSearch(
  deps: FlightDeps,
  { slices, chosen, passengers, nearby }: FlightQuestion,
  context: RequestContext,
): Promise<FlightMarkets> {
  const before = comparedTripOf(deps, chosen, passengers);
  const choosing = slices[chosen.length];
  const markets = new Map<string, MarketPrice | null>();
  if (!before || !choosing) return markets;
  const rest = slices.slice(chosen.length + 1);
  const unchosen = rest.map((slice) => {
    const [from, to] = [slice.origin, slice.destination].map(
      (code) => citiesOf(deps, code, false)[0] ?? code,
    );
    return { from: from ?? '', to: to ?? '', date: slice.date };
  });
  for (const from of citiesOf(deps, choosing.origin, nearby))
    for (const to of citiesOf(deps, choosing.destination, nearby)) {
      if (from === to) continue;
      const trip = [...before.slices, { from, to, date: choosing.date }, ...unchosen];
      const parts = await frozenParts(deps, { slices: trip, passengers }, context);
      for (const cabin of CABINS) {
        const own = first(classesOfCabin(cabin));
        // A price in a class has what isn't chosen yet in it too
        const classes = [...chosen.map(({ fareClass }) => fareClass), own, ...rest.map(() => own)];
        markets.set(marketKey(from, to, cabin), marketOf(parts, classes));
      }
    }
  return markets;
}

type Ends = FlightRow['slice'] | OpenedFlight['slice'];

function marketAt(
  { cityCodeOf }: Cities,
  markets: FlightMarkets,
  { segments }: Ends,
  { fareClass }: Pick<FareOffer, 'fareClass'>,
): MarketPrice | null | undefined {
  const from = cityCodeOf(first<Ends['segments'][number]>(segments).origin.locationCode);
  const to = cityCodeOf(last<Ends['segments'][number]>(segments).destination.locationCode);
  return markets.get(marketKey(from, to, cabinOfRank(fareRank(fareClass))));
}

const withMarket = <Fare extends Pick<FareOffer, 'market'>>(
  fare: Fare,
  market: MarketPrice | null | undefined,
): Fare => (market ? { ...fare, market } : fare);

/** What's shown is frozen. Where not every supplier says what its flights cost, only the fixed caps hold. */
export async function* searchWithMarkets(
  deps: FlightDeps,
  question: FlightQuestion,
  stream: (question: FlightQuestion) => AsyncIterable<FlightSearchEvent>,
  context: RequestContext,
): AsyncGenerator<FlightSearchEvent> {
  const markets = await marketsOfSearch(deps, question, context);
  const compared = (row: FlightRow): FlightRow => ({
    ...row,
    fare: withMarket(row.fare, marketAt(deps, markets, row.slice, row.fare)),
  });
  for await (const event of stream({ ...question, markets }))
    yield event.type === 'page'
      ? {
          ...event,
          options: event.options.map(compared),
          opened: event.opened && addMarketToOption(deps, event.opened, markets),
        }
      : event;
}

/** As `searchWithMarkets` compares; undefined where it doesn't. */
export const marketsOfQuestion = async (
  deps: FlightDeps,
  question: FlightQuestion,
  context: RequestContext,
): Promise<FlightMarkets | undefined> =>
  looksAtMarket(deps, question, context) ? marketsOfSearch(deps, question, context) : undefined;

export const addMarketToOption = (
  deps: Cities,
  option: OpenedFlight,
  markets: FlightMarkets,
): OpenedFlight => ({
  ...option,
  fares: option.fares.map((fare) => withMarket(fare, marketAt(deps, markets, option.slice, fare))),
});

type Reviewed = {
  readonly slices: readonly ChosenSlice[];
  readonly passengers: PassengerCounts;
};
/** Of a trip and of the same in other classes, as results showed it; without prices on the consumer site. */
export async function addMarketToReview(
  deps: FlightDeps,
  { slices, passengers }: Reviewed,
  upgrades: readonly (readonly FareOffer[])[],
  context: RequestContext,
): Promise<Pick<FlightReview, 'market' | 'upgrades'>> {
  const trip = deps.marketFreezer.isUsed(context.tenantId) && comparedTripOf(deps, slices, passengers);
  if (!trip) return { upgrades: upgrades.map((offers) => [...offers]) };
  const parts = await frozenParts(deps, trip, context);
  const classes = slices.map(({ fareClass }) => fareClass);
  const market = marketOf(parts, classes);
  return {
    ...(market && { market }),
    upgrades: upgrades.map((offers, slice) =>
      offers.map((offer) => withMarket(offer, marketOf(parts, classes.with(slice, offer.fareClass)))),
    ),
  };
}
