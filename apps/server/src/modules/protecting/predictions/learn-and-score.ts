/** The jobs of predictions: learn from observed prices once a day, score what was predicted, forget. */
import { addDays, type CalendarDate, dateIn, dayNumber, plusSeconds } from '@sojourn/domain/dates.ts';
import { fitForecast } from '@sojourn/domain/predictions/forecast.ts';
import type { ObservedTrip } from '@sojourn/domain/predictions/observed.ts';
import { backTest, heldOutFrom, scoreOf } from '@sojourn/domain/predictions/score.ts';
import { PRODUCTS } from '@sojourn/products/product-list.ts';
import type { Effects } from '#context.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { inBatches, type Job, type Report, type Turn } from '#workflow/jobs/job.ts';
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
    isDueAtStart: true,
    run: learner(deps),
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

/** What the turns of a day have gathered so far; a server that takes over begins anew. */
type Gathered = { readonly fittedOn: CalendarDate; readonly trips: ObservedTrip[]; requested: number };

/** A turn that learns once for each day; looking prices up may take several of them. */
export function learner(deps: LearnDeps): (turn: Pick<Turn, 'isSpent'>) => Promise<Report> {
  let gathered: Gathered | undefined;
  return async (turn) => {
    const fittedOn = todayOf(deps);
    if (await hasModelOf(deps.db, fittedOn)) return { rows: 0 };
    if (gathered?.fittedOn !== fittedOn) gathered = { fittedOn, trips: [], requested: 0 };
    const { trips } = gathered;
    if (!(await gather(deps, gathered, turn))) return { rows: trips.length, isDone: false };
    const today = dayNumber(fittedOn);
    const from = heldOutFrom(today);
    // What it's judged by, it hasn't seen; what's used has seen all
    const heldOut = backTest(fitForecast(trips, from - 1), trips, from);
    await insertModel(deps.db, { fittedOn, model: fitForecast(trips, today), heldOut, trips: trips.length });
    gathered = undefined;
    return { rows: trips.length };
  };
}

/** False: the turn is spent before all prices are there. */
async function gather(
  { products }: LearnDeps,
  gathered: Gathered,
  { isSpent }: Pick<Turn, 'isSpent'>,
): Promise<boolean> {
  const samples = PRODUCTS.flatMap((product) => {
    const { predict: predicting } = products[product].can;
    return predicting ? predicting.samples().map((input) => ({ predicting, input })) : [];
  });
  for (const { predicting, input } of samples.slice(gathered.requested)) {
    if (isSpent()) return false;
    const about = predicting.about(input);
    const prices = about && (await predicting.pastPrices(input, CONTEXT));
    if (about && prices && prices !== 'unanswered') gathered.trips.push({ ...about, prices });
    gathered.requested += 1;
  }
  return true;
}

/** One batch; returns how many were due. */
export async function scorePredictions(deps: LearnDeps): Promise<number> {
  const due = await readUnscored(deps.db, todayOf(deps), BATCH);
  for (const row of due) await scoreOne(deps, row);
  return due.length;
}

async function scoreOne(deps: LearnDeps, row: PredictionRow): Promise<void> {
  const at = deps.clock.now();
  const prices = (await deps.products[row.product].can.predict?.pastPrices(row.input, CONTEXT)) ?? [];
  const isLate = plusSeconds(at, -LATE_DAYS * 86_400).slice(0, 10) > row.endsOn;
  if (prices === 'unanswered') return isLate ? saveScore(deps.db, row, null, at) : undefined;
  const [first, last] = [dayNumber(row.predictedOn), dayNumber(row.endsOn)];
  const later = prices.filter(({ day }) => day > first && day <= last);
  await saveScore(deps.db, row, scoreOf(row.band, row.priceMinor, row.forecast, later), at);
}
