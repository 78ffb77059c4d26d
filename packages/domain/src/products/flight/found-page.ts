/** The shapes of a page of found flights: whole, as a screen reads it, and as it travels (fold-page.ts). */
import type { Instant, LocalDateTime } from '../../dates.ts';
import type { Money } from '../../money.ts';
import type { Cabin, FareClass } from './fare-classes.ts';
import type { ItineraryKind } from './flight-search.ts';

type Named = { code: string; name: string };
type Airport = Named & { city: string; countryCode: string; zone: string };
type AirportAtFlight = Airport & { terminal: string | null };

export type Flight = {
  origin: AirportAtFlight;
  destination: AirportAtFlight;
  marketingAirline: Named & { flightNumber: string };
  operatingAirline: Named;
  departs: Instant;
  arrives: Instant;
  departsLocal: LocalDateTime;
  arrivesLocal: LocalDateTime;
  durationMinutes: number;
  plusDays: number;
  aircraft: Named;
  hasWifi: boolean;
  hasPower: boolean;
};
export type Slice = {
  sliceId: string;
  segments: Flight[];
  layovers: {
    airport: AirportAtFlight;
    minutes: number;
    minimumMinutes: number;
    isSelfTransfer: boolean;
    isOvernight: boolean;
  }[];
  durationMinutes: number;
  plusDays: number;
  kind: ItineraryKind;
};

/** What a class of a slice allows; the same for many options. `Rules` is the caller's, or their place. */
export type FareTerms<Rules> = { fareClass: FareClass; brand: string; cabins: Cabin[]; rules: Rules };
export type Fare<Rules> = FareTerms<Rules> & {
  total: Money;
  perAdult: Money;
  miles: number;
  difference: Money;
  seatsLeft: number | null;
  co2Kg: number;
  fits: boolean;
};

/** What options have for themselves in both shapes. */
type OwnOfOption = {
  shown: FareClass;
  kind: ItineraryKind;
  score: { points: number; parts: { reason: string; points: number }[] };
  badges: ('bestValue' | 'cheapest' | 'fastest')[];
};
export type Option<Rules> = OwnOfOption & { slice: Slice; fares: Fare<Rules>[] };

type Count = { count: number; fromMinor: number | null };
/** Counts that name no airline and no airport. */
type PlainFacets = {
  stops: (Count & { value: number })[];
  fareClasses: (Count & { value: FareClass })[];
  departs: number[];
  arrives: number[];
  bagIncluded: Count;
  refundable: Count;
  withoutSelfTransfer: Count;
  withoutLowCost: Count;
  durations: { minMinutes: number; maxMinutes: number };
};
export type Facets = PlainFacets & {
  airlines: (Count & { airline: Named; isLowCost: boolean })[];
  via: (Count & { airport: AirportAtFlight })[];
};
export type WholePage<Rules> = { options: Option<Rules>[]; facets: Facets };

/** Numbers name places in the tables. What follows from other facts is left out. */
type FoldedFlight = Pick<
  Flight,
  'departs' | 'departsLocal' | 'arrivesLocal' | 'durationMinutes' | 'hasWifi' | 'hasPower'
> & {
  from: number;
  to: number;
  fromTerminal: string | null;
  toTerminal: string | null;
  airline: number;
  operator: number;
  flightNumber: string;
  aircraft: number;
};
export type Tables<Rules> = {
  airports: Airport[];
  airlines: Named[];
  aircraft: Named[];
  flights: FoldedFlight[];
  rules: Rules[];
  terms: FareTerms<number>[];
};
export type FoldedOption = OwnOfOption & {
  sliceId: string;
  flights: number[];
  /** One fewer than flights. */
  changes: { minimumMinutes: number; isSelfTransfer: boolean }[];
  /** From the cheapest. */
  fares: {
    terms: number;
    totalMinor: number;
    adultMinor: number;
    seatsLeft: number | null;
    co2Kg: number;
    fits: boolean;
  }[];
};
export type FoldedFacets = PlainFacets & {
  airlines: (Count & { airline: number; isLowCost: boolean })[];
  via: (Count & { airport: number })[];
};
export type FoldedPage<Rules> = { options: FoldedOption[]; facets: FoldedFacets; tables: Tables<Rules> };
