/** Finding an activity: place or box, days, ages, filters with live counts, what fits the plans. */
import { call } from '@sojourn/contract/call.ts';
import { placeId } from '@sojourn/contract/locations.ts';
import { placeCaps } from '@sojourn/contract/policy.ts';
import {
  calendarDate,
  instant,
  localDateTime,
  localeSchema,
  mapBox,
  moneySchema,
  position,
} from '@sojourn/contract/primitives.ts';
import { supplierProgress } from '@sojourn/contract/supplier-progress.ts';
import { z } from 'zod';
import { ACTIVITY_SORTS, DURATION_CLASSES, TIMES_OF_DAY } from '../rules/activity.ts';
import {
  activityCategory,
  activityId,
  activityListing,
  goodFor,
  guideLanguage,
  optionId,
  partyAges,
  slotFit,
  slotState,
} from './activities.ts';

const timeOfDay = z.enum(TIMES_OF_DAY);
const durationClass = z.enum(DURATION_CLASSES);

const activityFilters = z
  .object({
    /** One of them, as of all lists but `goodFor`. */
    categories: z.array(activityCategory).max(7),
    times: z.array(timeOfDay).max(3),
    durations: z.array(durationClass).max(4),
    languages: z.array(guideLanguage).max(16),
    /** Days of the search. */
    dates: z.array(calendarDate).max(31),
    /** Tenths. */
    leastRatingTenths: z.int().min(0).max(100),
    /** What an adult pays with taxes, in US cents. */
    adultMinMinor: z.int().min(0),
    adultMaxMinor: z.int().min(0),
    freeCancellation: z.boolean(),
    /** Confirmed at once. */
    instant: z.boolean(),
    pickup: z.boolean(),
    /** All of them. */
    goodFor: z.array(goodFor).max(3),
    /** Takes everybody of the party. */
    agesFit: z.boolean(),
    /** Beside what the traveler has booked. */
    fitsTrip: z.boolean(),
    /** Only these (the favorites views). */
    activityIds: z.array(z.string().max(80)).max(500),
    /**
     * What a company's tier allows, as session info has it: answers count what keeps it, and `inPolicyOnly`
     * leaves nothing else. Checkout judges for itself. Null: any price.
     */
    policy: z.object({
      perPersonMaxMinor: z.int().min(0).nullable(),
      /** Instead of `perPersonMaxMinor`, by the city. */
      placeCaps: placeCaps.optional(),
    }),
    inPolicyOnly: z.boolean(),
  })
  .partial();
export type WireActivityFilters = z.output<typeof activityFilters>;

const activitySearch = z.object({
  /** `locationName`: as it's typed in an address (A §2.1), the best place of that name. */
  area: z.union([
    z.object({ place: placeId }),
    z.object({ box: mapBox }),
    z.object({ locationName: z.string().trim().min(1).max(120) }),
  ]),
  /** Both included. */
  fromDate: calendarDate,
  untilDate: calendarDate,
  ages: partyAges,
  filters: activityFilters.optional(),
  sort: z.enum(ACTIVITY_SORTS).optional(),
  offset: z.int().min(0).max(2000).optional(),
  limit: z.int().min(1).max(50).optional(),
  locale: localeSchema.optional(),
});
export type ActivitySearchInput = z.output<typeof activitySearch>;

/** A day of an activity; `fit` null where nothing is on, or nothing else is booked. */
const offeredDay = z.object({
  date: calendarDate,
  /** `closed`: not on, or filtered out. */
  state: slotState,
  /** Of its best start: one that fits, or the first. */
  startsAtLocal: localDateTime.nullable(),
  fit: slotFit.nullable(),
});

/** One activity of a list. Totals are with taxes. */
export const activityOffer = activityListing.extend({
  /** The cheapest for the party; null where it doesn't take everybody. */
  total: moneySchema.nullable(),
  miles: z.int().nullable(),
  /** What an adult pays, or a member of a full group. */
  adult: moneySchema,
  optionId,
  /** Percent that it's cheaper by. */
  offPercent: z.int(),
  /** Every day of the search. */
  days: z.array(offeredDay),
  /** All comes back until then, of the first day that's on; null where it never does. */
  freeUntil: instant.nullable(),
  isFinalSale: z.boolean(),
});
export type ActivityOffer = z.output<typeof activityOffer>;

const count = z.int().min(0);
const counted = <V extends z.ZodType>(value: V) => z.array(z.object({ value, count }));
/** Each counts what would match with the other filters as they are. */
export const activityFacets = z.object({
  categories: counted(activityCategory),
  times: counted(timeOfDay),
  durations: counted(durationClass),
  languages: counted(guideLanguage),
  /** `value`: tenths, at least. */
  ratings: counted(z.int()),
  goodFor: counted(goodFor),
  dates: counted(calendarDate),
  freeCancellation: count,
  instant: count,
  pickup: count,
  agesFit: count,
  fitsTrip: count,
  /** 0 without a policy. */
  inPolicy: count,
  /** By what an adult pays: bars of `stepMinor` from 0, the last without an end. */
  price: z.object({ stepMinor: z.int(), bars: z.array(count) }),
});
export type WireActivityFacets = z.output<typeof activityFacets>;

const activityPin = z.object({ activityId, position, adultMinor: z.int() });

/** As the stream of stays: each `page` replaces the one before, `done` is last. */
const activitySearchEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), suppliers: z.array(supplierProgress) }),
  z.object({
    type: z.literal('page'),
    suppliers: z.array(supplierProgress),
    total: count,
    /** Left out only because of the trip or the language, and only because of ages. */
    hidden: z.object({ byTripOrLanguage: count, byAges: count }),
    activities: z.array(activityOffer),
    pins: z.array(activityPin),
    facets: activityFacets,
    box: mapBox,
    /** What `area` was understood as; null for a box. */
    place: z.object({ id: z.string(), label: z.string() }).nullable(),
    /** Something of the traveler's is booked for these days, so that `fitsTrip` means something. */
    hasTrip: z.boolean(),
  }),
  z.object({ type: z.literal('done'), complete: z.boolean(), suppliers: z.array(supplierProgress) }),
]);
export type ActivitySearchEvent = z.output<typeof activitySearchEvent>;
export type ActivitySearchPage = Extract<ActivitySearchEvent, { type: 'page' }>;

export const ACTIVITY_REFUSALS = [
  'PastDates',
  'UntilBeforeFrom',
  'TooManyDays',
  'TooFarAhead',
  'UnknownPlace',
] as const;

export const activitySearchCalls = {
  searchActivities: call({
    method: 'POST',
    path: '/experiences/availability',
    summary: 'Streams activities for a place or map box and days, with facet counts (A §7)',
    auth: 'customer',
    readOnly: true,
    input: activitySearch,
    output: activitySearchEvent,
    stream: true,
    errors: [...ACTIVITY_REFUSALS, 'SuppliersUnavailable'],
  }),
} as const;
