/** One car for one rental: its price as it is charged, its terms, and why it can't be had. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { isOpenAt } from '@sojourn/domain/booking/opening-hours.ts';
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import type { CarExtraKind, CarFacts, CarLocation, PayWay } from '@sojourn/products/car/rules/car.ts';
import {
  type CarPrice,
  type DeskFee,
  extraLines,
  priceRental,
} from '@sojourn/products/car/rules/car-price.ts';
import { ageFees, checkDriverAge, type DriverAgeProblem } from '@sojourn/products/car/rules/driver-age.ts';
import { isWeekend, rateLines } from '@sojourn/products/car/rules/rental-days.ts';
import { carCancelTerms } from '@sojourn/products/car/rules/trip/cancel-policy.ts';
import { type CarCompanyFacts, companyFacts, locationAt } from '../describe.ts';
import { leadMinutesAt, rentalAt, takesBack } from '../desk-questions.ts';
import { HOURS } from '../hours.ts';
import { MODELS } from '../models.ts';
import type { CarMarketState } from '../query.ts';
import { type CarWorld, rowOfCar } from '../world.ts';
import { oneWayFee } from './one-way.ts';
import { availability, ratesOf, struckMinor } from './rates.ts';
import { type CarTerms, carTerms } from './terms.ts';
import { markupOf } from './totals.ts';

export type CarPriceRequest = {
  readonly carId: string;
  /** A desk's id; null: where it is picked up. */
  readonly dropOffLocationId: string | null;
  readonly pickUp: LocalDateTime;
  readonly dropOff: LocalDateTime;
  readonly driverAge: number;
  readonly payWay: PayWay;
  readonly extras: Readonly<Partial<Record<CarExtraKind, number>>>;
  /** Countries that the car is driven into besides its own. */
  readonly countries: readonly string[];
};

export type CarRefusal =
  | 'NotFound'
  | 'PickUpInPast'
  | 'DeskClosed'
  | 'NoReturn'
  | 'NoOneWay'
  | DriverAgeProblem
  | 'SoldOut'
  | 'PayWayUnavailable'
  | 'ExtraUnavailable'
  | 'CountryNotAllowed';

export type PricedCar = {
  readonly car: CarFacts;
  readonly company: CarCompanyFacts;
  readonly pickUpAt: CarLocation;
  readonly dropOffAt: CarLocation;
  readonly price: CarPrice;
  readonly terms: CarTerms;
  /** For the rental without extras; who pays at the desk has nothing to lose. */
  readonly cancelTerms: CancelTerms;
  readonly left: number;
};
type CarAnswer =
  | { readonly ok: true; readonly value: PricedCar }
  | { readonly ok: false; readonly reason: CarRefusal };

const refuse = (reason: CarRefusal): CarAnswer => ({ ok: false, reason });

type Ends = { readonly from: number; readonly to: number; readonly oneWayMinor: number };

/** The desks of a rental, or why they don't do. */
function endsOf(world: CarWorld, row: number, request: CarPriceRequest): Ends | CarRefusal {
  const from = world.desk[row]!;
  const { dropOffLocationId } = request;
  const to = dropOffLocationId === null ? from : world.deskIndex.get(dropOffLocationId);
  if (to === undefined) return 'NotFound';
  if (!isOpenAt(HOURS[world.desks[from]!.hours]!, request.pickUp)) return 'DeskClosed';
  if (!takesBack(world.desks[to]!, request)) return 'NoReturn';
  const oneWayMinor = oneWayFee(world, from, to);
  return oneWayMinor === null ? 'NoOneWay' : { from, to, oneWayMinor };
}

function borderFees({ crossBorder }: CarTerms, countries: readonly string[]): DeskFee[] | undefined {
  if (countries.length === 0) return [];
  if (!countries.every((country) => crossBorder.countries.includes(country))) return undefined;
  return [{ kind: 'crossBorder', perDay: null, amount: crossBorder.fee }];
}

export function priceCar(world: CarWorld, state: CarMarketState, request: CarPriceRequest): CarAnswer {
  const { pickUp, driverAge, payWay } = request;
  const row = rowOfCar(world, request.carId);
  if (row === undefined) return refuse('NotFound');
  const ends = endsOf(world, row, request);
  if (typeof ends === 'string') return refuse(ends);
  const { from, to, oneWayMinor } = ends;
  const place = world.desks[from]!.place;
  const leadMinutes = leadMinutesAt(world, state, place, pickUp);
  if (leadMinutes < 0) return refuse('PickUpInPast');
  const rental = rentalAt(world, request, leadMinutes, place, world.desks[to]!.place);
  const terms = carTerms(world, row, rental.days);
  const ageProblem = checkDriverAge(terms.drivers, driverAge);
  if (ageProblem) return refuse(ageProblem);
  const { left, soldShare } = availability(world, state.sales, row, rental, { left: 0, soldShare: 0 });
  if (left < 1) return refuse('SoldOut');
  if (!terms.payWays.includes(payWay)) return refuse('PayWayUnavailable');
  const extras = extraLines(terms.extras, request.extras, rental.days);
  if (!extras) return refuse('ExtraUnavailable');
  const border = borderFees(terms, request.countries);
  if (!border) return refuse('CountryNotAllowed');
  const lines = rateLines(
    rental.days,
    ratesOf(world, row, rental, soldShare, state.perCent?.(row)),
    isWeekend(request, rental.days),
  );
  const rateMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const { airportFeeBps, taxBps, zone } = world.places[place]!;
  const price = priceRental({
    payWay,
    days: rental.days,
    lines,
    deskMarkupMinor: payWay === 'desk' ? markupOf(world, row, rateMinor) : 0,
    perDayBeforeMinor: struckMinor(world, row, Math.round(rateMinor / rental.days)),
    airportFeeBps,
    oneWayMinor,
    taxBps,
    deskFees: [...ageFees(terms.drivers, driverAge, rental.days), ...border],
    extras,
  });
  const rentalMinor = price.rental.amountMinor;
  const value: PricedCar = {
    car: MODELS[world.model[row]!]!.facts,
    company: companyFacts(world.desks[from]!.company),
    pickUpAt: locationAt(world, from),
    dropOffAt: locationAt(world, to),
    price,
    terms,
    cancelTerms: carCancelTerms(terms.cancel, { pickUp, zone, rentalMinor }, state.localNow(zone)),
    left,
  };
  return { ok: true, value };
}
