/** Other flights between the airports of a disrupted one, for the same travelers. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { type FlightNews, isDisrupted } from '@sojourn/domain/disruptions/flight-news.ts';
import type { WantedFlight } from '@sojourn/domain/disruptions/qualify-flight.ts';
import { first, last } from '@sojourn/domain/present.ts';
import type { Found } from '@sojourn/server/modules/protecting/disruptions/plan/product.ts';
import { callSuppliers } from '@sojourn/server/suppliers/call-suppliers.ts';
import { type CallContext, type Outcome, ok, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import { fareRank } from '#flight/rules/fares/fare-classes.ts';
import { dayOf } from '#flight/rules/findings/trip-finding.ts';
import type { FlightOption } from '#flight/wire/flight-search.ts';
import type { FlightBooking, FlightDeps } from '../sale.ts';
import { partsOf } from '../schedule-of-flight.ts';
import type { FlightQuestion, FlightSupplier } from '../supplier.ts';

type Deps = Pick<FlightDeps, 'flightSuppliers' | 'clock' | 'log' | 'countryOfAirline'>;
type BookedSlice = FlightBooking['offer']['flight']['slices'][number];
type Replaced = {
  readonly request: Pick<FlightBooking['request'], 'passengers' | 'locale'>;
  readonly offer: { readonly flight: { readonly slices: readonly BookedSlice[] } };
};

/** Of each day; the domain ranks them. */
const CANDIDATES = 200;

type Segments = FlightOption['slice']['segments'];
const flownOn = ({ marketingAirline, scheduledDepartureTime }: Segments[number]): string =>
  `${marketingAirline.code}${marketingAirline.flightNumber} ${scheduledDepartureTime}`;

/**
 * With airports nearby, to name why they don't qualify; without changes of planes where nobody
 * waits, and without flights that the travelers are booked on or that are disrupted themselves.
 */
export async function findFlights(
  deps: Deps,
  { request, offer }: Replaced,
  { origin, destination }: WantedFlight,
  dates: readonly CalendarDate[],
  context: CallContext,
): Promise<Outcome<readonly Found[], never>> {
  const asking = {
    suppliers: dates.flatMap((date) =>
      deps.flightSuppliers.map((supplier) => ({
        supplier,
        date,
        ...(supplier.soldTo && { soldTo: supplier.soldTo }),
      })),
    ),
    limits: { supplierMs: context.timeoutMs },
    log: deps.log,
  };
  const common = {
    passengers: request.passengers,
    nearby: true,
    chosen: [],
    filters: { withoutSelfTransfer: true },
    sort: 'arrivalTime',
    top: CANDIDATES,
    locale: request.locale,
    now: deps.clock.now(),
  } as const;
  const arrivals = await Promise.all(
    callSuppliers(
      asking,
      ({ supplier, date }, call) =>
        searchFlying(supplier, { ...common, slices: [{ origin, destination, date }] }, call),
      context,
    ),
  );
  const answers = arrivals.flatMap((arrival) => (arrival.state === 'answered' ? [arrival.value] : []));
  if (answers.length === 0 && dates.length > 0) return unavailable;
  const booked = new Set(offer.flight.slices.flatMap(({ segments }) => segments.map(flownOn)));
  const flying = answers
    .flat()
    .filter(({ option }) => !option.slice.segments.some((segment) => booked.has(flownOn(segment))));
  return ok(flying.map((each) => foundOf(deps, each)));
}

type Flying = { readonly option: FlightOption; readonly news: FlightNews };

/** Without those that would be a disruption themselves, as far as is announced. */
async function searchFlying(
  supplier: FlightSupplier,
  request: FlightQuestion,
  context: CallContext,
): Promise<Outcome<readonly Flying[], { reason: 'RateNotAvailable' }>> {
  const found = await supplier.search(request, context);
  if (found.outcome !== 'ok') return found;
  const options = found.value.options.map(({ option }) => option);
  const sliceIds = options.map(({ slice }) => slice.sliceId);
  const read = await supplier.flightNews({ sliceIds, now: request.now }, context);
  if (read.outcome !== 'ok') return read;
  return ok(
    options.flatMap((option, at): Flying[] => {
      const news = read.value[at];
      const lands = last(option.slice.segments).scheduledArrivalTime;
      return news && !isDisrupted(news, lands) ? [{ option, news }] : [];
    }),
  );
}

function foundOf(deps: Deps, { option: { slice, fares }, news }: Flying): Found {
  const { segments } = slice;
  const [leaving, landing] = [first(segments), last(segments)];
  const { marketingAirline } = leaving;
  return {
    key: slice.sliceId,
    origin: leaving.origin.locationCode,
    destination: landing.destination.locationCode,
    departs: dayOf(leaving.zonedDepartureTime),
    airline: { code: marketingAirline.code, name: marketingAirline.name },
    title: `${marketingAirline.code} ${marketingAirline.flightNumber}`,
    parts: partsOf(deps, slice, 0),
    stops: segments.length - 1,
    durationMinutes: slice.durationMinutes,
    leaves: first(news.flights).departs,
    leavesLocal: leaving.zonedDepartureTime,
    lands: last(news.flights).arrives,
    fares: fares.map(({ fareClass, fareShelf, total }) => ({
      fareKey: fareClass,
      rank: fareRank(fareClass),
      className: fareShelf.shortBrandName,
      totalMinor: total.amountMinor,
    })),
  };
}
