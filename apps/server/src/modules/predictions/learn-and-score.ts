/** The jobs of predictions: learn from observed prices once a day, score what was predicted, forget. */
import { addDays, type CalendarDate, dateIn, dayNumber, plusSeconds } from '@sojourn/domain/dates.ts';
import { fitForecast } from '@sojourn/domain/predictions/forecast.ts';
import type { ObservedTrip } from '@sojourn/domain/predictions/observed.ts';
import { backTest, heldOutFrom, scoreOf } from '@sojourn/domain/predictions/score.ts';
import { PRODUCTS } from '@sojourn/domain/products/product.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { inBatches, type Job, type Turn } from '#workflow/jobs/job.ts';
import type { Effects } from '../../context.ts';
import type { PredictionProducts } from './product.ts';
import { deleteOld, hasModelOf, insertModel, type PredictionRow, readUnscored, saveScore } from './store.ts';

export type LearnDeps = Pick<Effects, 'db' | 'clock'> & { readonly products: PredictionProducts };

const BATCH = 50;
const STORED_DAYS = 400;
const MODELS_DAYS = 30;
/** Prices of the past go no further back: what couldn't be scored by then never is. */
const LATE_DAYS = 30;
/** With nobody asking. */
const CONTEXT: CallContext = { timeoutMs: 10_000, scenario: null, requestId: 'predictions' };

export const predictionJobs = (deps: LearnDeps): readonly Job[] => [
  {
    name: 'learn-from-prices',
    everySeconds: 300,
    run: (turn) => learn(deps, turn),
  },
  {
    name: 'score-predictions',
    everySeconds: 600,
    run: (turn) => inBatches(turn, BATCH, () => scorePredictions(deps)),
  },
  {
    name: 'forget-predictions',
    everySeconds: 3_600,
    storedDays: STORED_DAYS,
    run: (turn) =>
      inBatches(turn, BATCH, () => {
        const today = todayOf(deps);
        const before = { predictions: addDays(today, -STORED_DAYS), models: addDays(today, -MODELS_DAYS) };
        return deleteOld(deps.db, before, BATCH);
      }),
  },
];

const todayOf = ({ clock }: Pick<LearnDeps, 'clock'>): CalendarDate => dateIn(clock.now(), 'UTC');

/** Once for each day. Of what was gathered before the turn was spent; the next turn begins anew. */
export async function learn(deps: LearnDeps, turn: Pick<Turn, 'isSpent'>): Promise<number> {
  const fittedOn = todayOf(deps);
  if (await hasModelOf(deps.db, fittedOn)) return 0;
  const trips: ObservedTrip[] = [];
  for (const product of PRODUCTS) {
    const { predicting } = deps.products[product];
    for (const input of predicting?.samples() ?? []) {
      if (turn.isSpent()) return trips.length;
      const about = predicting?.about(input);
      const prices = about && (await predicting?.pastPrices(input, CONTEXT));
      if (about && prices && prices !== 'unanswered') trips.push({ ...about, prices });
    }
  }
  const today = dayNumber(fittedOn);
  const from = heldOutFrom(today);
  // What it's judged by, it hasn't seen; what's used has seen all
  const heldOut = backTest(fitForecast(trips, from - 1), trips, from);
  await insertModel(deps.db, { fittedOn, model: fitForecast(trips, today), heldOut, trips: trips.length });
  return trips.length;
}

/** One batch; returns how many were due. */
export async function scorePredictions(deps: LearnDeps): Promise<number> {
  const due = await readUnscored(deps.db, todayOf(deps), BATCH);
  for (const row of due) await scoreOne(deps, row);
  return due.length;
}

async function scoreOne(deps: LearnDeps, row: PredictionRow): Promise<void> {
  const at = deps.clock.now();
  const prices = (await deps.products[row.product].predicting?.pastPrices(row.input, CONTEXT)) ?? [];
  const isLate = plusSeconds(at, -LATE_DAYS * 86_400).slice(0, 10) > row.endsOn;
  if (prices === 'unanswered') return isLate ? saveScore(deps.db, row, null, at) : undefined;
  const [first, last] = [dayNumber(row.predictedOn), dayNumber(row.endsOn)];
  const later = prices.filter(({ day }) => day > first && day <= last);
  await saveScore(deps.db, row, scoreOf(row.band, row.priceMinor, row.forecast, later), at);
}
