/**
 * The embedded forecaster: for each situation (route band, days to departure, today's price against recent
 * ones) what followed it where that was observed. It advises to wait where waiting for a target, and
 * booking at the end without one, was cheaper on average by at least a percent. Pure.
 */
import {
  type ObservedPrice,
  type ObservedTrip,
  type RouteBand,
  type Sample,
  type Situation,
  samplesOf,
  situationOf,
} from './observed.ts';

/** What a chance is of: the price falls at least so far within the horizon. */
export const FALL_PERCENT = 3;
const FALLEN = 1 - FALL_PERCENT / 100;
const TARGETS = [0.98, 0.97, 0.96, 0.95, 0.94] as const;
/** Cheaper by less isn't worth waiting for. */
const WORTH = 0.99;
const SAMPLES_MIN = 30;

/** Parts of today's price. */
type Cell = {
  readonly count: number;
  readonly chance: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** Null: book now. */
  readonly target: number | null;
};
/** By band, days to departure and state; `any`: of all bands together. */
export type ForecastModel = { readonly cells: Readonly<Record<string, Cell>> };

const keyOf = (band: RouteBand | 'any', { lead, state }: Pick<Situation, 'lead' | 'state'>): string =>
  `${band}.${lead}.${state}`;

/** Learns from what could be observed up to a day, and nothing later. */
export function fitForecast(trips: readonly ObservedTrip[], until: number): ForecastModel {
  const byCell = new Map<string, Sample[]>();
  for (const sample of trips.flatMap((trip) => samplesOf(trip, until)))
    for (const band of [sample.band, 'any'] as const) {
      const key = keyOf(band, sample);
      const cell = byCell.get(key);
      if (cell) cell.push(sample);
      else byCell.set(key, [sample]);
    }
  const cells = [...byCell].filter(([, samples]) => samples.length >= SAMPLES_MIN);
  return { cells: Object.fromEntries(cells.map(([key, samples]) => [key, cellOf(samples)])) };
}

/** What is paid by who waits for a target: the first price at or below it, else the last one. */
export const paidWaiting = (path: readonly number[], target: number): number =>
  path.find((price) => price <= target) ?? path.at(-1) ?? 1;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function cellOf(samples: readonly Sample[]): Cell {
  const lowest = samples.map(({ path }) => Math.min(...path)).toSorted((a, b) => a - b);
  const at = (share: number): number => lowest[Math.floor(share * (lowest.length - 1))] ?? 1;
  const costs = TARGETS.map((target) => ({
    target,
    cost: meanOf(samples.map(({ path }) => paidWaiting(path, target))),
  }));
  const best = costs.reduce((a, b) => (b.cost < a.cost ? b : a));
  return {
    count: samples.length,
    chance: lowest.filter((price) => price <= FALLEN).length / lowest.length,
    low: at(0.1),
    middle: at(0.5),
    high: at(0.9),
    target: best.cost <= WORTH ? best.target : null,
  };
}

export const ADVICES = ['wait', 'book'] as const;
export const ADVICE_REASONS = ['aboveRecent', 'oftenFalls', 'risesNear', 'belowRecent', 'unlikely'] as const;
export type Forecast = {
  readonly advice: (typeof ADVICES)[number];
  readonly reason: (typeof ADVICE_REASONS)[number];
  /** That it falls by `FALL_PERCENT` within the horizon, 0 to 100. */
  readonly chancePercent: number;
  readonly horizonDays: number;
  /** The lowest price until then is between these in 8 of 10 cases, and around the middle one. */
  readonly lowMinor: number;
  readonly middleMinor: number;
  readonly highMinor: number;
  /** Worth booking at; null: book now. */
  readonly targetMinor: number | null;
};

const MIDDLE_STATE = 2;
const NEAR_LEADS = 2;

/** Of a trip's prices, today's last. Null: nothing like it was observed often enough. */
export function predict(
  { cells }: ForecastModel,
  { band, departsOn, prices }: ObservedTrip,
): Forecast | null {
  const today: ObservedPrice | undefined = prices.at(-1);
  const situation = situationOf(prices, prices.length - 1, departsOn);
  if (!today || !situation) return null;
  const cell = cells[keyOf(band, situation)] ?? cells[keyOf('any', situation)];
  if (!cell) return null;
  const minor = (part: number): number => Math.round(part * today.minor);
  return {
    advice: cell.target === null ? 'book' : 'wait',
    reason: reasonOf(situation, cell),
    chancePercent: Math.round(cell.chance * 100),
    horizonDays: situation.horizon,
    lowMinor: minor(cell.low),
    middleMinor: minor(cell.middle),
    highMinor: minor(cell.high),
    targetMinor: cell.target === null ? null : minor(cell.target),
  };
}

function reasonOf({ state, lead }: Situation, { target }: Cell): Forecast['reason'] {
  if (target !== null) return state > MIDDLE_STATE ? 'aboveRecent' : 'oftenFalls';
  if (lead < NEAR_LEADS) return 'risesNear';
  return state < MIDDLE_STATE ? 'belowRecent' : 'unlikely';
}
