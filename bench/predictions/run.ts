/**
 * The embedded forecaster on worlds that it hasn't seen: it learns on one seed's prices of sixty days and is
 * followed on others, beside booking at once, waiting to the end, and waiting for the recent median. What is
 * paid is in percent of the price on the first day; less is better.
 */
import { fitForecast, predict } from '@sojourn/domain/predictions/forecast.ts';
import type { ObservedTrip } from '@sojourn/domain/predictions/observed.ts';
import { backTest, calibrationOf } from '@sojourn/domain/predictions/score.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { observedTrips, TODAY } from '../observed-trips.ts';
import type { Row } from '../rows.ts';

const AREA = 'Price predictions';
const LEADS = [4, 12, 30, 60, 100, 150];
const LEARNED_SEED = 11;
const UNSEEN_SEEDS = [12, 13];
const RECENT = 14;

type Paid = { readonly follow: number; readonly wait: number; readonly median: number };

/** From each day with a prediction on; all begin at the same days and end at the same ones. */
function paidOn({ band, departsOn, prices }: ObservedTrip, model: ReturnType<typeof fitForecast>): Paid[] {
  return prices.flatMap(({ day, minor }, at) => {
    const forecast = predict(model, { band, departsOn, prices: prices.slice(0, at + 1) });
    const later = prices.slice(at + 1).filter((price) => price.day <= day + (forecast?.horizonDays ?? 0));
    const last = later.at(-1);
    if (!forecast || !last || later.length < forecast.horizonDays) return [];
    const { targetMinor } = forecast;
    const followed =
      targetMinor === null ? minor : (later.find((price) => price.minor <= targetMinor) ?? last).minor;
    const recent = prices.slice(at - RECENT, at).map((price) => price.minor);
    const median = itemAt(
      recent.toSorted((a, b) => a - b),
      RECENT / 2,
    );
    const byMedian = minor <= median ? minor : (later.find((price) => price.minor <= median) ?? last).minor;
    return [{ follow: followed / minor, wait: last.minor / minor, median: byMedian / minor }];
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const percent = (part: number): number => Math.round(part * 10_000) / 100;

export function predictionBench(): Row[] {
  const learned = observedTrips(LEARNED_SEED, LEADS);
  const begun = performance.now();
  const model = fitForecast(learned, TODAY);
  const fitMs = performance.now() - begun;
  const unseen = UNSEEN_SEEDS.flatMap((seed) => observedTrips(seed, LEADS));
  const paid = unseen.flatMap((trip) => paidOn(trip, model));
  const score = calibrationOf(backTest(model, unseen, 0));
  const [trip] = unseen;
  const started = performance.now();
  const RUNS = 100_000;
  for (let i = 0; i < RUNS; i++) if (trip) predict(model, trip);
  const adviceUs = ((performance.now() - started) * 1_000) / RUNS;
  const follow = percent(mean(paid.map((each) => each.follow)));
  const beside = (what: string, figure: number): Row => ({
    area: AREA,
    what: `paid by following, % of the first day's (${paid.length} cases, unseen seeds)`,
    figure: follow,
    target: `< ${Math.min(figure, 100)}`,
    reference: { what, figure },
  });
  return [
    beside('always book', 100),
    beside('always wait', percent(mean(paid.map((each) => each.wait)))),
    beside('moving median', percent(mean(paid.map((each) => each.median)))),
    {
      area: AREA,
      what: 'skill against the usual chance, %',
      figure: percent(score?.skill ?? 0),
      target: '≥ 5',
    },
    { area: AREA, what: 'lowest price in the range, %', figure: score?.inRangePercent ?? 0, target: '≈ 80' },
    { area: AREA, what: `fit of ${learned.length} trips, ms`, figure: Math.round(fitMs), target: '≤ 500' },
    { area: AREA, what: 'one advice, µs', figure: Math.round(adviceUs * 10) / 10, target: '≤ 100' },
  ];
}
