/** Other flights between the airports of a disrupted one, for the same travelers. */
import type { FlightOption } from '@sojourn/contract/products/flight/flight-search.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { WantedFlight } from '@sojourn/domain/disruptions/qualify-flight.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { fareRank } from '@sojourn/domain/products/flight/fares/fare-classes.ts';
import { dayOf } from '@sojourn/domain/products/flight/findings/trip-finding.ts';
import type { Found } from '#modules/disruptions/plan/product.ts';
import { callSuppliers } from '#suppliers/call-suppliers.ts';
import { type CallContext, type Outcome, ok, unavailable } from '#suppliers/outcome.ts';
import type { FlightBooking, FlightDeps } from '../sale.ts';
import { partsOf } from '../schedule-of-flight.ts';

/** Of each day; the domain ranks them. */
const CANDIDATES = 200;

type Segments = FlightOption['slice']['segments'];
const flownOn = ({ marketingAirline, scheduledDepartureTime }: Segments[number]): string =>
  `${marketingAirline.code}${marketingAirline.flightNumber} ${scheduledDepartureTime}`;

/**
 * With airports nearby, to name why they don't qualify; without changes of planes where nobody
 * waits, and without flights that the travelers are booked on.
 */
export async function findFlights(
  deps: FlightDeps,
  { request, offer }: FlightBooking,
  { origin, destination }: WantedFlight,
  dates: readonly CalendarDate[],
  context: CallContext,
): Promise<Outcome<readonly Found[], never>> {
  const asking = {
    suppliers: dates.flatMap((date) => deps.flightSuppliers.map((supplier) => ({ supplier, date }))),
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
        supplier.search({ ...common, slices: [{ origin, destination, date }] }, call),
      context,
    ),
  );
  const answers = arrivals.flatMap((arrival) => (arrival.state === 'answered' ? [arrival.value] : []));
  if (answers.length === 0 && dates.length > 0) return unavailable;
  const booked = new Set(offer.flight.slices.flatMap(({ segments }) => segments.map(flownOn)));
  const options = answers
    .flatMap(({ options }) => options.map(({ option }) => option))
    .filter(({ slice }) => !slice.segments.some((segment) => booked.has(flownOn(segment))));
  return ok(options.map((option) => foundOf(deps, option)));
}

function foundOf(deps: FlightDeps, { slice, fares }: FlightOption): Found {
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
    leaves: leaving.scheduledDepartureTime,
    leavesLocal: leaving.zonedDepartureTime,
    lands: landing.scheduledArrivalTime,
    fares: fares.map(({ fareClass, fareShelf, total }) => ({
      fareKey: fareClass,
      rank: fareRank(fareClass),
      className: fareShelf.shortBrandName,
      totalMinor: total.amountMinor,
    })),
  };
}
