/** Trips: what is booked, what can be done with it now, and how money went and comes back. */
import { z } from 'zod';
import { call } from './call.ts';
import { fileAnswer } from './primitives.ts';
import { partsOf } from './products/registry.ts';
import { tripParams } from './trip-parts.ts';

export const tripCard = z.discriminatedUnion('kind', partsOf('tripCard'));
export type TripCard = z.output<typeof tripCard>;

export const tripDetail = z.discriminatedUnion('kind', partsOf('tripDetail'));
export type TripDetail = z.output<typeof tripDetail>;

export const tripCalls = {
  listTrips: call({
    method: 'GET',
    path: '/trips',
    summary: 'Upcoming, past and canceled trips',
    auth: 'customer',
    query: z.object({ view: z.enum(['upcoming', 'past']).optional() }),
    output: z.object({ upcoming: z.int(), past: z.int(), trips: z.array(tripCard) }),
    errors: [],
  }),
  getTrip: call({
    method: 'GET',
    path: '/trips/:bookingId',
    summary: 'One trip',
    auth: 'customer',
    params: tripParams,
    output: tripDetail,
    errors: [],
  }),
  getReceipt: call({
    method: 'GET',
    path: '/trips/:bookingId/receipt.pdf',
    summary: 'The itemized receipt as a PDF, in the customer’s language',
    auth: 'customer',
    params: tripParams,
    file: 'application/pdf',
    output: fileAnswer,
    errors: [],
  }),
} as const;
