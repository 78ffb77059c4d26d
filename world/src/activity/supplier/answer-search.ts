/** A search put to the activities of one seller, and the rows that come back put into words. */
import { dateOfDay, dayNumber } from '@sojourn/domain/dates.ts';
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_GOOD_FOR,
  DURATION_CLASSES,
  TIMES_OF_DAY,
} from '@sojourn/products/activity/rules/activity.ts';
import { planAround } from '@sojourn/products/activity/rules/slots/fits-trip.ts';
import type {
  ActivityAnswer,
  ActivityCard,
  ActivityQuestion,
} from '@sojourn/products/activity/sell/port/search-port.ts';
import { ACTIVITY_LANGUAGES } from '../inventory/languages.ts';
import { OPTIONS_MAX } from '../inventory/options.ts';
import { placeParty } from '../inventory/search/place-party.ts';
import {
  type ActivityFacets,
  type ActivityFilters,
  type ActivityQuery,
  PRICE_STEP_MINOR,
  RATINGS,
} from '../inventory/search/query.ts';
import { scoreOf, searchActivities } from '../inventory/search/search-activities.ts';
import { activityIdOf, meetingPosition, rowOfActivity } from '../inventory/world.ts';
import { activityCard } from './activity-card.ts';
import { type ActivityMarket, pictureAt } from './market.ts';

/** Pins on the map, of one seller; the best by the sort. */
const PINS = 100;

function filtersOf({ filters, from, days }: ActivityQuestion): ActivityFilters {
  const first = dayNumber(from);
  return {
    categories: filters.categories ?? [],
    times: filters.times ?? [],
    durations: filters.durations ?? [],
    // Languages that nobody here speaks match nothing
    languages: ACTIVITY_LANGUAGES.filter((each) => filters.languages?.includes(each)),
    days: (filters.dates ?? []).map(dayNumber).filter((day) => day >= first && day < first + days),
    leastRating: filters.leastRatingTenths ?? 0,
    leastMinor: filters.adultMinMinor ?? 0,
    mostMinor: filters.adultMaxMinor ?? null,
    freeCancellation: filters.freeCancellation ?? false,
    instant: filters.instant ?? false,
    pickup: filters.pickup ?? false,
    goodFor: filters.goodFor ?? [],
    agesFit: filters.agesFit ?? false,
    fitsTrip: filters.fitsTrip ?? false,
    policy: filters.policy ?? null,
    inPolicyOnly: filters.inPolicyOnly ?? false,
  };
}

/** A filter that nothing here can match. */
const isHopeless = ({ filters }: ActivityQuestion, wanted: ActivityFilters): boolean =>
  ((filters.languages?.length ?? 0) > 0 && wanted.languages.length === 0) ||
  ((filters.dates?.length ?? 0) > 0 && wanted.days.length === 0);

function queryOf({ world }: ActivityMarket, seller: number, question: ActivityQuestion): ActivityQuery {
  const filters = filtersOf(question);
  const wanted = question.filters.activityIds?.flatMap((id) => rowOfActivity(world, id) ?? []);
  const rows = isHopeless(question, filters) ? [] : wanted;
  return {
    box: question.box,
    span: { first: dayNumber(question.from), days: question.days },
    ages: question.ages,
    filters,
    trip: question.trip && planAround(question.trip),
    sort: question.sort,
    seller,
    ...(rows ? { rows: new Set(rows) } : {}),
    top: Math.max(question.top, PINS),
  };
}

/** Few of the `top` are shown: each card is made when it's read. */
class LazyActivity {
  readonly rank: number;
  readonly #make: () => ActivityCard;
  #made: ActivityCard | undefined;
  constructor(rank: number, make: () => ActivityCard) {
    this.rank = rank;
    this.#make = make;
  }
  get activity(): ActivityCard {
    this.#made ??= this.#make();
    return this.#made;
  }
}

const counted = <T>(values: readonly T[], counts: readonly number[]) =>
  values.map((value, at) => ({ value, count: counts[at] ?? 0 }));

const wireFacets = (facets: ActivityFacets, { from }: ActivityQuestion): ActivityAnswer['facets'] => ({
  categories: counted(ACTIVITY_CATEGORIES, facets.categories),
  times: counted(TIMES_OF_DAY, facets.times),
  durations: counted(DURATION_CLASSES, facets.durations),
  languages: counted(ACTIVITY_LANGUAGES, facets.languages),
  ratings: counted(RATINGS, facets.ratings),
  goodFor: counted(ACTIVITY_GOOD_FOR, facets.goodFor),
  dates: facets.days.map((count, at) => ({ value: dateOfDay(dayNumber(from) + at), count })),
  freeCancellation: facets.freeCancellation,
  instant: facets.instant,
  pickup: facets.pickup,
  agesFit: facets.agesFit,
  fitsTrip: facets.fitsTrip,
  inPolicy: facets.inPolicy,
  prices: { stepMinor: PRICE_STEP_MINOR, counts: facets.prices },
});

export function answerSearch(
  market: ActivityMarket,
  seller: number,
  question: ActivityQuestion,
): ActivityAnswer {
  const { world } = market;
  const query = queryOf(market, seller, question);
  const state = pictureAt(market, question.now);
  const found = searchActivities(world, state, query);
  const shown = { world, state, question, span: query.span, trip: query.trip, party: placeParty(query.ages) };
  return {
    total: found.total,
    hidden: found.hidden,
    activities: found.activities.slice(0, question.top).map((hit) => {
      const rank = scoreOf(world, hit.row, hit.totalMinor, question.sort);
      return new LazyActivity(rank, () => activityCard(shown, hit));
    }),
    pins: found.activities.slice(0, PINS).map(({ row, option }) => ({
      activityId: activityIdOf(world, row),
      position: meetingPosition(world, row),
      adultMinor: world.adultMinor[row * OPTIONS_MAX + option]!,
    })),
    facets: wireFacets(found.facets, question),
  };
}
