/**
 * What an activity and its operator are called, and where one meets: words that follow from its number, so
 * none is stored.
 */
import { hashText, mix } from '@sojourn/domain/mix.ts';
import { combination } from '../../combination.ts';
import { listOf, mannerIn, streetAddress } from '../../manners.ts';
import { DEMO_ACTIVITIES, type DemoActivity } from './data/demo-activities.ts';
import {
  DOOR_SIGNS,
  ENGLISH_OPERATORS,
  ENTRANCE,
  OPERATOR_MANNERS,
  STREET_SIGNS,
} from './data/operator-words.ts';
import { FORMS } from './forms.ts';
import { namedPlaces } from './named-places.ts';
import { PLAN_LIST } from './plans.ts';
import { type ActivityWorld, cityOfActivity, DEMO_FORM } from './world.ts';

/** In both languages of the portal. */
type Words = { readonly en: string; readonly fr: string };

const operatorLists = new Map<string, readonly (readonly string[])[]>();
function operatorsIn(manner: string): readonly (readonly string[])[] {
  const known =
    operatorLists.get(manner) ?? (OPERATOR_MANNERS[manner] ?? ENGLISH_OPERATORS).split(';').map(listOf);
  operatorLists.set(manner, known);
  return known;
}

const demoActivityAt = (world: ActivityWorld, row: number): DemoActivity | undefined =>
  world.form[row] === DEMO_FORM ? DEMO_ACTIVITIES[world.ordinal[row]!] : undefined;

export function operatorName(world: ActivityWorld, row: number): string {
  const demo = demoActivityAt(world, row);
  if (demo) return demo.operator;
  const city = cityOfActivity(world, row);
  const manner = mannerIn(city.country);
  const patterns = operatorsIn(manner.name)[world.category[row]!]!;
  const seed = mix(hashText(city.id), world.category[row]!);
  const { at, round } = combination(seed, world.operator[row]!, patterns.length * manner.words.length);
  const word = manner.words[Math.floor(at / patterns.length)]!;
  const name = patterns[at % patterns.length]!.replace('*', word);
  return round === 0 ? name : `${name} ${round + 1}`;
}

/** No two alike in a city: those after the first of a place are named with their operator. */
export function activityName(world: ActivityWorld, row: number): Words {
  const demo = demoActivityAt(world, row);
  if (demo) return { en: demo.name, fr: demo.nameFr };
  const form = FORMS[world.form[row]!]!;
  const places = namedPlaces(world.geography, cityOfActivity(world, row), form.at);
  const key = world.nameKey[row]!;
  const place = places[key % places.length]!;
  const operator = key < places.length ? null : operatorName(world, row);
  const [en, fr] = [form.name.replace('*', place.name), form.nameFr.replace('*', place.nameFr)];
  if (operator === null) return { en, fr };
  return {
    en: `${en} ${en.includes(' with ') ? 'by' : 'with'} ${operator}`,
    fr: `${fr}, ${fr.includes(' avec ') ? 'par' : 'avec'} ${operator}`,
  };
}

/** Where it begins, in plain words. */
export function meetingPoint(world: ActivityWorld, row: number): Words {
  const demo = demoActivityAt(world, row);
  if (demo) return { en: demo.meetingPoint, fr: demo.meetingPointFr };
  const city = cityOfActivity(world, row);
  const form = FORMS[world.form[row]!]!;
  const isTicket = PLAN_LIST[world.plan[row]!]!.kind !== 'startTimes';
  const signs = form.flags.has('rain') && form.at !== 'water' ? DOOR_SIGNS : STREET_SIGNS;
  const [en, fr] = isTicket ? ENTRANCE : signs[world.salt[row]! % signs.length]!;
  const places = namedPlaces(world.geography, city, form.at);
  const place = places[world.nameKey[row]! % places.length]!;
  const isAtSight = form.at === 'sight' && place.at !== null;
  const street = streetAddress(city.country, mix(world.salt[row]!, world.ordinal[row]!));
  return {
    en: `${isAtSight ? place.name : street}. ${en}`,
    fr: `${isAtSight ? place.nameFr : street}. ${fr}`,
  };
}
