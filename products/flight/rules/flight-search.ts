/** The words of a flight search (B §3, §9) and the rules that the form shows and the server enforces. */
import { addDays, type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import { checkParty, type PartyProblem, type PassengerCounts } from './travelers/travelers.ts';

/**
 * Dates whose totals are asked for: 14 departures around the first slice's date; three days around each date
 * of a round trip; a month of departures with trips of the same length; a month of returns of one departure.
 */
export const FARE_DATES_KINDS = ['strip', 'grid', 'departures', 'returns'] as const;
export type FareDatesKind = (typeof FARE_DATES_KINDS)[number];

/** What an option of the results is best at. */
export const FLIGHT_BADGES = ['bestValue', 'cheapest', 'fastest'] as const;
export const FLIGHT_SORTS = [
  'arrivalTime',
  'departureTime',
  'duration',
  'fareScore',
  'price',
  'stops',
] as const;
export type FlightSort = (typeof FLIGHT_SORTS)[number];

export const STOP_FILTERS = ['any', 'none', 'oneOrFewer', 'twoOrFewer'] as const;
export type StopFilter = (typeof STOP_FILTERS)[number];
export const stopsAllowed = (filter: StopFilter): number =>
  filter === 'none' ? 0 : filter === 'oneOrFewer' ? 1 : 2;

export const TRIP_TYPES = ['oneWay', 'roundTrip', 'openJaw', 'multiCity'] as const;
export type TripType = (typeof TRIP_TYPES)[number];

/** One ticket, two one-ways, or flights of airlines that do not know of each other. */
export const ITINERARY_KINDS = ['single', 'hackerFare', 'virtualInterline'] as const;
export type ItineraryKind = (typeof ITINERARY_KINDS)[number];

/** Schedules are open this far; the slices of a multi-city trip. */
export const FLIGHT_LIMITS = { daysAheadMax: 330, slicesMax: 6 } as const;

/** Places are airport or metropolitan codes. */
export type RequestedSlice = {
  readonly origin: string;
  readonly destination: string;
  readonly date: CalendarDate;
};

type FlightSearchProblem =
  | PartyProblem
  | 'SameAirport'
  | 'PastDates'
  | 'ReturnBeforeDeparture'
  | 'TooFarAhead'
  | 'TooManySlices'
  | 'NoSlices';

/**
 * The first problem and the slice it lies in. `today` is the date at the first origin. After a slice that
 * crosses the date line eastward, and so may land the day before it leaves, the next may begin that day.
 */
export function checkFlightSearch(
  slices: readonly RequestedSlice[],
  party: PassengerCounts,
  today: CalendarDate,
  crossesDateLine: (slice: RequestedSlice) => boolean,
): { readonly problem: FlightSearchProblem; readonly slice: number } | undefined {
  if (slices.length === 0) return { problem: 'NoSlices', slice: 0 };
  if (slices.length > FLIGHT_LIMITS.slicesMax)
    return { problem: 'TooManySlices', slice: FLIGHT_LIMITS.slicesMax };
  let earliest: CalendarDate | undefined;
  for (const [slice, requested] of slices.entries()) {
    const { origin, destination, date } = requested;
    if (origin === destination) return { problem: 'SameAirport', slice };
    if (nightsBetween(today, date) < 0) return { problem: 'PastDates', slice };
    if (earliest && date < earliest) return { problem: 'ReturnBeforeDeparture', slice };
    earliest = crossesDateLine(requested) ? addDays(date, -1) : date;
    if (nightsBetween(today, date) > FLIGHT_LIMITS.daysAheadMax) return { problem: 'TooFarAhead', slice };
  }
  const problem = checkParty(party);
  return problem && { problem, slice: 0 };
}

/** What kind of trip the slices are: a return home, a return from or to elsewhere, or a row of cities. */
export function tripTypeOf(slices: readonly RequestedSlice[]): TripType {
  const [out, back] = slices;
  if (slices.length === 1) return 'oneWay';
  if (slices.length > 2 || !out || !back) return 'multiCity';
  const returns = back.destination === out.origin;
  const leaves = back.origin === out.destination;
  if (returns && leaves) return 'roundTrip';
  return returns || leaves ? 'openJaw' : 'multiCity';
}
