/** Saved preferences of searches and the contact details that the bank knows (A §2.7, §2.8, §2.10, §7). */
import { airlineCode } from '@sojourn/products/flight/wire/flights.ts';
import { amenity } from '@sojourn/products/hotel/wire/stays.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { success } from './primitives.ts';

/** Unset: no amenity, no rating, not free cancellation only (A §4). */
export const hotelPreferences = z.object({
  amenities: z.array(amenity).max(24),
  starRatings: z.array(z.int().min(1).max(5)).max(5),
  freeCancellationOnly: z.boolean(),
});
export type HotelPreferences = z.output<typeof hotelPreferences>;

/** A location with its label and an id that holds a code (A §3). */
const homeAirport = z.object({
  label: z.string().trim().min(1).max(120),
  id: z.object({ code: z.string().regex(/^[A-Z]{3}$/) }),
});
/** Unset: no airport, every fare class false, no airline, any number of stops (A §4). */
export const flightPreferences = z.object({
  homeAirport: homeAirport.nullable(),
  fareClasses: z.object({
    basic: z.boolean(),
    standard: z.boolean(),
    enhanced: z.boolean(),
    premium: z.boolean(),
    luxury: z.boolean(),
  }),
  /** Carrier codes of airlines that are preferred. */
  airlines: z.array(airlineCode).max(60),
  /** A §9: leaves Spirit, JetBlue and Frontier out. */
  excludeLowCostCarriers: z.boolean(),
  nonStopOnly: z.boolean(),
});
export type FlightPreferences = z.output<typeof flightPreferences>;
/** The four fields of A §3; what we added, and an airport that nobody chose, may be left out. */
const flightPreferencesInput = flightPreferences.partial({
  homeAirport: true,
  excludeLowCostCarriers: true,
});
export type FlightPreferencesInput = z.output<typeof flightPreferencesInput>;

export const preferenceCalls = {
  getHotelPreferences: call({
    method: 'GET',
    path: '/user/preference/hotel',
    summary: 'Hotel preferences (A §7)',
    auth: 'customer',
    output: z.object({ preferences: hotelPreferences }),
    errors: [],
  }),
  updateHotelPreferences: call({
    method: 'PUT',
    path: '/user/preference/hotel',
    summary: 'Saves them as a whole (A §7)',
    auth: 'customer',
    input: z.object({ preferences: hotelPreferences }),
    output: success,
    errors: [],
  }),
  getFlightPreferences: call({
    method: 'GET',
    path: '/user/preference/flight',
    summary: 'Flight preferences (A §7)',
    auth: 'customer',
    output: z.object({ preferences: flightPreferences }),
    errors: [],
  }),
  updateFlightPreferences: call({
    method: 'PUT',
    path: '/user/preference/flight',
    summary:
      'Saves them as a whole (A §7); several fare classes, or a low-cost airline without them, are refused',
    auth: 'customer',
    input: z.object({ preferences: flightPreferencesInput }),
    output: success,
    errors: ['UnknownAirport'],
  }),
  getCustomerDetails: call({
    method: 'GET',
    path: '/customer/details',
    summary: 'Contact details from the bank; empty when it has none (A §7, §2.10)',
    auth: 'customer',
    output: z.object({ phoneNumber: z.string(), emailAddress: z.string() }),
    errors: [],
  }),
} as const;
