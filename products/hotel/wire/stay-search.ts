/** Finding a stay: criteria, filters, streamed answers, price calendar (B §9 sorts, A §9 amenities). */
import { call } from '@sojourn/contract/call.ts';
import { placeId } from '@sojourn/contract/locations.ts';
import { blockedCodes, marketPrice, percentOverMarket, placeCaps } from '@sojourn/contract/policy.ts';
import {
  art,
  calendarDate,
  cancelTerms,
  localeSchema,
  mapBox,
  moneySchema,
  position,
} from '@sojourn/contract/primitives.ts';
import { supplierProgress } from '@sojourn/contract/supplier-progress.ts';
import { z } from 'zod';
import { STAY_LIMITS, STAY_SORTS } from '../rules/stay.ts';
import { amenity, collection, dueFee, roomGuests, stayPrice } from './stays.ts';

const searchArea = z.union([z.object({ place: placeId }), z.object({ box: mapBox })]);

const stayFilters = z
  .object({
    freeCancellation: z.boolean(),
    fourthNightFree: z.boolean(),
    breakfastIncluded: z.boolean(),
    /** Average nightly price before taxes, after the complimentary night and with fees, in US cents. */
    nightlyMinMinor: z.int().min(0),
    nightlyMaxMinor: z.int().min(0),
    stars: z.array(z.int().min(1).max(5)).max(5),
    /** Tenths: 80 is 8.0 and better. */
    ratingMin: z.int().min(0).max(100),
    amenities: z.array(amenity).max(24),
    collections: z.array(collection).max(3),
    loyaltyPrograms: z.array(z.string().length(3)).max(42),
    /**
     * What a company's tier allows (A §3), as session info has it: answers count what keeps it, and
     * `inPolicyOnly` leaves nothing else. Checkout judges for itself. Null: any price.
     */
    policy: z.object({
      stars: z.array(z.int().min(1).max(5)).max(5),
      nightlyMaxMinor: z.int().min(0).nullable(),
      /** Instead of `nightlyMaxMinor`, by the city of the stay. */
      placeCaps: placeCaps.optional(),
      /** Programs of chains. */
      blocked: blockedCodes.optional(),
      percentOverMarket: percentOverMarket.optional(),
    }),
    inPolicyOnly: z.boolean(),
    /** Only these stays (the favourites views). */
    stayIds: z.array(z.string().max(64)).max(500),
  })
  .partial();
export type StayFilters = z.output<typeof stayFilters>;

const staySearch = z.object({
  area: searchArea,
  checkIn: calendarDate,
  checkOut: calendarDate,
  rooms: z
    .array(roomGuests)
    .min(1)
    .max(STAY_LIMITS.roomsMax + 1),
  filters: stayFilters.optional(),
  sort: z.enum(STAY_SORTS).optional(),
  offset: z.int().min(0).max(2000).optional(),
  limit: z.int().min(1).max(50).optional(),
  locale: localeSchema.optional(),
});
export type StaySearch = z.output<typeof staySearch>;

export const stayCard = z.object({
  stayId: z.string(),
  name: z.string(),
  stars: z.int(),
  collection,
  loyaltyProgram: z.string().nullable(),
  neighbourhood: z.string(),
  city: z.string(),
  cityPlaceId: z.string(),
  position,
  /** From the place searched for (its centre for a city). */
  distanceKm: z.number(),
  art,
  rating: z.object({ tenths: z.int(), count: z.int() }),
  amenities: z.array(amenity),
  /** The cheapest rate that fits the guests and the filters. */
  offer: z.object({
    price: stayPrice,
    /** Part of the total that is shown, sorted and filtered by (`wholeTotal`), and not of what we charge. */
    fees: z.array(dueFee),
    miles: z.int(),
    cancellation: cancelTerms,
    breakfast: z.boolean(),
    /** Only when few are left (5 or fewer); a true count. */
    roomsLeft: z.int().nullable(),
    /** The room's whole total with free cancellation; null where the offer has it, or no rate does. */
    freeCancellation: moneySchema.nullable(),
    /** Where a policy of the search looks at it. */
    market: marketPrice.optional(),
  }),
});
export type StayCard = z.output<typeof stayCard>;

const mapPin = z.object({
  stayId: z.string(),
  position,
  /** As the price filter counts it. */
  nightlyMinor: z.int(),
  collection,
});

const count = z.int().min(0);
export const stayFacets = z.object({
  freeCancellation: count,
  fourthNightFree: count,
  breakfastIncluded: count,
  /** 0 without a policy. */
  inPolicy: count,
  stars: z.array(z.object({ value: z.int(), count })),
  ratings: z.array(z.object({ min: z.int(), count })),
  amenities: z.array(z.object({ value: amenity, count })),
  collections: z.array(z.object({ value: collection, count })),
  loyaltyPrograms: z.array(z.object({ value: z.string(), count })),
  /** Nightly price: bars of equal width from `minMinor` to `maxMinor`, of everything but the price filter. */
  price: z.object({ minMinor: z.int(), maxMinor: z.int(), bars: z.array(count) }),
});
export type StayFacets = z.output<typeof stayFacets>;

/**
 * One line of the stream. Each `page` replaces the one before; `done` is last and says whether every supplier
 * answered, and which did not. Without a page before it no supplier answered at all.
 */
const staySearchEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), suppliers: z.array(supplierProgress) }),
  z.object({
    type: z.literal('page'),
    suppliers: z.array(supplierProgress),
    total: z.int(),
    /** Fit the dates and guests but not the filters. */
    hiddenByFilters: z.int(),
    /** Of everything that fits the dates and guests, how many qualify for the complimentary fourth night. */
    fourthNightCount: z.int(),
    stays: z.array(stayCard),
    pins: z.array(mapPin),
    facets: stayFacets,
    box: mapBox,
  }),
  z.object({ type: z.literal('done'), complete: z.boolean(), suppliers: z.array(supplierProgress) }),
]);
export type StaySearchEvent = z.output<typeof staySearchEvent>;

export const SEARCH_REFUSALS = [
  'PastDates',
  'CheckOutBeforeCheckIn',
  'StayTooLong',
  'TooFarAhead',
  'TooManyRooms',
  'InvalidGuests',
  'UnknownPlace',
] as const;

export const staySearchCalls = {
  searchStays: call({
    method: 'POST',
    path: '/stays/search',
    summary: 'Streams stays for a place or map box, with facet counts and progress by supplier',
    auth: 'customer',
    readOnly: true,
    input: staySearch,
    output: staySearchEvent,
    stream: true,
    errors: [...SEARCH_REFUSALS, 'SuppliersUnavailable'],
  }),
  getPriceCalendar: call({
    method: 'POST',
    path: '/stays/calendar',
    summary: 'The lowest nightly price of each day at a place',
    auth: 'customer',
    readOnly: true,
    input: z.object({
      place: placeId,
      from: calendarDate,
      days: z.int().min(1).max(366),
      rooms: z.array(roomGuests).min(1).max(8),
    }),
    output: z.object({ days: z.array(z.object({ date: calendarDate, nightlyMinor: z.int().nullable() })) }),
    errors: ['UnknownPlace', 'SuppliersUnavailable'],
  }),
  listCollectionStays: call({
    method: 'POST',
    path: '/stays/collection',
    summary: 'Three collection stays, priced for four nights',
    auth: 'customer',
    readOnly: true,
    input: z.object({ locale: localeSchema.optional() }),
    output: z.object({ checkIn: calendarDate, checkOut: calendarDate, stays: z.array(stayCard) }),
    errors: ['SuppliersUnavailable'],
  }),
} as const;
