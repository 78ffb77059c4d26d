/** Those with a seat on a booked trip, as the seat map shows them. Pure. */
import type { AssistanceCode } from '@sojourn/domain/travelers/assistance.ts';
import { exitRowBar } from '#flight/rules/travelers/exit-row.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { type Seated, seatedOf } from '../seat-map/seat-view.ts';
import { fullNameOf } from '../trips/travelers-view.ts';

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
