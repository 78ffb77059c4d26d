/** Booked flights, on the list of trips and in full. */
import { instant } from '@sojourn/contract/primitives.ts';
import { tripCardFields, tripDetailFields } from '@sojourn/contract/trip-parts.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { TRIP_SUBTITLES } from '../rules/trip-title.ts';
import {
  airline,
  flightExtras,
  flightPrice,
  flightSegment,
  flightSummary,
  passengerType,
  summarySlice,
} from './flights.ts';

/** Times as the airline has them now; null where they're as booked, or before it was looked up (B §3). */
const tripSegment = flightSegment.extend({
  updatedDepartureTime: instant.nullable(),
  updatedArrivalTime: instant.nullable(),
});
/** One ticket is a single travel itinerary, several (`tickets`) are a multi travel itinerary. */
const tripFlight = flightSummary.extend({
  slices: z.array(summarySlice.extend({ segments: z.array(tripSegment).min(1) })),
});
export type TripFlight = z.output<typeof tripFlight>;

const ticketing = z.enum(['requested', 'confirmed', 'ticketed']);
export const flightTripCard = z.object({
  ...tripCardFields,
  kind: z.literal(WIRE_PRODUCTS.flight),
  flight: tripFlight,
  /** B §2, in the language of the account: `Boston to Lisbon`. */
  title: z.string(),
  subtitle: z.enum(TRIP_SUBTITLES),
  /** Asked for, confirmed by every airline (locators), or issued as well (document numbers). */
  ticketing,
  /** Slices, from 0, that their airline has canceled, and that nothing replaces. */
  airlineCanceled: z.array(z.int()),
  locators: z.object({
    /** Ours, by which an airline finds its order with us; null until it has confirmed. */
    agent: z.string().nullable(),
    /** Each airline's own record number; none before it has confirmed. */
    airlines: z.array(z.object({ ticketNo: z.int(), airline, locator: z.string() })),
  }),
});
export type FlightTripCard = z.output<typeof flightTripCard>;

/** A traveler as a trip shows them: nothing of passports. Slices and segments are counted from 0. */
const tripTraveler = z.object({
  type: passengerType,
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  seats: z.array(z.object({ slice: z.int(), segment: z.int(), seat: z.string() })),
  /** Checked bags beyond those included. */
  bags: z.array(z.object({ slice: z.int(), pieces: z.int() })),
  /** One for each slice once it is issued; none where the airline goes without. */
  documents: z.array(z.object({ ticketNo: z.int(), slice: z.int(), number: z.string() })),
  frequentFlyerNumber: z.array(z.object({ airline: z.string(), number: z.string() })),
  specialAssistance: z.array(z.string()),
});
export const flightTripDetail = flightTripCard.extend({
  ...tripDetailFields,
  price: flightPrice,
  extras: flightExtras,
  /** Adults, Children, SeatedInfants, LapInfants. */
  travelers: z.array(tripTraveler),
  ticketedAt: instant.nullable(),
  /** Cancelled before then, everything comes back; null when that time is over or never was. */
  voidUntil: instant.nullable(),
  /** Until when each slice can be changed here, and whether its ticket's rules allow it. */
  changes: z.array(z.object({ slice: z.int(), canChange: z.boolean(), closesAt: instant })),
  /** By slice: at the airline of its first flight, from 24 hours until 1 hour before it leaves. */
  checkIn: z.array(z.object({ slice: z.int(), airline, opensAt: instant, closesAt: instant })),
});
export type FlightTripDetail = z.output<typeof flightTripDetail>;
