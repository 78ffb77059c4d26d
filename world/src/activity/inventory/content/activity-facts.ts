/** All that's known of an activity without dates: what a list, its page and a booking's summary say. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { type Instant, localAt } from '@sojourn/domain/dates.ts';
import { hashText, mix } from '@sojourn/domain/mix.ts';
import type { City } from '@sojourn/geography/types.ts';
import { ACTIVITY_CATEGORIES } from '@sojourn/products/activity/rules/activity.ts';
import type {
  ActivityContent,
  ActivityListing,
  ActivityOperator,
  ActivityOption,
  MeetingPoint,
  PickupPlace,
} from '@sojourn/products/activity/sell/port/content-port.ts';
import { fictionalPhone } from '../../../phones.ts';
import { areaName, cityName } from '../../../places/area-name.ts';
import { termsOfActivity } from '../activity-terms.ts';
import { optionsOf, validUntil } from '../calendar.ts';
import { activityName, meetingPoint, operatorName } from '../describe-activity.ts';
import { ACTIVITY_LANGUAGES } from '../languages.ts';
import { OPTION_SET_LIST, OPTIONS_MAX } from '../options.ts';
import { PLAN_LIST } from '../plans.ts';
import { pricingOf, unitsOfOption } from '../pricing.ts';
import { UNIT_SET_LIST } from '../unit-sets.ts';
import { type ActivityWorld, activityIdOf, cityOfActivity, meetingPosition } from '../world.ts';
import { localOn } from '../zone-clock.ts';
import { activityArt, activityGallery } from './activity-pictures.ts';
import {
  type Both,
  BRING,
  HIGHLIGHTS,
  INCLUDED,
  LUNCH,
  NOT_INCLUDED,
  OPENINGS,
  PHOTO_ID,
  PRIVATE_NOTE,
  WEATHER_NOTE,
} from './content-words.ts';
import { questionsOf } from './questions.ts';

const seedOf = (world: ActivityWorld, row: number): number =>
  mix(hashText(`activity words ${cityOfActivity(world, row).id}`), world.ordinal[row]!);

export const optionIdOf = (option: number): string => `option-${option + 1}`;
/** The number of an option, -1 for none of the activity's. */
export const optionOfId = (world: ActivityWorld, row: number, optionId: string): number =>
  optionsOf(world, row).find((option) => optionIdOf(option) === optionId) ?? -1;

export const languagesOfOption = (world: ActivityWorld, row: number, option: number): string[] =>
  ACTIVITY_LANGUAGES.filter((_, bit) => (world.speaks[row * OPTIONS_MAX + option]! >>> bit) & 1);

/** Operators of one in eight make no changes. */
export const isChangeable = (world: ActivityWorld, row: number): boolean => seedOf(world, row) % 8 !== 1;

export function listActivity(world: ActivityWorld, row: number, locale: Locale): ActivityListing {
  const city = cityOfActivity(world, row);
  const terms = termsOfActivity(world, row);
  const position = meetingPosition(world, row);
  return {
    activityId: activityIdOf(world, row),
    name: activityName(world, row)[locale],
    category: ACTIVITY_CATEGORIES[world.category[row]!]!,
    operator: operatorName(world, row),
    neighborhood: areaName(city, world.hood[row]!, position, locale),
    city: cityName(city, locale),
    cityPlaceId: `city:${city.id}`,
    countryCode: city.country,
    zone: city.zone,
    position,
    art: activityArt(world, row),
    minutes: terms.minutes,
    availability: terms.availability,
    languages: [...terms.languages],
    goodFor: [...terms.goodFor],
    groupSize: terms.isFreeSale ? null : world.seats[row]!,
    isPrivate: world.group[row]! > 0,
    confirmation: terms.confirmation,
    pickup: terms.pickup,
    needsWeather: terms.needsWeather,
    rating: { tenths: world.rating[row]!, count: world.rating[row] === 0 ? 0 : world.reviews[row]! },
  };
}

export const meetingOf = (world: ActivityWorld, row: number, locale: Locale): MeetingPoint => ({
  position: meetingPosition(world, row),
  words: meetingPoint(world, row)[locale],
  minutesBefore: world.early[row]!,
});

/** All activities of an operator have one number. */
export function operatorContact(world: ActivityWorld, row: number): ActivityOperator {
  const city = cityOfActivity(world, row);
  const seed = mix(hashText(`operator ${city.id} ${world.category[row]}`), world.operator[row]!);
  return { name: operatorName(world, row), phone: fictionalPhone(city.country, seed) };
}

const PICKUP_PLACES = 4;
const STOP_MINUTES = 8;

/** Neighborhoods of a city, or its sights; a city without either is one itself. */
function stopsIn({ geography }: ActivityWorld, city: City) {
  if (city.neighbourhoods.length > 0) return city.neighbourhoods;
  const sights = geography.landmarksOf(city.id);
  return sights.length > 0 ? sights : [city];
}

/** Where its ride stops, the first the earliest. */
export function pickupPlaces(world: ActivityWorld, row: number): PickupPlace[] {
  const { isOffered, leadMinutes } = termsOfActivity(world, row).pickup;
  if (!isOffered) return [];
  const all = stopsIn(world, cityOfActivity(world, row));
  const from = seedOf(world, row) % all.length;
  const stops = Array.from(
    { length: Math.min(PICKUP_PLACES, all.length) },
    (_, nth) => all[(from + nth) % all.length]!,
  );
  return stops.map(({ name, lat, lon }, nth) => ({
    placeId: `stop-${nth + 1}`,
    name,
    position: { lat, lon },
    minutesBefore: Math.max(5, leadMinutes - nth * STOP_MINUTES),
  }));
}

const time = (minute: number): string => localOn(0, minute).slice(11);

export const optionsIn = (world: ActivityWorld, row: number): ActivityOption[] => {
  const set = OPTION_SET_LIST[world.options[row]!]!;
  const { least, most } = UNIT_SET_LIST[world.units[row]!]!;
  const { starts } = PLAN_LIST[world.plan[row]!]!;
  return optionsOf(world, row).map((option) => ({
    optionId: optionIdOf(option),
    kind: set[option]!.kind,
    languages: languagesOfOption(world, row, option),
    startTimes: starts.flatMap(({ minute }, start) =>
      (set[option]!.starts >>> start) & 1 ? [time(minute)] : [],
    ),
    units: unitsOfOption(world, row, option),
    least,
    most,
    pricing: pricingOf(world, row, option),
    adultMinor: world.adultMinor[row * OPTIONS_MAX + option]!,
  }));
};

/** So many of a list, in its order; the same for the same activity. */
const some = (from: readonly Both[], count: number, seed: number): Both[] =>
  from.length <= count ? [...from] : from.filter((_, at) => at !== seed % from.length).slice(0, count);

export function bringOf(world: ActivityWorld, row: number, locale: Locale): string[] {
  const needsId = UNIT_SET_LIST[world.units[row]!]!.units.some((unit) => unit.needsId);
  const words = [...BRING[ACTIVITY_CATEGORIES[world.category[row]!]!], ...(needsId ? [PHOTO_ID] : [])];
  return words.map((each) => each[locale]);
}

export function activityContent(
  world: ActivityWorld,
  row: number,
  locale: Locale,
  now: Instant,
): ActivityContent {
  const seed = seedOf(world, row);
  const listing = listActivity(world, row, locale);
  const { category } = listing;
  const terms = termsOfActivity(world, row);
  const { kind, starts, closes } = PLAN_LIST[world.plan[row]!]!;
  const options = optionsIn(world, row);
  const hasLunch = options.some((option) => option.kind === 'withLunch');
  const openings = OPENINGS[category];
  const notes = [
    openings[seed % openings.length]!,
    ...(listing.isPrivate ? [PRIVATE_NOTE] : []),
    ...(terms.needsWeather ? [WEATHER_NOTE] : []),
  ];
  const place = listing.city;
  return {
    ...listing,
    description: notes.map((each) => each[locale].replace('*', place)).join(' '),
    highlights: some(HIGHLIGHTS[category], 3, seed).map((each) => each[locale]),
    included: [...INCLUDED[category], ...(hasLunch ? [LUNCH] : [])].map((each) => each[locale]),
    notIncluded: NOT_INCLUDED[category].map((each) => each[locale]),
    bring: bringOf(world, row, locale),
    gallery: activityGallery(world, row),
    meetingPoint: meetingOf(world, row, locale),
    pickupPlaces: pickupPlaces(world, row),
    operatorContact: operatorContact(world, row),
    delivery: terms.delivery,
    cutOff: terms.cutOff,
    policy: terms.policy,
    minimumGroup: terms.minimumGroup,
    isChangeable: isChangeable(world, row),
    needsPhone: terms.pickup.isOffered,
    hours: kind === 'startTimes' ? null : { opens: time(starts[0]!.minute), closes: time(closes) },
    validUntil:
      kind === 'openDated'
        ? (localAt(validUntil(world, row, now), listing.zone).slice(0, 10) as CalendarDate)
        : null,
    options,
    questions: questionsOf(world, row, locale),
  };
}
