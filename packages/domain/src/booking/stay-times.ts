import type { Zone } from '../dates.ts';
import { instantAt } from '../dates.ts';
import type { TripTimes } from './trip-state.ts';

/**
 * The instants a stay begins and ends at, from the place's own clock. `checkInFrom`, `checkOutUntil`:
 * `HH:MM`.
 */
export function stayTimes(stay: {
  readonly checkIn: string;
  readonly checkInFrom: string;
  readonly checkOut: string;
  readonly checkOutUntil: string;
  readonly zone: Zone;
}): TripTimes {
  return {
    startsAt: instantAt(`${stay.checkIn}T${stay.checkInFrom}`, stay.zone),
    endsAt: instantAt(`${stay.checkOut}T${stay.checkOutUntil}`, stay.zone),
  };
}
