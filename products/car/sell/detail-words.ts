import type { DetailWords } from '@sojourn/domain/booking/changing-part.ts';
import type { carChanging } from '../rules/changing.ts';

/** How mail lists what was edited. */
export const carDetailWords = {
  loyaltyNumber: { en: 'loyalty number', fr: 'numéro de fidélité' },
  flightNumber: { en: 'arrival flight', fr: 'vol d’arrivée' },
} as const satisfies DetailWords<typeof carChanging>;
