/** The filters of a search for activities: how its address spells them, and what their chips say. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { formatDate, type Locale } from '@sojourn/ui/formats.ts';
import { codes, type FilterTable, flag, list, one } from '@sojourn/web/search/filters.ts';
import { centsFrom, centsUpTo, type PriceSpan, priceSpan } from '@sojourn/web/search/price-span.ts';
import { readDate } from '@sojourn/web/search/read-date.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_GOOD_FOR,
  type ActivityCategory,
  DURATION_CLASSES,
  type DurationClass,
  TIMES_OF_DAY,
  type TimeOfDay,
} from '#activity/rules/activity.ts';
import type { WireActivityFilters } from '#activity/wire/activity-search.ts';

type GoodFor = (typeof ACTIVITY_GOOD_FOR)[number];

export type ActivityFilters = {
  readonly inPolicyOnly?: boolean;
  /** Beside what's booked. */
  readonly fitsTrip?: boolean;
  readonly agesFit?: boolean;
  readonly dates?: string[];
  readonly categories?: ActivityCategory[];
  readonly times?: TimeOfDay[];
  readonly durations?: DurationClass[];
  readonly languages?: string[];
  readonly freeCancellation?: boolean;
  readonly instant?: boolean;
  readonly pickup?: boolean;
  /** What an adult pays. */
  readonly adult?: PriceSpan;
  /** Tenths, at least. */
  readonly rating?: number;
  readonly goodFor?: GoodFor[];
};
type ActivityFilterNames = { readonly locale: Locale };

/** "Japanese", "japonais" */
export const languageName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;

export const RATINGS = [80, 90] as const;
const DATES_MAX = 31;
const LANGUAGES_MAX = 16;

export const ACTIVITY_FILTERS = {
  inPolicyOnly: flag('policy', textRef('policy.facet.inPolicy')),
  fitsTrip: flag('fits', textRef('activityResults.facet.fitsTrip')),
  agesFit: flag('ages-fit', textRef('activityResults.facet.agesFit')),
  dates: codes(
    'days',
    /^\d{4}-\d{2}-\d{2}$/,
    (date, { locale }: ActivityFilterNames) =>
      textRef('activityResults.chip.date', { date: formatDate(date as CalendarDate, locale) }),
    DATES_MAX,
  ),
  categories: list('category', ACTIVITY_CATEGORIES, (category) => textRef(`activity.category.${category}`)),
  times: list('time', TIMES_OF_DAY, (time) => textRef(`activityResults.time.${time}`)),
  durations: list('length', DURATION_CLASSES, (length) => textRef(`activityResults.length.${length}`)),
  languages: codes(
    'language',
    /^[a-z]{2}$/,
    (code, { locale }: ActivityFilterNames) =>
      textRef('activityResults.chip.language', { language: languageName(code, locale) }),
    LANGUAGES_MAX,
  ),
  freeCancellation: flag('free', textRef('activityResults.facet.freeCancellation')),
  instant: flag('instant', textRef('activityResults.facet.instant')),
  pickup: flag('pickup', textRef('activityResults.facet.pickup')),
  adult: priceSpan('adult', 'activityResults'),
  rating: one('rating', RATINGS as readonly number[], (tenths) =>
    textRef('activityResults.chip.rating', { rating: tenths / 10 }),
  ),
  goodFor: list('good-for', ACTIVITY_GOOD_FOR, (what) => textRef(`activity.goodFor.${what}`)),
} satisfies FilterTable<ActivityFilters, ActivityFilterNames>;

type Policy = NonNullable<WireActivityFilters['policy']>;

/** As the server has them. A link of somebody with a policy may be opened by somebody without one. */
export function wireFilters(
  { adult, rating, dates, inPolicyOnly = false, ...filters }: ActivityFilters,
  policy: Policy | null,
): WireActivityFilters {
  const real = dates?.flatMap((date) => readDate(date) ?? []);
  return {
    ...filters,
    ...(real?.length && { dates: real }),
    ...(rating !== undefined && { leastRatingTenths: rating }),
    ...(adult?.min !== undefined && { adultMinMinor: centsFrom(adult.min) }),
    ...(adult?.max !== undefined && { adultMaxMinor: centsUpTo(adult.max) }),
    ...(policy && { policy, inPolicyOnly }),
  };
}
