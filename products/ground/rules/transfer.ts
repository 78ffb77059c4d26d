/** What a transfer is: a ride from one place to another, at a time whose meaning depends on the direction. */
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { SeatGroup } from './ride/child-seats.ts';
import type { Vehicle } from './ride/fits-vehicle.ts';

export const TRANSFER_KINDS = ['shared', 'private', 'premium'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** Where a ride begins or ends. A hotel is sent with its street: its name alone isn't an address. */
export const STOP_KINDS = ['airport', 'station', 'port', 'hotel', 'address'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/**
 * Three times with three names, never one "time". From an airport the operator wants the landing; to an
 * airport it wants the departure and computes the pickup; anywhere else it's the pickup itself.
 */
const TIME_MEANINGS = ['landing', 'departure', 'pickUp'] as const;
export type TimeMeaning = (typeof TIME_MEANINGS)[number];
export type RideTime =
  | { readonly means: 'landing'; readonly landsAt: LocalDateTime; readonly flight: FlightFollowed | null }
  | { readonly means: 'departure'; readonly departsAt: LocalDateTime; readonly flight: FlightFollowed | null }
  | { readonly means: 'pickUp'; readonly pickUpAt: LocalDateTime };

/** Of the airline that flies: a codeshare's number isn't on any arrivals board. */
type FlightFollowed = {
  readonly airline: string;
  readonly number: string;
  /** The traveler's own booking of it, which moves the ride with it; null where it isn't booked here. */
  readonly bookingId: BookingId | null;
};

/** Which of the three times a ride is sold by. */
export const timeMeantBy = (from: StopKind, to: StopKind): TimeMeaning =>
  from === 'airport' ? 'landing' : to === 'airport' ? 'departure' : 'pickUp';

/** By the clock where the flight is, or where the ride begins. */
export const clockOf = (time: RideTime): LocalDateTime =>
  time.means === 'landing' ? time.landsAt : time.means === 'departure' ? time.departsAt : time.pickUpAt;

/** One way to ride, as an operator sells it. */
export type TransferPlan = {
  readonly kind: TransferKind;
  readonly vehicle: Vehicle;
  readonly seatGroups: readonly SeatGroup[];
  /** A shared ride costs by person, the others by vehicle. */
  readonly price: { readonly by: 'vehicle' | 'person'; readonly amountMinor: number };
  /** Added between 22:00 and 06:00, in basis points. */
  readonly nightBps: number;
};
