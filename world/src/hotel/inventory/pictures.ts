/** Which pictures show a hotel: kinds, motifs and stable seeds for the artwork. */
import { type Art, cityArt } from '@sojourn/geography/city-art.ts';
import { AMENITY_BIT, ROOM_LAYOUTS } from './data/room-layouts.ts';
import { demoHotelAt } from './demo.ts';
import { cityOfRow, type HotelWorld, PROFILES, stayIdOf } from './world.ts';

const RESORT = PROFILES.indexOf('resort');

/** How the house is built. */
export function motifOf(world: HotelWorld, row: number): string {
  const demo = demoHotelAt(world, row);
  if (demo) return demo.motif;
  const city = cityOfRow(world, row);
  const salt = world.salt[row]!;
  if (city.artKind === 'mountain' || city.season === 'ski') return salt % 3 === 0 ? 'palace' : 'lodge';
  if (world.profile[row] === RESORT) return salt % 4 === 0 ? 'modern' : 'resort';
  if (city.artKind === 'city' && city.population > 1_500_000)
    return ['tower', 'palace', 'modern', 'tower'][salt % 4]!;
  return ['palace', 'palace', 'modern', 'tower'][salt % 4]!;
}

/** The colors that the artwork has for each house. */
const FINISHES = ['ivory', 'brick', 'ochre', 'sage', 'slate', 'rose'];
const TIMES = ['golden', 'day', 'dusk', 'dawn'];

/** Hotels that follow each other in their city have other colors and another light. */
export function hotelArt(world: HotelWorld, row: number): Art {
  const demo = demoHotelAt(world, row);
  if (demo) return { seed: demo.art, kind: 'hotel', motif: demo.motif, time: demo.artTime };
  const place = world.ordinal[row]! + (world.salt[row]! % FINISHES.length);
  const finish = FINISHES[place % FINISHES.length];
  const time = TIMES[(world.ordinal[row]! + Math.floor(place / FINISHES.length)) % TIMES.length];
  return {
    seed: stayIdOf(world, row),
    kind: 'hotel',
    motif: `${motifOf(world, row)}-${finish}`,
    ...(time && { time }),
  };
}

export function roomArt(world: HotelWorld, row: number, room: number): Art {
  const demo = demoHotelAt(world, row);
  const motif = ROOM_LAYOUTS[world.layout[row]!]?.rooms[room]?.kind;
  return {
    seed: `${demo?.art ?? stayIdOf(world, row)}:room:${room + 1}`,
    kind: 'room',
    ...(motif && { motif }),
  };
}

/** The house, a room, the pool or the table, the place. */
export function galleryOf(world: HotelWorld, row: number): Art[] {
  const seed = demoHotelAt(world, row)?.art ?? stayIdOf(world, row);
  const has = (bit: number): boolean => (world.amenities[row]! & bit) !== 0;
  return [
    hotelArt(world, row),
    roomArt(world, row, 0),
    ...(has(AMENITY_BIT.pool) ? [{ seed: `${seed}:pool`, kind: 'pool', time: 'day' }] : []),
    ...(has(AMENITY_BIT.restaurant) ? [{ seed: `${seed}:dining`, kind: 'dining' }] : []),
    cityArt(cityOfRow(world, row)),
    roomArt(world, row, 1),
    { seed: `${seed}:room:view`, kind: 'room', time: 'golden' },
  ];
}
