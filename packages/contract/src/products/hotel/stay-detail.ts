/** One hotel: its facts, rooms and rates side by side, and what else there is when it is sold out. */
import { COMPLIANCES } from '@sojourn/domain/policy/verdict.ts';
import { z } from 'zod';
import { call } from '../../call.ts';
import { marketPrice } from '../../policy.ts';
import { art, calendarDate, idOf, localeSchema, position } from '../../primitives.ts';
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
} as const;
