/** What protections are called in mail and on receipts; pages have a catalogue of their own. */
import type { Protection } from './clause.ts';

export const PROTECTION_NAMES: Readonly<Record<'en' | 'fr', Readonly<Record<Protection, string>>>> = {
  en: {
    cancelForAnyReason: 'Cancel for any reason',
    changeForAnyReason: 'Change for any reason',
    disruption: 'Disruption assistance',
    missedConnection: 'Missed connection',
    priceDrop: 'Price drop protection',
    priceMatch: 'Price match',
    priceFreeze: 'Price freeze',
  },
  fr: {
    cancelForAnyReason: 'Annulation sans motif',
    changeForAnyReason: 'Modification sans motif',
    disruption: 'Solution de rechange en cas de perturbation',
    missedConnection: 'Correspondance manquée',
    priceDrop: 'Protection contre la baisse de prix',
    priceMatch: 'Alignement de prix',
    priceFreeze: 'Gel de prix',
  },
};
