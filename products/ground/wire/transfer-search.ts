/** Finding rides: from where to where, at which of the three times, for whom; and the trip's own way. */
import { call } from '@sojourn/contract/call.ts';
import { placeId } from '@sojourn/contract/locations.ts';
import { calendarDate, idOf, instant, localDateTime, localeSchema } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { followedFlight, localMoment, rideAsk, transferSummary } from './transfers.ts';

/** If the flight is late: what each ride does then. */
const lateCase = z.object({
  minutes: z.int(),
  lands: localMoment,
  /** When it's picked up then; null where nobody waits for that long. */
  pickUp: localMoment.nullable(),
  outcome: z.enum(['waits', 'warn', 'notCovered']),
});
export const transferOffer = transferSummary.extend({
  /** Miles that it earns. */
  miles: z.int(),
  /** Of a ride that follows a landing; empty for others. */
  late: z.array(lateCase),
});
export type TransferOffer = z.output<typeof transferOffer>;

/** A way of the traveler's own trip that a ride would do: from a landing to a bed, and back. */
const tripWay = z.object({
  direction: z.enum(['arrival', 'departure']),
  flight: followedFlight.extend({ bookingId: idOf('bkg') }),
  airport: placeId,
  /** By the clock at the airport. */
  flightLocal: localDateTime,
  flightAt: instant,
  stay: z.object({ placeId: placeId, name: z.string(), address: z.string() }).nullable(),
  city: z.string(),
  day: calendarDate,
});
export type TripWay = z.output<typeof tripWay>;

export const GROUND_REFUSALS = ['PastRide', 'TooFarAhead', 'SamePlace', 'UnknownPlace', 'WrongTime'] as const;

const rideSearch = rideAsk.extend({ locale: localeSchema.optional() });
export type RideSearchInput = z.output<typeof rideSearch>;

export const transferSearchCalls = {
  searchTransfers: call({
    method: 'POST',
    path: '/ground/availability',
    summary: 'Rides between two places for a flight’s landing or departure, or a pickup time',
    auth: 'customer',
    readOnly: true,
    input: rideSearch,
    output: z.object({
      /** By arrival; only those that the party, its bags and its children fit. */
      transfers: z.array(transferOffer),
      /** Suppliers that didn’t answer. */
      missing: z.array(z.string()),
      /** Rides that there are for a smaller party or fewer bags. */
      tooSmall: z.int(),
    }),
    errors: [...GROUND_REFUSALS, 'SuppliersUnavailable'],
  }),
  findTripWays: call({
    method: 'POST',
    path: '/ground/ways',
    summary: 'The traveler’s own ways between a flight and a bed, to search a ride for',
    auth: 'customer',
    readOnly: true,
    input: z.object({ locale: localeSchema.optional() }),
    output: z.object({ ways: z.array(tripWay) }),
    errors: [],
  }),
} as const;
