/** A question to the rental cars of the market and its answer, in numbers; `describe.ts` adds the words. */
import type { LocalDateTime, Zone } from '@sojourn/domain/dates.ts';
import type { MarketPrice } from '@sojourn/domain/policy/market-price.ts';
import type { CarPlace } from '@sojourn/products/car/rules/check-query.ts';
import type { CarFilters, CarSort } from '@sojourn/products/car/rules/sorts-and-filters.ts';
import type { CarSales } from './price/sales.ts';

/** What the search reads beside the cars: what is rented out, and what the clock of a zone shows. */
export type CarMarketState = {
  readonly sales: CarSales;
  readonly localNow: (zone: Zone) => LocalDateTime;
  /** By how many per cent a car's rates have moved; absent: none. */
  readonly perCent?: ((row: number) => number) | undefined;
};

export type CarSearch = {
  readonly pickUpPlace: CarPlace;
  readonly dropOffPlace: CarPlace | null;
  readonly pickUp: LocalDateTime;
  readonly dropOff: LocalDateTime;
  readonly driverAge: number;
  /** When the traveler's flight lands, by the clock there; null when not known. */
  readonly landsAt: LocalDateTime | null;
  readonly filters: CarFilters;
  readonly sort: CarSort;
  readonly top: number;
  /** What comparable cars cost, by `comparableKey`; for a policy that looks at it. */
  readonly markets?: ReadonlyMap<string, MarketPrice | null> | undefined;
  /** By company 1 for those that are asked; absent: all. */
  readonly sells?: Uint8Array | undefined;
};

/** All totals are with taxes and with fees that this driver can't avoid, US cents. */
export type CarHit = {
  readonly row: number;
  /** Where it comes back. */
  readonly dropOffDesk: number;
  /** What the list shows: paying now where that is possible and not filtered out. */
  readonly totalMinor: number;
  readonly nowMinor: number | null;
  readonly deskMinor: number | null;
  readonly perDayMinor: number;
  readonly left: number;
  /** Lower is better; comparable between answers to the same question. */
  readonly rank: number;
};

/** `fromMinor`: the lowest total among them, null when there are none. */
export type CarCount<T> = { readonly value: T; readonly count: number; readonly fromMinor: number | null };

/** Each facet counts what would match with the other filters as they are. */
export type CarFacets = {
  readonly groups: readonly CarCount<string>[];
  readonly companies: readonly (CarCount<string> & { readonly name: string })[];
  readonly seats: readonly CarCount<number>[];
  readonly transmissions: readonly CarCount<string>[];
  readonly fuels: readonly CarCount<string>[];
  readonly payWays: readonly CarCount<string>[];
  readonly points: readonly CarCount<string>[];
  readonly freeCancellation: number;
  readonly unlimitedMileage: number;
  readonly openWhenYouLand: number;
  /** 0 without a policy. */
  readonly inPolicy: number;
};

/** A desk on the map with the lowest total of its cars that match. */
export type CarPin = {
  readonly desk: number;
  readonly count: number;
  readonly fromMinor: number;
};

export type CarResult = {
  readonly days: number;
  readonly total: number;
  /** Everything that can be rented for these times by this driver. */
  readonly fits: number;
  readonly lowestMinor: number | null;
  readonly soldOut: number;
  /** Cars of desks that are closed at pick-up or take nothing back at drop-off. */
  readonly closed: number;
  /** Cars that this driver is too young or too old for. */
  readonly notForDriver: number;
  readonly hits: readonly CarHit[];
  readonly facets: CarFacets;
  readonly pins: readonly CarPin[];
};
