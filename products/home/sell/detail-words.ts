import type { DetailWords } from '@sojourn/domain/booking/changing-part.ts';
import type { homeChanging } from '../rules/changing.ts';

/** How mail lists what was edited. */
export const homeDetailWords = {
  message: { en: 'message to the host', fr: 'message à l’hôte' },
  guest: { en: 'guest who checks in', fr: 'personne qui se présente à l’arrivée' },
} as const satisfies DetailWords<typeof homeChanging>;
