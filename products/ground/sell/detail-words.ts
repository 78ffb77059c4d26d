import type { DetailWords } from '@sojourn/domain/booking/changing-part.ts';
import type { groundChanging } from '../rules/changing.ts';

/** How mail lists what was edited. */
export const groundDetailWords = {
  rider: { en: 'name on the sign', fr: 'nom sur la pancarte' },
  riderPhone: { en: 'phone number', fr: 'numéro de téléphone' },
  rideAddress: { en: 'address', fr: 'adresse' },
  driverNote: { en: 'note to the operator', fr: 'message au prestataire' },
} as const satisfies DetailWords<typeof groundChanging>;
