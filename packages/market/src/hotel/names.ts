/**
 * What hotels and streets are called: words that follow from a hotel's number, no two names alike in a
 * city.
 */
import type { City } from '../geography/types.ts';
import { hashText, mix } from '../random.ts';
import { CHAIN_PLACES, NAME_MANNERS } from './data/name-words.ts';
import { demoHotelAt } from './demo.ts';
import { isAtPlace } from './name-places.ts';
import type { HotelWorld } from './world.ts';
import { cityOfRow } from './world.ts';

type Manner = {
  readonly patterns: readonly string[];
  readonly words: readonly string[];
  readonly streets: readonly string[];
  readonly streetNames: readonly string[];
  readonly numberFirst: boolean;
};

const listOf = (text: string): string[] => text.split('|').map((entry) => entry.trim());

const MANNERS = new Map<string, Manner>();
for (const manner of Object.values(NAME_MANNERS)) {
  const read = {
    patterns: listOf(manner.patterns),
    words: listOf(manner.words),
    streets: listOf(manner.streets),
    streetNames: listOf(manner.streetNames),
    numberFirst: manner.numberFirst ?? false,
  };
  for (const country of manner.countries.split(' ')) MANNERS.set(country, read);
}
const mannerOf = (city: City): Manner => MANNERS.get(city.country) ?? MANNERS.get('GB')!;

const PLACES = listOf(CHAIN_PLACES.en);
const ELSEWHERE = listOf(CHAIN_PLACES.elsewhere);
const cityHashes = new Map<string, number>();
function hashOfCity(city: City): number {
  const known = cityHashes.get(city.id) ?? hashText(city.id);
  cityHashes.set(city.id, known);
  return known;
}

/** A step that visits each of `size` places once: the first number from `from` with no factor in common. */
function coprimeStep(from: number, size: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = Math.max(1, from % size);
  while (divisor(step, size) !== 1) step = (step % size) + 1;
  return step;
}

/** The n-th of `size` combinations in an order of the city's own, and how often all were used before. */
function combination(
  seed: number,
  key: number,
  size: number,
): { readonly at: number; readonly round: number } {
  const step = coprimeStep(Math.floor(size * 0.618) + (mix(seed, 7) % 89), size);
  return { at: ((mix(seed, 3) % size) + (key % size) * step) % size, round: Math.floor(key / size) };
}

/** None says where it is. */
const ROUNDS = ['', ' Annex', ' Court', ' Gardens', ' Yard', ' Row', ' Close', ' Wing'];
const roundSuffix = (round: number): string => ROUNDS[round] ?? ` ${round + 1}`;

function independentName(city: City, key: number): string {
  const { patterns, words } = mannerOf(city);
  const { at, round } = combination(hashOfCity(city), key, patterns.length * words.length);
  const word = words[Math.floor(at / patterns.length)]!;
  return patterns[at % patterns.length]!.replace('*', word) + roundSuffix(round);
}

/** `isAt`: whether the hotel is where a place says; each has a word of its own for those that aren't. */
function chainName(city: City, house: string, key: number, isAt: (place: string) => boolean): string {
  const { at, round } = combination(mix(hashOfCity(city), hashText(house)), key, PLACES.length);
  // The first of a chain in a city goes by the city's name alone
  if (key === 0) return `${house} ${city.name}`;
  const place = isAt(PLACES[at]!) ? PLACES[at]! : ELSEWHERE[at]!;
  return `${house} ${city.name} ${place}${roundSuffix(round)}`;
}

export function nameOf(world: HotelWorld, row: number): string {
  const demo = demoHotelAt(world, row);
  if (demo) return demo.name;
  const city = cityOfRow(world, row);
  const program = world.program[row]!;
  const key = world.nameKey[row]!;
  return program === 0
    ? independentName(city, key)
    : chainName(city, world.programs[program - 1]!.house, key, (place) => isAtPlace(world, row, place));
}

/** Street and number in the manner of the country. */
export function streetOf(world: HotelWorld, row: number): string {
  const demo = demoHotelAt(world, row);
  if (demo) return demo.street;
  const { streets, streetNames, numberFirst } = mannerOf(cityOfRow(world, row));
  const seed = mix(world.salt[row]!, world.ordinal[row]!);
  const street = streets[seed % streets.length]!.replace(
    '*',
    streetNames[(seed >>> 4) % streetNames.length]!,
  );
  const number = 1 + ((seed >>> 12) % 190);
  return numberFirst ? `${number} ${street}` : `${street} ${number}`;
}
