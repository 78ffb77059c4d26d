/**
 * Hotels that demos, pictures and figures rely on: always the first of their city, at a price that moves with
 * the weekend and at New Year only.
 * `plans`: s standard, b breakfast, p partially refundable, a advance purchase, i breakfast is in the price.
 */
import type { Collection } from '@sojourn/products/hotel/rules/stay.ts';

export type DemoHotel = {
  readonly city: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly neighbourhood: string;
  readonly street: string;
  readonly stars: number;
  readonly collection: Collection;
  readonly rating: number;
  readonly reviews: number;
  /** The standard rate of the first room type, US dollars a night. */
  readonly nightly: number;
  readonly layout: string;
  readonly rooms: number;
  readonly motif: 'palace' | 'modern' | 'resort' | 'tower' | 'lodge';
  readonly art: string;
  readonly artTime: string;
  readonly plans: string;
  /** Free until this many days before check-in, and sold in advance from this many days before. */
  readonly freeDays: number;
  readonly advanceDays: number;
  readonly amenities: string;
  /** Costs less at the weekend. */
  readonly isForWork?: boolean;
  readonly subRatings?: readonly [location: number, service: number, rooms: number, value: number];
  readonly text?: { readonly en: string; readonly fr: string };
};

const GRAND = 'restaurant freeWifi frontDesk24h accessible bar airConditioning roomService concierge laundry';
const URBAN = 'restaurant freeWifi frontDesk24h accessible gym bar businessCenter laundry airConditioning';
const RESORT =
  'restaurant freeWifi frontDesk24h pool gym spa bar garden concierge airConditioning roomService';

const lisbon = { city: 'lisbon-pt', rooms: 38, advanceDays: 30 } as const;
const denver = {
  city: 'denver-us',
  rooms: 44,
  advanceDays: 30,
  collection: 'NoCollection',
  isForWork: true,
} as const;
const away = {
  collection: 'Premier',
  rooms: 46,
  plans: 'sb',
  freeDays: 3,
  advanceDays: 120,
  stars: 5,
} as const;

export const DEMO_HOTELS: readonly DemoHotel[] = [
  {
    ...lisbon,
    name: 'Palacete Santa Luz',
    lat: 38.7166,
    lon: -9.1502,
    neighbourhood: 'Príncipe Real',
    street: 'Rua da Escola Politécnica 64',
    stars: 5,
    collection: 'Premier',
    rating: 94,
    reviews: 1284,
    nightly: 412,
    layout: 'townhouse',
    motif: 'palace',
    art: 'luz',
    artTime: 'golden',
    plans: 'sai',
    freeDays: 3,
    advanceDays: 120,
    amenities: `${GRAND} pool garden`,
    subRatings: [96, 95, 93, 88],
    text: {
      en:
        'A 19th-century townhouse around a walled garden, five minutes on foot from the São Pedro de ' +
        'Alcântara viewpoint. Thirty-eight rooms, a small heated pool and breakfast until noon.',
      fr:
        'Une maison de ville du XIXe siècle autour d’un jardin clos, à cinq minutes à pied du belvédère ' +
        'de São Pedro de Alcântara. Trente-huit chambres, une petite piscine chauffée et un petit-déjeuner ' +
        'servi jusqu’à midi.',
    },
  },
  {
    ...lisbon,
    name: 'Alvor House Chiado',
    lat: 38.7104,
    lon: -9.1421,
    neighbourhood: 'Chiado',
    street: 'Rua Garrett 31',
    stars: 4,
    collection: 'NoCollection',
    rating: 91,
    reviews: 2067,
    nightly: 268,
    layout: 'classic',
    motif: 'palace',
    art: 'n4',
    artTime: 'day',
    plans: 'sb',
    freeDays: 2,
    amenities: GRAND,
  },
  {
    ...lisbon,
    name: 'The Cais Lisboa',
    lat: 38.7071,
    lon: -9.1447,
    neighbourhood: 'Cais do Sodré',
    street: 'Rua do Arsenal 118',
    stars: 4,
    collection: 'Lifestyle',
    rating: 88,
    reviews: 913,
    nightly: 241,
    layout: 'urban',
    motif: 'modern',
    art: 'cais',
    artTime: 'golden',
    plans: 'p',
    freeDays: 2,
    amenities: 'freeWifi gym petFriendly frontDesk24h bar rooftop restaurant',
  },
  {
    ...lisbon,
    name: 'Miradouro Rooms',
    lat: 38.7178,
    lon: -9.1312,
    neighbourhood: 'Graça',
    rooms: 18,
    street: 'Rua Damasceno Monteiro 9',
    stars: 3,
    collection: 'NoCollection',
    rating: 87,
    reviews: 1548,
    nightly: 166,
    layout: 'guesthouse',
    motif: 'palace',
    art: 'graca',
    artTime: 'dawn',
    plans: 'a',
    freeDays: 1,
    advanceDays: 1,
    amenities: 'freeWifi airConditioning familyRooms',
  },
  {
    ...lisbon,
    name: 'Jardim da Estrela Hotel',
    lat: 38.7141,
    lon: -9.1598,
    neighbourhood: 'Estrela',
    street: 'Rua da Estrela 22',
    stars: 4,
    collection: 'NoCollection',
    rating: 89,
    reviews: 702,
    nightly: 204,
    layout: 'classic',
    motif: 'tower',
    art: 'jardim',
    artTime: 'day',
    rooms: 64,
    plans: 'sb',
    freeDays: 1,
    amenities: `${URBAN} garden parkingIncluded evCharging`,
  },
  {
    ...away,
    city: 'charleston-us',
    name: 'The Quayside',
    lat: 32.7845,
    lon: -79.9356,
    neighbourhood: 'French Quarter',
    street: '12 Vendue Range',
    rating: 93,
    reviews: 1410,
    nightly: 398,
    layout: 'luxury',
    motif: 'palace',
    art: 'chs',
    artTime: 'golden',
    amenities: `${RESORT} accessible`,
  },
  {
    ...away,
    city: 'sedona-us',
    name: 'Mesa Verde Lodge',
    lat: 34.8697,
    lon: -111.761,
    neighbourhood: 'Uptown',
    street: '140 Jordan Road',
    rating: 95,
    reviews: 864,
    nightly: 465,
    layout: 'resort',
    motif: 'lodge',
    art: 'sdx',
    artTime: 'dawn',
    amenities: `${RESORT} parkingIncluded evCharging`,
  },
  {
    ...away,
    city: 'tulum-mx',
    name: 'Playa Clara',
    lat: 20.1583,
    lon: -87.4559,
    collection: 'Lifestyle',
    neighbourhood: 'Zona Hotelera',
    street: 'Carretera Boca Paila 41',
    rating: 90,
    reviews: 1122,
    nightly: 340,
    layout: 'resort',
    motif: 'resort',
    art: 'tul',
    artTime: 'day',
    amenities: `${RESORT} beachAccess`,
  },
  {
    ...denver,
    name: 'Hotel Aurelian',
    lat: 39.7172,
    lon: -104.9536,
    neighbourhood: 'Cherry Creek',
    street: '210 Josephine Street',
    stars: 4,
    rating: 94,
    reviews: 642,
    nightly: 318,
    layout: 'urban',
    motif: 'tower',
    art: 'Hotel Aurelian',
    artTime: 'golden',
    plans: 's',
    freeDays: 3,
    amenities: URBAN,
  },
  {
    ...denver,
    name: 'Union & Wynkoop',
    lat: 39.7532,
    lon: -105.0006,
    neighbourhood: 'Union Station',
    street: '1722 Wynkoop Street',
    stars: 4,
    rating: 92,
    reviews: 1876,
    nightly: 248,
    layout: 'urban',
    motif: 'palace',
    art: 'Union & Wynkoop',
    artTime: 'dawn',
    plans: 'sb',
    freeDays: 2,
    amenities: URBAN,
  },
  {
    ...denver,
    name: 'The Larimer',
    lat: 39.7489,
    lon: -104.9991,
    neighbourhood: 'LoDo',
    street: '1420 Larimer Street',
    stars: 4,
    rating: 89,
    reviews: 1120,
    nightly: 214,
    layout: 'classic',
    motif: 'palace',
    art: 'The Larimer',
    artTime: 'golden',
    plans: 'sb',
    freeDays: 1,
    amenities: URBAN,
  },
  {
    ...denver,
    name: 'Platte River Lodge',
    lat: 39.7561,
    lon: -105.0083,
    neighbourhood: 'Highland',
    street: '2100 Platte Street',
    stars: 3,
    rating: 84,
    reviews: 930,
    nightly: 173,
    layout: 'family',
    motif: 'lodge',
    art: 'Platte River Lodge',
    artTime: 'dawn',
    plans: 'a',
    freeDays: 1,
    advanceDays: 1,
    amenities: 'freeWifi parkingIncluded petFriendly gym familyRooms laundry',
  },
];
