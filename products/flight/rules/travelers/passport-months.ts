import { PASSPORT_MONTHS_AFTER } from '../data/passport-months.ts';

const MOST = 6;
const MONTHS = new Map(
  Object.entries(PASSPORT_MONTHS_AFTER).flatMap(([months, countries]) =>
    countries.split(/\s+/).map((country) => [country, Number(months)] as const),
  ),
);

type Place = { readonly countryCode: string };
type Slice = { readonly segments: readonly { readonly origin: Place; readonly destination: Place }[] };

/**
 * For how many months after the journey a passport has to last: the most that a country on the way asks for,
 * other than the one that it begins in.
 */
export function passportMonths(slices: readonly Slice[]): number {
  const segments = slices.flatMap((slice) => slice.segments);
  const home = segments[0]?.origin.countryCode;
  const abroad = segments.flatMap(({ destination: { countryCode } }) =>
    countryCode === home ? [] : [MONTHS.get(countryCode) ?? MOST],
  );
  return Math.max(0, ...abroad);
}
