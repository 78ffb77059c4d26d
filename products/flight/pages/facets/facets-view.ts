/** The facets of a search as rows: cumulative stops, choices without a flight left, hours of the day. */
import { STOP_FILTERS, type StopFilter, stopsAllowed } from '#flight/rules/flight-search.ts';
import type { FlightFacets } from '#flight/wire/flight-search.ts';
import type { HourSpan } from '../search/flight-filters.ts';

export type FacetCount = { readonly count: number; readonly fromMinor?: number | null };
const NONE: FacetCount = { count: 0, fromMinor: null };

const together = (parts: readonly FacetCount[]): FacetCount => {
  const prices = parts.flatMap(({ fromMinor }) => fromMinor ?? []);
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    fromMinor: prices.length > 0 ? Math.min(...prices) : null,
  };
};

/**
 * "One or fewer" counts the nonstop ones too. How many of any number of stops compete is known where they're
 * listed: `lesser` is how many don't, undefined for another list.
 */
export const stopRows = (
  facets: FlightFacets | undefined,
  lesser: number | undefined,
): readonly (FacetCount & { readonly value: StopFilter })[] =>
  STOP_FILTERS.flatMap((value) => {
    if (!facets || (value === 'any' && lesser === undefined)) return [];
    const found = together(facets.stops.filter((stop) => stop.value <= stopsAllowed(value)));
    return { value, ...found, count: found.count - (value === 'any' ? (lesser ?? 0) : 0) };
  });

type CodeRow = FacetCount & { readonly value: string; readonly name: string };

/** Those that were chosen stay though none of their flights is left. */
const withChosen = (rows: readonly CodeRow[], chosen: readonly string[], name: (code: string) => string) => [
  ...rows,
  ...chosen
    .filter((code) => !rows.some(({ value }) => value === code))
    .map((code) => ({ value: code, name: name(code), ...NONE })),
];

/** From the cheapest. */
export function airlineRows(facets: FlightFacets | undefined, chosen: readonly string[]): readonly CodeRow[] {
  const found = (facets?.airlines ?? []).map(({ airline: { code, name }, count, fromMinor }) => ({
    value: code,
    name,
    count,
    fromMinor,
  }));
  const price = ({ fromMinor }: CodeRow) => fromMinor ?? Number.POSITIVE_INFINITY;
  const sorted = found.toSorted((a, b) => price(a) - price(b) || b.count - a.count);
  return withChosen(sorted, chosen, (code) => code);
}

/** Airports where planes are changed, the most used first. */
export function viaRows(facets: FlightFacets | undefined, out: readonly string[]): readonly CodeRow[] {
  const found = (facets?.via ?? []).map(({ airport: { locationCode: code, city }, count, fromMinor }) => ({
    value: code,
    name: `${city} ${code}`,
    count,
    fromMinor,
  }));
  const sorted = found.toSorted((a, b) => b.count - a.count);
  return withChosen(sorted, out, (code) => code);
}

const HOUR = 60;

/** Whole hours on the slider (0-24) of minutes of the day, and back; the whole day is no filter. */
export const hoursOfSpan = (span: HourSpan | undefined): readonly [number, number] =>
  span ? [Math.floor(span.from / HOUR), Math.ceil((span.until + 1) / HOUR)] : [0, 24];
export const spanOfHours = (from: number, until: number): HourSpan | undefined =>
  from <= 0 && until >= 24 ? undefined : { from: from * HOUR, until: until * HOUR - 1 };
