/** Finding activities: what is asked of every supplier, and what each answers. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CalendarDate, Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { CapOfPlaces } from '@sojourn/domain/policy/trip-rules.ts';
import type { Box } from '@sojourn/server/suppliers/box.ts';
import type {
  ActivityCategory,
  ActivityGoodFor,
  ActivitySort,
  DurationClass,
  TimeOfDay,
} from '../../rules/activity.ts';
import type { Commitment, TripFit } from '../../rules/slots/fits-trip.ts';
import type { SlotState } from '../../rules/slots/slot.ts';
import type { ActivityListing } from './content-port.ts';

export type ActivityCaps = {
  readonly perPersonMaxMinor: number | null;
  /** Instead of it, by city. */
  readonly placeCaps?: readonly CapOfPlaces[] | undefined;
};
/** What's left out wants nothing. */
type ActivityFilters = {
  /** Lists but `goodFor`: one of them. */
  readonly categories?: readonly ActivityCategory[] | undefined;
  readonly times?: readonly TimeOfDay[] | undefined;
  readonly durations?: readonly DurationClass[] | undefined;
  readonly languages?: readonly string[] | undefined;
  readonly dates?: readonly CalendarDate[] | undefined;
  readonly leastRatingTenths?: number | undefined;
  /** What an adult pays, with taxes. */
  readonly adultMinMinor?: number | undefined;
  readonly adultMaxMinor?: number | undefined;
  readonly freeCancellation?: boolean | undefined;
  /** Confirmed at once. */
  readonly instant?: boolean | undefined;
  readonly pickup?: boolean | undefined;
  /** All of them. */
  readonly goodFor?: readonly ActivityGoodFor[] | undefined;
  /** Takes everybody of the party. */
  readonly agesFit?: boolean | undefined;
  /** Beside what's booked; nothing without a trip. */
  readonly fitsTrip?: boolean | undefined;
  /** Only these (the favorites views). */
  readonly activityIds?: readonly string[] | undefined;
  /** What a company's tier lets an adult pay, by the city where it's capped; null: any price. */
  readonly policy?: ActivityCaps | undefined;
  readonly inPolicyOnly?: boolean | undefined;
};

export type ActivityQuestion = {
  readonly box: Box;
  readonly from: CalendarDate;
  /** From 1 to 31. */
  readonly days: number;
  /** Everybody's, on the day. */
  readonly ages: readonly number[];
  readonly filters: ActivityFilters;
  /** What else is booked; null without a trip. */
  readonly trip: readonly Commitment[] | null;
  readonly sort: ActivitySort;
  /** The best this many by the sort are answered, so that several suppliers can be merged. */
  readonly top: number;
  readonly locale: Locale;
  readonly now: Instant;
};

/** A day of an activity; `fit` null where nothing is on, or without a trip. */
export type ActivityCardDay = {
  readonly date: CalendarDate;
  /** `closed`: not on. */
  readonly state: SlotState;
  /** Of its best start: one that fits, or the first. */
  readonly startsAtLocal: LocalDateTime | null;
  readonly fit: TripFit | null;
};
export type ActivityCard = ActivityListing & {
  readonly optionId: string;
  readonly adultMinor: number;
  /** For the party with taxes, at the cheapest; null where it doesn't take everybody. */
  readonly totalMinor: number | null;
  /** Percent that it's cheaper by. */
  readonly offPercent: number;
  /** Every day of the question. */
  readonly days: readonly ActivityCardDay[];
  /** All comes back until then, of the first day that's on; null where it never does. */
  readonly freeUntil: Instant | null;
  readonly isFinalSale: boolean;
};

type Count<T> = { readonly value: T; readonly count: number };
/** Of each option, the activities that there would be if it were chosen beside all other filters. */
export type ActivityFacets = {
  readonly categories: readonly Count<ActivityCategory>[];
  readonly times: readonly Count<TimeOfDay>[];
  readonly durations: readonly Count<DurationClass>[];
  readonly languages: readonly Count<string>[];
  /** At least so many tenths. */
  readonly ratings: readonly Count<number>[];
  readonly goodFor: readonly Count<ActivityGoodFor>[];
  readonly dates: readonly Count<CalendarDate>[];
  readonly freeCancellation: number;
  readonly instant: number;
  readonly pickup: number;
  readonly agesFit: number;
  readonly fitsTrip: number;
  /** 0 without a policy. */
  readonly inPolicy: number;
  /** By steps of what an adult pays, the same for all suppliers; the last has no end. */
  readonly prices: { readonly stepMinor: number; readonly counts: readonly number[] };
};
type ActivityPin = {
  readonly activityId: string;
  readonly position: { readonly lat: number; readonly lon: number };
  readonly adultMinor: number;
};
/** `rank` is comparable between suppliers of one question, lower first. */
export type ActivityAnswer = {
  readonly total: number;
  /** Left out only because of the trip or the language, and only because of ages. */
  readonly hidden: { readonly byTripOrLanguage: number; readonly byAges: number };
  readonly activities: readonly { readonly activity: ActivityCard; readonly rank: number }[];
  readonly pins: readonly ActivityPin[];
  readonly facets: ActivityFacets;
};
