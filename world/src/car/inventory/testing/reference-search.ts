/**
 * The search as one would write it first: price every car near the place in both ways, filter, count, sort.
 * Slow and plain; the fast search must agree with it on everything.
 */

import { isOpenAt, returnWayAt } from '@sojourn/domain/booking/opening-hours.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import { FUEL_KINDS, TRANSMISSIONS } from '@sojourn/products/car/rules/acriss.ts';
import { PAY_WAYS, type PayWay, PICK_UP_POINTS } from '@sojourn/products/car/rules/car.ts';
import { CAR_GROUPS } from '@sojourn/products/car/rules/car-class.ts';
import type { CarPlace } from '@sojourn/products/car/rules/check-query.ts';
import { comparableKey } from '@sojourn/products/car/rules/comparable-cars.ts';
import {
  CAR_FILTER_TESTS,
  type CarFilters,
  type FilteredCar,
  isWithinPolicy,
  SEAT_STEPS,
} from '@sojourn/products/car/rules/sorts-and-filters.ts';
import { locationAt } from '../describe.ts';
import { NEAR_KM } from '../near.ts';
import { type CarPriceRequest, type PricedCar, priceCar } from '../price/price-car.ts';
import type { CarMarketState, CarSearch } from '../query.ts';
import { type CarDesk, type CarWorld, carId } from '../world.ts';

type Car = FilteredCar & {
  readonly row: number;
  readonly desk: number;
  readonly nowMinor: number | null;
  readonly deskMinor: number | null;
  readonly totalMinor: number;
  readonly left: number;
  readonly dropOffId: string;
  readonly km: number;
  readonly rating: number;
};

function near(
  world: CarWorld,
  place: CarPlace,
): { readonly desks: CarDesk[]; readonly at: { lat: number; lon: number } | null } {
  const key = place.kind === 'airport' ? place.code : place.kind === 'city' ? place.id : '';
  const named = world.places.find((each) => each.key === key && each.kind === place.kind);
  const at = place.kind === 'position' ? place : (named ?? null);
  if (at === null) return { desks: [], at };
  const chosen = world.places
    .map((row, index) => ({ row, index, km: distanceKm(row, at) }))
    .filter(({ row, km }) => (place.kind === 'airport' ? row === named : km <= NEAR_KM))
    .toSorted((a, b) => a.km - b.km || a.index - b.index);
  return { desks: chosen.flatMap(({ index }) => world.desks.filter((desk) => desk.place === index)), at };
}

const isWanted = (filters: CarFilters, car: Car, except?: keyof CarFilters): boolean =>
  (Object.keys(CAR_FILTER_TESTS) as (keyof typeof CAR_FILTER_TESTS)[]).every(
    (name) => name === except || CAR_FILTER_TESTS[name](filters, car),
  );

export function referenceSearch(world: CarWorld, state: CarMarketState, search: CarSearch) {
  const { filters, sort, top } = search;
  const { desks, at } = near(world, search.pickUpPlace);
  const returns = search.dropOffPlace && near(world, search.dropOffPlace).desks;
  const tally = { soldOut: 0, closed: 0, notForDriver: 0 };
  const isDeskOnly = Boolean(filters.payWays?.length) && !filters.payWays?.includes('now');
  const cars: Car[] = [];
  const lookAt = (row: number, desk: CarDesk, dropOff: CarDesk): void => {
    const pickUpAt = locationAt(world, world.desks.indexOf(desk));
    const dropOffAt = locationAt(world, world.desks.indexOf(dropOff));
    const ask = (payWay: PayWay) => {
      const request: CarPriceRequest = {
        carId: carId(world, row),
        dropOffLocationId: dropOffAt.id,
        pickUp: search.pickUp,
        dropOff: search.dropOff,
        driverAge: search.driverAge,
        payWay,
        extras: {},
        countries: [],
      };
      return priceCar(world, state, request);
    };
    const answers = PAY_WAYS.map(ask);
    const priced = answers.find((answer) => answer.ok);
    if (!priced?.ok) {
      const reasons = answers.flatMap((answer) => (answer.ok ? [] : [answer.reason]));
      if (reasons.some((reason) => reason === 'SoldOut')) tally.soldOut++;
      else if (reasons.some((reason) => reason.startsWith('Driver'))) tally.notForDriver++;
      else tally.closed++;
      return;
    }
    const [nowMinor = null, deskMinor = null] = answers.map((each) =>
      each.ok ? each.value.price.total.amountMinor : null,
    );
    const { car, company, price, terms, left, cancelTerms }: PricedCar = priced.value;
    const rateMinor = price.rateLines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    cars.push({
      row,
      desk: world.desks.indexOf(desk),
      nowMinor,
      deskMinor,
      totalMinor: (isDeskOnly ? (deskMinor ?? nowMinor) : (nowMinor ?? deskMinor))!,
      perDayMinor: Math.round(rateMinor / price.days),
      places: [`city:${pickUpAt.cityId}`, `country:${pickUpAt.countryCode}`],
      market: search.markets?.get(
        comparableKey(
          pickUpAt.kind === 'airport' ? (pickUpAt.airportCode ?? '') : `city:${pickUpAt.cityId}`,
          car.carClass,
        ),
      ),
      left,
      dropOffId: dropOffAt.id,
      km: distanceKm(pickUpAt, at!),
      rating: company.ratingTenths,
      group: car.group,
      company: company.code,
      seats: car.seats,
      transmission: car.transmission,
      fuel: car.fuel,
      payWays: terms.payWays,
      point: pickUpAt.point,
      hasFreeCancellation: cancelTerms.type === 'FullyRefundable',
      hasUnlimitedMileage: terms.mileage.kind === 'unlimited',
      isOpenWhenYouLand: search.landsAt === null || isOpenAt(pickUpAt.hours, search.landsAt),
    });
  };
  for (const desk of desks) {
    const dropOff = returns
      ? returns.find(
          (each) =>
            each.company === desk.company &&
            returnWayAt(locationAt(world, world.desks.indexOf(each)), search.dropOff) !== 'closed',
        )
      : desk;
    for (let row = desk.firstRow; row < desk.firstRow + desk.rowCount; row++) {
      if (dropOff === undefined) tally.closed++;
      else lookAt(row, desk, dropOff);
    }
  }
  const matching = cars.filter((car) => isWanted(filters, car));
  const count = (filter: keyof CarFilters, test: (car: Car) => boolean) => {
    const those = cars.filter((car) => isWanted(filters, car, filter) && test(car));
    const totals = those.map(({ totalMinor }) => totalMinor);
    return { count: those.length, fromMinor: those.length === 0 ? null : Math.min(...totals) };
  };
  const counts = <T>(filter: keyof CarFilters, values: readonly T[], test: (car: Car, value: T) => boolean) =>
    values.map((value) => ({ value, ...count(filter, (car) => test(car, value)) }));
  const ordered =
    sort === 'Price'
      ? matching.toSorted((a, b) => a.totalMinor - b.totalMinor || a.row - b.row)
      : sort === 'CompanyRating'
        ? matching.toSorted((a, b) => b.rating - a.rating || a.totalMinor - b.totalMinor || a.row - b.row)
        : null;
  return {
    ...tally,
    fits: cars.length,
    total: matching.length,
    cars: matching,
    /** Null for orders that have a value of their own. */
    rows: ordered === null ? null : ordered.slice(0, top).map(({ row }) => row),
    facets: {
      groups: counts('groups', CAR_GROUPS, (car, value) => car.group === value),
      seats: counts('seatsMin', SEAT_STEPS, (car, value) => car.seats >= value),
      transmissions: counts('transmissions', TRANSMISSIONS, (car, value) => car.transmission === value),
      fuels: counts('fuels', FUEL_KINDS, (car, value) => car.fuel === value),
      payWays: counts('payWays', PAY_WAYS, (car, value) => car.payWays.includes(value)),
      points: counts('points', PICK_UP_POINTS, (car, value) => car.point === value),
      freeCancellation: count('freeCancellation', (car) => car.hasFreeCancellation).count,
      unlimitedMileage: count('unlimitedMileage', (car) => car.hasUnlimitedMileage).count,
      openWhenYouLand: count('openWhenYouLand', (car) => car.isOpenWhenYouLand).count,
      inPolicy: count('inPolicyOnly', (car) => Boolean(filters.policy && isWithinPolicy(filters.policy, car)))
        .count,
    },
    companies: (codes: readonly string[]) =>
      counts('companies', codes, (car, value) => car.company === value),
    pins: [...Map.groupBy(matching, ({ desk }) => desk)].map(([desk, those]) => ({
      desk,
      count: those.length,
      fromMinor: Math.min(...those.map(({ totalMinor }) => totalMinor)),
    })),
  };
}
