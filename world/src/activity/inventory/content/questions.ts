/** What operators ask of who books: each category its own, and a few want an answer. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { hashText, mix } from '@sojourn/domain/mix.ts';
import { ACTIVITY_CATEGORIES, type ActivityCategory } from '@sojourn/products/activity/rules/activity.ts';
import type { BookingQuestion } from '@sojourn/products/activity/rules/booking/questions.ts';
import { type ActivityWorld, cityOfActivity } from '../world.ts';
import type { Both } from './content-words.ts';

type Question = Pick<BookingQuestion, 'questionId' | 'kind' | 'isRequired'> & {
  readonly label: Both;
  readonly hint?: Both;
  readonly choices?: readonly (Both & { readonly value: string })[];
};

const DIET: Question = {
  questionId: 'diet',
  kind: 'text',
  isRequired: false,
  label: {
    en: 'Is there anything that someone can’t eat?',
    fr: 'Y a-t-il des choses que quelqu’un ne peut pas manger?',
  },
  hint: { en: 'Allergies or diets', fr: 'Allergies ou régimes' },
};
const SWIM: Question = {
  questionId: 'swim',
  kind: 'choice',
  isRequired: true,
  label: { en: 'Can everyone swim?', fr: 'Est-ce que tout le monde sait nager?' },
  choices: [
    { value: 'all', en: 'Yes, everyone', fr: 'Oui, tout le monde' },
    { value: 'some', en: 'Not everyone', fr: 'Pas tout le monde' },
  ],
};
const HEAVIEST: Question = {
  questionId: 'heaviest',
  kind: 'number',
  isRequired: true,
  label: { en: 'Weight of the heaviest person', fr: 'Poids de la personne la plus lourde' },
  hint: { en: 'In kilograms, for the life vests', fr: 'En kilogrammes, pour les gilets de sauvetage' },
};
const HEIGHTS: Question = {
  questionId: 'heights',
  kind: 'text',
  isRequired: true,
  label: { en: 'How tall is everyone?', fr: 'Combien mesure chaque personne?' },
  hint: { en: 'Such as 170 cm, 182 cm', fr: 'Par exemple 170 cm, 182 cm' },
};
const STAYING: Question = {
  questionId: 'staying',
  kind: 'text',
  isRequired: false,
  label: { en: 'Where are you staying?', fr: 'Où logez-vous?' },
  hint: { en: 'So that the driver knows', fr: 'Pour que le chauffeur le sache' },
};

/** All of a category ask the first; those that want an answer are one in six. */
const BY_CATEGORY: Readonly<Partial<Record<ActivityCategory, readonly Question[]>>> = {
  onTheWater: [SWIM, HEAVIEST],
  foodAndWine: [DIET],
  walksAndTours: [HEIGHTS],
  dayTrips: [STAYING],
  classes: [DIET],
};
const ONE_IN = 6;

export function questionsOf(world: ActivityWorld, row: number, locale: Locale): BookingQuestion[] {
  const seed = mix(hashText(`questions ${cityOfActivity(world, row).id}`), world.ordinal[row]!);
  // Those of the pictures ask nothing that has to be answered
  const isStrict = world.fill[row] !== 0 && seed % ONE_IN === 0;
  const own = BY_CATEGORY[ACTIVITY_CATEGORIES[world.category[row]!]!] ?? [];
  return own
    .filter(({ isRequired }) => isStrict || !isRequired)
    .map(({ label, hint, choices = [], ...question }) => ({
      ...question,
      label: label[locale],
      hint: hint?.[locale] ?? null,
      choices: choices.map(({ value, ...words }) => ({ value, label: words[locale] })),
    }));
}
