/** The facets of a search as rows: cumulative stops, choices without a flight left, hours of the day. */
import type { FlightFacets } from '@sojourn/contract/products/flight/flight-search.ts';
import { FARE_CLASSES, type FareClass } from '@sojourn/domain/products/flight/fares/fare-classes.ts';
import {
  STOP_FILTERS,
  type StopFilter,
  stopsAllowed,
} from '@sojourn/domain/products/flight/flight-search.ts';

export type FacetCount = { readonly count: number; readonly fromMinor: number | null };
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
): readonly { readonly value: StopFilter; readonly found: FacetCount | undefined }[] =>
  STOP_FILTERS.map((value) => {
    const found = facets && together(facets.stops.filter((stop) => stop.value <= stopsAllowed(value)));
    if (value !== 'any' || found === undefined) return { value, found };
    return { value, found: lesser === undefined ? undefined : { ...found, count: found.count - lesser } };
  });

export const classRows = (
  facets: FlightFacets | undefined,
): readonly { readonly value: FareClass; readonly found: FacetCount | undefined }[] =>
  FARE_CLASSES.map((value) => ({
    value,
    found: facets && (facets.fareClasses.find((each) => each.value === value) ?? NONE),
  }));

type AirlineRow = { readonly code: string; readonly name: string; readonly found: FacetCount };

/** From the cheapest; those that were chosen stay though none of their flights is left. */
export function airlineRows(
  facets: FlightFacets | undefined,
  chosen: readonly string[],
): readonly AirlineRow[] {
  const found = (facets?.airlines ?? []).map(({ airline, count, fromMinor }) => ({
    ...airline,
    found: { count, fromMinor },
  }));
  const missing = chosen
    .filter((code) => !found.some((row) => row.code === code))
    .map((code) => ({ code, name: code, found: NONE }));
  const price = ({ found: { fromMinor } }: AirlineRow) => fromMinor ?? Number.POSITIVE_INFINITY;
  return [...found.toSorted((a, b) => price(a) - price(b) || b.found.count - a.found.count), ...missing];
}

type ViaRow = { readonly code: string; readonly city: string; readonly found: FacetCount };

/** Airports where planes are changed, the most used first, and those that were put out. */
export function viaRows(facets: FlightFacets | undefined, out: readonly string[]): readonly ViaRow[] {
  const found = (facets?.via ?? []).map(({ airport, count, fromMinor }) => ({
    code: airport.locationCode,
    city: airport.city,
    found: { count, fromMinor },
  }));
  const missing = out
    .filter((code) => !found.some((row) => row.code === code))
    .map((code) => ({ code, city: '', found: NONE }));
  return [...found.toSorted((a, b) => b.found.count - a.found.count), ...missing];
}

export const DAY_MINUTES = 1440;
const HOUR = 60;
export type HourSpan = { readonly from: number; readonly until: number };

/** Whole hours on the slider (0-24) of minutes of the day, and back; the whole day is no filter. */
export const hoursOfSpan = (span: HourSpan | undefined): readonly [number, number] =>
  span ? [Math.floor(span.from / HOUR), Math.ceil((span.until + 1) / HOUR)] : [0, 24];
export const spanOfHours = (from: number, until: number): HourSpan | undefined =>
  from <= 0 && until >= 24 ? undefined : { from: from * HOUR, until: until * HOUR - 1 };
