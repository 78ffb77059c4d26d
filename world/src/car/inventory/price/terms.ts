/** What a company promises and requires: mileage, cancellation, extras, deposit, drivers, borders. */
import { CURRENCIES, type Currency, type Money, minorDigits, money } from '@sojourn/domain/money.ts';
import {
  CAR_EXTRAS,
  type CarExtra,
  type CarExtraKind,
  type CompanyCover,
  FUEL_POLICIES,
  type FuelPolicy,
  type MileageLimit,
  PAY_WAYS,
  type PayWay,
} from '@sojourn/products/car/rules/car.ts';
import type { DriverRules } from '@sojourn/products/car/rules/driver-age.ts';
import type { CarCancelPolicy } from '@sojourn/products/car/rules/trip/cancel-policy.ts';
import { USD_MILLIONTHS_PER_UNIT } from '#data/average-rates.ts';
import { COMPANIES } from '../companies.ts';
import { MODELS } from '../models.ts';
import { CANCELS, type CarWorld, PARTIAL_FEE_BPS } from '../world.ts';
import { driverRules } from './driver-rules.ts';
import { crossBorderFee, hasTollTags, neighborCountries } from './one-way.ts';

type CrossBorder = {
  /** Countries that the car may be driven into, for the fee; none where it may not leave. */
  readonly countries: readonly string[];
  readonly fee: Money;
};

export type CarTerms = {
  readonly payWays: readonly PayWay[];
  readonly cancel: CarCancelPolicy;
  readonly mileage: MileageLimit;
  readonly fuelPolicy: FuelPolicy;
  /** Blocked on the driver's credit card at the desk, in US dollars or local currency; never in a total. */
  readonly deposit: Money;
  readonly cover: CompanyCover;
  readonly drivers: DriverRules;
  readonly extras: readonly CarExtra[];
  readonly crossBorder: CrossBorder;
};

const deskOf = (world: CarWorld, row: number) => world.desks[world.desk[row]!]!;

export const payWaysOf = (world: CarWorld, row: number): PayWay[] =>
  PAY_WAYS.filter((_, way) => world.pay[row]! & (1 << way));

export function cancelPolicyOf(world: CarWorld, row: number): CarCancelPolicy {
  const kind = CANCELS[world.cancel[row]!]!;
  const hours = world.cancelHours[row]!;
  if (kind === 'none') return { kind };
  return kind === 'free' ? { kind, hours } : { kind, hours, feeBps: PARTIAL_FEE_BPS };
}

const EXTRA_MI_MINOR = 22;

export function mileageOf(world: CarWorld, row: number, days: number): MileageLimit {
  const perDay = world.mileage[row]!;
  if (perDay === 0) return { kind: 'unlimited' };
  return { kind: 'limited', includedMi: perDay * days, extraPerMi: money(EXTRA_MI_MINOR) };
}

/** US cents a day at the usual level, the most days that are charged, and how many one may have. */
const EXTRA_FACTS: Readonly<Record<CarExtraKind, readonly [perDay: number, capDays: number, most: number]>> =
  {
    additionalDriver: [800, 10, 3],
    infantSeat: [950, 8, 2],
    childSeat: [950, 8, 3],
    boosterSeat: [500, 8, 3],
    tollTag: [225, 12, 1],
    navigation: [900, 8, 1],
    cover: [1900, 0, 1],
  };
const USUAL_LEVEL = 110;
const CLASS_USUAL_DOLLARS = 62;

const toQuarters = (minor: number): number => Math.round(minor / 25) * 25;

/** The company's own cover costs more for more expensive cars, the other extras the same. */
function extrasOf(world: CarWorld, row: number): CarExtra[] {
  const desk = deskOf(world, row);
  const level = COMPANIES[desk.company]!.level / USUAL_LEVEL;
  const value = Math.sqrt(MODELS[world.model[row]!]!.dollars / CLASS_USUAL_DOLLARS);
  return CAR_EXTRAS.filter(
    (kind) => kind !== 'tollTag' || hasTollTags(world.places[desk.place]!.country),
  ).map((kind) => {
    const [perDay, capDays, most] = EXTRA_FACTS[kind];
    const minor = toQuarters(perDay * level * (kind === 'cover' ? value : 1));
    return { kind, perDay: money(minor), cap: capDays === 0 ? null : money(minor * capDays), most };
  });
}

const EXCESS_TIMES_DAY = 21;
const EXCESS_STEP_DOLLARS = 50;
const excessDollars = (world: CarWorld, row: number): number =>
  Math.round((MODELS[world.model[row]!]!.dollars * EXCESS_TIMES_DAY) / EXCESS_STEP_DOLLARS) *
  EXCESS_STEP_DOLLARS;

/** About so many dollars in a currency, rounded to two digits. */
function inCurrency(dollars: number, currency: Currency): Money {
  const rates: Readonly<Record<Currency, number>> = USD_MILLIONTHS_PER_UNIT;
  const units = (dollars * 1_000_000) / rates[currency];
  const step = 10 ** Math.max(0, Math.floor(Math.log10(units)) - 1);
  return money(Math.round(units / step) * step * 10 ** minorDigits(currency), currency);
}

function depositOf(world: CarWorld, row: number): Money {
  const { company, place } = deskOf(world, row);
  const dollars = excessDollars(world, row);
  const local = world.geography.countryByCode(world.places[place]!.country)?.currency;
  const currency = CURRENCIES.find((each) => each === local) ?? 'USD';
  if (currency === 'USD' || !COMPANIES[company]!.isDepositLocal) return money(dollars * 100);
  return inCurrency(dollars, currency);
}

function crossBorderOf(world: CarWorld, row: number): CrossBorder {
  const { company, place } = deskOf(world, row);
  const fee = crossBorderFee(company);
  return {
    countries: fee === null ? [] : neighborCountries(world.places[place]!.country),
    fee: money(fee ?? 0),
  };
}

export function carTerms(world: CarWorld, row: number, days: number): CarTerms {
  return {
    payWays: payWaysOf(world, row),
    cancel: cancelPolicyOf(world, row),
    mileage: mileageOf(world, row, days),
    fuelPolicy: FUEL_POLICIES[world.fuelPolicy[row]!]!,
    deposit: depositOf(world, row),
    cover: { excess: money(excessDollars(world, row) * 100), excessWithCover: money(0) },
    drivers: driverRules(deskOf(world, row).company, world.model[row]!),
    extras: extrasOf(world, row),
    crossBorder: crossBorderOf(world, row),
  };
}
