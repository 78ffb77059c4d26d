/** One home: what it is, its price and rules for dates and party, its calendar, and what guests wrote. */
import { call } from '@sojourn/contract/call.ts';
import { marketPrice } from '@sojourn/contract/policy.ts';
import {
  art,
  calendarDate,
  cancelTerms,
  localDateTime,
  localeSchema,
  moneySchema,
} from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { HOME_SEARCH_REFUSALS, homeCard, homeListing } from './home-search.ts';
import {
  areaCircle,
  homeDeposit,
  homeFeeKind,
  homeHost,
  homeId,
  homeParty,
  homePrice,
  homeRoom,
  homeViolation,
  nearDates,
  refundStep,
} from './homes.ts';

export const homeFacts = homeListing.extend({
  countryCode: z.string(),
  zone: z.string(),
  area: areaCircle,
  description: z.string(),
  gallery: z.array(art),
  areaSquareFeet: z.int(),
  rooms: z.array(homeRoom),
  host: homeHost,
  /** `15:00`, on the home's clock. */
  checkInFrom: z.string(),
  /** Null: at any hour. */
  checkInUntil: z.string().nullable(),
  checkOutUntil: z.string(),
  quietFrom: z.string().nullable(),
  selfCheckIn: z.boolean(),
  smoking: z.boolean(),
  partiesAllowed: z.boolean(),
  guestsMax: z.int(),
  infantsCount: z.boolean(),
  cots: z.int(),
  dogsMax: z.int(),
  catsMax: z.int(),
  /** Fees that nobody has to pay, each for this stay. */
  optionalFees: z.array(z.object({ kind: homeFeeKind, amount: moneySchema })),
  /** Where the place asks for one. */
  registrationNumber: z.string().nullable(),
});
export type HomeFacts = z.output<typeof homeFacts>;

const homeRequest = z.object({
  homeId,
  checkIn: calendarDate,
  checkOut: calendarDate,
  party: homeParty,
});
export type HomeRequest = z.output<typeof homeRequest>;

export const homeDetail = z.object({
  home: homeFacts,
  checkIn: calendarDate,
  checkOut: calendarDate,
  /** Null when rules stand in the way, or it can't be sold; `violations` and `unavailable` say why. */
  offer: z
    .object({
      price: homePrice,
      miles: z.int(),
      dueToday: moneySchema,
      taxesApart: moneySchema.nullable(),
      cancellation: cancelTerms,
      /** The same as amounts with their ends, the first the best. */
      refunds: z.array(refundStep),
      deposit: homeDeposit.nullable(),
      market: marketPrice.optional(),
    })
    .nullable(),
  violations: z.array(homeViolation),
  /** At most three, the nearest first; empty without a violation. */
  nearest: z.array(nearDates),
  /** The largest party of those asked for that it takes, where only the party breaks a rule. */
  partyThatFits: homeParty.nullable(),
  unavailable: z.enum(['notListed', 'registrationMissing', 'takenDown']).nullable(),
  /** The traveler's own flights around the stay. */
  landsAt: localDateTime.nullable(),
  leavesAt: localDateTime.nullable(),
  /** How many homes nearby are free for the dates, and the best three of them. */
  similar: z.object({ available: z.int(), homes: z.array(homeCard) }),
  /** Miles earned per dollar with the customer's first rewards account; null without one. */
  earnMultiplier: z.number().nullable(),
});
export type HomeDetail = z.output<typeof homeDetail>;

/** Why a day can't be chosen, in one word. */
const DAY_BARS = [
  'past',
  'taken',
  'preparation',
  'closedToArrival',
  'closedToDeparture',
  'tooFarAhead',
  'tooSoon',
  'noStayFits',
] as const;
const homeDay = z.object({
  date: calendarDate,
  /** Of the night that begins on it; null where it isn't free. */
  nightlyMinor: z.int().nullable(),
  /** Some stay can start, or end, on it. A day that another guest arrives on can still end one. */
  canStart: z.boolean(),
  canEnd: z.boolean(),
  minNights: z.int(),
  bar: z.enum(DAY_BARS).nullable(),
});
export type HomeDay = z.output<typeof homeDay>;

const homeReview = z.object({
  writtenOn: calendarDate,
  name: z.string(),
  scoreTenths: z.int(),
  text: z.string(),
});

export const homeDetailCalls = {
  getHome: call({
    method: 'POST',
    path: '/homes/detail',
    summary: 'A home with its price and rules for dates and party, and the nearest that work',
    auth: 'customer',
    readOnly: true,
    input: homeRequest.extend({ locale: localeSchema.optional() }),
    output: homeDetail,
    errors: [...HOME_SEARCH_REFUSALS, 'SuppliersUnavailable'],
  }),
  getHomeCalendar: call({
    method: 'POST',
    path: '/homes/calendar',
    summary: 'A home’s days with prices; after a start is chosen, the days on which that stay can end',
    auth: 'customer',
    readOnly: true,
    input: z.object({
      homeId,
      from: calendarDate,
      days: z.int().min(1).max(400),
      /** The start that's chosen: `ends` are for it. */
      arrival: calendarDate.optional(),
    }),
    output: z.object({ days: z.array(homeDay), ends: z.array(calendarDate) }),
    errors: ['NoAvailability', 'SuppliersUnavailable'],
  }),
  listHomeReviews: call({
    method: 'POST',
    path: '/homes/reviews',
    summary: 'What guests wrote about a home',
    auth: 'customer',
    readOnly: true,
    input: z.object({
      homeId,
      offset: z.int().min(0).max(5000).optional(),
      limit: z.int().min(1).max(50).optional(),
      locale: localeSchema.optional(),
    }),
    output: z.object({ total: z.int(), reviews: z.array(homeReview) }),
    errors: ['SuppliersUnavailable'],
  }),
} as const;
