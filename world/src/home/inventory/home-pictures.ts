/** Which pictures show a home: kinds, motifs and stable seeds for the artwork. */
import { type Art, cityArt } from '@sojourn/geography/city-art.ts';
import { HOME_AMENITIES, type HomeKind } from '@sojourn/products/home/rules/home.ts';
import { DEMO_MOTIFS } from './data/demo-homes.ts';
import { demoHomeAt, kindOfHome } from './describe-home.ts';
import { cityOfHome, type HomeWorld, homeIdOf } from './world.ts';

/** How a home looks from outside; each kind in a few ways, which follow each other. */
const MOTIFS: Readonly<Record<HomeKind, readonly string[]>> = {
  apartment: ['facade', 'rooftop', 'facade', 'azulejo', 'patio'],
  house: ['patio', 'garden', 'cottage', 'villa'],
  townhouse: ['lemon', 'facade', 'townhouse', 'azulejo', 'facade'],
  villa: ['villa', 'patio', 'villa', 'rooftop'],
  cottage: ['cottage', 'garden', 'cottage'],
  cabin: ['cabin'],
  loft: ['riverside', 'rooftop', 'riverside'],
  studio: ['facade', 'rooftop', 'facade', 'riverside'],
};
const motifAt = (world: HomeWorld, row: number): string => {
  const motifs = MOTIFS[kindOfHome(world, row)];
  const demo = demoHomeAt(world, row);
  return (
    (demo && DEMO_MOTIFS[demo.name]) ?? motifs[(world.ordinal[row]! + world.salt[row]!) % motifs.length]!
  );
};
const TIMES = ['golden', 'day', 'dusk', 'dawn'] as const;
const POOL = HOME_AMENITIES.indexOf('pool');

/** Homes that follow each other in their city have another light. */
export const homeArt = (world: HomeWorld, row: number): Art => ({
  seed: homeIdOf(world, row),
  kind: 'home',
  motif: motifAt(world, row),
  time: TIMES[(world.ordinal[row]! + (world.salt[row]! % TIMES.length)) % TIMES.length]!,
});

/** The house, its rooms, the pool, the place. */
export function homeGallery(world: HomeWorld, row: number): Art[] {
  const seed = homeIdOf(world, row);
  const bedrooms = Math.max(1, world.bedrooms[row]!);
  const hasPool = ((world.amenities[row]! >>> POOL) & 1) === 1;
  return [
    homeArt(world, row),
    { seed: `${seed}:room:1`, kind: 'room', motif: bedrooms > 2 ? 'family' : 'queen' },
    { seed: `${seed}:kitchen`, kind: 'home', motif: 'kitchen', time: 'day' },
    { seed: `${seed}:patio`, kind: 'home', motif: bedrooms % 2 === 0 ? 'patio' : 'rooftop', time: 'golden' },
    ...(hasPool ? [{ seed: `${seed}:pool`, kind: 'pool', time: 'day' }] : []),
    cityArt(cityOfHome(world, row)),
    ...Array.from({ length: Math.min(4, bedrooms) - 1 }, (_, nth) => ({
      seed: `${seed}:room:${nth + 2}`,
      kind: 'room',
      motif: nth % 2 === 0 ? 'double' : 'twin',
    })),
    { seed: `${seed}:room:living`, kind: 'room', motif: 'apartment', time: 'golden' },
  ];
}
