/** The shapes of hotels that search, checkout and trips share (B §3). */
import { calendarDate, moneySchema } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { AMENITIES, COLLECTIONS, STAY_LIMITS } from '../rules/stay.ts';

export const roomGuests = z.object({
  adults: z.int().min(1).max(STAY_LIMITS.adultsPerRoomMax),
  childAges: z.array(z.int().min(0).max(STAY_LIMITS.childAgeMax)).max(STAY_LIMITS.childrenPerRoomMax),
});
export const collection = z.enum(COLLECTIONS);
export const amenity = z.enum(AMENITIES);

/** B §3 room product: `trip…` is of all rooms, the others of one and before taxes. */
export const stayPrice = z.object({
  /** Of one room. */
  nights: z.array(z.object({ date: calendarDate, amountMinor: z.int() })),
  roomCount: z.int(),
  /** One room's nights, and the average of one. */
  sellRate: moneySchema,
  perNightSellRate: moneySchema,
  /** The same without the complimentary night. */
  totalDiscountAware: moneySchema,
  nightlyDiscountAware: moneySchema,
  /** Of all rooms; zero or negative. */
  complimentaryNight: moneySchema,
  taxesAndFees: moneySchema,
  tripTotalExcludingTaxes: moneySchema,
  /** What is charged. */
  tripTotal: moneySchema,
});
export type StayPrice = z.output<typeof stayPrice>;
/** What everybody pays at the hotel's desk, for all of the stay; `isAbout`: at a day's exchange rate. */
export const dueFee = z.object({
  kind: z.enum(['cityTax', 'resortFee', 'cleaning']),
  usd: moneySchema,
  isAbout: z.boolean(),
});
export const propertyFee = z.object({
  kind: z.enum(['cityTax', 'resortFee', 'cleaning', 'parking', 'deposit']),
  amount: moneySchema,
  per: z.enum(['stay', 'night', 'personNight']),
  /** For the nights, rooms and guests of this stay. */
  total: moneySchema,
  /** About how much that is, at the rates of `ratesOn`; null for US dollars, and where no rate is known. */
  totalUsd: moneySchema.nullable(),
  ratesOn: calendarDate.nullable(),
});
