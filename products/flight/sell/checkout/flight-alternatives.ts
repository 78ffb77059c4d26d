/** Up to three flights like the first of a trip whose price has increased, the rest of the trip as chosen. */
import { ALTERNATIVES_MAX, rankAlternatives } from '@sojourn/domain/checkout/rank-alternatives.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import { shownFare } from '#flight/rules/fares/shown-fare.ts';
import { dayOf } from '#flight/rules/findings/trip-finding.ts';
import { flightDifference } from '#flight/rules/flight-difference.ts';
import type { FlightFilters, FlightOption } from '#flight/wire/flight-search.ts';
import { NO_EXTRAS } from '#flight/wire/flights.ts';
import type { FlightDeps, FlightSale } from '../sale.ts';
import { comparedOf, inClass } from './compared-flight.ts';

const CANDIDATES = 200;
/** Of a trip with several directions, as many are priced with the rest of it: some may not go together. */
const PRICED = 8;

/** Sellers of the rest of the trip, who can sell it with another first flight. */
const sellersOf = ({ flightSuppliers }: FlightDeps, { request }: FlightSale) =>
  flightSuppliers.filter(({ sells }) => request.slices.slice(1).every(({ sliceId }) => sells(sliceId)));

async function searchFirst(
  deps: FlightDeps,
  sale: FlightSale,
  filters: FlightFilters,
  context: CallContext,
): Promise<FlightOption[]> {
  const { slices } = sale.offer.flight;
  const question = {
    slices: slices.map(({ segments }) => ({
      origin: first(segments).origin.locationCode,
      destination: last(segments).destination.locationCode,
      date: dayOf(first(segments).zonedDepartureTime),
    })),
    passengers: sale.request.passengers,
    nearby: false,
    chosen: [],
    filters,
    sort: 'price',
    top: CANDIDATES,
    locale: sale.request.locale,
    now: deps.clock.now(),
  } as const;
  const asking = {
    suppliers: sellersOf(deps, sale),
    limits: { supplierMs: context.timeoutMs },
    log: deps.log,
  };
  const answers = await answersOf(asking, (supplier, call) => supplier.search(question, call), context);
  return answers
    .flatMap(({ options }) => options.map(({ option }) => option))
    .filter(({ slice }) => slice.sliceId !== first(slices).sliceId);
}

type Slice = FlightOption['slice'];
const landsAfter = (slice: Slice, next: Pick<Slice, 'segments'>): boolean =>
  last(slice.segments).scheduledArrivalTime > first(next.segments).scheduledDepartureTime;

/** With the totals of the whole trip as chosen; undefined when it can't be flown or had that way. */
async function pricedInTrip(
  deps: FlightDeps,
  { request, offer: { flight } }: FlightSale,
  option: FlightOption,
  context: CallContext,
): Promise<FlightOption | undefined> {
  const [chosen, ...rest] = request.slices;
  if (chosen === undefined || rest.length === 0) return option;
  const [, next] = flight.slices;
  if (next && landsAfter(option.slice, next)) return undefined;
  const wanted = [{ sliceId: option.slice.sliceId, fareClass: option.shown }, ...rest];
  const ask = { ...request, slices: wanted, extras: NO_EXTRAS, now: deps.clock.now() };
  const answer = await deps.flightSupplierOf(option.slice.sliceId)?.upgrades(ask, context);
  if (answer?.outcome !== 'ok') return undefined;
  const fares = (answer.value[0] ?? []).map((fare) => ({ ...fare, fits: true }));
  return fares.length === 0 ? undefined : inClass({ ...option, fares }, option.shown);
}

const STOPS_UP_TO = ['none', 'oneOrFewer', 'twoOrFewer'] as const;

/** The most similar first; fewer where there are no more, or no supplier answers in time. */
export async function flightAlternatives(
  deps: FlightDeps,
  sale: FlightSale,
  context: CallContext,
): Promise<FlightOption[]> {
  const outbound = first(sale.offer.flight.slices);
  const stops = STOPS_UP_TO[outbound.segments.length - 1] ?? 'any';
  const alike = await searchFirst(deps, sale, { stops }, context);
  const found = alike.length < ALTERNATIVES_MAX ? await searchFirst(deps, sale, {}, context) : alike;
  const chosen = comparedOf(outbound);
  const measure = (option: FlightOption) => ({
    difference: flightDifference(chosen, comparedOf(option.slice)),
    totalMinor: shownFare(option).total.amountMinor,
  });
  const ranked = (options: readonly FlightOption[]) =>
    rankAlternatives(options, measure, sale.offer.price.fares.grandTotal);
  const best = ranked(found.map((option) => inClass(option, outbound.fareClass))).slice(0, PRICED);
  const priced = await Promise.all(best.map((option) => pricedInTrip(deps, sale, option, context)));
  return ranked(priced.filter((option) => option !== undefined)).slice(0, ALTERNATIVES_MAX);
}
