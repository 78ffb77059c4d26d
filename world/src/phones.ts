/**
 * Telephone numbers of hotels and desks that are invented: each one that its country's plan allows, so that a
 * telephone takes it, and hardly anybody's.
 */

import { mix } from '@sojourn/domain/mix.ts';
import { CALLING_CODES, NUMBERS } from './data/calling-codes.ts';

const byCountry = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split(/[|\n]/)
      .map((entry) => [entry.slice(0, 2), entry.slice(3)] as const),
  );
const CODES = byCountry(CALLING_CODES);
const PATTERNS = byCountry(NUMBERS);

const NORTH_AMERICAN = /^1 (\d{3})$/;

/** The pattern of a country's numbers, `#` for the digits that differ; undefined for no country. */
export function phonePatternOf(country: string): string | undefined {
  const code = CODES.get(country);
  if (code === undefined) return undefined;
  const area = NORTH_AMERICAN.exec(code)?.[1];
  const number = PATTERNS.get(country);
  if (area) return `+1 ${area}-${number ?? '555-01##'}`;
  return number && `+${code} ${number}`;
}

/** In the manner of the country; `seed` chooses among its numbers. */
export function fictionalPhone(country: string, seed: number): string {
  let place = 0;
  return (phonePatternOf(country) ?? '+1 202-555-01##').replace(/#/g, () =>
    String(mix(seed, 41 + place++) % 10),
  );
}
