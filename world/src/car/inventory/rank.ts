/**
 * How cars are ordered. Recommended: first each company's lowest price, by value, then the rest by value.
 * What's out of policy comes after all that's in policy, in the same order.
 */
import { AFTER_POLICY } from '@sojourn/domain/policy/policy-order.ts';
import type { CarSort } from '@sojourn/products/car/rules/sorts-and-filters.ts';
import { COMPANIES } from './companies.ts';
import { MODELS } from './models.ts';
import { CANCELS, type CarWorld } from './world.ts';

const FREE = CANCELS.indexOf('free');
const NONE = CANCELS.indexOf('none');
/** Points of value, where a point is one per cent of the class's usual price. */
const [PARTIAL_POINTS, NONE_POINTS, LIMITED_POINTS] = [4, 7, 3];
const POINTS_A_MINUTE = 0.5;
const POINTS_A_RATING = 0.5;

/** Lower is better: the price against the class's usual one, and what the offer lacks. */
export function carValue(world: CarWorld, row: number, rateMinor: number, days: number): number {
  const desk = world.desks[world.desk[row]!]!;
  const usual = MODELS[world.model[row]!]!.dollars * world.places[desk.place]!.level * days;
  const cancel = world.cancel[row]!;
  return (
    rateMinor / usual +
    (cancel === FREE ? 0 : cancel === NONE ? NONE_POINTS : PARTIAL_POINTS) +
    (world.mileage[row] === 0 ? 0 : LIMITED_POINTS) +
    desk.minutes * POINTS_A_MINUTE -
    (COMPANIES[desk.company]!.rating - 80) * POINTS_A_RATING
  );
}

/** Above any value. */
const NOT_FIRST = 1_000_000;

export type Ranked = {
  readonly row: number;
  readonly totalMinor: number;
  readonly value: number;
  readonly km: number;
  /** False only where a policy comes first. */
  readonly isInPolicy: boolean;
};

/** The rank of each in order; ties are broken by row when sorting. */
export function ranksOf(world: CarWorld, sort: CarSort, cars: readonly Ranked[]): number[] {
  const companyOf = (row: number): number => world.desks[world.desk[row]!]!.company;
  const groupOf = ({ row, isInPolicy }: Ranked): number => companyOf(row) * 2 + (isInPolicy ? 0 : 1);
  if (sort === 'Price') return cars.map(({ totalMinor }) => totalMinor);
  if (sort === 'CompanyRating')
    return cars.map(({ row, totalMinor }) => -COMPANIES[companyOf(row)]!.rating * 10_000_000 + totalMinor);
  if (sort === 'Distance')
    return cars.map(({ km, totalMinor }) => Math.round(km * 10) * 10_000_000 + totalMinor);
  const lowest = new Map<number, Ranked>();
  for (const car of cars) {
    const group = groupOf(car);
    const known = lowest.get(group);
    const isLower =
      known === undefined ||
      car.totalMinor < known.totalMinor ||
      (car.totalMinor === known.totalMinor && car.row < known.row);
    if (isLower) lowest.set(group, car);
  }
  return cars.map(
    (car) =>
      car.value + (lowest.get(groupOf(car)) === car ? 0 : NOT_FIRST) + (car.isInPolicy ? 0 : AFTER_POLICY),
  );
}
