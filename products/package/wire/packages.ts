/**
 * The shapes of packages: a flight and a hotel for one price. There's one total and never a part's price:
 * what a part costs within a package doesn't leave the server before it's booked.
 */
import {
  art,
  calendarDate,
  instant,
  localDateTime,
  moneySchema,
  position,
} from '@sojourn/contract/primitives.ts';
import { z } from 'zod';

/** B §9's. */
export const packageFareClass = z.enum(['basic', 'standard', 'enhanced', 'premium', 'luxury']);

const airline = z.object({ code: z.string(), name: z.string() });
/** As results of flights have them, in the traveler's language. */
const packageSlice = z.object({
  /** With `fareClass` what's chosen: opaque, stable for as long as it's scheduled. */
  sliceId: z.string(),
  fareClass: packageFareClass,
  segments: z
    .array(
      z.object({
        origin: z.string(),
        destination: z.string(),
        marketingAirline: airline.extend({ flightNumber: z.string() }),
        operatingAirline: airline,
        zonedDepartureTime: localDateTime,
        zonedArrivalTime: localDateTime,
      }),
    )
    .min(1),
  layovers: z.array(z.object({ locationCode: z.string(), city: z.string(), minutes: z.int() })),
  durationMinutes: z.int(),
  plusDays: z.int(),
});
export type PackageSlice = z.output<typeof packageSlice>;

/** The flight of all packages in an answer. */
export const packageFlight = z.object({ outbound: packageSlice, inbound: packageSlice });

const dates = z.object({ checkIn: calendarDate, checkOut: calendarDate });
export const NIGHT_CHOICES = ['usual', 'nightBefore'] as const;
/** Local days from the landing to the flight home. */
export const packageNights = dates.extend({
  count: z.int().min(1),
  chosen: z.enum(NIGHT_CHOICES),
  /** After midnight a choice: the room from the landing's day, or from the night before; else null. */
  choice: z.object({ usual: dates, nightBefore: dates }).nullable(),
});
export type PackageNights = z.output<typeof packageNights>;

const packageStay = z.object({
  stayId: z.string(),
  name: z.string(),
  stars: z.int(),
  neighbourhood: z.string(),
  city: z.string(),
  position,
  distanceKm: z.number(),
  art,
  rating: z.object({ tenths: z.int(), count: z.int() }),
  amenities: z.array(z.string()),
  breakfast: z.boolean(),
  /** Only when few are left; a true count. */
  roomsLeft: z.int().nullable(),
  /** Until when the hotel can be canceled for nothing, in its own zone; null: never. */
  freeUntil: z.object({ until: instant, localUntil: localDateTime, zone: z.string() }).nullable(),
  /** What everybody pays at the hotel's desk; not part of the total. */
  dueAtHotel: z.array(z.object({ kind: z.string(), usd: moneySchema, isAbout: z.boolean() })),
});

/** `saving`: against both parts alone, in the same search; null: nothing is saved, and none is claimed. */
const packagePrice = z.object({
  total: moneySchema,
  perTraveler: moneySchema,
  saving: moneySchema.nullable(),
});

export const packageOffer = z.object({ stay: packageStay, price: packagePrice });
export type PackageOffer = z.output<typeof packageOffer>;

/**
 * Another flight with the first hotel of the list; a way there with the cheapest way back from it. Null where
 * it moves the nights: search with it.
 */
export const packageFlightChoice = z.object({ slice: packageSlice, total: moneySchema.nullable() });
export type PackageFlightChoice = z.output<typeof packageFlightChoice>;
