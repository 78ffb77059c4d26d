/** How cars can be ordered and narrowed down. */
import { type MarketPrice, marketMaxMinor } from '@sojourn/domain/policy/market-price.ts';
import { type CapOfPlaces, lowestAt } from '@sojourn/domain/policy/trip-rules.ts';
import type { FuelKind, Transmission } from './acriss.ts';
import type { PayWay, PickUpPoint } from './car.ts';
import type { CarGroup } from './car-class.ts';

export const CAR_SORTS = ['MostRecommended', 'Price', 'CompanyRating', 'Distance'] as const;
export type CarSort = (typeof CAR_SORTS)[number];

/** "5 or more" */
export const SEAT_STEPS = [4, 5, 7] as const;

export type CarPolicyLimits = {
  /** Base rate a day; null for any price. */
  readonly perDayMaxMinor: number | null;
  /** Instead of it where places of pick-up have caps of their own; one of each policy. */
  readonly placeCaps?: CapOfPlaces[] | undefined;
  /** Codes of companies. */
  readonly blocked?: string[] | undefined;
  /** Over what comparable cars cost; the others are the ceiling. */
  readonly percentOverMarket?: number | undefined;
};

/** Several values of one list mean any of them; different filters all have to hold. Empty lists are none. */
export type CarFilters = {
  readonly groups?: readonly CarGroup[] | undefined;
  readonly companies?: readonly string[] | undefined;
  readonly seatsMin?: number | undefined;
  readonly transmissions?: readonly Transmission[] | undefined;
  readonly fuels?: readonly FuelKind[] | undefined;
  readonly payWays?: readonly PayWay[] | undefined;
  readonly points?: readonly PickUpPoint[] | undefined;
  readonly freeCancellation?: boolean | undefined;
  readonly unlimitedMileage?: boolean | undefined;
  /** A company's rules: what keeps them is counted, and `inPolicyOnly` leaves nothing else. */
  readonly policy?: CarPolicyLimits | undefined;
  readonly inPolicyOnly?: boolean | undefined;
  /** Only desks that are open when the flight lands; without a landing time it leaves everything. */
  readonly openWhenYouLand?: boolean | undefined;
};

/** What a day may cost at a place of pick-up; null for any price. */
export const dailyMaxAt = (
  { perDayMaxMinor, placeCaps }: CarPolicyLimits,
  places: readonly string[],
): number | null => (placeCaps ? lowestAt(placeCaps, places) : perDayMaxMinor);

type PolicyCar = Pick<FilteredCar, 'company' | 'places' | 'perDayMinor' | 'market'>;
export function isWithinPolicy(
  policy: CarPolicyLimits,
  { company, places, perDayMinor, market }: PolicyCar,
): boolean {
  const { percentOverMarket, blocked } = policy;
  const max = dailyMaxAt(policy, places);
  const marketMax = marketMaxMinor(market, percentOverMarket);
  return (
    (max === null || perDayMinor <= max) &&
    (marketMax === null || perDayMinor <= marketMax) &&
    !blocked?.includes(company)
  );
}

/** What a car is tested by. */
export type FilteredCar = {
  readonly group: CarGroup;
  readonly company: string;
  readonly seats: number;
  readonly transmission: Transmission;
  readonly fuel: FuelKind;
  readonly payWays: readonly PayWay[];
  readonly point: PickUpPoint;
  readonly hasFreeCancellation: boolean;
  readonly hasUnlimitedMileage: boolean;
  readonly isOpenWhenYouLand: boolean;
  readonly perDayMinor: number;
  /** Of pick-up, the city before its country. */
  readonly places: readonly string[];
  /** What comparable cars cost; left out where nobody asks, or too few are. */
  readonly market?: MarketPrice | null | undefined;
};

const isAny = <T>(wanted: readonly T[] | undefined, ...has: readonly T[]): boolean =>
  wanted === undefined || wanted.length === 0 || has.some((each) => wanted.includes(each));

/** By filter, whether a car passes it: facets count what passes all others. */
export const CAR_FILTER_TESTS: {
  readonly [F in Exclude<keyof CarFilters, 'policy'>]-?: (filters: CarFilters, car: FilteredCar) => boolean;
} = {
  groups: ({ groups }, { group }) => isAny(groups, group),
  companies: ({ companies }, { company }) => isAny(companies, company),
  seatsMin: ({ seatsMin = 0 }, { seats }) => seats >= seatsMin,
  transmissions: ({ transmissions }, { transmission }) => isAny(transmissions, transmission),
  fuels: ({ fuels }, { fuel }) => isAny(fuels, fuel),
  payWays: ({ payWays }, car) => isAny(payWays, ...car.payWays),
  points: ({ points }, { point }) => isAny(points, point),
  freeCancellation: ({ freeCancellation }, car) => !freeCancellation || car.hasFreeCancellation,
  unlimitedMileage: ({ unlimitedMileage }, car) => !unlimitedMileage || car.hasUnlimitedMileage,
  inPolicyOnly: ({ policy, inPolicyOnly }, car) =>
    !inPolicyOnly || policy === undefined || isWithinPolicy(policy, car),
  openWhenYouLand: ({ openWhenYouLand }, car) => !openWhenYouLand || car.isOpenWhenYouLand,
};
