/**
 * How many hotels or homes each city has: by people and demand, at least a few, at most what a great city
 * has.
 */
import type { City } from '@sojourn/geography/types.ts';

const weightOf = (city: City): number => ((city.population / 1000) ** 0.36 + 6) * (6 + city.demand) ** 2.1;

/** Whole numbers by city, none under `least`, that sum to `count` unless the least come to more. */
export function shareAmongCities(cities: readonly City[], count: number, least: number): number[] {
  const most = Math.max(1200, Math.ceil(count / 52));
  const weights = cities.map(weightOf);
  const shares = cities.map(() => 0);
  const capped = new Set<number>();
  for (let round = 0; round < 8; round++) {
    const open = weights.reduce((sum, weight, i) => (capped.has(i) ? sum : sum + weight), 0);
    const left = count - shares.reduce((sum, share, i) => (capped.has(i) ? sum + share : sum), 0);
    let changed = false;
    for (let i = 0; i < cities.length; i++) {
      if (capped.has(i)) continue;
      const wanted = Math.floor((left * weights[i]!) / open);
      shares[i] = Math.max(least, Math.min(most, wanted));
      if (wanted > most || wanted < least) {
        capped.add(i);
        changed = true;
      }
    }
    if (!changed) break;
  }
  return topUp(shares, count, most);
}

/** What rounding left over goes round the cities from the first; beyond the most when every city is full. */
function topUp(shares: number[], count: number, most: number): number[] {
  let left = count - shares.reduce((a, b) => a + b, 0);
  let limit = most;
  while (left > 0) {
    let given = 0;
    for (let i = 0; i < shares.length && left > 0; i++) {
      if (shares[i]! >= limit) continue;
      shares[i]!++;
      left--;
      given++;
    }
    if (given === 0) limit += Math.ceil(left / shares.length);
  }
  return shares;
}
