/** Flights as days: each slice leaves and lands by the clocks of its airports. Pure. */
import type { FlightSummary } from '@sojourn/contract/products/flight/flights.ts';
import { type CalendarDate, type Instant, localAt } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { formatTime, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

type Slice = FlightSummary['slices'][number];
export type FlightMoment = {
  readonly kind: 'leave' | 'land';
  readonly slice: number;
  readonly time: string;
  /** Local days since the slice began. */
  readonly plusDays: number;
  readonly title: TextRef;
  /** Of landings: how far the clock is from the one where the slice began. */
  readonly clock: TextRef | null;
};
export type FlightDay = { readonly date: CalendarDate; readonly moments: readonly FlightMoment[] };

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

function momentsOf(slice: Slice, index: number, locale: Locale): (FlightMoment & { date: CalendarDate })[] {
  const [departure, arrival] = [first(slice.segments), last(slice.segments)];
  const { city, terminal } = arrival.destination;
  const dayOf = (local: string) => local.slice(0, 10) as CalendarDate;
  return [
    {
      kind: 'leave',
      slice: index,
      date: dayOf(departure.zonedDepartureTime),
      time: formatTime(departure.zonedDepartureTime, locale),
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
      date: dayOf(arrival.zonedArrivalTime),
      time: formatTime(arrival.zonedArrivalTime, locale),
      plusDays: slice.plusDays,
      title: terminal
        ? textRef('trip.flight.land', { city, terminal })
        : textRef('trip.flight.landPlain', { city }),
      clock: clockText(slice),
    },
  ];
}

/** In chronological order; moments on the same date share a day. */
export function daysOfFlight({ slices }: Pick<FlightSummary, 'slices'>, locale: Locale): FlightDay[] {
  const days: { date: CalendarDate; moments: FlightMoment[] }[] = [];
  for (const { date, ...moment } of slices.flatMap((slice, index) => momentsOf(slice, index, locale))) {
    const latest = days.at(-1);
    if (latest?.date === date) latest.moments.push(moment);
    else days.push({ date, moments: [moment] });
  }
  return days;
}
