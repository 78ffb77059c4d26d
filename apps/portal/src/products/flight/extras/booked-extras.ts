/** Seats and bags of a booked trip, as the page that changes them shows them. Pure. */
import type { FlightTripDetail } from '@sojourn/contract/products/flight/flight-trip.ts';
import type { FlightExtras } from '@sojourn/contract/products/flight/flights.ts';
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import { exitRowBar } from '@sojourn/domain/products/flight/travelers/exit-row.ts';
import type { AssistanceCode } from '@sojourn/domain/travelers/assistance.ts';
import { type Seated, seatedOf } from '../seat-map/seat-view.ts';
import { fullNameOf } from '../trips/travelers-view.ts';

const HOUR = 3600;

/** Slices that leave in more than an hour, by the airline's times. */
export const openSlices = ({ flight }: Pick<FlightTripDetail, 'flight'>, now: Instant): number[] =>
  flight.slices.flatMap(({ segments }, slice) => {
    const { updatedDepartureTime, scheduledDepartureTime } = first(segments);
    const closesAt = plusSeconds(updatedDepartureTime ?? scheduledDepartureTime, -HOUR);
    return isBefore(now, closesAt) ? [slice] : [];
  });

/** Dates of birth aren't shown after booking: the airline checks the age for an exit row. */
export const seatedOnTrip = ({ flight, travelers }: FlightTripDetail): Seated[] =>
  seatedOf(flight.passengers, (index) => {
    const traveler = travelers[index];
    const specialAssistance = (traveler?.specialAssistance ?? []) as AssistanceCode[];
    const known = { birthdate: '', specialAssistance } as const;
    return {
      name: traveler ? fullNameOf(traveler) : '',
      exitBar: exitRowBar(flight.passengers, index, known, flight.departureDate),
    };
  });

const keysOf = ({ seats, bags }: FlightExtras): string =>
  [
    ...seats.map(({ slice, segment, traveler, seat }) => `${slice}.${segment}.${traveler}.${seat}`),
    ...bags.map(({ slice, traveler, pieces }) => `${slice}.${traveler}:${pieces}`),
  ]
    .toSorted()
    .join(' ');
/** Whatever their order. */
export const isSameExtras = (a: FlightExtras, b: FlightExtras): boolean => keysOf(a) === keysOf(b);
