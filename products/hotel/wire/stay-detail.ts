/** One hotel: its facts, rooms and rates side by side, and what else there is when it is sold out. */
import { call } from '@sojourn/contract/call.ts';
import { marketPrice } from '@sojourn/contract/policy.ts';
import { art, calendarDate, idOf, localeSchema, position } from '@sojourn/contract/primitives.ts';
import { COMPLIANCES } from '@sojourn/domain/policy/verdict.ts';
import { z } from 'zod';
import { REVIEW_SORTS, REVIEWERS } from '../rules/reviews/guest-reviews.ts';
import { defaultRoom, refundableRoom } from './room-variant.ts';
import { SEARCH_REFUSALS, stayCard } from './stay-search.ts';
import { amenity, collection, propertyFee, roomGuests, stayPrice } from './stays.ts';

const stayRate = z.object({
  rateId: z.string(),
  plan: z.enum(['standard', 'breakfast', 'partial', 'advance']),
  price: stayPrice,
  miles: z.int(),
  roomProductVariant: defaultRoom,
  /** The same rate with its protection; left out where none is sold with it. */
  refundableRoom: refundableRoom.optional(),
  breakfast: z.boolean(),
  roomsLeft: z.int().nullable(),
  /** For a company's traveler. */
  market: marketPrice.optional(),
});

export const stayRoom = z.object({
  roomInfo: z.object({
    roomId: z.string(),
    name: z.string(),
    beds: z.string(),
    areaSquareFeet: z.int(),
    sleeps: z.int(),
    description: z.string(),
    art,
    /** A §3. In policy: at least one of its rates is. Null where no policy restricts the traveler. */
    corporateTravel: z.object({ policyCompliance: z.object({ isInPolicy: z.boolean() }) }).nullable(),
    /** A §5; none where no policy restricts the traveler. */
    ratesInPolicy: z.enum(COMPLIANCES),
  }),
  rates: z.array(stayRate),
});

export const stayFacts = z.object({
  stayId: z.string(),
  name: z.string(),
  stars: z.int(),
  collection,
  loyaltyProgram: z.object({ code: z.string(), name: z.string() }).nullable(),
  address: z.string(),
  neighbourhood: z.string(),
  city: z.string(),
  cityPlaceId: z.string(),
  countryCode: z.string(),
  zone: z.string(),
  position,
  rating: z.object({
    tenths: z.int(),
    count: z.int(),
    location: z.int(),
    service: z.int(),
    rooms: z.int(),
    value: z.int(),
  }),
  amenities: z.array(amenity),
  description: z.string(),
  gallery: z.array(art),
  checkInFrom: z.string(),
  /** The latest that one checks in; null: at any hour. Left out where the hotel doesn't say. */
  checkInUntil: z.string().nullable().optional(),
  checkOutUntil: z.string(),
  minimumCheckInAge: z.int(),
  feesAtProperty: z.array(propertyFee),
  phone: z.string(),
});
export type StayFacts = z.output<typeof stayFacts>;

const stayDetail = z.object({
  stay: stayFacts,
  checkIn: calendarDate,
  checkOut: calendarDate,
  /** Empty when sold out or when no room sleeps the guests; `unavailable` says which. */
  rooms: z.array(stayRoom),
  unavailable: z.enum(['soldOut', 'occupancy']).nullable(),
  /** How many of the similar stays nearby still have rooms, and the best three of them. */
  similar: z.object({ available: z.int(), of: z.int(), stays: z.array(stayCard) }),
  /** Miles earned per dollar with the customer's first rewards account; null without one. */
  earnMultiplier: z.number().nullable(),
});
export type StayDetail = z.output<typeof stayDetail>;

const stayReview = z.object({
  writtenOn: calendarDate,
  reviewer: z.enum(REVIEWERS),
  scoreTenths: z.int(),
  text: z.string(),
});
const stayReviews = z.object({
  rating: z.object({ tenths: z.int(), count: z.int() }),
  /** How many each kind of guest wrote; only kinds that wrote any. */
  reviewers: z.array(z.object({ value: z.enum(REVIEWERS), count: z.int() })),
  /** Of the kind of guest requested. */
  total: z.int(),
  reviews: z.array(stayReview),
});
export type StayReviews = z.output<typeof stayReviews>;

export const stayDetailCalls = {
  getStay: call({
    method: 'POST',
    path: '/stays/detail',
    summary: 'A hotel with rooms and rates for dates and guests',
    auth: 'customer',
    readOnly: true,
    input: z.object({
      stayId: idOf('sty'),
      checkIn: calendarDate,
      checkOut: calendarDate,
      rooms: z.array(roomGuests).min(1).max(9),
      locale: localeSchema.optional(),
    }),
    output: stayDetail,
    errors: [...SEARCH_REFUSALS, 'SuppliersUnavailable'],
  }),
  listStayReviews: call({
    method: 'POST',
    path: '/stays/reviews',
    summary: 'What guests wrote about a hotel; null where its supplier has no reviews to read',
    auth: 'customer',
    readOnly: true,
    input: z.object({
      stayId: idOf('sty'),
      sort: z.enum(REVIEW_SORTS).optional(),
      reviewer: z.enum(REVIEWERS).optional(),
      offset: z.int().min(0).max(20_000).optional(),
      limit: z.int().min(1).max(50).optional(),
      locale: localeSchema.optional(),
    }),
    output: z.object({ list: stayReviews.nullable() }),
    errors: ['SuppliersUnavailable'],
  }),
} as const;
