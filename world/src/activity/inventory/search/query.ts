/** What a search of activities has in its question and its answer. */
import type { GeoBox } from '@sojourn/geography/types.ts';
import type {
  ActivityCategory,
  ActivityGoodFor,
  ActivitySort,
  DurationClass,
  TimeOfDay,
} from '@sojourn/products/activity/rules/activity.ts';
import type { Trip } from '@sojourn/products/activity/rules/slots/fits-trip.ts';
import type { ActivityCaps } from '@sojourn/products/activity/sell/port/search-port.ts';
import type { ActivityLanguage } from '../languages.ts';

/** An empty list or 0 wants nothing; `mostMinor` null has no end. */
export type ActivityFilters = {
  /** One of them. */
  readonly categories: readonly ActivityCategory[];
  readonly times: readonly TimeOfDay[];
  readonly durations: readonly DurationClass[];
  readonly languages: readonly ActivityLanguage[];
  /** Numbers of days of the span. */
  readonly days: readonly number[];
  /** Tenths. */
  readonly leastRating: number;
  /** What an adult pays, with taxes. */
  readonly leastMinor: number;
  readonly mostMinor: number | null;
  readonly freeCancellation: boolean;
  /** Confirmed at once. */
  readonly instant: boolean;
  readonly pickup: boolean;
  /** All of them. */
  readonly goodFor: readonly ActivityGoodFor[];
  /** Takes everybody of the party. */
  readonly agesFit: boolean;
  /** Beside what's booked; nothing without a trip. */
  readonly fitsTrip: boolean;
  /** A company's rules: what keeps them is counted, and `inPolicyOnly` leaves nothing else. */
  readonly policy: ActivityCaps | null;
  readonly inPolicyOnly: boolean;
};

/** Days by number, `first` included. */
export type DaySpan = { readonly first: number; readonly days: number };
/** A day is a bit of a number. */
export const SPAN_MAX = 31;

export type ActivityQuery = {
  readonly box: GeoBox;
  readonly span: DaySpan;
  /** Everybody's, on the day. */
  readonly ages: readonly number[];
  readonly filters: ActivityFilters;
  /** What's booked, by `planAround`; null without a trip. */
  readonly trip: Trip | null;
  readonly sort: ActivitySort;
  /** Only the activities of this one of the market's sellers. */
  readonly seller?: number;
  /** Only these activities. */
  readonly rows?: ReadonlySet<number> | undefined;
  /** The first so many by the sort. */
  readonly top: number;
};

/** By how much the steps of `adultMinor` grow, and how many there are; the last has no end. */
export const PRICE_STEP_MINOR = 10_00;
export const PRICE_STEPS = 24;
/** Tenths, at least. */
export const RATINGS = [80, 90] as const;

/** Of each option, the activities that there would be if it were chosen beside all other filters. */
export type ActivityFacets = {
  /** These six by index in their lists, such as ACTIVITY_CATEGORIES or RATINGS. */
  readonly categories: readonly number[];
  readonly times: readonly number[];
  readonly durations: readonly number[];
  readonly languages: readonly number[];
  readonly ratings: readonly number[];
  readonly goodFor: readonly number[];
  /** By day of the span. */
  readonly days: readonly number[];
  readonly freeCancellation: number;
  readonly instant: number;
  readonly pickup: number;
  readonly agesFit: number;
  readonly fitsTrip: number;
  /** 0 without a policy. */
  readonly inPolicy: number;
  /** By steps of what an adult pays, each activity at its cheapest. */
  readonly prices: readonly number[];
};

export type ActivityHit = {
  readonly row: number;
  /** The cheapest for the party; null where it doesn't take everybody. */
  readonly totalMinor: number | null;
  /** The option that costs it. */
  readonly option: number;
  /** Days of the span on which something passes all filters. */
  readonly days: readonly number[];
};

export type ActivitiesFound = {
  readonly total: number;
  readonly activities: readonly ActivityHit[];
  readonly facets: ActivityFacets;
  /** What's left out only because of the trip or the language, and only because of ages. */
  readonly hidden: { readonly byTripOrLanguage: number; readonly byAges: number };
};
