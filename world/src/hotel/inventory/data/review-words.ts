/** The sentences of guest reviews, in both languages: an opening by score, what was good, what wasn't. */
import type { Reviewer } from '@sojourn/products/hotel/rules/reviews/guest-reviews.ts';
import type { Amenity } from '@sojourn/products/hotel/rules/stay.ts';
import type { Locale } from './words.ts';

type Both = Readonly<Record<Locale, string>>;
type ScoreBand = 'great' | 'good' | 'mixed' | 'poor';

export const OPENINGS: Readonly<Record<ScoreBand, readonly Both[]>> = {
  great: [
    { en: 'One of the best stays we’ve had in years.', fr: 'Un de nos meilleurs séjours depuis des années.' },
    { en: 'We’d come back tomorrow.', fr: 'On y retournerait demain.' },
    { en: 'Everything worked from the first minute.', fr: 'Tout était parfait dès la première minute.' },
    { en: 'Even better than the pictures.', fr: 'Encore mieux que sur les images.' },
    { en: 'Spotless, calm and well run.', fr: 'Impeccable, calme et bien tenu.' },
    { en: 'A real find.', fr: 'Une vraie trouvaille.' },
  ],
  good: [
    { en: 'A good hotel, and we’d stay again.', fr: 'Un bon hôtel, où l’on retournerait.' },
    { en: 'Comfortable and close to everything we needed.', fr: 'Confortable et près de tout.' },
    { en: 'Just what we expected for the price.', fr: 'Tout à fait ce qu’on attendait pour le prix.' },
    { en: 'A pleasant stay with a few small flaws.', fr: 'Un séjour agréable, à quelques détails près.' },
    { en: 'Clean, quiet and easy to get to.', fr: 'Propre, tranquille et facile d’accès.' },
    { en: 'Solid choice for a few nights.', fr: 'Un bon choix pour quelques nuits.' },
  ],
  mixed: [
    { en: 'Fine for one night, not for longer.', fr: 'Correct pour une nuit, pas davantage.' },
    { en: 'Good and bad in equal parts.', fr: 'Du bon et du moins bon.' },
    { en: 'The hotel needs some work.', fr: 'L’hôtel aurait besoin de rénovations.' },
    { en: 'Not bad, but we expected more.', fr: 'Pas mal, mais on s’attendait à mieux.' },
  ],
  poor: [
    { en: 'We won’t be back.', fr: 'On n’y retournera pas.' },
    { en: 'Disappointing for what it cost.', fr: 'Décevant pour le prix.' },
    { en: 'The pictures promise more than the hotel does.', fr: 'Les images promettent plus que l’hôtel.' },
    {
      en: 'Our stay started badly and didn’t improve.',
      fr: 'Un mauvais début, et la suite n’a pas été mieux.',
    },
  ],
};

export const GOOD_POINTS: readonly Both[] = [
  { en: 'The bed was very comfortable.', fr: 'Le lit était très confortable.' },
  { en: 'The staff remembered our names.', fr: 'Le personnel se souvenait de nos noms.' },
  { en: 'Check-in took two minutes.', fr: 'L’enregistrement a pris deux minutes.' },
  { en: 'Our room was ready early.', fr: 'Notre chambre était prête en avance.' },
  {
    en: 'The shower had good pressure and plenty of hot water.',
    fr: 'La douche avait un bon débit et de l’eau bien chaude.',
  },
  { en: 'We walked nearly everywhere from here.', fr: 'On a presque tout fait à pied à partir d’ici.' },
  { en: 'Public transit is a few steps away.', fr: 'Le transport en commun est à deux pas.' },
  { en: 'There are good places to eat on the same street.', fr: 'Il y a de bonnes tables dans la même rue.' },
  { en: 'The room was quiet at night.', fr: 'La chambre était calme la nuit.' },
  { en: 'Housekeeping was quick and thorough.', fr: 'Le ménage était rapide et soigné.' },
  { en: 'The front desk gave us useful tips.', fr: 'La réception nous a donné de bons conseils.' },
];

export const AMENITY_POINTS: readonly (readonly [Amenity, Both])[] = [
  ['pool', { en: 'The pool was never crowded.', fr: 'Il n’y avait jamais trop de monde à la piscine.' }],
  [
    'gym',
    {
      en: 'The gym is small but has what you need.',
      fr: 'La salle d’entraînement est petite, mais bien équipée.',
    },
  ],
  ['spa', { en: 'The spa alone is worth the trip.', fr: 'Le spa à lui seul vaut le déplacement.' }],
  [
    'restaurant',
    {
      en: 'We ate at the restaurant twice and liked it both times.',
      fr: 'On a mangé deux fois au restaurant, et deux fois très bien.',
    },
  ],
  [
    'bar',
    { en: 'The bar is a nice place to end the day.', fr: 'Le bar est agréable pour finir la journée.' },
  ],
  [
    'freeWifi',
    {
      en: 'The Wi-Fi was fast enough for video calls.',
      fr: 'Le Wi-Fi était assez rapide pour les appels vidéo.',
    },
  ],
  [
    'parkingIncluded',
    {
      en: 'Parking on site saved us a lot of trouble.',
      fr: 'Le stationnement sur place nous a simplifié la vie.',
    },
  ],
  ['beachAccess', { en: 'You’re on the beach in minutes.', fr: 'On est à la plage en quelques minutes.' }],
  [
    'rooftop',
    {
      en: 'Don’t miss the rooftop at sunset.',
      fr: 'La terrasse sur le toit est à voir au coucher du soleil.',
    },
  ],
  [
    'garden',
    { en: 'The garden is a lovely spot for coffee.', fr: 'Le jardin est charmant pour prendre un café.' },
  ],
  [
    'airportShuttle',
    {
      en: 'The airport shuttle was on time both ways.',
      fr: 'La navette de l’aéroport était à l’heure à l’aller comme au retour.',
    },
  ],
  [
    'skiStorage',
    {
      en: 'Skis are stored safely and dry overnight.',
      fr: 'Les skis sont rangés en sécurité et sèchent pendant la nuit.',
    },
  ],
  [
    'kitchenette',
    { en: 'The kitchenette had everything we needed.', fr: 'La cuisinette avait tout ce qu’il fallait.' },
  ],
  [
    'petFriendly',
    { en: 'Our dog was as welcome as we were.', fr: 'Notre chien a été aussi bien reçu que nous.' },
  ],
  [
    'airConditioning',
    {
      en: 'The air conditioning was quiet and worked well.',
      fr: 'La climatisation était silencieuse et efficace.',
    },
  ],
];

export const BAD_POINTS: readonly Both[] = [
  { en: 'The walls are thin.', fr: 'Les murs sont minces.' },
  {
    en: 'Our room faced the street and we heard the traffic.',
    fr: 'Notre chambre donnait sur la rue et on entendait la circulation.',
  },
  { en: 'The bathroom is small.', fr: 'La salle de bains est petite.' },
  { en: 'There was a long line at check-in.', fr: 'Il y avait une longue file à l’enregistrement.' },
  { en: 'The furniture shows its age.', fr: 'Les meubles ont fait leur temps.' },
  { en: 'There are too few outlets near the bed.', fr: 'Il manque de prises près du lit.' },
  { en: 'The pillows were too soft for us.', fr: 'Les oreillers étaient trop mous pour nous.' },
  { en: 'Housekeeping came late in the day.', fr: 'Le ménage se faisait tard dans la journée.' },
  { en: 'The hallway was noisy in the morning.', fr: 'Le couloir était bruyant le matin.' },
  { en: 'The room was smaller than we expected.', fr: 'La chambre était plus petite que prévu.' },
];

export const WORST_POINTS: readonly Both[] = [
  { en: 'The room hadn’t been cleaned properly.', fr: 'La chambre n’avait pas été bien nettoyée.' },
  {
    en: 'We asked for help twice and no one came.',
    fr: 'On a demandé de l’aide deux fois, sans que personne vienne.',
  },
  { en: 'The hot water ran out every morning.', fr: 'L’eau chaude manquait tous les matins.' },
  { en: 'We hardly slept because of the noise.', fr: 'On a à peine dormi à cause du bruit.' },
];

export const REVIEWER_POINTS: Readonly<Record<Reviewer, readonly Both[]>> = {
  couple: [
    { en: 'Perfect for a few days for two.', fr: 'Parfait pour quelques jours à deux.' },
    { en: 'We celebrated our anniversary here.', fr: 'On y a fêté notre anniversaire de mariage.' },
  ],
  family: [
    { en: 'Our kids felt at home right away.', fr: 'Nos enfants s’y sont tout de suite sentis chez eux.' },
    { en: 'There was enough space for the four of us.', fr: 'Il y avait assez de place pour nous quatre.' },
  ],
  solo: [
    { en: 'I felt safe here on my own.', fr: 'Je m’y suis senti en sécurité, même en solo.' },
    { en: 'Easy for someone traveling alone.', fr: 'Facile quand on voyage en solo.' },
  ],
  friends: [
    {
      en: 'Great base for a long weekend with friends.',
      fr: 'Un bon point de départ pour une longue fin de semaine entre amis.',
    },
    {
      en: 'We took rooms next to each other, which was easy to arrange.',
      fr: 'On a eu des chambres voisines, sans complication.',
    },
  ],
  business: [
    {
      en: 'Good for work: a proper desk and a quiet room.',
      fr: 'Pratique pour le travail : un vrai bureau et une chambre calme.',
    },
    {
      en: 'Close to my meetings, and the invoice was right.',
      fr: 'Près de mes réunions, et la facture était exacte.',
    },
  ],
};
