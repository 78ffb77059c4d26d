/**
 * The room mixes that hotels have: for each room type its kind, price against the hotel's cheapest (per
 * cent or an exact ratio), how many it sleeps, square feet before the hotel's own measure, and its share
 * of the rooms. Room types go from the cheapest to the dearest.
 */
import { AMENITIES, type Amenity } from '@sojourn/products/hotel/rules/stay.ts';

const ROOM_KINDS = [
  'single',
  'double',
  'twin',
  'queen',
  'king',
  'deluxe',
  'family',
  'studio',
  'apartment',
  'suite',
  'signature',
  'bungalow',
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];
export type RoomType = {
  readonly kind: RoomKind;
  readonly ratio: number;
  readonly sleeps: number;
  readonly squareFeet: number;
  readonly share: number;
};
type RoomLayout = { readonly name: string; readonly rooms: readonly RoomType[] };

const room = (
  kind: RoomKind,
  ratio: number,
  sleeps: number,
  squareFeet: number,
  share: number,
): RoomType => ({ kind, ratio, sleeps, squareFeet, share });

export const ROOM_LAYOUTS: readonly RoomLayout[] = [
  {
    name: 'hostel',
    rooms: [room('single', 1, 1, 90, 0.3), room('twin', 1.25, 2, 130, 0.5), room('family', 1.8, 4, 210, 0.2)],
  },
  {
    name: 'guesthouse',
    rooms: [
      room('double', 1, 2, 160, 0.55),
      room('twin', 1.08, 2, 170, 0.25),
      room('family', 1.5, 4, 260, 0.2),
    ],
  },
  {
    name: 'motel',
    rooms: [room('queen', 1, 2, 220, 0.5), room('family', 1.18, 4, 280, 0.5)],
  },
  {
    name: 'business',
    rooms: [
      room('single', 1, 1, 140, 0.3),
      room('double', 1.15, 2, 190, 0.5),
      room('twin', 1.2, 2, 200, 0.2),
    ],
  },
  {
    name: 'classic',
    rooms: [
      room('double', 1, 2, 210, 0.45),
      room('twin', 1.05, 2, 220, 0.2),
      room('deluxe', 1.32, 3, 290, 0.25),
      room('suite', 1.95, 4, 430, 0.1),
    ],
  },
  {
    name: 'urban',
    rooms: [
      room('queen', 1, 2, 240, 0.4),
      room('king', 1.12, 2, 270, 0.35),
      room('family', 1.3, 4, 330, 0.15),
      room('suite', 1.9, 4, 460, 0.1),
    ],
  },
  {
    name: 'family',
    rooms: [
      room('queen', 1, 2, 260, 0.45),
      room('family', 1.15, 4, 330, 0.4),
      room('apartment', 1.7, 6, 520, 0.15),
    ],
  },
  {
    name: 'aparthotel',
    rooms: [
      room('studio', 1, 2, 280, 0.5),
      room('apartment', 1.35, 4, 430, 0.35),
      room('family', 1.9, 6, 640, 0.15),
    ],
  },
  {
    name: 'boutique',
    rooms: [
      room('double', 1, 2, 200, 0.4),
      room('deluxe', 1.28, 2, 280, 0.4),
      room('signature', 1.9, 3, 400, 0.2),
    ],
  },
  {
    name: 'resort',
    rooms: [
      room('deluxe', 1, 3, 340, 0.4),
      room('family', 1.25, 4, 460, 0.25),
      room('bungalow', 1.6, 4, 560, 0.2),
      room('suite', 2.3, 5, 720, 0.15),
    ],
  },
  {
    name: 'luxury',
    rooms: [
      room('deluxe', 1, 2, 320, 0.4),
      room('king', 1.18, 3, 380, 0.25),
      room('suite', 1.7, 4, 560, 0.25),
      room('signature', 2.9, 5, 900, 0.1),
    ],
  },
  {
    name: 'townhouse',
    rooms: [
      room('king', 1, 2, 301, 0.45),
      room('suite', 685 / 412, 4, 538, 0.3),
      room('signature', 980 / 412, 5, 740, 0.25),
    ],
  },
];

/** Which amenities a hotel of 1 to 5 stars has, in per cent; those missing are never drawn by stars alone. */
export const AMENITY_CHANCES: Readonly<Record<Amenity, readonly [number, number, number, number, number]>> = {
  restaurant: [12, 30, 55, 78, 97],
  freeWifi: [78, 86, 93, 96, 99],
  parkingIncluded: [30, 32, 28, 24, 22],
  frontDesk24h: [35, 52, 72, 90, 100],
  accessible: [18, 30, 45, 60, 74],
  petFriendly: [30, 32, 30, 26, 28],
  pool: [4, 10, 22, 42, 74],
  gym: [2, 8, 28, 62, 92],
  spa: [0, 1, 6, 26, 78],
  bar: [14, 26, 52, 80, 98],
  airportShuttle: [4, 10, 16, 20, 34],
  evCharging: [2, 6, 14, 30, 52],
  familyRooms: [34, 44, 52, 54, 60],
  beachAccess: [0, 0, 0, 0, 0],
  rooftop: [2, 5, 9, 18, 30],
  garden: [14, 18, 20, 24, 40],
  businessCenter: [2, 8, 24, 46, 62],
  laundry: [24, 36, 50, 66, 90],
  roomService: [1, 5, 20, 55, 96],
  airConditioning: [38, 55, 76, 90, 98],
  kitchenette: [14, 14, 12, 8, 6],
  concierge: [1, 3, 12, 42, 94],
  sauna: [1, 4, 8, 20, 44],
  skiStorage: [0, 0, 0, 0, 0],
};

/** The bit of an amenity in a hotel's mask. */
export const AMENITY_BIT = Object.fromEntries(AMENITIES.map((name, bit) => [name, 1 << bit])) as Readonly<
  Record<Amenity, number>
>;
