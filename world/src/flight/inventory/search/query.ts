/** What can be asked of the flights and what is answered, in numbers; places and airlines by their index. */
import type { FlightSort } from '@sojourn/products/flight/rules/flight-search.ts';
import type { PassengerCounts } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { Hit } from './best-itineraries.ts';
import type { FlightPolicy } from './policy.ts';

/** Minutes of the local day, both included; from later than until passes midnight. */
export type Hours = { readonly from: number; readonly until: number };

export type FlightFilters = {
  readonly maxStops?: number;
  /** Any of these, on every flight. */
  readonly airlines?: readonly number[];
  readonly withoutLowCost?: boolean;
  /** Bits of classes; what is shown is the cheapest of them. */
  readonly classes?: number;
  readonly departs?: Hours;
  readonly arrives?: Hours;
  readonly maxMinutes?: number;
  readonly withBag?: boolean;
  readonly refundable?: boolean;
  /** Airports through which one may change, or may not. */
  readonly via?: readonly number[];
  readonly notVia?: readonly number[];
  readonly withoutSelfTransfer?: boolean;
  readonly maxPrice?: number;
  /** A company's rules: what keeps them is counted, and `inPolicyOnly` leaves nothing else. */
  readonly policy?: FlightPolicy;
  readonly inPolicyOnly?: boolean;
};

/**
 * The other slice of a round trip: the least that it adds, in cents. With an itinerary whose ticket is
 * issued by airline `a` on one ticket `half[a]`, else on a ticket of its own.
 */
export type OtherSlice = {
  readonly half: Float64Array;
  readonly oneWay: number;
  /** The same of one adult. */
  readonly adult: { readonly half: Float64Array; readonly oneWay: number };
  /**
   * The least that it adds in a class (index in FARE_CLASSES) or above it, beside a slice in that class: who
   * flies out in one doesn't fly back in less. Left out where it's one for all.
   */
  readonly inClass?: (rank: number) => OtherSlice;
  /**
   * What it adds once one has landed (minutes since 1970), where that can raise the price: when it's so
   * soon that not all of it can be reached.
   */
  readonly after?: (landed: number) => OtherSlice;
};

export const otherIn = (other: OtherSlice, rank: number): OtherSlice => other.inClass?.(rank) ?? other;

export type FlightQuery = {
  readonly origins: readonly number[];
  readonly destinations: readonly number[];
  /** Local date at the origin, days since 1970. */
  readonly day: number;
  readonly party: PassengerCounts;
  readonly filters: FlightFilters;
  readonly sort: FlightSort;
  readonly top: number;
  /** Minutes since 1970; earlier departures are not offered. */
  readonly earliest?: number;
  readonly other?: OtherSlice;
  /** Of the whole trip, whose price is shown; 1 by default, 2 with another slice. */
  readonly sliceCount?: number;
  /** 1 for each airline whose flights an itinerary may begin with: what one of several sellers sells. */
  readonly firstAirlines?: Uint8Array;
  /** Leaves out and counts those of two stops that another beats (rivals.ts). */
  readonly twoStopsCompete?: boolean;
  /** False offers every itinerary however far about it goes and however long two stops take. */
  readonly withinReason?: boolean;
};

/** Whether what keeps the policy comes first, each in its cheapest class that does. */
export const isPolicyFirst = ({ sort, filters }: Pick<FlightQuery, 'sort' | 'filters'>): boolean =>
  sort === 'fareScore' && filters.policy !== undefined && filters.inPolicyOnly !== true;

/** How many, and the lowest price among them (Infinity for none). */
export type Facet = { readonly counts: Uint32Array; readonly from: Float64Array };

/** Each facet counts what all filters but its own leave. */
export type FlightFacets = {
  readonly stops: Facet;
  /** By airline: itineraries with a flight that it sells. */
  readonly airlines: Facet;
  /** By airport where planes are changed. */
  readonly via: Facet;
  /** By class: itineraries that can be had in it, at its own price. */
  readonly classes: Facet;
  /** By hour of the local day. */
  readonly departs: Facet;
  readonly arrives: Facet;
  /** 0 one ticket, 1 self transfer. */
  readonly selfTransfer: Facet;
  /** 1 with; 0 all. */
  readonly lowCost: Facet;
  /** One place: at the price of the cheapest class with a checked bag on every flight, or a refund. */
  readonly withBag: Facet;
  readonly refundable: Facet;
  /** One place: at the price of the cheapest class in policy; 0 without one. */
  readonly inPolicy: Facet;
};

export type FlightResult = {
  /** Itineraries that fit all filters. */
  readonly total: number;
  /** Fit all filters too, and are left out as two stops that another beats. */
  readonly lesser: number;
  /** All that have seats. */
  readonly available: number;
  /** Itineraries that connect but are sold out. */
  readonly soldOut: number;
  readonly hits: readonly Hit[];
  readonly facets: FlightFacets;
  /** Of what fits; Infinity for none. */
  readonly shortest: number;
  readonly lowest: number;
  /** Minutes of what fits but for how long it may take; none is Infinity to 0. */
  readonly minutes: { readonly from: number; readonly until: number };
};
