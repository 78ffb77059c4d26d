/** What simulated hosts reply, by what a guest writes about; the first that fits. */
import type { Both } from './home-words.ts';

export const HOST_REPLIES: readonly (Both & { readonly about: RegExp })[] = [
  {
    about: /late|early|arriv|land|flight|check.?in|heure|vol|tard|tôt/,
    en: 'Thanks for letting me know. Any hour works; I’ll send you how to come in.',
    fr: 'Merci de me prévenir. Toute heure convient; je vous enverrai comment entrer.',
  },
  {
    about: /\b(dog|cat|pet|chien|chat|animal|animaux)s?\b/,
    en: 'Pets are fine as listed. Please keep them off the beds.',
    fr: 'Les animaux sont acceptés comme indiqué. Gardez-les hors des lits, s’il vous plaît.',
  },
  {
    about: /\b(park|parking|car|auto|voiture|stationn)/,
    en: 'There’s usually a free space on the street behind the house.',
    fr: 'Il y a d’habitude une place libre dans la rue derrière la maison.',
  },
  {
    about: /\b(baby|infant|crib|child|kids|bébé|enfant|berceau)/,
    en: 'Kids are welcome. I’ll put out what we have for them.',
    fr: 'Les enfants sont les bienvenus. Je sortirai ce qu’on a pour eux.',
  },
  {
    about: /wi-?fi|internet|work|travail/,
    en: 'The Wi-Fi is fast enough for video calls. The password is on the router.',
    fr: 'Le wifi suffit pour les appels vidéo. Le mot de passe est sur le routeur.',
  },
];

export const USUAL_REPLY: Both = {
  en: 'Thanks for your message. I’ll get everything ready for you.',
  fr: 'Merci de votre message. Je vais tout préparer pour vous.',
};

export const CLAIM_REASONS: Readonly<Record<'damage' | 'more', string>> = {
  damage: 'The glass of the balcony door is cracked.',
  more: 'The glass of the balcony door is cracked, and the sofa has to be replaced.',
};
