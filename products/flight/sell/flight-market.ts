import type { FlightSupplier } from './supplier.ts';

/** All suppliers of flights, and what's known of airlines and airports, as they're handed to the server. */
export type FlightMarket = {
  readonly suppliers: readonly FlightSupplier[];
  /** Whom a trip is booked with that begins with a slice. */
  readonly supplierOf: (sliceId: string) => FlightSupplier | undefined;
  /**
   * The airports of an airport's or a metropolis's code, the main one first; none for an unknown code. With
   * `nearby` also those near them, whether or not anybody flies there.
   */
  readonly airportsOf: (
    code: string,
    nearby?: boolean,
  ) => readonly { readonly code: string; readonly zone: string }[];
  /** Of the city that an airport is of, with all of its airports; the airport's own where it's of none. */
  readonly cityCodeOf: (airport: string) => string;
  /** Countries without a passport check between them share an area. */
  readonly borderAreaOf: (countryCode: string) => string;
  /** Along the great circle between two airports; null when one is unknown. */
  readonly kmBetween: (from: string, to: string) => number | null;
  readonly airlines: readonly { readonly code: string; readonly name: string }[];
  /** Where an airline is at home; null for an unknown one. */
  readonly countryOfAirline: (airline: string) => string | null;
  /** Whether one airline's frequent flyers earn with another: the same, its alliance, a partner. */
  readonly isPartner: (airline: string, other: string) => boolean;
  /** Has the world made, so that nobody waits for it later. */
  readonly warm: () => Promise<void>;
  /** Ends holds that have run out; also done whenever a trip is priced. Returns how many. */
  readonly sweep: () => Promise<number>;
};
