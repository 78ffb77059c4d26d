/** The shapes of rides that search, checkout and trips share. Local times are by the clock there. */
import { placeId } from '@sojourn/contract/locations.ts';
import {
  art,
  calendarDate,
  idOf,
  instant,
  localDateTime,
  moneySchema,
  position,
} from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { PARTY_MAX } from '../rules/check-ride.ts';
import { STOP_KINDS, TRANSFER_KINDS } from '../rules/transfer.ts';

/** `trf_LIS-private-0`. Opaque to everybody but the supplier. */
export const transferId = z
  .string()
  .max(60)
  .regex(/^trf_[0-9A-Za-z-]{2,50}$/);

/** Of the airline that flies. `bookingId`: the traveler's own, which moves the ride with it. */
export const followedFlight = z.object({
  airline: z.string().regex(/^[A-Z0-9]{2}$/),
  number: z.string().regex(/^\d{1,4}$/),
  bookingId: idOf('bkg').nullable(),
});

/**
 * Three times with three names: from an airport the flight's landing, to an airport its departure, else the
 * pickup itself. Each by the clock of its place.
 */
export const rideTime = z.discriminatedUnion('means', [
  z.object({ means: z.literal('landing'), landsAt: localDateTime, flight: followedFlight.nullable() }),
  z.object({ means: z.literal('departure'), departsAt: localDateTime, flight: followedFlight.nullable() }),
  z.object({ means: z.literal('pickUp'), pickUpAt: localDateTime }),
]);
export type WireRideTime = z.output<typeof rideTime>;

const count = z.int().min(0).max(PARTY_MAX);
export const rideParty = z.object({
  /** Everybody's, on the day of the ride. */
  ages: z.array(z.int().min(0).max(120)).min(1).max(PARTY_MAX),
  /** `oversize`: golf bags, skis, pushchairs. */
  bags: z.object({ cases: count, handBags: count, oversize: count }),
  /** People who stay in their wheelchair. */
  wheelchairs: count,
});

/** What a ride is for: where, when, who. */
export const rideAsk = z.object({ from: placeId, to: placeId, time: rideTime, party: rideParty });
export type RideAsk = z.output<typeof rideAsk>;

/** A moment with the clock there. */
export const localMoment = z.object({ at: instant, local: localDateTime });

export const rideStop = z.object({
  placeId: placeId,
  kind: z.enum(STOP_KINDS),
  name: z.string(),
  /** Street and number; empty where the name is enough, or until it's typed. */
  address: z.string(),
  airportCode: z.string().nullable(),
  city: z.string(),
  cityPlaceId: z.string().nullable(),
  countryCode: z.string(),
  zone: z.string(),
  position,
});
export type WireStop = z.output<typeof rideStop>;

const vehicle = z.object({
  seats: z.int(),
  cases: z.int(),
  handBags: z.int(),
  oversize: z.int(),
  wheelchairs: z.int(),
});
const waitingRule = z.object({
  /** Included, from the landing or from the scheduled time if the plane is early. */
  minutes: z.int(),
  /** The longest delay that the operator follows; null: any. */
  followsDelayMinutes: z.int().nullable(),
  /** After what's included; null: the driver leaves. */
  extraHour: moneySchema.nullable(),
});
const childSeat = z.object({
  name: z.enum(['infant', 'child', 'booster']),
  from: z.int(),
  to: z.int(),
  count: z.int(),
});

/** Lines sum to the total. */
export const ridePrice = z.object({
  lines: z.array(z.object({ line: z.enum(['ride', 'night', 'childSeats']), amount: moneySchema })),
  total: moneySchema,
});
export type WireRidePrice = z.output<typeof ridePrice>;

/** A ride as it's offered and sold. */
export const transferSummary = z.object({
  transferId,
  kind: z.enum(TRANSFER_KINDS),
  operator: z.object({ name: z.string(), ratingTenths: z.int(), phone: z.string() }),
  vehicle,
  from: rideStop,
  to: rideStop,
  time: rideTime,
  /** The flight's landing or departure as an instant; null where the time is the pickup itself. */
  flightAt: instant.nullable(),
  pickUp: localMoment,
  /** The operator fixes the minute of a shuttle by then; null: the pickup is final. */
  pickUpFinalBy: localMoment.nullable(),
  arrives: localMoment,
  km: z.number(),
  minutes: z.int(),
  /** Stops that a shuttle makes before one's own, at most. */
  stops: z.int(),
  party: rideParty,
  childSeats: z.array(childSeat),
  waiting: waitingRule,
  /** Where one meets, in the reader's language. */
  meeting: z.object({ kind: z.enum(['sign', 'bay', 'door']), words: z.string() }),
  /** Driver, plate and their phone are sent by then. */
  sentBy: localMoment,
  day: calendarDate,
  art,
  price: ridePrice,
  /** The exact last minute in which all comes back; null: never. */
  freeUntil: localMoment.nullable(),
  co2Kg: z.int(),
});
export type TransferSummary = z.output<typeof transferSummary>;
