/** A slice as its timeline: ends, flights between them, changes of planes with their warnings. */
import { dayNumber } from '@sojourn/domain/dates.ts';
import { first, itemAt } from '@sojourn/domain/present.ts';
import { formatDuration, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import { TIGHT_MINUTES } from '#flight/rules/fares/fare-score.ts';
import type { FareOffer, FlightSegment, FlightSlice } from '#flight/wire/flights.ts';

type Day = Parameters<typeof dayNumber>[0];
const daysBetween = (from: string, to: string): number =>
  dayNumber(to.slice(0, 10) as Day) - dayNumber(from.slice(0, 10) as Day);

export type TimelineLeg = {
  readonly segment: FlightSegment;
  readonly cabin: FareOffer['cabinClassName'][number] | undefined;
  readonly ticketNo: number | undefined;
  /** Local days after the slice began, at each end. */
  readonly departsPlus: number;
  readonly arrivesPlus: number;
  /** It is flown through the night: it lands on a later day, or leaves before five. */
  readonly isOvernight: boolean;
  /** Another airline than the one it is sold by. */
  readonly operatedBy: string | undefined;
};

export type TimelineChange = {
  readonly text: TextRef;
  readonly notes: readonly { readonly tone: 'warn' | 'info'; readonly text: TextRef }[];
};

type Timeline = {
  readonly legs: readonly TimelineLeg[];
  /** One fewer than legs: what lies after each. */
  readonly changes: readonly TimelineChange[];
};

function changeOf(slice: FlightSlice, place: number, locale: Locale): TimelineChange {
  const layover = itemAt(slice.layovers, place);
  const next = itemAt(slice.segments, place + 1);
  const landed = itemAt(slice.segments, place).destination;
  const duration = formatDuration(layover.stopoverDurationMinutes, locale);
  const least = formatDuration(layover.minimumMinutes, locale);
  const changesAirport = landed.locationCode !== next.origin.locationCode;
  const isTight = layover.stopoverDurationMinutes - layover.minimumMinutes <= TIGHT_MINUTES;
  const [from, to] = [landed.terminal, next.origin.terminal];
  const newTerminal = !changesAirport && from && to && from !== to ? { from, to } : null;
  const notes: TimelineChange['notes'] = [
    ...(layover.isSelfTransferLayover
      ? [{ tone: 'warn' as const, text: textRef('flights.change.self', { least }) }]
      : []),
    ...(changesAirport
      ? [
          {
            tone: 'warn' as const,
            text: textRef('flights.change.airport', {
              from: landed.locationCode,
              to: next.origin.locationCode,
            }),
          },
        ]
      : []),
    ...(isTight ? [{ tone: 'warn' as const, text: textRef('flights.change.tight', { least }) }] : []),
    ...(layover.isOvernight ? [{ tone: 'info' as const, text: textRef('flights.change.overnight') }] : []),
    ...(newTerminal
      ? [{ tone: 'info' as const, text: textRef('flights.change.terminal', newTerminal) }]
      : []),
  ];
  const { city, locationCode: code } = layover.airport;
  return { text: textRef('flights.layover', { duration, city, code }), notes };
}

export function timelineOf(
  slice: FlightSlice,
  locale: Locale,
  fare: { readonly cabins?: FareOffer['cabinClassName']; readonly ticketNos?: readonly number[] } = {},
): Timeline {
  const start = first(slice.segments).zonedDepartureTime;
  const legs = slice.segments.map((segment, place): TimelineLeg => {
    const { marketingAirline, operatingAirline } = segment;
    return {
      segment,
      cabin: fare.cabins?.[place],
      ticketNo: fare.ticketNos?.[place],
      departsPlus: daysBetween(start, segment.zonedDepartureTime),
      arrivesPlus: daysBetween(start, segment.zonedArrivalTime),
      isOvernight: segment.plusDays > 0,
      operatedBy: marketingAirline.code === operatingAirline.code ? undefined : operatingAirline.name,
    };
  });
  return { legs, changes: slice.layovers.map((_, place) => changeOf(slice, place, locale)) };
}
