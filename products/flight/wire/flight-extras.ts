/** Seats and bags of a booked flight: what is asked for, how that reads, and the cabin as it's booked. */
import { call } from '@sojourn/contract/call.ts';
import { idOf, moneySchema } from '@sojourn/contract/primitives.ts';
import { tripParams } from '@sojourn/contract/trip-parts.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { flightExtras } from './flights.ts';
import { seatMap } from './seat-map.ts';

/** All seats and bags of the trip as they shall be; those that are as booked stay. */
export const flightExtrasAsk = flightExtras.extend({ kind: z.literal(WIRE_PRODUCTS.flight) });

const ofTraveler = {
  slice: z.int(),
  traveler: z.int(),
  /** To pay; below zero comes back. */
  amount: moneySchema,
};
const onFlight = z.object({ segment: z.int(), seat: z.string() });
export const flightExtrasDetail = z.object({
  kind: z.literal(WIRE_PRODUCTS.flight),
  /** By flight of the slice; none where the airline gives one at check-in. */
  seats: z.array(z.object({ ...ofTraveler, before: z.array(onFlight), after: z.array(onFlight) })),
  bags: z.array(z.object({ ...ofTraveler, before: z.int(), after: z.int() })),
  /** Paid for what is given up, and not given back by the fare. */
  withheld: moneySchema,
});
export type FlightExtrasDetail = z.output<typeof flightExtrasDetail>;

export const flightExtrasCalls = {
  getBookedSeatMap: call({
    method: 'POST',
    path: '/trips/:bookingId/seat-map',
    summary: 'The cabin of a booked flight, in which the trip’s own seats are free',
    auth: 'customer',
    params: tripParams,
    readOnly: true,
    input: z.object({ slice: z.int().min(0).max(5), segment: z.int().min(0).max(2) }),
    output: seatMap,
    errors: ['NotChangeable', 'RateNotAvailable', 'SuppliersUnavailable'],
  }),
} as const;

export const deskSeatCalls = {
  getSeatMapFor: call({
    method: 'GET',
    path: '/desk/customers/:customerId/trips/:bookingId/seat-map',
    summary: 'The cabin of a customer’s booked flight, in which the trip’s own seats are free',
    auth: 'agent',
    params: tripParams.extend({ customerId: idOf('cus') }),
    query: z.object({
      slice: z.coerce.number().int().min(0).max(5),
      segment: z.coerce.number().int().min(0).max(2),
    }),
    output: seatMap,
    errors: ['NotChangeable', 'RateNotAvailable', 'SuppliersUnavailable'],
  }),
} as const;
