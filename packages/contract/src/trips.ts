/** Trips: what is booked, what can be done with it now, and how money went and comes back. */
import { TRIPS_VIEWS } from '@sojourn/domain/booking/trips-views.ts';
import { isEmailAddress } from '@sojourn/domain/travelers/contact.ts';
import { partsOf } from '@sojourn/products/contracts.ts';
import { TRIP_KINDS } from '@sojourn/products/product-list.ts';
import { z } from 'zod';
import { airlineCreditLine } from './airline-credits.ts';
import { call } from './call.ts';
import { calendarDate, fileAnswer, idOf, instant } from './primitives.ts';
import { tripCost, tripFit } from './trip-fit.ts';
import { tripParams } from './trip-parts.ts';

export const tripCard = z.discriminatedUnion('kind', partsOf('tripCard'));
export type TripCard = z.output<typeof tripCard>;

export const tripDetail = z.discriminatedUnion('kind', partsOf('tripDetail'));
export type TripDetail = z.output<typeof tripDetail>;

/** Bookings that belong together in time and place; most are one booking. */
export const tripGroup = z.object({
  /** Soonest first. */
  bookingIds: z.array(idOf('bkg')).min(1),
  /** The traveler's own; null: call it by its place. */
  name: z.string().nullable(),
  /** Where it goes; empty where nobody knows. */
  place: z.string(),
  country: z.string(),
  startsAt: instant,
  /** By the clock of where it starts. */
  startsOn: calendarDate,
  endsAt: instant,
  /** The traveler joined, split or named it. */
  isPlanned: z.boolean(),
});
export type TripGroup = z.output<typeof tripGroup>;

export const tripsPage = z.object({
  counts: z.object({
    upcoming: z.int(),
    watched: z.int(),
    frozen: z.int(),
    'airline-credits': z.int(),
    past: z.int(),
    'with-offers': z.int(),
  }),
  /** All bookings of the groups, in their order. */
  trips: z.array(tripCard),
  groups: z.array(tripGroup),
  /** Of the view of airline travel credits; empty in all others. */
  credits: z.array(airlineCreditLine),
  /** The cursor of the next page; null when this is the last. */
  next: z.string().nullable(),
});
export type TripsPage = z.output<typeof tripsPage>;

export const tripGroupDetail = z.object({
  group: tripGroup,
  trips: z.array(tripCard),
  /** Trips that it can be joined with, the nearest in time first. */
  others: z.array(tripGroup),
  /** Of what isn't canceled; null once the trip is over. */
  fit: tripFit.nullable(),
  cost: tripCost,
});
export type TripGroupDetail = z.output<typeof tripGroupDetail>;
const groupPath = '/trips/:bookingId/group';
/** Neither lines nor what turns the reading direction; emoji are joined with U+200D. */
const groupName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*$/u);

export const tripCalls = {
  listTrips: call({
    method: 'GET',
    path: '/trips',
    summary: 'A page of one of the six views of My Trips; upcoming without a view',
    auth: 'customer',
    query: z.object({
      view: z.enum(TRIPS_VIEWS).optional(),
      cursor: z.string().max(300).optional(),
      /** Only bookings of this kind. */
      kind: z.enum(TRIP_KINDS).optional(),
    }),
    output: tripsPage,
    errors: [],
  }),
  getTripGroup: call({
    method: 'GET',
    path: groupPath,
    summary: 'The trip that a booking is a part of, with all its bookings',
    auth: 'customer',
    params: tripParams,
    output: tripGroupDetail,
    errors: [],
  }),
  nameTripGroup: call({
    method: 'PUT',
    path: `${groupPath}/name`,
    summary: 'Name a trip; null goes back to its place',
    auth: 'customer',
    params: tripParams,
    input: z.object({ name: groupName.nullable() }),
    output: tripGroupDetail,
    errors: [],
  }),
  splitTripGroup: call({
    method: 'POST',
    path: `${groupPath}/split`,
    summary: 'Take a booking out of its trip into one of its own',
    auth: 'customer',
    params: tripParams,
    input: z.object({}),
    output: tripGroupDetail,
    errors: [],
  }),
  joinTripGroups: call({
    method: 'POST',
    path: `${groupPath}/join`,
    summary: 'Make one trip of two; another booking names the second',
    auth: 'customer',
    params: tripParams,
    input: z.object({ bookingId: idOf('bkg') }),
    output: tripGroupDetail,
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
  resendConfirmation: call({
    method: 'POST',
    path: '/trips/:bookingId/resend-confirmation',
    summary: 'Email the confirmation once more, as the trip is now',
    auth: 'customer',
    params: tripParams,
    input: z.object({}),
    output: z.object({ sentTo: z.string() }),
    errors: ['TripActionUnavailable'],
  }),
  changeTripEmail: call({
    method: 'PUT',
    path: '/trips/:bookingId/email',
    summary: 'Send mail about a trip to another address from now on',
    auth: 'customer',
    params: tripParams,
    input: z.object({ email: z.string().trim().max(254).refine(isEmailAddress, { error: 'form' }) }),
    output: tripDetail,
    errors: ['TripActionUnavailable'],
  }),
  getItinerary: call({
    method: 'GET',
    path: '/trips/:bookingId/itinerary.pdf',
    summary: 'The whole trip that a booking is a part of as a PDF, in the customer’s language',
    auth: 'customer',
    params: tripParams,
    file: 'application/pdf',
    output: fileAnswer,
    errors: ['TripActionUnavailable'],
  }),
  getCapsule: call({
    method: 'GET',
    path: '/trips/:bookingId/capsule.zip',
    summary: 'The whole trip as one signed archive, checked offline with `npm run capsule`',
    auth: 'customer',
    params: tripParams,
    file: 'application/zip',
    output: fileAnswer,
    errors: ['TripActionUnavailable'],
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
