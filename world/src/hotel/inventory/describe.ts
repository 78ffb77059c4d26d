/**
 * Descriptions of a hotel and its rooms, in the reader's language; made when asked for, from facts and
 * seed.
 */
import { mix } from '@sojourn/domain/mix.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import { AMENITIES, type Amenity } from '@sojourn/products/hotel/rules/stay.ts';
import { areaName, cityName } from '../../places/area-name.ts';
import { AMENITY_BIT, ROOM_LAYOUTS, type RoomType } from './data/room-layouts.ts';
import { HOUSE_WORDS, type Locale, OUTLOOKS, PRAISE, ROOM_WORDS, WATER_OUTLOOK } from './data/words.ts';
import { demoHotelAt } from './demo.ts';
import { motifOf } from './pictures.ts';
import { cityOfRow, type HotelWorld, positionOf } from './world.ts';

const DIGITS = {
  en: [
    'zero',
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    'Six',
    'Seven',
    'Eight',
    'Nine',
    'Ten',
    'Eleven',
    'Twelve',
  ],
  fr: [
    'zéro',
    'Une',
    'Deux',
    'Trois',
    'Quatre',
    'Cinq',
    'Six',
    'Sept',
    'Huit',
    'Neuf',
    'Dix',
    'Onze',
    'Douze',
  ],
} as const;

export const amenitiesOf = (world: HotelWorld, row: number): Amenity[] =>
  AMENITIES.filter((name) => world.amenities[row]! & AMENITY_BIT[name]);

export const cityNameOf = (world: HotelWorld, row: number, locale: Locale): string =>
  cityName(cityOfRow(world, row), locale);

export function neighbourhoodOf(world: HotelWorld, row: number, locale: Locale): string {
  const demo = demoHotelAt(world, row);
  if (demo) return demo.neighbourhood;
  return areaName(cityOfRow(world, row), world.hood[row]!, positionOf(world, row), locale);
}

export const roomTypesOf = (world: HotelWorld, row: number): readonly RoomType[] =>
  ROOM_LAYOUTS[world.layout[row]!]!.rooms;

type RoomWords = {
  readonly name: string;
  readonly beds: string;
  readonly description: string;
  readonly areaSquareFeet: number;
};

const DEMO_ROOMS: Readonly<Record<string, readonly Readonly<Record<Locale, readonly [string, string]>>[]>> = {
  'Palacete Santa Luz': [
    {
      en: [
        'Deluxe King, garden side',
        'Tall windows over the walled garden, writing desk, walk-in rain shower.',
      ],
      fr: [
        'Chambre Deluxe lit king, côté jardin',
        'Hautes fenêtres sur le jardin clos, bureau, douche pluie à l’italienne.',
      ],
    },
    {
      en: ['River View Suite', 'Corner suite on the fourth floor with a terrace facing the Tejo.'],
      fr: ['Suite vue fleuve', 'Suite d’angle au quatrième étage, avec une terrasse face au Tage.'],
    },
  ],
};

export function describeRoom(world: HotelWorld, row: number, room: number, locale: Locale): RoomWords {
  const type = roomTypesOf(world, row)[room]!;
  const words = ROOM_WORDS[type.kind];
  const seed = mix(world.salt[row]!, room * 977 + world.ordinal[row]!);
  const fixed = DEMO_ROOMS[demoHotelAt(world, row)?.name ?? '']?.[room]?.[locale];
  const seaside = (world.amenities[row]! & AMENITY_BIT.beachAccess) !== 0 && seed % 2 === 0;
  const outlook = (seaside ? WATER_OUTLOOK : OUTLOOKS[seed % OUTLOOKS.length]!)[locale];
  const size = demoHotelAt(world, row) ? 1 : 0.9 + (seed % 25) / 100;
  return {
    name: fixed?.[0] ?? `${words.name[locale]}, ${outlook}`,
    beds: words.beds[locale],
    description: fixed?.[1] ?? words.text[locale],
    areaSquareFeet: Math.round(type.squareFeet * size),
  };
}

const listing = (parts: readonly string[], locale: Locale): string =>
  parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} ${locale === 'fr' ? 'et' : 'and'} ${parts.at(-1)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const inWords = (rooms: number, locale: Locale): string =>
  DIGITS[locale][rooms] ?? new Intl.NumberFormat(locale).format(rooms);

/** Two or three sentences: what it is and where, what it has, how large it is. */
export function describeHotel(world: HotelWorld, row: number, locale: Locale): string {
  const demo = demoHotelAt(world, row);
  if (demo?.text) return demo.text[locale];
  const house = HOUSE_WORDS[motifOf(world, row)]![locale];
  const where = neighbourhoodOf(world, row, locale);
  const city = cityNameOf(world, row, locale);
  const km = distanceKm(positionOf(world, row), cityOfRow(world, row));
  const praise = PRAISE.filter(([name]) => world.amenities[row]! & AMENITY_BIT[name])
    .slice(0, 3)
    .map(([, text]) => text[locale]);
  const rooms = inWords(world.rooms[row]!, locale);
  if (locale === 'fr') {
    const far = km < 1 ? 'à quelques pas du centre' : `à ${Math.round(km)} km du centre`;
    const has = praise.length > 0 ? ` On y trouve ${listing(praise, locale)}.` : '';
    return `${capital(house)} à ${city} (${where}), ${far}. ${rooms} chambres.${has}`;
  }
  const miles = km / 1.609;
  const far = km < 1 ? 'a short walk from the center' : `${miles.toFixed(1)} miles from the center`;
  const has = praise.length > 0 ? ` It has ${listing(praise, locale)}.` : '';
  return `${capital(house)} in ${city} (${where}), ${far}. ${rooms} rooms.${has}`;
}
