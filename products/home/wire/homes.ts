/** The shapes of homes that search, checkout and trips share. Money is in minor units, dates the home's. */
import { calendarDate, idOf, instant, moneySchema, position } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import {
  BED_KINDS,
  BOOKING_WAYS,
  HOME_AMENITIES,
  HOME_KINDS,
  PARTY_LIMITS,
  ROOM_KINDS,
} from '../rules/home.ts';

/** `hom_lisbon-pt-12`: opaque to everybody but the supplier. */
export const homeId = idOf('hom');

/** Infants are under two; service animals aren't pets. */
export const homeParty = z.object({
  adults: z.int().min(1).max(PARTY_LIMITS.adultsMax),
  children: z.int().min(0).max(PARTY_LIMITS.childrenMax),
  infants: z.int().min(0).max(PARTY_LIMITS.infantsMax),
  dogs: z.int().min(0).max(PARTY_LIMITS.dogsMax),
  cats: z.int().min(0).max(PARTY_LIMITS.catsMax),
});
export type WireParty = z.output<typeof homeParty>;

export const homeAmenity = z.enum(HOME_AMENITIES);
export const homeKind = z.enum(HOME_KINDS);
export const bookingWay = z.enum(BOOKING_WAYS);

export const HOME_FEES = ['cleaning', 'linen', 'pets', 'heating', 'poolHeating', 'resort'] as const;
export const homeFeeKind = z.enum(HOME_FEES);

/** One home's part of a price; the lines sum to `total`. */
export const homePrice = z.object({
  nights: z.array(z.object({ date: calendarDate, amountMinor: z.int() })),
  /** All nights, and the average of one. */
  nightsTotal: moneySchema,
  nightly: moneySchema,
  extraGuests: moneySchema,
  /** Zero or negative: `discountBps` of the nights, for the length of the stay. */
  discount: moneySchema,
  discountBps: z.int(),
  fees: z.array(z.object({ kind: homeFeeKind, amount: moneySchema, isMandatory: z.boolean() })),
  service: moneySchema,
  taxes: moneySchema,
  total: moneySchema,
});
export type WireHomePrice = z.output<typeof homePrice>;

/**
 * A rule of the home that the dates or the party break, with what decides it (B §5). `weekday`: 0 is Sunday;
 * `until` is the last day of the season.
 */
const changeover = z
  .object({ weekday: z.int().min(0).max(6), from: calendarDate, until: calendarDate })
  .nullable();
const limit = { nights: z.int(), date: calendarDate, by: z.enum(['arrival', 'through']) };
export const homeViolation = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('minimumStay'), ...limit }),
  z.object({ rule: z.literal('maximumStay'), ...limit }),
  z.object({ rule: z.literal('occupancy'), of: z.enum(['guests', 'cots']), most: z.int() }),
  z.object({ rule: z.literal('petPolicy'), of: z.enum(['dogs', 'cats']), most: z.int() }),
  z.object({ rule: z.literal('checkInNotAllowed'), date: calendarDate, changeover }),
  z.object({ rule: z.literal('checkOutNotAllowed'), date: calendarDate, changeover }),
  z.object({
    rule: z.literal('blockedDates'),
    date: calendarDate,
    why: z.enum(['taken', 'preparation', 'tooFarAhead']),
  }),
  z.object({
    rule: z.literal('minimumBookingWindow'),
    days: z.int(),
    untilHour: z.int().nullable(),
  }),
]);
export type WireViolation = z.output<typeof homeViolation>;

/** Dates that pass every rule, in place of those that don't. `movedDays`: of both ends together. */
export const nearDates = z.object({
  checkIn: calendarDate,
  checkOut: calendarDate,
  total: moneySchema,
  miles: z.int(),
  movedDays: z.int(),
});
export type NearDates = z.output<typeof nearDates>;

export const homeHost = z.object({
  name: z.string(),
  kind: z.enum(['person', 'company']),
  since: z.int(),
  /** Two-letter codes of languages. */
  speaks: z.array(z.string()),
  answersInHours: z.int(),
  /** Of the last hundred requests. */
  accepted: z.int(),
  /** On guests, in two years. */
  canceled: z.int(),
});

export const homeRoom = z.object({
  kind: z.enum(ROOM_KINDS),
  beds: z.array(z.enum(BED_KINDS)),
});

/** What comes back when it's canceled before `endsAt`; after the last step nothing does. */
export const refundStep = z.object({ endsAt: instant, refund: moneySchema });

/** Held on the card from `holdOn`, let go on `releaseOn` unless the host claims; never in the total. */
export const homeDeposit = z.object({
  amount: moneySchema,
  holdOn: calendarDate,
  releaseOn: calendarDate,
});

/** Where it is before it's booked: about, within `radiusMeters`. */
export const areaCircle = z.object({ center: position, radiusMeters: z.int() });
/** What only a guest with a confirmed stay gets. */
export const homeArrival = z.object({
  address: z.string(),
  position,
  phone: z.string(),
  /** How to come in. */
  steps: z.array(z.string()),
});
