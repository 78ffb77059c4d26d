/** Counts for the filters: of each filter, what would match with the others as they are. */
import { type MarketPrice, marketMaxMinor } from '@sojourn/domain/policy/market-price.ts';
import { FUEL_KINDS, TRANSMISSIONS } from '@sojourn/products/car/rules/acriss.ts';
import { PAY_WAYS, PICK_UP_POINTS } from '@sojourn/products/car/rules/car.ts';
import { CAR_GROUPS } from '@sojourn/products/car/rules/car-class.ts';
import { type CarFilters, dailyMaxAt, SEAT_STEPS } from '@sojourn/products/car/rules/sorts-and-filters.ts';
import { COMPANIES } from './companies.ts';
import { MODELS } from './models.ts';
import type { CarCount, CarFacets } from './query.ts';

/** The filters a car can fail, as bits. */
const FAIL = {
  group: 1,
  company: 2,
  seats: 4,
  transmission: 8,
  fuel: 16,
  pay: 32,
  point: 64,
  free: 128,
  mileage: 256,
  open: 512,
  policy: 1024,
} as const;

/** What the filters read of a car, as numbers: indexes in the lists, `pay` as PAY_BITS. */
export type FilterFacts = {
  group: number;
  company: number;
  seats: number;
  transmission: number;
  fuel: number;
  pay: number;
  point: number;
  isFree: boolean;
  isUnlimited: boolean;
  isOpen: boolean;
  perDayMinor: number;
  /** Index in the world's places. */
  place: number;
  /** Index in MODELS. */
  model: number;
};

const ALL = -1;
function maskOf<T>(list: readonly T[], wanted: readonly T[] | undefined): number {
  if (wanted === undefined || wanted.length === 0) return ALL;
  return wanted.reduce((mask, each) => (list.includes(each) ? mask | (1 << list.indexOf(each)) : mask), 0);
}

const COMPANY_CODES = COMPANIES.map(({ code }) => code);

/** What filters read of places and cars; looked up once for each. */
type PolicyLookup = {
  /** A place's city and country. */
  readonly placesOf: (place: number) => readonly string[];
  /** What comparable cars cost, by place and model; null where nobody asks, or too few are comparable. */
  readonly marketOf: (place: number, model: number) => MarketPrice | null;
};

function createPolicyTest(policy: CarFilters['policy'], { placesOf, marketOf }: PolicyLookup) {
  if (!policy) return () => false;
  const blocked = new Set(policy.blocked?.map((code) => COMPANY_CODES.indexOf(code)));
  const maxes = new Map<number, number>();
  const maxAt = (place: number, model: number): number => {
    const key = place * MODELS.length + model;
    const known = maxes.get(key);
    if (known !== undefined) return known;
    const fixed = dailyMaxAt(policy, placesOf(place)) ?? Number.POSITIVE_INFINITY;
    const market = marketMaxMinor(marketOf(place, model), policy.percentOverMarket);
    const max = Math.min(fixed, market ?? Number.POSITIVE_INFINITY);
    maxes.set(key, max);
    return max;
  };
  return ({ perDayMinor, company, place, model }: FilterFacts): boolean =>
    !blocked.has(company) && perDayMinor <= maxAt(place, model);
}

export function compileFilters(filters: CarFilters, lookup: PolicyLookup) {
  const groups = maskOf(CAR_GROUPS, filters.groups);
  const companies = maskOf(COMPANY_CODES, filters.companies);
  const transmissions = maskOf(TRANSMISSIONS, filters.transmissions);
  const fuels = maskOf(FUEL_KINDS, filters.fuels);
  const pays = maskOf(PAY_WAYS, filters.payWays);
  const points = maskOf(PICK_UP_POINTS, filters.points);
  const seats = filters.seatsMin ?? 0;
  const { freeCancellation = false, unlimitedMileage = false, openWhenYouLand = false } = filters;
  const { policy, inPolicyOnly = false } = filters;
  const isInPolicy = createPolicyTest(policy, lookup);
  const isPolicyOnly = inPolicyOnly && policy !== undefined;
  return {
    /** Whether a list with only this price to pay is wanted. */
    isDeskOnly: pays !== ALL && (pays & 1) === 0,
    /** False for all without a policy. */
    isInPolicy,
    /** Bits of FAIL; 0 matches. */
    failsOf: (car: FilterFacts): number =>
      (groups & (1 << car.group) ? 0 : FAIL.group) |
      (companies & (1 << car.company) ? 0 : FAIL.company) |
      (car.seats >= seats ? 0 : FAIL.seats) |
      (transmissions & (1 << car.transmission) ? 0 : FAIL.transmission) |
      (fuels & (1 << car.fuel) ? 0 : FAIL.fuel) |
      (pays & car.pay ? 0 : FAIL.pay) |
      (points & (1 << car.point) ? 0 : FAIL.point) |
      (freeCancellation && !car.isFree ? FAIL.free : 0) |
      (unlimitedMileage && !car.isUnlimited ? FAIL.mileage : 0) |
      (openWhenYouLand && !car.isOpen ? FAIL.open : 0) |
      (isPolicyOnly && !isInPolicy(car) ? FAIL.policy : 0),
  };
}

type Tally = { readonly counts: Int32Array; readonly from: Int32Array };
const NONE = 0x7fffffff;
const tally = (size: number): Tally => ({
  counts: new Int32Array(size),
  from: new Int32Array(size).fill(NONE),
});

function note({ counts, from }: Tally, at: number, totalMinor: number): void {
  counts[at]!++;
  if (totalMinor < from[at]!) from[at] = totalMinor;
}

const listed = <T>({ counts, from }: Tally, values: readonly T[]): CarCount<T>[] =>
  values.map((value, at) => ({ value, count: counts[at]!, fromMinor: counts[at] === 0 ? null : from[at]! }));

/** `here`: by company 1 where it has a desk, so that those without a match are listed too. */
export function createFacets(here: Uint8Array, isInPolicy: (car: FilterFacts) => boolean) {
  const groups = tally(CAR_GROUPS.length);
  const companies = tally(COMPANIES.length);
  const seats = tally(SEAT_STEPS.length);
  const transmissions = tally(TRANSMISSIONS.length);
  const fuels = tally(FUEL_KINDS.length);
  const payWays = tally(PAY_WAYS.length);
  const points = tally(PICK_UP_POINTS.length);
  const more = { freeCancellation: 0, unlimitedMileage: 0, openWhenYouLand: 0, inPolicy: 0 };
  return {
    add: (car: FilterFacts, fails: number, totalMinor: number): void => {
      if ((fails & ~FAIL.group) === 0) note(groups, car.group, totalMinor);
      if ((fails & ~FAIL.company) === 0) note(companies, car.company, totalMinor);
      if ((fails & ~FAIL.transmission) === 0) note(transmissions, car.transmission, totalMinor);
      if ((fails & ~FAIL.fuel) === 0) note(fuels, car.fuel, totalMinor);
      if ((fails & ~FAIL.point) === 0) note(points, car.point, totalMinor);
      if ((fails & ~FAIL.pay) === 0)
        for (let way = 0; way < PAY_WAYS.length; way++)
          if (car.pay & (1 << way)) note(payWays, way, totalMinor);
      if ((fails & ~FAIL.seats) === 0)
        for (let step = 0; step < SEAT_STEPS.length; step++)
          if (car.seats >= SEAT_STEPS[step]!) note(seats, step, totalMinor);
      if (car.isFree && (fails & ~FAIL.free) === 0) more.freeCancellation++;
      if (car.isUnlimited && (fails & ~FAIL.mileage) === 0) more.unlimitedMileage++;
      if ((fails & ~FAIL.policy) === 0 && isInPolicy(car)) more.inPolicy++;
      if (car.isOpen && (fails & ~FAIL.open) === 0) more.openWhenYouLand++;
    },
    result: (): CarFacets => ({
      groups: listed<string>(groups, CAR_GROUPS),
      companies: listed(companies, COMPANY_CODES)
        .map((count, at) => ({ ...count, name: COMPANIES[at]!.name }))
        .filter((_, at) => here[at] === 1),
      seats: listed<number>(seats, SEAT_STEPS),
      transmissions: listed<string>(transmissions, TRANSMISSIONS),
      fuels: listed<string>(fuels, FUEL_KINDS),
      payWays: listed<string>(payWays, PAY_WAYS),
      points: listed<string>(points, PICK_UP_POINTS),
      ...more,
    }),
  };
}
