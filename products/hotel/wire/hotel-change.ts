/** Changing a booked stay: other dates, rooms, guests or names at the same rate, and how that reads. */
import { calendarDate, cancelTerms, moneySchema, personName } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { propertyFee, roomGuests } from './stays.ts';

const guest = z.object({ firstName: personName, lastName: personName });

/** The whole stay as it shall be; one lead guest for each room. */
export const hotelChangeAsk = z
  .object({
    kind: z.literal(WIRE_PRODUCTS.hotel),
    checkIn: calendarDate,
    checkOut: calendarDate,
    rooms: z.array(roomGuests).min(1).max(8),
    guests: z.array(guest).min(1).max(8),
  })
  .refine(({ rooms, guests }) => rooms.length === guests.length, { path: ['guests'], error: 'missing' });
export type HotelChangeAsk = z.output<typeof hotelChangeAsk>;

const changedStay = z.object({
  checkIn: calendarDate,
  checkOut: calendarDate,
  rooms: z.array(roomGuests),
  guests: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
});
export const hotelChangeDetail = z.object({
  kind: z.literal(WIRE_PRODUCTS.hotel),
  before: changedStay,
  after: changedStay,
  /** Nights of the new dates, each for one room; `isNew`: at today's rate. */
  nights: z.array(z.object({ date: calendarDate, amount: moneySchema, isNew: z.boolean() })),
  /** Paid at the hotel, as it will be. */
  feesAtProperty: z.array(propertyFee),
  cancellation: cancelTerms,
});
export type HotelChangeDetail = z.output<typeof hotelChangeDetail>;
