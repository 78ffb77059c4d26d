/** A slice in the words of a list: when, how long, with whom, where one changes planes. */
import { first, last } from '@sojourn/domain/present.ts';
import { formatDuration, formatTime, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { FlightRow } from '#flight/wire/flight-row.ts';
import type { FlightSegment } from '#flight/wire/flights.ts';

/** As rows of results have it, and everything that has more. */
export type RowSlice = FlightRow['slice'];

/** "TP 216" */
export const flightNumberOf = ({ marketingAirline }: Pick<FlightSegment, 'marketingAirline'>): string =>
  `${marketingAirline.code}\u00a0${marketingAirline.flightNumber}`;

/** Airlines under whose names the slice is sold, in the order they are flown. */
const sellersOf = (slice: Pick<RowSlice, 'segments'>): readonly { code: string; name: string }[] =>
  slice.segments
    .map(({ marketingAirline: { code, name } }) => ({ code, name }))
    .filter(({ code }, place, all) => all.findIndex((other) => other.code === code) === place);

/** Names of airlines that fly what another one sells; empty when each flies its own. */
export const operatorsOf = (slice: Pick<RowSlice, 'segments'>): readonly string[] => [
  ...new Set(
    slice.segments
      .filter(({ marketingAirline, operatingAirline }) => marketingAirline.code !== operatingAirline.code)
      .map(({ operatingAirline }) => operatingAirline.name),
  ),
];

/** The words for an arrival on another local day than the departure; undefined on the same day. */
export const plusDaysText = (days: number): TextRef | undefined =>
  days === 0 ? undefined : days < 0 ? textRef('flights.dayBefore') : textRef('flights.plusDays', { days });

/** "+1", "−1": what stands beside the time. */
export const plusDaysMark = (days: number): string =>
  days === 0 ? '' : days > 0 ? `+${days}` : `\u2212${-days}`;

export type SliceView = {
  /** "6:05 PM" at each end's own clock. */
  readonly departs: string;
  readonly arrives: string;
  readonly plusDays: number;
  readonly from: string;
  readonly to: string;
  /** "6h 35m" */
  readonly duration: string;
  readonly stops: number;
  readonly stopsText: TextRef;
  /** The code for the tile: the first seller's. */
  readonly code: string;
  /** "TAP Air Portugal, Delta" */
  readonly airlines: string;
  /** Nonstop: the flight's number; else where one waits and how long. */
  readonly note: string;
  readonly hasSelfTransfer: boolean;
};

export function viewOfSlice(slice: RowSlice, locale: Locale, layoverText: LayoverText): SliceView {
  const { segments, layovers, durationMinutes, plusDays } = slice;
  const [departure, arrival] = [first(segments), last(segments)];
  const stops = segments.length - 1;
  const sellers = sellersOf(slice);
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  return {
    departs: formatTime(departure.zonedDepartureTime, locale),
    arrives: formatTime(arrival.zonedArrivalTime, locale),
    plusDays,
    from: departure.origin.locationCode,
    to: arrival.destination.locationCode,
    duration: formatDuration(durationMinutes, locale),
    stops,
    stopsText: textRef('flights.stops', { stops }),
    code: first(sellers).code,
    airlines: list.format(sellers.map(({ name }) => name)),
    note:
      stops === 0
        ? flightNumberOf(departure)
        : list.format(
            layovers.map(({ airport, stopoverDurationMinutes }) =>
              layoverText({
                duration: formatDuration(stopoverDurationMinutes, locale),
                city: stops > 1 ? undefined : airport.city,
                code: airport.locationCode,
              }),
            ),
          ),
    hasSelfTransfer: layovers.some(({ isSelfTransferLayover }) => isSelfTransferLayover),
  };
}

/** "1h 55m in Dublin DUB"; the city is left out where two stops share the line. */
type LayoverText = (values: {
  readonly duration: string;
  readonly city: string | undefined;
  readonly code: string;
}) => string;
