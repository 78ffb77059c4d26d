import { FLIGHT_NUMBER } from '../../rules/flight-number.ts';
import type { RideTime } from '../../rules/transfer.ts';

/** The time with the flight that was typed; a booking that has another number isn't followed by it. */
export function followedBy(time: RideTime, flight: string): RideTime {
  if (time.means === 'pickUp') return time;
  const [, airline, number] = FLIGHT_NUMBER.exec(flight) ?? [];
  if (airline === undefined || number === undefined) return time;
  const isSame = time.flight?.airline === airline && time.flight.number === number;
  return {
    ...time,
    flight: { airline, number, bookingId: isSame ? (time.flight?.bookingId ?? null) : null },
  };
}
