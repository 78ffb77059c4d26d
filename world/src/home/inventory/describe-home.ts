/**
 * What a home is called, who lets it and who sleeps where: words that follow from its number, so none is
 * stored.
 */

import { hashText, mix } from '@sojourn/domain/mix.ts';
import type { City } from '@sojourn/geography/types.ts';
import { HOME_KINDS } from '@sojourn/products/home/rules/home.ts';
import { combination } from '../../combination.ts';
import { mannerIn } from '../../manners.ts';
import { DEMO_CITY, DEMO_HOMES, type DemoHome } from './data/demo-homes.ts';
import { cityOfHome, type HomeWorld } from './world.ts';

export const demoHomeAt = (world: HomeWorld, row: number): DemoHome | undefined =>
  cityOfHome(world, row).id === DEMO_CITY ? DEMO_HOMES[world.ordinal[row]!] : undefined;

/** No two alike in a city. */
export function homeName(world: HomeWorld, row: number): string {
  const demo = demoHomeAt(world, row);
  if (demo) return demo.name;
  const city = cityOfHome(world, row);
  const { homes, words } = mannerIn(city.country);
  const size = homes.length * words.length;
  const { at, round } = combination(hashText(city.id), world.ordinal[row]!, size);
  const name = homes[at % homes.length]!.replace('*', words[Math.floor(at / homes.length)]!);
  return round === 0 ? name : `${name} ${round + 1}`;
}

type HomeHost = {
  readonly name: string;
  readonly kind: 'person' | 'company';
  readonly since: number;
  /** Two-letter codes. */
  readonly speaks: readonly string[];
  /** How long an answer usually takes. */
  readonly answersInHours: number;
  /** Of the last hundred requests. */
  readonly accepted: number;
  /** On guests, in two years. */
  readonly canceled: number;
};

const PICTURED_HOST: HomeHost = {
  name: 'Inês Marques',
  kind: 'person',
  since: 2019,
  speaks: ['pt', 'en', 'fr'],
  answersInHours: 3,
  accepted: 92,
  canceled: 0,
};
const FIRST_YEAR = 2012;
const YEARS = 14;

const hostRoll = (city: City, ordinal: number, what: number, sides: number): number =>
  mix(mix(hashText(city.id), ordinal), what) % sides;

/** How often the host of a city's n-th home canceled on guests, in two years. */
export const hostCancellations = (city: City, ordinal: number): number =>
  city.id === DEMO_CITY && DEMO_HOMES[ordinal]?.isPictured
    ? PICTURED_HOST.canceled
    : Math.max(0, hostRoll(city, ordinal, 9, 8) - 5);

export function homeHost(world: HomeWorld, row: number): HomeHost {
  if (demoHomeAt(world, row)?.isPictured) return PICTURED_HOST;
  const city = cityOfHome(world, row);
  const { firstNames, lastNames, words, speaks } = mannerIn(city.country);
  const roll = (what: number, sides: number) => hostRoll(city, world.ordinal[row]!, what, sides);
  const isCompany = roll(1, 100) < 22;
  const last = lastNames[roll(2, lastNames.length)]!;
  return {
    name: isCompany
      ? `${words[roll(3, words.length)]} Stays`
      : `${firstNames[roll(4, firstNames.length)]} ${last}`,
    kind: isCompany ? 'company' : 'person',
    since: FIRST_YEAR + roll(5, YEARS),
    speaks: speaks.slice(0, 1 + roll(6, speaks.length)),
    answersInHours: 1 + roll(7, 12),
    accepted: 70 + roll(8, 30),
    canceled: hostCancellations(city, world.ordinal[row]!),
  };
}

const BED_KINDS = ['queen', 'full', 'single', 'sofaBed'] as const;
type BedKind = (typeof BED_KINDS)[number];
/** People that a bed sleeps. */
const SLEEPS: Readonly<Record<BedKind, number>> = { queen: 2, full: 2, single: 1, sofaBed: 2 };

type HomeRoom = {
  readonly kind: 'bedroom' | 'living' | 'bath' | 'halfBath';
  readonly beds: readonly BedKind[];
};

/** Bedrooms, the living room, then the bathrooms; their beds are as many as the home has. */
export function homeRooms(world: HomeWorld, row: number): HomeRoom[] {
  const bedrooms = world.bedrooms[row]!;
  const extra = world.beds[row]! - bedrooms;
  const own = Array.from({ length: bedrooms }, (_, index): BedKind[] => [index === 0 ? 'queen' : 'full']);
  const living: BedKind[] = bedrooms === 0 ? ['queen'] : [];
  const left = bedrooms === 0 ? extra - 1 : extra;
  // The first of those left is the sofa; a studio has no other room for more
  for (let bed = 0; bed < left; bed++) {
    if (bed === 0 || bedrooms === 0) living.push('sofaBed');
    else own[(bed - 1) % bedrooms]!.push('single');
  }
  const halfBaths = world.halfBaths[row]!;
  return [
    ...own.map((beds): HomeRoom => ({ kind: 'bedroom', beds })),
    { kind: 'living', beds: living },
    ...Array.from({ length: halfBaths >> 1 }, (): HomeRoom => ({ kind: 'bath', beds: [] })),
    ...Array.from({ length: halfBaths & 1 }, (): HomeRoom => ({ kind: 'halfBath', beds: [] })),
  ];
}

/** People that all beds of a home sleep. */
export const sleepsIn = (rooms: readonly HomeRoom[]): number =>
  rooms.flatMap(({ beds }) => beds).reduce((sum, bed) => sum + SLEEPS[bed], 0);

export const kindOfHome = (world: HomeWorld, row: number) => HOME_KINDS[world.kind[row]!]!;
