/** Finding a home: criteria, filters, streamed answers with live counts, nearly free homes, a split stay. */
import { call } from '@sojourn/contract/call.ts';
import { placeId } from '@sojourn/contract/locations.ts';
import { marketPrice, percentOverMarket, placeCaps } from '@sojourn/contract/policy.ts';
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
import { HOME_SORTS } from '../rules/home.ts';
import { bookingWay, homeAmenity, homeId, homeKind, homeParty, homeViolation, nearDates } from './homes.ts';

const homeFilters = z
  .object({
    kinds: z.array(homeKind).max(8),
    /** At least so many; 0 for any. */
    bedrooms: z.int().min(0).max(20),
    beds: z.int().min(0).max(30),
    /** In halves: 3 is one and a half. */
    halfBaths: z.int().min(0).max(40),
    dogs: z.boolean(),
    cats: z.boolean(),
    amenities: z.array(homeAmenity).max(20),
    booking: bookingWay,
    freeCancellation: z.boolean(),
    /** Rated 9 and better by ten guests at least, by a host who never canceled on one. */
    guestFavorites: z.boolean(),
    /** Of the whole stay with everything, in US cents. */
    totalMinMinor: z.int().min(0),
    totalMaxMinor: z.int().min(0),
    /**
     * What a company's tier allows (A §3), as session info has it: answers count what keeps it, and
     * `inPolicyOnly` leaves nothing else. Checkout judges for itself. Null: any price.
     */
    policy: z.object({
      nightlyMaxMinor: z.int().min(0).nullable(),
      /** Instead of `nightlyMaxMinor`, by the city of the home. */
      placeCaps: placeCaps.optional(),
      percentOverMarket: percentOverMarket.optional(),
    }),
    inPolicyOnly: z.boolean(),
    /** Only these homes (the favorites views). */
    homeIds: z.array(z.string().max(64)).max(500),
  })
  .partial();
export type WireHomeFilters = z.output<typeof homeFilters>;

const homeSearch = z.object({
  area: z.union([z.object({ place: placeId }), z.object({ box: mapBox })]),
  checkIn: calendarDate,
  checkOut: calendarDate,
  party: homeParty,
  /** Also homes that are free if either end moves so many days at most. */
  flexibleDays: z.int().min(0).max(7).optional(),
  filters: homeFilters.optional(),
  sort: z.enum(HOME_SORTS).optional(),
  offset: z.int().min(0).max(2000).optional(),
  limit: z.int().min(1).max(50).optional(),
  /** Homes that the guest has opened; only for these and saved ones a split stay is looked for. */
  opened: z.array(z.string().max(64)).max(20).optional(),
  locale: localeSchema.optional(),
});
export type HomeSearchInput = z.output<typeof homeSearch>;

/** What a list shows of a home, whatever the dates. */
export const homeListing = z.object({
  homeId,
  name: z.string(),
  kind: homeKind,
  neighborhood: z.string(),
  city: z.string(),
  cityPlaceId: z.string(),
  /** About: the exact place is shared once it's booked. */
  position,
  art,
  bedrooms: z.int(),
  beds: z.int(),
  halfBaths: z.int(),
  sleeps: z.int(),
  dogs: z.boolean(),
  cats: z.boolean(),
  amenities: z.array(homeAmenity),
  booking: bookingWay,
  /** `tenths` 0 without reviews. */
  rating: z.object({ tenths: z.int(), count: z.int() }),
});
export type HomeListing = z.output<typeof homeListing>;

/** `total` is with every mandatory fee and with taxes: detail, checkout and receipt have the same. */
export const homeCard = homeListing.extend({
  checkIn: calendarDate,
  checkOut: calendarDate,
  nights: z.int(),
  total: moneySchema,
  nightly: moneySchema,
  cleaning: moneySchema,
  /** Taxes that the place's law lets stand apart, beside the prominent price; null where they're in it. */
  taxesApart: moneySchema.nullable(),
  miles: z.int(),
  cancellation: cancelTerms,
  /** Where a policy of the search looks at it. */
  market: marketPrice.optional(),
});
export type HomeCard = z.output<typeof homeCard>;

/** A home that isn't free for the dates, what stands in the way, and itself for the nearest that work. */
const nearHomeCard = z.object({
  home: homeCard,
  violations: z.array(homeViolation),
  near: nearDates,
});
export type NearHomeCard = z.output<typeof nearHomeCard>;

/** Two homes for one stay, in order of their nights, each with its dates and total. */
export const splitStay = z.object({
  /** The one that the guest opened or saved. */
  wanted: homeId,
  parts: z.array(homeCard).length(2),
  total: moneySchema,
  miles: z.int(),
  distanceKm: z.number(),
});
export type SplitStay = z.output<typeof splitStay>;

const homePin = z.object({
  homeId,
  position,
  totalMinor: z.int(),
  /** Null: free for the dates; else the nights that its nearest stay moves. */
  movedDays: z.int().nullable(),
});

const count = z.int().min(0);
/** Each counts what would match with the other filters as they are. Lists of "at least" are 0, 1, 2 and 3. */
export const homeFacets = z.object({
  kinds: z.array(z.object({ value: homeKind, count })),
  bedrooms: z.array(count),
  beds: z.array(count),
  baths: z.array(count),
  dogs: count,
  cats: count,
  amenities: z.array(z.object({ value: homeAmenity, count })),
  instant: count,
  request: count,
  freeCancellation: count,
  guestFavorites: count,
  /** 0 without a policy. */
  inPolicy: count,
  /** Whole-stay total: bars of equal width from `minMinor` to `maxMinor`, of everything but this filter. */
  price: z.object({ minMinor: z.int(), maxMinor: z.int(), bars: z.array(count) }),
});
export type WireHomeFacets = z.output<typeof homeFacets>;

/** As the stream of stays: each `page` replaces the one before, `done` is last. */
const homeSearchEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), suppliers: z.array(supplierProgress) }),
  z.object({
    type: z.literal('page'),
    suppliers: z.array(supplierProgress),
    /** Free for the whole stay. */
    total: count,
    /** Fit the dates and the party but not the filters. */
    hiddenByFilters: count,
    homes: z.array(homeCard),
    pins: z.array(homePin),
    facets: homeFacets,
    /** Homes that aren't free for the dates but nearly, counted apart. */
    near: z.object({ total: count, homes: z.array(nearHomeCard) }),
    split: splitStay.nullable(),
    box: mapBox,
  }),
  z.object({ type: z.literal('done'), complete: z.boolean(), suppliers: z.array(supplierProgress) }),
]);
export type HomeSearchEvent = z.output<typeof homeSearchEvent>;
export type HomeSearchPage = Extract<HomeSearchEvent, { type: 'page' }>;

export const HOME_SEARCH_REFUSALS = [
  'PastDates',
  'CheckOutBeforeCheckIn',
  'HomeStayTooLong',
  'TooFarAhead',
  'InvalidParty',
  'UnknownPlace',
] as const;

export const homeSearchCalls = {
  searchHomes: call({
    method: 'POST',
    path: '/homes/search',
    summary: 'Streams homes for a place or map box, with facet counts, near homes and progress by supplier',
    auth: 'customer',
    readOnly: true,
    input: homeSearch,
    output: homeSearchEvent,
    stream: true,
    errors: [...HOME_SEARCH_REFUSALS, 'SuppliersUnavailable'],
  }),
} as const;
