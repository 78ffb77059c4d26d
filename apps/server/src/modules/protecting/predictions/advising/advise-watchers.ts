/**
 * Predicts each watched search once a day, and mails its owner when it's worth booking, or no longer is
 * (B §1 price prediction notifications).
 */
import type { PricePrediction } from '@sojourn/contract/predictions.ts';
import { type CalendarDate, dateIn, plusSeconds } from '@sojourn/domain/dates.ts';
import { isAdviceNews } from '@sojourn/domain/predictions/advice-news.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { PRODUCTS } from '@sojourn/products/product-list.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { Signer } from '#signer.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import { watchToken } from '../../watches/links/watch-token.ts';
import type { WatchProducts } from '../../watches/product.ts';
import { createSkills } from '../newest-model.ts';
import { findPrediction, type PredictionDeps } from '../predict-price.ts';
import type { AdviceMail } from './messages.ts';
import { type AdvisedWatch, noteLooked, noteUnanswered, readUnadvised } from './store.ts';

export type AdviseDeps = Omit<PredictionDeps, 'skillsOf'> & {
  readonly products: WatchProducts;
  /** Of links in mail. */
  readonly linkSigner: Signer;
};

const BATCH = 50;
/** After a supplier that didn't answer. */
const RETRY_SECONDS = 3_600;

export function adviceJob(deps: AdviseDeps): Job {
  const skillsOf = createSkills(deps);
  return {
    name: 'advise-watchers',
    everySeconds: 300,
    run: (turn) => inBatches(turn, BATCH, () => adviseWatchers({ ...deps, skillsOf })),
  };
}

/** One batch; returns how many were due. Watches of one search share a prediction. */
async function adviseWatchers(deps: PredictionDeps & AdviseDeps): Promise<number> {
  const now = deps.clock.now();
  const day = dateIn(now, 'UTC');
  const products = PRODUCTS.filter((product) => deps.products[product].can.predict !== undefined);
  const due = await readUnadvised(deps.db, { products, now, day }, BATCH);
  const searches = Map.groupBy(due, ({ tenantId, searchKey }) => `${tenantId} ${searchKey}`);
  for (const watches of searches.values()) {
    const [{ tenantId, input }] = watches as [AdvisedWatch];
    const context = { tenantId, scenario: null, requestId: 'advise-watchers' };
    const prediction = await findPrediction(deps, input, context);
    for (const watch of watches) await adviseOne(deps, watch, prediction, day);
  }
  return due.length;
}

async function adviseOne(
  deps: AdviseDeps,
  watch: AdvisedWatch,
  prediction: Awaited<ReturnType<typeof findPrediction>>,
  day: CalendarDate,
): Promise<void> {
  const { tenantId, customerId } = watch;
  const at = deps.clock.now();
  if (prediction === 'unanswered') {
    await noteUnanswered(deps.db, watch, plusSeconds(at, RETRY_SECONDS));
    return;
  }
  const isNews = isAdviceNews(watch, prediction?.advice ?? null, at);
  const mailed = prediction && isNews ? { advice: prediction.advice, at } : null;
  await withTransaction(deps.db, async (tx) => {
    if (!(await noteLooked(tx, { ...watch, day, mailed })) || !prediction || !mailed) return;
    await enqueue(tx, { tenantId, customerId, at, ...mailOf(deps, watch, prediction, day) });
  });
}

function mailOf(
  { products, linkSigner }: AdviseDeps,
  watch: AdvisedWatch,
  prediction: PricePrediction,
  day: CalendarDate,
): AdviceMail {
  const watching = assertPresent(products[watch.product].can.watch, 'how its prices are watched');
  const [en, fr] = [watching.shown(watch, 'en'), watching.shown(watch, 'fr')];
  const { advice, reason, price, target, chancePercent, fallPercent, until } = prediction;
  return {
    kind: 'priceAdvice',
    key: `${watch.watchId}.${day}`,
    watchId: watch.watchId,
    to: watch.email,
    titles: { en: en.title, fr: fr.title },
    startsOn: en.startsOn,
    endsOn: en.endsOn,
    advice,
    reason,
    price,
    target,
    chancePercent,
    fallPercent,
    until,
    stopToken: watchToken(linkSigner, watch),
  };
}
