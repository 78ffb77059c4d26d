/** Coming back elsewhere and crossing borders: whether a company allows it, and what it costs. */
import { distanceKm } from '@sojourn/geography/distance.ts';
import { COMPANIES } from '../companies.ts';
import { BORDER_AREAS, TOLL_COUNTRIES } from '../data/country-rules.ts';
import { linesOf, wordsOf } from '../read-table.ts';
import type { CarWorld } from '../world.ts';

const areas: readonly (readonly string[])[] = linesOf(BORDER_AREAS).map(wordsOf);

/** The countries that a car from a country may be driven into, without its own. */
export function neighborCountries(country: string): string[] {
  const reachable = areas.filter((area) => area.includes(country)).flat();
  return [...new Set(reachable)].filter((other) => other !== country).toSorted();
}

const tolls: ReadonlySet<string> = new Set(wordsOf(TOLL_COUNTRIES));
export const hasTollTags = (country: string): boolean => tolls.has(country);

const SAME_TOWN_KM = 30;
const HOME_MOST_KM = 2500;
const ABROAD_MOST_KM = 1800;
const [HOME_MINOR, HOME_PER_KM_MINOR] = [3000, 26];
const [ABROAD_MINOR, ABROAD_PER_KM_MINOR] = [15_000, 38];
const MOST_MINOR = 90_000;

const wholeDollars = (minor: number): number => Math.round(minor / 100) * 100;

/**
 * US cents before taxes for a car that comes back to another desk of its company, 0 in the same town; null
 * when the company doesn't allow it.
 */
export function oneWayFee({ desks, places }: CarWorld, from: number, to: number): number | null {
  if (from === to) return 0;
  const [here, there] = [desks[from]!, desks[to]!];
  if (here.company !== there.company) return null;
  const km = distanceKm(here, there);
  const [home, away] = [places[here.place]!.country, places[there.place]!.country];
  const { oneWay, level } = COMPANIES[here.company]!;
  if (home === away && km <= SAME_TOWN_KM) return 0;
  if (oneWay === 'none') return null;
  if (home === away) {
    if (km > HOME_MOST_KM) return null;
    return Math.min(MOST_MINOR, wholeDollars(((HOME_MINOR + km * HOME_PER_KM_MINOR) * level) / 100));
  }
  if (oneWay !== 'abroad' || km > ABROAD_MOST_KM || !neighborCountries(home).includes(away)) return null;
  return Math.min(MOST_MINOR, wholeDollars(((ABROAD_MINOR + km * ABROAD_PER_KM_MINOR) * level) / 100));
}

/** Taken at the desk, once for a rental, taxes included; null where the car may not leave the country. */
export function crossBorderFee(company: number): number | null {
  const { oneWay, level } = COMPANIES[company]!;
  return oneWay === 'none' ? null : wholeDollars(60 * level);
}
