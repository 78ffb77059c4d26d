/** The activities of the pictures, in Lisbon: first of its activities, in this order. */
import type { ActivityCategory } from '@sojourn/products/activity/rules/activity.ts';
import type { ActivityLanguage } from '../languages.ts';
import type { OptionSetKey } from '../options.ts';
import type { PlanKey } from '../plans.ts';
import type { UnitSetKey } from '../unit-sets.ts';

export type DemoActivity = {
  readonly name: string;
  readonly nameFr: string;
  readonly operator: string;
  readonly category: ActivityCategory;
  /** Where one meets, in words that an address doesn't have. */
  readonly meetingPoint: string;
  readonly meetingPointFr: string;
  readonly lat: number;
  readonly lon: number;
  readonly minutes: number;
  /** Minutes to arrive before the start. */
  readonly early: number;
  readonly seats: number;
  readonly languages: readonly ActivityLanguage[];
  /** US dollars an adult. */
  readonly price: number;
  readonly plan: PlanKey;
  readonly units: UnitSetKey;
  readonly options: OptionSetKey;
  /** Index in POLICIES. */
  readonly policy: number;
  /** Index in PICKUPS. */
  readonly pickup: number;
  readonly rating: number;
  readonly reviews: number;
  readonly flags: string;
  /** Places that are left, by day and start as `day time`; all are elsewhere. */
  readonly left: Readonly<Record<string, number>>;
};

export const DEMO_CITY = 'lisbon-pt';

const SAIL_LEFT = {
  '2027-04-15 14:30': 10,
  '2027-04-15 18:30': 6,
  '2027-04-16 10:00': 9,
  '2027-04-16 18:30': 2,
  '2027-04-17 10:00': 11,
  '2027-04-17 14:30': 7,
  '2027-04-17 18:30': 8,
  '2027-04-18 14:30': 10,
  '2027-04-18 18:30': 0,
};

export const DEMO_ACTIVITIES: readonly DemoActivity[] = [
  {
    name: 'Tejo sunset sail',
    nameFr: 'Voile au coucher du soleil sur le Tage',
    operator: 'Barca Velha',
    category: 'onTheWater',
    meetingPoint: 'Doca de Belém, gate 3. Look for the blue hull, Barca Velha, and a skipper in a white cap.',
    meetingPointFr:
      'Doca de Belém, porte 3. Cherchez la coque bleue, Barca Velha, et un skipper à casquette blanche.',
    lat: 38.6942,
    lon: -9.1986,
    minutes: 120,
    early: 15,
    seats: 12,
    languages: ['en', 'pt'],
    price: 48,
    plan: 'tejoSail',
    units: 'boat',
    options: 'eachLanguage',
    policy: 0,
    pickup: 0,
    rating: 9.5,
    reviews: 412,
    flags: 'weather young',
    left: SAIL_LEFT,
  },
  {
    name: 'Alfama on foot, home by Tram 28',
    nameFr: 'L’Alfama à pied, retour par le tram 28',
    operator: 'Sete Colinas Walks',
    category: 'walksAndTours',
    meetingPoint: 'Largo do Chafariz, beside the fountain. Your guide has a yellow umbrella.',
    meetingPointFr: 'Largo do Chafariz, à côté de la fontaine. Votre guide a un parapluie jaune.',
    lat: 38.7113,
    lon: -9.1283,
    minutes: 150,
    early: 10,
    seats: 10,
    languages: ['en'],
    price: 29,
    plan: 'morning',
    units: 'family',
    options: 'one',
    policy: 0,
    pickup: 0,
    rating: 9.3,
    reviews: 1106,
    flags: 'weather',
    left: {},
  },
  {
    name: 'Sintra palaces and Cabo da Roca',
    nameFr: 'Palais de Sintra et Cabo da Roca',
    operator: 'Serra Day Trips',
    category: 'dayTrips',
    meetingPoint: 'Praça dos Restauradores, at the obelisk. The van is white with a green stripe.',
    meetingPointFr: 'Praça dos Restauradores, à l’obélisque. La fourgonnette est blanche à bande verte.',
    lat: 38.7159,
    lon: -9.1416,
    minutes: 480,
    early: 10,
    seats: 8,
    languages: ['en', 'es'],
    price: 84,
    plan: 'sintra',
    units: 'children',
    options: 'eachLanguage',
    policy: 2,
    pickup: 1,
    rating: 9.1,
    reviews: 2340,
    flags: 'young',
    left: {},
  },
  {
    name: 'Petiscos tasting in Baixa',
    nameFr: 'Dégustation de petiscos dans la Baixa',
    operator: 'Mesa Posta',
    category: 'foodAndWine',
    meetingPoint: 'Rua dos Correeiros 92, under the wine sign.',
    meetingPointFr: 'Rua dos Correeiros 92, sous l’enseigne du vin.',
    lat: 38.7113,
    lon: -9.1377,
    minutes: 180,
    early: 10,
    seats: 8,
    languages: ['en', 'fr'],
    price: 62,
    plan: 'petiscos',
    units: 'grownUps',
    options: 'eachLanguage',
    policy: 1,
    pickup: 0,
    rating: 9.4,
    reviews: 688,
    flags: 'rain',
    left: {},
  },
  {
    name: 'Paint your own azulejo',
    nameFr: 'Peignez votre propre azulejo',
    operator: 'Oficina Azul',
    category: 'classes',
    meetingPoint: 'Rua Dom Pedro V 44, the blue door. Ring the second bell.',
    meetingPointFr: 'Rua Dom Pedro V 44, la porte bleue. Sonnez à la deuxième sonnette.',
    lat: 38.7155,
    lon: -9.1466,
    minutes: 120,
    early: 5,
    seats: 6,
    languages: ['en'],
    price: 41,
    plan: 'azulejo',
    units: 'makers',
    options: 'one',
    policy: 4,
    pickup: 0,
    rating: 9.6,
    reviews: 254,
    flags: 'rain young wheelchair',
    left: { '2027-04-17 15:00': 3 },
  },
  {
    name: 'Setúbal wine country',
    nameFr: 'Les vignobles de Setúbal',
    operator: 'Arrábida Tours',
    category: 'dayTrips',
    meetingPoint: 'Praça Marquês de Pombal, at the park gate. The driver has a board with your name.',
    meetingPointFr: 'Praça Marquês de Pombal, à la grille du parc. Le chauffeur a un panneau à votre nom.',
    lat: 38.7262,
    lon: -9.1503,
    minutes: 360,
    early: 10,
    seats: 8,
    languages: ['en', 'de'],
    price: 96,
    plan: 'setubal',
    units: 'grownUps',
    options: 'eachLanguage',
    policy: 1,
    pickup: 1,
    rating: 9,
    reviews: 519,
    flags: '',
    left: {},
  },
  {
    name: 'Fado and dinner in Mouraria',
    nameFr: 'Fado et souper dans la Mouraria',
    operator: 'Casa da Guia',
    category: 'musicAndShows',
    meetingPoint: 'Rua do Capelão 18, the house with the guitar over its door.',
    meetingPointFr: 'Rua do Capelão 18, la maison à la guitare au-dessus de la porte.',
    lat: 38.7158,
    lon: -9.1352,
    minutes: 180,
    early: 15,
    seats: 40,
    languages: ['en'],
    price: 74,
    plan: 'fado',
    units: 'teens',
    options: 'one',
    policy: 5,
    pickup: 0,
    rating: 8.9,
    reviews: 903,
    flags: 'rain',
    left: {},
  },
];
