/** The cars for tests and benchmarks: made from the true tables, once. */
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { createGeography } from '@sojourn/geography/geography.ts';
import { createCarWorld } from '../generate.ts';
import { createCarSales } from '../price/sales.ts';
import type { CarMarketState, CarSearch } from '../query.ts';
import type { CarWorld } from '../world.ts';

let world: CarWorld | undefined;
export function carWorld(): CarWorld {
  world ??= createCarWorld({ geography: createGeography() });
  return world;
}

/** The day of the pictures, at every clock. */
export const NOW = '2027-02-08T12:00' as LocalDateTime;
export const carState = (of: CarWorld): CarMarketState => ({
  sales: createCarSales(of),
  localNow: () => NOW,
});

/** The search of the pictures. */
export const LISBON: CarSearch = {
  pickUpPlace: { kind: 'airport', code: 'LIS' },
  dropOffPlace: null,
  pickUp: '2027-04-15T08:30' as LocalDateTime,
  dropOff: '2027-04-19T08:30' as LocalDateTime,
  driverAge: 34,
  landsAt: '2027-04-15T05:40' as LocalDateTime,
  filters: {},
  sort: 'MostRecommended',
  top: 6,
};
