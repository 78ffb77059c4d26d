/** The variants of a product: a guide's languages, with lunch, better seats. */
import { nthLanguage } from './languages.ts';

type OptionKind = 'standard' | 'withLunch' | 'bestSeats';
type OptionPlan = {
  readonly kind: OptionKind;
  /** All languages of the product, or only its n-th. */
  readonly speaks: 'all' | number;
  /** Bits of the start times at which it's offered. */
  readonly starts: number;
  /** Of the product's price. */
  readonly priceBps: number;
};

/** So many start times of a day at most. */
export const STARTS_MAX = 4;
const EVERY_START = (1 << STARTS_MAX) - 1;
const FIRST_START = 1;
const LATER_STARTS = EVERY_START & ~FIRST_START;

const STANDARD: OptionPlan = { kind: 'standard', speaks: 'all', starts: EVERY_START, priceBps: 10_000 };

const OPTION_SETS = {
  one: [STANDARD],
  eachLanguage: [0, 1, 2].map((speaks) => ({ ...STANDARD, speaks })),
  /** The first language always, the second once a day, the third at the other times. */
  languageTurns: [
    { ...STANDARD, speaks: 0 },
    { ...STANDARD, speaks: 1, starts: FIRST_START },
    { ...STANDARD, speaks: 2, starts: LATER_STARTS },
  ],
  withLunch: [STANDARD, { ...STANDARD, kind: 'withLunch', starts: FIRST_START, priceBps: 13_500 }],
  bestSeats: [STANDARD, { ...STANDARD, kind: 'bestSeats', priceBps: 14_500 }],
} as const satisfies Readonly<Record<string, readonly OptionPlan[]>>;
export type OptionSetKey = keyof typeof OPTION_SETS;

export const OPTION_SET_KEYS = Object.keys(OPTION_SETS) as OptionSetKey[];
export const OPTION_SET_LIST: readonly (readonly OptionPlan[])[] = OPTION_SET_KEYS.map(
  (key) => OPTION_SETS[key],
);

/** Options of a product at most. */
export const OPTIONS_MAX = 3;

const flat = (read: (option: OptionPlan) => number): Uint16Array => {
  const values = new Uint16Array(OPTION_SET_LIST.length * OPTIONS_MAX);
  for (const [set, options] of OPTION_SET_LIST.entries())
    for (const [option, plan] of options.entries()) values[set * OPTIONS_MAX + option] = read(plan);
  return values;
};
/** By set and option (`set * OPTIONS_MAX + option`); an option's price is 0 where a set has fewer. */
export const OPTION_STARTS = flat(({ starts }) => starts);
export const OPTION_PRICES = flat(({ priceBps }) => priceBps);

/** Bits of the languages that an option speaks; 0 where a product lacks it. */
export const optionLanguages = ({ speaks }: OptionPlan, languages: number): number =>
  speaks === 'all' ? languages : nthLanguage(languages, speaks);
