/**
 * Telephone numbers of hotels and desks that are invented, so that nobody's telephone rings: in North America
 * and where a regulator keeps numbers free for fiction, those; elsewhere a number that begins with two zeros
 * after the country's code, which no subscriber's does.
 */

import { CALLING_CODES, SET_ASIDE } from './data/calling-codes.ts';
import { mix } from './random.ts';

const CODES = new Map(
  CALLING_CODES.trim()
    .split(/[|\n]/)
    .map((entry) => [entry.slice(0, 2), entry.slice(3)] as const),
);

const NORTH_AMERICAN = /^1 (\d{3})$/;

/** The pattern of a country's numbers, `#` for the digits that differ; undefined for no country. */
export function phonePatternOf(country: string): string | undefined {
  const code = CODES.get(country);
  if (code === undefined) return undefined;
  const area = NORTH_AMERICAN.exec(code)?.[1];
  if (area) return `+1 ${area}-555-01##`;
  return `+${code} ${SET_ASIDE[country] ?? '0055 ####'}`;
}

/** In the manner of the country; `seed` chooses among its numbers. */
export function fictionalPhone(country: string, seed: number): string {
  let place = 0;
  return (phonePatternOf(country) ?? '+1 202-555-01##').replace(/#/g, () =>
    String(mix(seed, 41 + place++) % 10),
  );
}
