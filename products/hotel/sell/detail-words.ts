import type { DetailWords } from '@sojourn/domain/booking/changing-part.ts';
import type { hotelChanging } from '../rules/changing.ts';

/** How mail lists what was edited. */
export const hotelDetailWords = {
  loyaltyNumber: { en: 'loyalty number', fr: 'numéro de fidélité' },
  requests: { en: 'special requests', fr: 'demandes particulières' },
} as const satisfies DetailWords<typeof hotelChanging>;
