/** The table of what operators offer, read once: names, facts and who comes. */
import { ACTIVITY_CATEGORIES, type ActivityCategory } from '@sojourn/products/activity/rules/activity.ts';
import { FORM_TEXTS } from './data/forms.ts';
import { OPTION_SET_KEYS } from './options.ts';
import { PLAN_KEYS } from './plans.ts';
import { UNIT_SET_KEYS } from './unit-sets.ts';

const PLACES = ['water', 'hood', 'sight', 'city'] as const;
const FLAGS = [
  'weather',
  'wheelchair',
  'young',
  'rain',
  'ticket',
  'group',
  'minimum',
  'pickup',
  'pickupOnly',
  'byHand',
  'snow',
] as const;
type Flag = (typeof FLAGS)[number];
type Range = readonly [least: number, most: number];

export type ActivityForm = {
  readonly category: ActivityCategory;
  /** `*` is the place. */
  readonly name: string;
  readonly nameFr: string;
  readonly at: (typeof PLACES)[number];
  /** Indexes in the lists of plans, unit sets and option sets. */
  readonly plans: readonly number[];
  readonly units: number;
  readonly options: readonly number[];
  readonly hours: Range;
  /** US dollars an adult, or a group. */
  readonly price: Range;
  /** Zero: nobody counts. */
  readonly seats: Range;
  readonly flags: ReadonlySet<Flag>;
};

function indexIn<T extends string>(list: readonly T[], word: string | undefined): number {
  const index = list.indexOf(word as T);
  if (index === -1) throw new Error(`no ${word} among ${list.join(', ')}`);
  return index;
}
const each = (list: readonly string[], words: string | undefined): number[] =>
  (words ?? '').split(',').map((word) => indexIn(list, word));

function rangeOf(text: string | undefined): Range {
  if (text === '-') return [0, 0];
  const [least = Number.NaN, most = Number.NaN] = (text ?? '').split('-').map(Number);
  if (!(least <= most)) throw new Error(`no range ${text}`);
  return [least, most];
}

function readForm(category: ActivityCategory, names: string, facts: string): ActivityForm {
  const [name = '', nameFr = ''] = names.split(' ~ ');
  const [at, plans, hours, price, seats, units, options, ...flags] = facts.split(' ');
  return {
    category,
    name,
    nameFr,
    at: PLACES[indexIn(PLACES, at)]!,
    plans: each(PLAN_KEYS, plans),
    units: indexIn(UNIT_SET_KEYS, units),
    options: each(OPTION_SET_KEYS, options),
    hours: rangeOf(hours),
    price: rangeOf(price),
    seats: rangeOf(seats),
    flags: new Set(flags.map((flag) => FLAGS[indexIn(FLAGS, flag)]!)),
  };
}

/** An activity has the number of one. */
export const FORMS: readonly ActivityForm[] = ACTIVITY_CATEGORIES.flatMap((category) => {
  const lines = FORM_TEXTS[category].trim().split('\n');
  return lines.flatMap((names, line) =>
    line % 2 === 0 ? [readForm(category, names, lines[line + 1] ?? '')] : [],
  );
});
