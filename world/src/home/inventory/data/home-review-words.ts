/** The sentences of reviews of homes, in both languages: an opening by score, then what was good or not. */
import type { HomeAmenity } from '@sojourn/products/home/rules/home.ts';
import type { Both } from './home-words.ts';

type ScoreBand = 'great' | 'good' | 'mixed' | 'poor';

export const REVIEW_OPENINGS: Readonly<Record<ScoreBand, readonly Both[]>> = {
  great: [
    { en: 'We felt at home within an hour.', fr: 'On s’est sentis chez nous en moins d’une heure.' },
    { en: 'We’d book it again tomorrow.', fr: 'On la réserverait de nouveau demain.' },
    { en: 'Even nicer than the pictures.', fr: 'Encore plus beau que sur les images.' },
    { en: 'Spotless, warm and quiet.', fr: 'Impeccable, chaleureux et tranquille.' },
    {
      en: 'Exactly what a vacation home should be.',
      fr: 'Exactement ce qu’on attend d’un logement de vacances.',
    },
  ],
  good: [
    { en: 'A good place, and we’d stay again.', fr: 'Un bon endroit, où l’on retournerait.' },
    { en: 'Comfortable, with a few small flaws.', fr: 'Confortable, à quelques détails près.' },
    { en: 'Just what we expected for the price.', fr: 'Tout à fait ce qu’on attendait pour le prix.' },
    { en: 'Easy to find and easy to live in.', fr: 'Facile à trouver et agréable à vivre.' },
  ],
  mixed: [
    { en: 'Fine for a weekend, not for longer.', fr: 'Correct pour une fin de semaine, pas davantage.' },
    { en: 'Good and bad in equal parts.', fr: 'Du bon et du moins bon.' },
    { en: 'Not bad, but we expected more.', fr: 'Pas mal, mais on s’attendait à mieux.' },
  ],
  poor: [
    { en: 'We left a day early.', fr: 'On est partis un jour plus tôt.' },
    {
      en: 'The pictures promise more than the place has.',
      fr: 'Les images promettent plus que le logement n’offre.',
    },
  ],
};

export const HOME_GOOD_POINTS: readonly Both[] = [
  {
    en: 'The host answered every message within the hour.',
    fr: 'L’hôte a répondu à chaque message dans l’heure.',
  },
  {
    en: 'The kitchen has everything you need to cook.',
    fr: 'La cuisine a tout ce qu’il faut pour cuisiner.',
  },
  { en: 'The beds were very comfortable.', fr: 'Les lits étaient très confortables.' },
  { en: 'The bakery around the corner opens at seven.', fr: 'La boulangerie du coin ouvre à sept heures.' },
  { en: 'We slept with the windows open.', fr: 'On a dormi les fenêtres ouvertes.' },
  { en: 'Check-in took two minutes.', fr: 'L’arrivée a pris deux minutes.' },
  { en: 'There was coffee and fruit when we came.', fr: 'Il y avait du café et des fruits à notre arrivée.' },
  { en: 'The kids had room to play.', fr: 'Les enfants avaient de la place pour jouer.' },
];

export const HOME_AMENITY_POINTS: readonly (readonly [HomeAmenity, Both])[] = [
  [
    'pool',
    { en: 'We spent every afternoon in the pool.', fr: 'On a passé tous les après-midis dans la piscine.' },
  ],
  ['garden', { en: 'The garden is lovely in the evening.', fr: 'Le jardin est charmant en soirée.' }],
  ['balcony', { en: 'We had breakfast on the balcony.', fr: 'On a déjeuné sur le balcon.' }],
  [
    'workspace',
    { en: 'The desk was fine for a day of work.', fr: 'Le bureau convenait pour une journée de travail.' },
  ],
  [
    'parking',
    { en: 'Parking at the door saved us a lot.', fr: 'Le stationnement à la porte nous a bien servi.' },
  ],
  ['fireplace', { en: 'We lit the fireplace every night.', fr: 'On a allumé le foyer chaque soir.' }],
  ['washer', { en: 'The washer was a help with the kids.', fr: 'La laveuse a bien aidé avec les enfants.' }],
];

export const HOME_BAD_POINTS: readonly Both[] = [
  { en: 'The stairs are steep with luggage.', fr: 'L’escalier est raide avec des valises.' },
  { en: 'The shower takes a while to warm up.', fr: 'La douche met du temps à se réchauffer.' },
  { en: 'The street is loud on weekends.', fr: 'La rue est bruyante la fin de semaine.' },
  { en: 'A few more plates would help.', fr: 'Il manque quelques assiettes.' },
  { en: 'Our phones had no signal in the bedroom.', fr: 'Pas de réseau dans la chambre.' },
];
