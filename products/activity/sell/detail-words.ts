import type { DetailWords } from '@sojourn/domain/booking/changing-part.ts';
import type { activityChanging } from '../rules/changing.ts';

/** How mail lists what was edited. */
export const activityDetailWords = {
  lead: { en: 'lead traveler', fr: 'voyageur principal' },
  pickup: { en: 'pickup', fr: 'lieu de prise en charge' },
  language: { en: 'guide’s language', fr: 'langue du guide' },
  answers: { en: 'answers to the operator', fr: 'réponses au prestataire' },
  note: { en: 'note to the operator', fr: 'message au prestataire' },
} as const satisfies DetailWords<typeof activityChanging>;
