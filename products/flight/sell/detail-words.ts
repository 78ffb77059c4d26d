import type { DetailWords } from '@sojourn/domain/booking/changing-part.ts';
import type { flightChanging } from '../rules/changing.ts';

/** How mail lists what was edited. */
export const flightDetailWords = {
  frequentFlyerNumber: { en: 'frequent flyer number', fr: 'numéro de fidélité aérienne' },
  knownTravelerNumber: { en: 'known traveler number', fr: 'numéro de voyageur de confiance' },
  tsaRedressNumber: { en: 'redress number', fr: 'numéro Redress' },
  specialAssistance: { en: 'special assistance', fr: 'besoins particuliers' },
} as const satisfies DetailWords<typeof flightChanging>;
