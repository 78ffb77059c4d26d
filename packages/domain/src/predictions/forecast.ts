/**
 * The embedded forecaster: for each situation (route band, days to departure, today's price against recent
 * ones) what followed it where that was observed. Where `agreedAdvice` finds that the chance, the range and
 * what waiting costs say the same, it's advice; else there's none. Pure.
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

/** As many samples of its own weigh as much as the wider group: days of one trip are alike. */
const PRIOR_SAMPLES = 120;

/** Parts of today's price. */
type Cell = {
  readonly chance: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** What is paid by waiting for each of `TARGETS`. */
  readonly costs: readonly number[];
};
/** By band, days to departure and state; `any`: of all bands together. */
export type ForecastModel = { readonly cells: Readonly<Record<string, Cell>> };

type Group = RouteBand | 'any';
const keyOf = (band: Group, lead: number | 'any', state: number | 'any'): string =>
  `${band}.${lead}.${state}`;
/** From the widest group that a sample belongs to, to the narrowest. */
const groupsOf = (band: RouteBand, { lead, state }: Pick<Situation, 'lead' | 'state'>): readonly string[] => [
  keyOf('any', 'any', 'any'),
  keyOf('any', 'any', state),
  keyOf('any', lead, state),
  keyOf(band, lead, state),
];

/** Learns from what could be observed up to a day, and nothing later. */
export function fitForecast(trips: readonly ObservedTrip[], until: number): ForecastModel {
  const byKey = new Map<string, { readonly wider: string | undefined; readonly samples: Sample[] }>();
  for (const sample of trips.flatMap((trip) => samplesOf(trip, until)))
    for (const [at, key] of groupsOf(sample.band, sample).entries()) {
      const group = byKey.get(key);
      if (group) group.samples.push(sample);
      else byKey.set(key, { wider: groupsOf(sample.band, sample)[at - 1], samples: [sample] });
    }
  const cells: Record<string, Cell> = {};
  // Groups are in the map after the wider ones that they lean on
  for (const [key, { wider, samples }] of byKey) {
    if (samples.length < SAMPLES_MIN) continue;
    const prior = wider === undefined ? undefined : cells[wider];
    const own = cellOf(samples);
    cells[key] = prior ? leaned(own, prior, samples.length) : own;
  }
  return { cells };
}

function leaned(own: Cell, prior: Cell, count: number): Cell {
  const weight = count / (count + PRIOR_SAMPLES);
  const mix = (a: number, b: number): number => a * weight + b * (1 - weight);
  return {
    chance: mix(own.chance, prior.chance),
    low: mix(own.low, prior.low),
    middle: mix(own.middle, prior.middle),
    high: mix(own.high, prior.high),
    costs: own.costs.map((cost, at) => mix(cost, prior.costs[at] ?? cost)),
  };
}

/** What is paid by who waits for a target: the first price at or below it, else the last one. */
export const paidWaiting = (path: readonly number[], target: number): number =>
  path.find((price) => price <= target) ?? path.at(-1) ?? 1;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function cellOf(samples: readonly Sample[]): Cell {
  const lowest = samples.map(({ path }) => Math.min(...path)).toSorted((a, b) => a - b);
  const at = (share: number): number => lowest[Math.floor(share * (lowest.length - 1))] ?? 1;
  return {
    chance: lowest.filter((price) => price <= FALLEN).length / lowest.length,
    low: at(0.1),
    middle: at(0.5),
    high: at(0.9),
    costs: TARGETS.map((target) => meanOf(samples.map(({ path }) => paidWaiting(path, target)))),
  };
}

export const ADVICES = ['wait', 'book'] as const;
type Advice = (typeof ADVICES)[number];
const REASONS = {
  wait: ['aboveRecent', 'oftenFalls'],
  book: ['risesNear', 'belowRecent', 'unlikely'],
} as const satisfies Record<Advice, readonly string[]>;
export const ADVICE_REASONS = [...REASONS.wait, ...REASONS.book] as const;
export type Forecast = {
  readonly advice: Advice;
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

/** Of a trip's prices, today's last. Null: nothing like it was observed often enough, or it's undecided. */
export function predict(
  { cells }: ForecastModel,
  { band, departsOn, prices }: ObservedTrip,
): Forecast | null {
  const today: ObservedPrice | undefined = prices.at(-1);
  const situation = situationOf(prices, prices.length - 1, departsOn);
  if (!today || !situation) return null;
  const [narrow, wide] = groupsOf(band, situation).toReversed();
  const cell = cells[narrow ?? ''] ?? cells[wide ?? ''];
  if (!cell) return null;
  const target = targetOf(cell);
  const minor = (part: number): number => Math.round(part * today.minor);
  const figures = {
    chancePercent: Math.round(cell.chance * 100),
    horizonDays: situation.horizon,
    lowMinor: minor(cell.low),
    middleMinor: minor(cell.middle),
    highMinor: minor(cell.high),
    targetMinor: target === null ? null : minor(target),
  };
  const advice = agreedAdvice(figures, today.minor);
  return advice && { advice, reason: reasonOf(situation, advice), ...figures };
}

/** Above it nobody is advised to book, and below `WAIT_PERCENT` nobody to wait. */
const BOOK_PERCENT = 33;
const WAIT_PERCENT = 50;

type Figures = Omit<Forecast, 'advice' | 'reason'>;

/**
 * What all figures say: to wait where a fall is at least as likely as not and the target is reached at least
 * half the time; to book where a fall is unlikely and the line ahead stays where it is. Null: neither.
 */
function agreedAdvice(
  { chancePercent, middleMinor, highMinor, targetMinor }: Figures,
  priceMinor: number,
): Advice | null {
  if (targetMinor !== null)
    return chancePercent >= WAIT_PERCENT && middleMinor <= targetMinor && targetMinor < priceMinor
      ? 'wait'
      : null;
  const stays = highMinor >= priceMinor && middleMinor * 200 >= priceMinor * (200 - FALL_PERCENT);
  return chancePercent <= BOOK_PERCENT && stays ? 'book' : null;
}

/** Whether advice, of a partner too, has figures and a reason that say the same. */
export const isConsistent = (forecast: Forecast, priceMinor: number): boolean =>
  agreedAdvice(forecast, priceMinor) === forecast.advice &&
  REASONS[forecast.advice].some((reason) => reason === forecast.reason);

/** The cheapest one to wait for; null: none is worth it. */
function targetOf({ costs }: Cell): number | null {
  const least = Math.min(...costs);
  return least <= WORTH ? (TARGETS[costs.indexOf(least)] ?? null) : null;
}

function reasonOf({ state, lead }: Situation, advice: Advice): Forecast['reason'] {
  if (advice === 'wait') return state > MIDDLE_STATE ? 'aboveRecent' : 'oftenFalls';
  if (lead < NEAR_LEADS) return 'risesNear';
  return state < MIDDLE_STATE ? 'belowRecent' : 'unlikely';
}
