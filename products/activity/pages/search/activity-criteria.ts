/**
 * What a search for activities has, and its coding in addresses (A §2.1): `?locationName=Lisbon, Portugal
 * &fromDate=2027-04-14&untilDate=2027-04-19&place=city:lisbon-pt&ages=30,30,8`.
 */
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { readDate } from '@sojourn/web/search/read-date.ts';

export const ACTIVITIES_PATH = '/activities/availability/';

/** Of somebody whose age makes no difference almost anywhere. */
export const ADULT_AGE = 30;
export const SENIOR_AGE = 65;
export const CHILD_MAX = 17;
export const PARTY_MAX = 12;
const AGE_MAX = 120;

type ActivityDays = { readonly from: CalendarDate; readonly until: CalendarDate };
export type ActivityCriteria = ActivityDays & {
  /** Everybody's, on the day. */
  readonly ages: readonly number[];
};
/** Where: `place` is ours, the name is what it was called; either finds the other. */
export type ActivityWhere = { readonly place: string | undefined; readonly locationName: string | undefined };

const PLACE = /^(city|airport|landmark|hotel):[0-9A-Za-z_-]{2,60}$/;
const NAME_MAX = 120;

export function readWhere({ place, locationName }: FlatSearch): ActivityWhere {
  const name = locationName?.trim().slice(0, NAME_MAX);
  return { place: place && PLACE.test(place) ? place : undefined, locationName: name || undefined };
}

/** Undefined when it's none of ours. */
function readAges(text: string | undefined): readonly number[] | undefined {
  if (!text || !/^\d{1,3}(,\d{1,3})*$/.test(text)) return undefined;
  const ages = text.split(',').map(Number);
  return ages.length <= PARTY_MAX && ages.every((age) => age <= AGE_MAX) ? ages : undefined;
}

/** As everywhere (A §9): from 2 to 6 days from today. */
export const defaultCriteria = (today: CalendarDate, adults = 2): ActivityCriteria => ({
  from: addDays(today, 2),
  until: addDays(today, 6),
  ages: Array.from({ length: adults }, () => ADULT_AGE),
});

/** What's missing or wrong falls back to the given one. */
export function readCriteria(search: FlatSearch, fallback: ActivityCriteria): ActivityCriteria {
  const from = readDate(search.fromDate);
  const until = readDate(search.untilDate);
  const days = from && until && until >= from ? { from, until } : fallback;
  return { from: days.from, until: days.until, ages: readAges(search.ages) ?? fallback.ages };
}

export const printWhere = ({ place, locationName }: ActivityWhere): FlatSearch => ({ locationName, place });
export const printCriteria = ({ from, until, ages }: ActivityCriteria): FlatSearch => ({
  fromDate: from,
  untilDate: until,
  ages: ages.join(','),
});

/** Of a party by the form's three rows. */
export type PartyRows = {
  readonly adults: number;
  readonly seniors: number;
  readonly childAges: readonly (number | undefined)[];
};
export const rowsOf = (ages: readonly number[]): PartyRows => ({
  adults: ages.filter((age) => age > CHILD_MAX && age < SENIOR_AGE).length,
  seniors: ages.filter((age) => age >= SENIOR_AGE).length,
  childAges: ages.filter((age) => age <= CHILD_MAX),
});
/** A child without an age is left out. */
export const agesOf = ({ adults, seniors, childAges }: PartyRows): number[] => [
  ...Array.from({ length: adults }, () => ADULT_AGE),
  ...Array.from({ length: seniors }, () => SENIOR_AGE),
  ...childAges.filter((age) => age !== undefined),
];
