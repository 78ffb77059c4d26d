/** The checkout of a hotel: what it is opened with, and what it shows. */
import { checkoutFields, priceChange, quoteFields, startFields } from '@sojourn/contract/checkout-parts.ts';
import { marketPrice } from '@sojourn/contract/policy.ts';
import { art, calendarDate, idOf } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { hotelDraft } from './hotel-draft.ts';
import { chosenVariant, roomProductVariant } from './room-variant.ts';
import { stayCard } from './stay-search.ts';
import { collection, propertyFee, roomGuests, stayPrice } from './stays.ts';

export const hotelCheckoutInput = z.object({
  product: z.literal(WIRE_PRODUCTS.hotel),
  stayId: idOf('sty'),
  rateId: z.string().max(80),
  checkIn: calendarDate,
  checkOut: calendarDate,
  rooms: z.array(roomGuests).min(1).max(8),
  roomProductVariant: chosenVariant.optional(),
  ...startFields,
});
export type HotelCheckoutInput = z.output<typeof hotelCheckoutInput>;

/** What is being bought, as it was when the quote was made. */
export const staySummary = z.object({
  stayId: z.string(),
  name: z.string(),
  stars: z.int(),
  collection,
  address: z.string(),
  city: z.string(),
  cityPlaceId: z.string(),
  zone: z.string(),
  phone: z.string(),
  roomName: z.string(),
  roomId: z.string(),
  rateId: z.string(),
  breakfast: z.boolean(),
  checkIn: calendarDate,
  checkOut: calendarDate,
  checkInFrom: z.string(),
  /** `23:00`; null: there's somebody all night. What was booked before lacks it. */
  checkInUntil: z.string().nullable().optional(),
  checkOutUntil: z.string(),
  minimumCheckInAge: z.int(),
  rooms: z.array(roomGuests),
  loyaltyProgram: z.object({ code: z.string(), name: z.string() }).nullable(),
  art,
  cityArt: art,
});
export type StaySummary = z.output<typeof staySummary>;

export const stayQuote = z.object({
  ...quoteFields,
  price: stayPrice,
  roomProductVariant,
  feesAtProperty: z.array(propertyFee),
  /** As it was when the quote was made, for a company's traveler. */
  market: marketPrice.optional(),
});

export const hotelCheckout = z.object({
  ...checkoutFields,
  kind: z.literal(WIRE_PRODUCTS.hotel),
  stay: staySummary,
  /** A booking of the lead guest with nights in common, in this hotel or its city (B §8). */
  duplicateBookingId: idOf('bkg').nullable(),
  quote: stayQuote,
  priceChange: priceChange(stayCard),
  draft: hotelDraft,
});
export type HotelCheckout = z.output<typeof hotelCheckout>;
