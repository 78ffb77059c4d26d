/** The words of desks and cars: what lists, details and trips show. */
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import type {
  CarFacts,
  CarLocation,
  FuelPolicy,
  MileageLimit,
  PayWay,
} from '@sojourn/products/car/rules/car.ts';
import { FUEL_POLICIES } from '@sojourn/products/car/rules/car.ts';
import type { CarLoyaltyProgram } from '@sojourn/products/car/rules/loyalty.ts';
import { type CarCancelPolicy, cancelUntil } from '@sojourn/products/car/rules/trip/cancel-policy.ts';
import { COMPANIES, programOfCompany } from './companies.ts';
import { HOURS } from './hours.ts';
import { MODELS } from './models.ts';
import { struckMinor } from './price/rates.ts';
import { cancelPolicyOf, mileageOf, payWaysOf } from './price/terms.ts';
import type { CarHit } from './query.ts';
import { type CarWorld, carId, deskId } from './world.ts';

export type CarCompanyFacts = {
  readonly code: string;
  readonly name: string;
  /** In tenths: 89 is 8.9. */
  readonly ratingTenths: number;
  readonly program: CarLoyaltyProgram | null;
};

export function companyFacts(company: number): CarCompanyFacts {
  const { code, name, rating } = COMPANIES[company]!;
  return { code, name, ratingTenths: rating, program: programOfCompany(code) };
}

export function locationAt(world: CarWorld, index: number): CarLocation {
  const desk = world.desks[index]!;
  const place = world.places[desk.place]!;
  return {
    id: deskId(world, desk),
    placeId: `${place.kind}:${place.key}`,
    company: COMPANIES[desk.company]!.code,
    kind: place.kind,
    point: desk.point,
    minutes: desk.minutes,
    terminal: desk.terminal,
    parking: desk.parking,
    name: place.name,
    airportCode: place.airportCode,
    city: place.cityName,
    cityId: place.city?.id ?? null,
    countryCode: place.country,
    lat: desk.lat,
    lon: desk.lon,
    zone: place.zone,
    hours: HOURS[desk.hours]!,
    hasAfterHoursReturn: desk.hasAfterHoursReturn,
  };
}

/** The desk of an id such as `LIS-AD`, undefined when there is none. */
export function carLocation(world: CarWorld, id: string): CarLocation | undefined {
  const index = world.deskIndex.get(id);
  return index === undefined ? undefined : locationAt(world, index);
}

/** A card of the list. `cancelUntil`: by the desk's clock; null when nothing ever comes back. */
type CarOffer = {
  readonly id: string;
  readonly car: CarFacts;
  readonly company: CarCompanyFacts;
  readonly pickUpAt: CarLocation;
  readonly dropOffAt: CarLocation;
  readonly payWays: readonly PayWay[];
  readonly cancel: CarCancelPolicy;
  readonly cancelUntil: LocalDateTime | null;
  readonly mileage: MileageLimit;
  readonly fuelPolicy: FuelPolicy;
  readonly perDayMinor: number;
  readonly perDayBeforeMinor: number | null;
  readonly totalMinor: number;
  readonly nowMinor: number | null;
  readonly deskMinor: number | null;
  readonly left: number;
};

export function offerOf(
  world: CarWorld,
  hit: CarHit,
  rental: { readonly pickUp: LocalDateTime; readonly days: number },
): CarOffer {
  const { row, dropOffDesk, perDayMinor, totalMinor, nowMinor, deskMinor, left } = hit;
  const desk = world.desk[row]!;
  const cancel = cancelPolicyOf(world, row);
  return {
    id: carId(world, row),
    car: MODELS[world.model[row]!]!.facts,
    company: companyFacts(world.desks[desk]!.company),
    pickUpAt: locationAt(world, desk),
    dropOffAt: locationAt(world, dropOffDesk),
    payWays: payWaysOf(world, row),
    cancel,
    cancelUntil: cancel.kind === 'none' ? null : cancelUntil(rental.pickUp, cancel.hours),
    mileage: mileageOf(world, row, rental.days),
    fuelPolicy: FUEL_POLICIES[world.fuelPolicy[row]!]!,
    perDayMinor,
    perDayBeforeMinor: struckMinor(world, row, perDayMinor),
    totalMinor,
    nowMinor,
    deskMinor,
    left,
  };
}
