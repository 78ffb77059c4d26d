/** An activity drawn from its number: how long, for whom, when, for how much and by what terms. */

import type { City } from '@sojourn/geography/types.ts';
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_GOOD_FOR,
  type ActivityGoodFor,
} from '@sojourn/products/activity/rules/activity.ts';
import { mannerIn } from '../../manners.ts';
import type { Draw } from '../../random.ts';
import type { DemoActivity } from './data/demo-activities.ts';
import { type ActivityForm, FORMS } from './forms.ts';
import { ACTIVITY_LANGUAGES, type ActivityLanguage, languageBit } from './languages.ts';
import { OPTION_SET_KEYS } from './options.ts';
import { FILLS } from './places-left.ts';
import { PLAN_KEYS, PLAN_LIST } from './plans.ts';
import { CONFIRMATIONS, MINIMUM_GROUPS, PICKUP_ONLY, PICKUPS, POLICIES } from './terms.ts';
import { UNIT_SET_KEYS } from './unit-sets.ts';
import { type ActivityColumns, DEMO_FORM } from './world.ts';

type Placed = 'lat' | 'lon' | 'city' | 'ordinal' | 'hood' | 'nameKey' | 'operator';
export type ActivityFacts = Record<Exclude<keyof ActivityColumns, Placed>, number>;

const between = ([least, most]: readonly [number, number], draw: Draw): number =>
  least + draw.next() * (most - least);
/** Towards the front of a list. */
const early = (count: number, draw: Draw): number => Math.floor(draw.next() ** 2.2 * count);

const goodForBit = (name: ActivityGoodFor): number => 1 << ACTIVITY_GOOD_FOR.indexOf(name);
const isLanguage = (code: string): code is ActivityLanguage =>
  (ACTIVITY_LANGUAGES as readonly string[]).includes(code);

/** The country's own, English nearly everywhere, and some of those that travelers speak most. */
function drawLanguages(country: string, draw: Draw): number {
  const own = mannerIn(country).speaks.filter(isLanguage);
  let bits = draw.chance(92) ? languageBit('en') : 0;
  for (const language of own) if (draw.chance(70)) bits |= languageBit(language);
  for (const language of ['es', 'fr', 'de', 'it', 'pt', 'ja', 'zh'] as const)
    if (draw.chance(9)) bits |= languageBit(language);
  return bits === 0 ? languageBit(own[0] ?? 'en') : bits;
}

function drawGoodFor({ flags }: ActivityForm, draw: Draw): number {
  let bits = 0;
  if (flags.has('wheelchair') && draw.chance(70)) bits |= goodForBit('wheelchair');
  if (flags.has('young') && draw.chance(75)) bits |= goodForBit('youngChildren');
  if (flags.has('rain')) bits |= goodForBit('rain');
  return bits;
}

function drawConfirmation(form: ActivityForm, isDated: boolean, draw: Draw): number {
  if (!isDated || form.flags.has('ticket')) return 0;
  const chance = form.flags.has('byHand') ? 60 : 9;
  return draw.chance(chance) ? 1 + draw.int(CONFIRMATIONS.length - 1) : 0;
}

function drawPickup({ flags }: ActivityForm, draw: Draw): number {
  if (flags.has('pickupOnly')) return PICKUP_ONLY;
  if (!flags.has('pickup') || draw.chance(25)) return 0;
  return 1 + draw.int(PICKUPS.length - 1);
}

const QUARTER_HOUR = 15;
const POLICY_USUAL_PERCENT = 74;

export function drawActivity(index: number, city: City, draw: Draw): ActivityFacts {
  const form = FORMS[index]!;
  const { flags } = form;
  const plan = draw.pick(form.plans);
  const isDated = PLAN_LIST[plan]!.kind === 'startTimes';
  const group = flags.has('group') ? Math.round(between(form.seats, draw)) : 0;
  const seats = Math.round(between(form.seats, draw));
  const level = 0.55 + city.priceLevel / 220;
  const isCounted = seats > 0 && draw.chance(isDated ? 93 : 60);
  const hasGroupMinimum = flags.has('minimum') && isCounted && draw.chance(55);
  return {
    form: index,
    category: ACTIVITY_CATEGORIES.indexOf(form.category),
    plan,
    minutes: QUARTER_HOUR * Math.round((between(form.hours, draw) * 60) / QUARTER_HOUR),
    early: isDated ? 5 * (1 + draw.int(4)) : 0,
    // A private group has the whole start
    seats: isCounted ? Math.max(seats, group) : 0,
    base: Math.max(5, Math.round(between(form.price, draw) * level)),
    group,
    groupsMax: group > 0 ? 1 + draw.int(2) : 0,
    off: draw.chance(12) ? 5 * (1 + draw.int(4)) : 0,
    units: form.units,
    options: draw.pick(form.options),
    languages: drawLanguages(city.country, draw),
    policy: draw.chance(POLICY_USUAL_PERCENT) ? 0 : draw.int(POLICIES.length),
    confirmation: drawConfirmation(form, isDated, draw),
    pickup: drawPickup(form, draw),
    minimum: hasGroupMinimum ? 1 + draw.int(MINIMUM_GROUPS.length - 1) : 0,
    ticket: flags.has('ticket') ? 1 : 0,
    weather: flags.has('weather') ? 1 : 0,
    goodFor: drawGoodFor(form, draw),
    rating: draw.chance(7) ? 0 : Math.min(100, Math.max(60, Math.round(90 + draw.normal() * 6))),
    reviews: Math.round(draw.next() ** 3 * 2_600),
    fill: 1 + early(FILLS.length - 1, draw),
    salt: draw.int(0xffffffff),
  };
}

const FLAG_BITS = { wheelchair: 'wheelchair', young: 'youngChildren', rain: 'rain' } as const;

export function demoActivityFacts(demo: DemoActivity): ActivityFacts {
  const flags = demo.flags.split(' ');
  const goodFor = Object.entries(FLAG_BITS).filter(([flag]) => flags.includes(flag));
  return {
    form: DEMO_FORM,
    category: ACTIVITY_CATEGORIES.indexOf(demo.category),
    plan: PLAN_KEYS.indexOf(demo.plan),
    minutes: demo.minutes,
    early: demo.early,
    seats: demo.seats,
    base: demo.price,
    group: 0,
    groupsMax: 0,
    off: 0,
    units: UNIT_SET_KEYS.indexOf(demo.units),
    options: OPTION_SET_KEYS.indexOf(demo.options),
    languages: demo.languages.reduce((bits, language) => bits | languageBit(language), 0),
    policy: demo.policy,
    confirmation: 0,
    pickup: demo.pickup,
    minimum: 0,
    ticket: 0,
    weather: flags.includes('weather') ? 1 : 0,
    goodFor: goodFor.reduce((bits, [, name]) => bits | goodForBit(name), 0),
    rating: Math.round(demo.rating * 10),
    reviews: demo.reviews,
    fill: 0,
    salt: 0,
  };
}
