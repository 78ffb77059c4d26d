/** The search of activities in the plainest way: every activity of the world, every slot, rule by rule. */
import { freeUntil } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { lowestAt, placesOfCity } from '@sojourn/domain/policy/trip-rules.ts';
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_GOOD_FOR,
  DURATION_CLASSES,
  durationClass,
  TIMES_OF_DAY,
  timesOfDay,
} from '@sojourn/products/activity/rules/activity.ts';
import { activityTerms } from '@sojourn/products/activity/rules/booking/cancel-policy.ts';
import { isConfirmedAtOnce } from '@sojourn/products/activity/rules/booking/confirmation.ts';
import { checkUnits, placeAges, placesTaken } from '@sojourn/products/activity/rules/party/place-ages.ts';
import { judgeSlot, waysTo } from '@sojourn/products/activity/rules/slots/fits-trip.ts';
import type { ActivityCaps } from '@sojourn/products/activity/sell/port/search-port.ts';
import { recommended } from '../../../recommended.ts';
import { type ActivityMarketState, optionsOf, type UsableSlot, usableOn, validUntil } from '../calendar.ts';
import { ACTIVITY_LANGUAGES } from '../languages.ts';
import { OPTION_SET_LIST, optionLanguages } from '../options.ts';
import { PLAN_LIST } from '../plans.ts';
import { adultPrice, priceOption, unitsOfOption } from '../pricing.ts';
import {
  type ActivitiesFound,
  type ActivityFilters,
  type ActivityQuery,
  PRICE_STEP_MINOR,
  PRICE_STEPS,
  RATINGS,
} from '../search/query.ts';
import { CONFIRMATIONS, policyAt } from '../terms.ts';
import { UNIT_SET_LIST } from '../unit-sets.ts';
import { type ActivityWorld, cityOfActivity, meetingPosition } from '../world.ts';

/** A slot of an option that has room for the party. */
type Offer = {
  readonly row: number;
  readonly city: string;
  readonly option: number;
  readonly day: number;
  readonly totalMinor: number | null;
  readonly adult: number;
  readonly category: (typeof ACTIVITY_CATEGORIES)[number];
  readonly duration: (typeof DURATION_CLASSES)[number];
  readonly times: readonly string[];
  readonly languages: readonly string[];
  readonly goodFor: readonly string[];
  readonly rating: number;
  readonly pickup: boolean;
  readonly isFree: boolean;
  readonly isInstant: boolean;
  readonly takesAll: boolean;
  readonly fitsTrip: boolean;
};

function isFreeToCancel(
  world: ActivityWorld,
  row: number,
  slot: UsableSlot,
  now: ActivityMarketState['now'],
) {
  const { zone } = cityOfActivity(world, row);
  const { kind } = PLAN_LIST[world.plan[row]!]!;
  const closesAt = kind === 'openDated' ? validUntil(world, row, now) : slot.endsAt;
  const terms = activityTerms(
    policyAt(world.policy[row]!, kind),
    { startsAt: slot.startsAt, closesAt, zone },
    100_00,
  );
  return freeUntil(terms, 100_00, now) !== null;
}

const minuteOf = (local: string): number => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));

function offersOf(
  world: ActivityWorld,
  state: ActivityMarketState,
  query: ActivityQuery,
  row: number,
): Offer[] {
  const { lat, lon } = meetingPosition(world, row);
  const { box, span, ages, trip } = query;
  if (lat < box.south || lat > box.north || lon < box.west || lon > box.east) return [];
  const set = UNIT_SET_LIST[world.units[row]!]!;
  return optionsOf(world, row).flatMap((option) => {
    const units = unitsOfOption(world, row, option);
    const placed = placeAges(ages, { units });
    const isPlaced = placed.problems.length === 0 && checkUnits(placed.units, { ...set, units }).length === 0;
    const people = isPlaced ? placesTaken(placed.units, units) : ages.length;
    const places = world.group[row] === 0 ? people : Math.max(people, world.seats[row]!);
    const price = isPlaced ? priceOption(world, row, option, placed.units) : null;
    const takesAll = isPlaced && price !== null;
    const bits = optionLanguages(OPTION_SET_LIST[world.options[row]!]![option]!, world.languages[row]!);
    const shared = {
      row,
      city: cityOfActivity(world, row).id,
      option,
      totalMinor: takesAll ? price.totalMinor : null,
      adult: adultPrice(world, row, option),
      category: ACTIVITY_CATEGORIES[world.category[row]!]!,
      duration: durationClass(world.minutes[row]!),
      languages: ACTIVITY_LANGUAGES.filter((_, bit) => (bits >>> bit) & 1),
      goodFor: ACTIVITY_GOOD_FOR.filter((_, bit) => (world.goodFor[row]! >>> bit) & 1),
      rating: world.rating[row]!,
      pickup: world.pickup[row]! > 0,
      takesAll,
    };
    const days = Array.from({ length: span.days }, (_, index) => span.first + index);
    return days.flatMap((day) =>
      usableOn(world, state, row, option, day).flatMap((slot): Offer[] => {
        if (slot.state === 'closed' || (slot.placesLeft !== null && slot.placesLeft < places)) return [];
        const first = minuteOf(slot.startsAtLocal);
        const judged = {
          startsAt: Date.parse(slot.startsAt),
          endsAt: Date.parse(slot.endsAt),
          early: world.early[row]!,
          visitMinutes: slot.allDay ? world.minutes[row]! : null,
        };
        return [
          {
            ...shared,
            day,
            times: timesOfDay(first, slot.allDay ? minuteOf(slot.endsAtLocal) - 1 : first),
            isFree: isFreeToCancel(world, row, slot, state.now),
            isInstant: isConfirmedAtOnce(CONFIRMATIONS[world.confirmation[row]!]!, slot.startsAt, state.now),
            fitsTrip: !trip || judgeSlot(trip, waysTo(trip, { lat, lon }), judged).verdict === 'fits',
          },
        ];
      }),
    );
  });
}

const anyOf = (wanted: readonly string[], own: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((each) => own.includes(each));

const matches = (offer: Offer, filters: ActivityFilters): boolean =>
  anyOf(filters.categories, [offer.category]) &&
  anyOf(filters.durations, [offer.duration]) &&
  anyOf(filters.times, offer.times) &&
  anyOf(filters.languages, offer.languages) &&
  (filters.days.length === 0 || filters.days.includes(offer.day)) &&
  offer.rating >= filters.leastRating &&
  offer.adult >= filters.leastMinor &&
  (filters.mostMinor === null || offer.adult <= filters.mostMinor) &&
  (!filters.freeCancellation || offer.isFree) &&
  (!filters.instant || offer.isInstant) &&
  (!filters.pickup || offer.pickup) &&
  filters.goodFor.every((each) => offer.goodFor.includes(each)) &&
  (!filters.agesFit || offer.takesAll) &&
  (!filters.fitsTrip || offer.fitsTrip) &&
  (!filters.inPolicyOnly || filters.policy === null || offer.adult <= capOf(filters.policy, offer.city));

const capOf = ({ placeCaps, perPersonMaxMinor }: ActivityCaps, city: string): number =>
  (placeCaps ? lowestAt(placeCaps, placesOfCity(`city:${city}`)) : perPersonMaxMinor) ??
  Number.POSITIVE_INFINITY;

function summarize(offers: readonly Offer[]) {
  const [first] = offers.toSorted((a, b) => (a.totalMinor ?? 0) - (b.totalMinor ?? 0) || a.option - b.option);
  if (!first) return [];
  const { row, option, totalMinor } = first;
  return [
    { row, option, totalMinor, days: [...new Set(offers.map(({ day }) => day))].sort((a, b) => a - b) },
  ];
}

export function referenceSearchActivities(
  world: ActivityWorld,
  state: ActivityMarketState,
  query: ActivityQuery,
): ActivitiesFound {
  const isWanted = (row: number): boolean =>
    (query.seller === undefined || world.seller[row] === query.seller) && (query.rows?.has(row) ?? true);
  const all = Array.from({ length: world.count }, (_, row) =>
    isWanted(row) ? offersOf(world, state, query, row) : [],
  ).filter((offers) => offers.length > 0);
  const { filters } = query;
  const having = (own: Partial<ActivityFilters>): Offer[][] =>
    all
      .map((offers) => offers.filter((offer) => matches(offer, { ...filters, ...own })))
      .filter((offers) => offers.length > 0);
  const countWith = (own: Partial<ActivityFilters>): number => having(own).length;
  const found = having({}).flatMap(summarize);
  const score = ({ row, totalMinor }: (typeof found)[number]): number => {
    if (query.sort === 'Rating') return -world.rating[row]!;
    if (query.sort === 'Recommended') return -recommended(world.rating[row]!, world.reviews[row]!);
    if (query.sort === 'DurationAscending') return world.minutes[row]!;
    if (query.sort === 'DurationDescending') return -world.minutes[row]!;
    if (totalMinor === null) return Number.MAX_VALUE;
    return query.sort === 'PriceAscending' ? totalMinor : -totalMinor;
  };
  const cheapest = having({ leastMinor: 0, mostMinor: null }).map((offers) =>
    Math.min(PRICE_STEPS - 1, Math.floor(Math.min(...offers.map(({ adult }) => adult)) / PRICE_STEP_MINOR)),
  );
  return {
    total: found.length,
    activities: found.toSorted((a, b) => score(a) - score(b) || a.row - b.row).slice(0, query.top),
    facets: {
      categories: ACTIVITY_CATEGORIES.map((each) => countWith({ categories: [each] })),
      times: TIMES_OF_DAY.map((each) => countWith({ times: [each] })),
      durations: DURATION_CLASSES.map((each) => countWith({ durations: [each] })),
      languages: ACTIVITY_LANGUAGES.map((each) => countWith({ languages: [each] })),
      ratings: RATINGS.map((leastRating) => countWith({ leastRating })),
      goodFor: ACTIVITY_GOOD_FOR.map((each) => countWith({ goodFor: [...filters.goodFor, each] })),
      prices: Array.from({ length: PRICE_STEPS }, (_, step) => cheapest.filter((at) => at === step).length),
      days: Array.from({ length: query.span.days }, (_, index) =>
        countWith({ days: [query.span.first + index] }),
      ),
      freeCancellation: countWith({ freeCancellation: true }),
      instant: countWith({ instant: true }),
      pickup: countWith({ pickup: true }),
      agesFit: countWith({ agesFit: true }),
      fitsTrip: countWith({ fitsTrip: true }),
      inPolicy: filters.policy === null ? 0 : countWith({ inPolicyOnly: true }),
    },
    hidden: {
      byTripOrLanguage: countWith({ fitsTrip: false, languages: [] }) - found.length,
      byAges: countWith({ agesFit: false }) - found.length,
    },
  };
}
