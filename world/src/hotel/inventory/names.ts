/**
 * What hotels and streets are called: words that follow from a hotel's number, no two names alike in a
 * city.
 */

import { hashText, mix } from '@sojourn/domain/mix.ts';
import type { City } from '@sojourn/geography/types.ts';
import { combination } from '../../combination.ts';
import { CHAIN_PLACES } from '../../data/name-words.ts';
import { listOf, mannerIn, streetAddress } from '../../manners.ts';
import { demoHotelAt } from './demo.ts';
import { isAtPlace } from './name-places.ts';
import type { HotelWorld } from './world.ts';
import { cityOfRow } from './world.ts';

const PLACES = listOf(CHAIN_PLACES.en);
const ELSEWHERE = listOf(CHAIN_PLACES.elsewhere);
const cityHashes = new Map<string, number>();
function hashOfCity(city: City): number {
  const known = cityHashes.get(city.id) ?? hashText(city.id);
  cityHashes.set(city.id, known);
  return known;
}

/** None says where it is. */
const ROUNDS = ['', ' Annex', ' Court', ' Gardens', ' Yard', ' Row', ' Close', ' Wing'];
const roundSuffix = (round: number): string => ROUNDS[round] ?? ` ${round + 1}`;

function independentName(city: City, key: number): string {
  const { patterns, words } = mannerIn(city.country);
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
  return streetAddress(cityOfRow(world, row).country, mix(world.salt[row]!, world.ordinal[row]!));
}
