/** Flights as days: each slice leaves and lands by the clocks of its airports. Pure. */
import type { FlightSummary } from '@sojourn/contract/products/flight/flights.ts';
import { type CalendarDate, type Instant, localAt } from '@sojourn/domain/dates.ts';
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

/** "Local time, 5 hours ahead of Boston", counted when one lands. */
export function clockText({ segments }: Pick<Slice, 'segments'>): TextRef {
  const { origin } = segments[0]!;
  const { destination, scheduledArrivalTime } = segments.at(-1)!;
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
  const first = slice.segments[0]!;
  const last = slice.segments.at(-1)!;
  const { city, terminal } = last.destination;
  const dayOf = (local: string) => local.slice(0, 10) as CalendarDate;
  return [
    {
      kind: 'leave',
      slice: index,
      date: dayOf(first.zonedDepartureTime),
      time: formatTime(first.zonedDepartureTime, locale),
      plusDays: 0,
      title: textRef('trip.flight.leave', { from: first.origin.city, to: city, flights: flightNames(slice) }),
      clock: null,
    },
    {
      kind: 'land',
      slice: index,
      date: dayOf(last.zonedArrivalTime),
      time: formatTime(last.zonedArrivalTime, locale),
      plusDays: slice.plusDays,
      title: terminal
        ? textRef('trip.flight.land', { city, terminal })
        : textRef('trip.flight.landPlain', { city }),
      clock: clockText(slice),
    },
  ];
}

/** In the order they are lived; what follows on the same date shares its day. */
export function daysOfFlight({ slices }: Pick<FlightSummary, 'slices'>, locale: Locale): FlightDay[] {
  const days: { date: CalendarDate; moments: FlightMoment[] }[] = [];
  for (const { date, ...moment } of slices.flatMap((slice, index) => momentsOf(slice, index, locale))) {
    const last = days.at(-1);
    if (last?.date === date) last.moments.push(moment);
    else days.push({ date, moments: [moment] });
  }
  return days;
}
