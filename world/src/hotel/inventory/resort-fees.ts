/** Which hotels charge a resort fee at their desk: resorts of the Americas do, most of them. */
import type { Geography } from '@sojourn/geography/geography.ts';
import type { City } from '@sojourn/geography/types.ts';
import { PROFILES, type StayColumns } from './world.ts';

const RESORT = PROFILES.indexOf('resort');
/** How many amounts there are. */
export const RESORT_FEES = 5;

/** The number of its amount from 1 by row, 0 for none. Demo hotels are no resorts. */
export function resortFees(
  { city, profile, salt }: StayColumns,
  { countryByCode }: Geography,
  cities: readonly City[],
): Uint8Array {
  const isAmerican = Uint8Array.from(cities, ({ country }) =>
    country === 'US' || country === 'MX' || countryByCode(country)?.region === 'caribbean' ? 1 : 0,
  );
  return Uint8Array.from(profile, (kind, row) =>
    kind === RESORT && isAmerican[city[row]!] === 1 && salt[row]! % 3 !== 0
      ? 1 + (salt[row]! % RESORT_FEES)
      : 0,
  );
}
