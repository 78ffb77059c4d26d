/**
 * What a price freeze may pay for instead of flights that are sold out: between the same airports, each way
 * leaving the same day or the next (B §4, B §8).
 */
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { first, itemAt, last } from '@sojourn/domain/present.ts';
import { answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import { dayOf } from '#flight/rules/findings/trip-finding.ts';
import { flightDifference } from '#flight/rules/flight-difference.ts';
import type { FlightCheckoutInput } from '#flight/wire/flight-checkout.ts';
import type { FlightOption } from '#flight/wire/flight-search.ts';
import type { ChosenSlice } from '#flight/wire/flights.ts';
import type { FlightDeps, FlightSale } from '../sale.ts';
import { comparedOf, inClass } from './compared-flight.ts';

const CANDIDATES = 200;
/** Of each way, as many are followed into the next. */
const FOLLOWED = 4;

type Path = { readonly chosen: readonly ChosenSlice[]; readonly points: number };

/** The most similar first; none that is the same all the way. */
export async function similarFlights(
  deps: FlightDeps,
  sale: FlightSale,
  context: CallContext,
): Promise<FlightCheckoutInput[]> {
  const { request } = sale;
  let paths: readonly Path[] = [{ chosen: [], points: 0 }];
  for (const at of request.slices.keys()) {
    const next = await Promise.all(paths.map((path) => extend(deps, sale, at, path, context)));
    paths = next.flat().toSorted((a, b) => a.points - b.points);
  }
  const own = keyOf(request.slices);
  return paths
    .filter(({ chosen }) => keyOf(chosen) !== own)
    .slice(0, 2 * FOLLOWED)
    .map(({ chosen }) => ({
      product: 'Flight',
      slices: [...chosen],
      passengers: request.passengers,
      locale: request.locale,
    }));
}

const keyOf = (slices: readonly ChosenSlice[]): string =>
  JSON.stringify(slices.map(({ sliceId, fareClass }) => [sliceId, fareClass]));

/** A path with each of the flights that fit it best, its own included while that's sold. */
async function extend(
  deps: FlightDeps,
  sale: FlightSale,
  at: number,
  { chosen, points }: Path,
  context: CallContext,
): Promise<Path[]> {
  const original = itemAt(sale.offer.flight.slices, at);
  const day = dayOf(first(original.segments).zonedDepartureTime);
  const found = await Promise.all(
    [day, addDays(day, 1)].map((date) => searchSlice(deps, sale, { at, chosen, date }, context)),
  );
  const compared = comparedOf(original);
  return found
    .flat()
    .map((option) => {
      const { slice, shown } = inClass(option, original.fareClass);
      return {
        chosen: [...chosen, { sliceId: slice.sliceId, fareClass: shown }],
        points: points + flightDifference(compared, comparedOf(slice)),
      };
    })
    .toSorted((a, b) => a.points - b.points)
    .slice(0, FOLLOWED);
}

type Looked = {
  readonly at: number;
  readonly chosen: readonly ChosenSlice[];
  readonly date: CalendarDate;
};

async function searchSlice(
  deps: FlightDeps,
  { request, offer: { flight } }: FlightSale,
  { at, chosen, date }: Looked,
  context: CallContext,
): Promise<FlightOption[]> {
  const question = {
    slices: flight.slices.map(({ segments }, place) => ({
      origin: first(segments).origin.locationCode,
      destination: last(segments).destination.locationCode,
      date: place === at ? date : dayOf(first(segments).zonedDepartureTime),
    })),
    passengers: request.passengers,
    nearby: false,
    chosen,
    filters: {},
    sort: 'price',
    top: CANDIDATES,
    locale: request.locale,
    now: deps.clock.now(),
  } as const;
  const suppliers = deps.flightSuppliers.filter(({ sells }) => chosen.every(({ sliceId }) => sells(sliceId)));
  const asking = { suppliers, limits: { supplierMs: context.timeoutMs }, log: deps.log };
  const answers = await answersOf(asking, (supplier, call) => supplier.search(question, call), context);
  const { origin, destination } = itemAt(question.slices, at);
  return answers
    .flatMap(({ options }) => options.map(({ option }) => option))
    .filter(
      ({ slice: { segments } }) =>
        first(segments).origin.locationCode === origin &&
        last(segments).destination.locationCode === destination,
    );
}
