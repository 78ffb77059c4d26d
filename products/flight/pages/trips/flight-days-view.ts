/** Flights as days: each slice leaves and lands by the clocks of its airports. Pure. */
import {
  type CalendarDate,
  type Instant,
  type LocalDateTime,
  localAt,
  nightsBetween,
} from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { formatDate, formatTime, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { TripFlight } from '#flight/wire/flight-trip.ts';
import type { FlightSummary } from '#flight/wire/flights.ts';

type Slice = FlightSummary['slices'][number];
export type FlightMoment = {
  readonly kind: 'leave' | 'land';
  readonly slice: number;
  /** As it is now; `was` is the booked one where the airline changed it. */
  readonly time: string;
  readonly was: string | null;
  /** Local days since the slice began. */
  readonly plusDays: number;
  readonly title: TextRef;
  /** Of landings: how far the clock is from the one where the slice began. */
  readonly clock: TextRef | null;
};
type FlightDay = { readonly date: CalendarDate; readonly moments: readonly FlightMoment[] };

const offsetMinutes = (at: Instant, zone: string): number =>
  Math.round((Date.parse(`${localAt(at, zone)}:00Z`) - Date.parse(at)) / 60_000);

/** "Local time, 5 hours ahead of Boston", at the time of landing. */
export function clockText({ segments }: Pick<Slice, 'segments'>): TextRef {
  const { origin } = first(segments);
  const { destination, scheduledArrivalTime } = last(segments);
  const minutes =
    offsetMinutes(scheduledArrivalTime, destination.zone) - offsetMinutes(scheduledArrivalTime, origin.zone);
  const values = { hours: Math.abs(minutes) / 60, city: origin.city };
  if (minutes === 0) return textRef('trip.flight.clock.same', { city: origin.city });
  return textRef(minutes > 0 ? 'trip.flight.clock.ahead' : 'trip.flight.clock.behind', values);
}

/** "TAP Air Portugal TP 216"; several flights: "Aer Lingus EI 138, EI 482". */
export function flightNames({ segments }: Pick<Slice, 'segments'>): string {
  let airline = '';
  return segments
    .map(({ marketingAirline: { code, name, flightNumber } }) => {
      const number = `${code}\u00a0${flightNumber}`;
      const shown = name === airline ? number : `${name} ${number}`;
      airline = name;
      return shown;
    })
    .join(', ');
}

type TripSlice = TripFlight['slices'][number];
type Time = { readonly local: LocalDateTime; readonly was: LocalDateTime | null };

/** By the clock of the airport. */
export const timeNow = (booked: LocalDateTime, updated: Instant | null, zone: string): Time =>
  updated === null ? { local: booked, was: null } : { local: localAt(updated, zone), was: booked };

/** A slice at the times that its airline has now. */
export function sliceNow(slice: TripSlice): TripSlice {
  const segments = slice.segments.map((segment) => {
    const { zonedDepartureTime, updatedDepartureTime, zonedArrivalTime, updatedArrivalTime } = segment;
    return {
      ...segment,
      zonedDepartureTime: timeNow(zonedDepartureTime, updatedDepartureTime, segment.origin.zone).local,
      zonedArrivalTime: timeNow(zonedArrivalTime, updatedArrivalTime, segment.destination.zone).local,
    };
  });
  const [from, to] = [first(segments).zonedDepartureTime, last(segments).zonedArrivalTime];
  const dayOf = (local: string) => local.slice(0, 10) as CalendarDate;
  return { ...slice, segments, plusDays: nightsBetween(dayOf(from), dayOf(to)) };
}

export const landingTitle = ({
  city,
  terminal,
}: Pick<TripSlice['segments'][number]['destination'], 'city' | 'terminal'>): TextRef =>
  terminal ? textRef('trip.flight.land', { city, terminal }) : textRef('trip.flight.landPlain', { city });

function momentsOf(
  slice: TripSlice,
  index: number,
  locale: Locale,
): (FlightMoment & { date: CalendarDate })[] {
  const [departure, arrival] = [first(slice.segments), last(slice.segments)];
  const { city } = arrival.destination;
  const leaves = timeNow(departure.zonedDepartureTime, departure.updatedDepartureTime, departure.origin.zone);
  const lands = timeNow(arrival.zonedArrivalTime, arrival.updatedArrivalTime, arrival.destination.zone);
  const dayOf = (local: string) => local.slice(0, 10) as CalendarDate;
  const shown = ({ local, was }: Time) => ({
    date: dayOf(local),
    time: formatTime(local, locale),
    was: was && (dayOf(was) === dayOf(local) ? '' : `${formatDate(was, locale)}, `) + formatTime(was, locale),
  });
  return [
    {
      kind: 'leave',
      slice: index,
      ...shown(leaves),
      plusDays: 0,
      title: textRef('trip.flight.leave', {
        from: departure.origin.city,
        to: city,
        flights: flightNames(slice),
      }),
      clock: null,
    },
    {
      kind: 'land',
      slice: index,
      ...shown(lands),
      plusDays: nightsBetween(dayOf(leaves.local), dayOf(lands.local)),
      title: landingTitle(arrival.destination),
      clock: clockText(slice),
    },
  ];
}

/** In chronological order; moments on the same date share a day. */
export function daysOfFlight({ slices }: Pick<TripFlight, 'slices'>, locale: Locale): FlightDay[] {
  const days: { date: CalendarDate; moments: FlightMoment[] }[] = [];
  for (const { date, ...moment } of slices.flatMap((slice, index) => momentsOf(slice, index, locale))) {
    const latest = days.at(-1);
    if (latest?.date === date) latest.moments.push(moment);
    else days.push({ date, moments: [moment] });
  }
  return days;
}
