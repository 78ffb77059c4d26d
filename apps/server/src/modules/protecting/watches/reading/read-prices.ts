/** Reads watched prices: once a day at the search's own time, the same search once for all its watchers. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { DAY_SECONDS, newsOf, nextReading } from '@sojourn/domain/watches/watch-rules.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import type { WatchJobDeps } from '../deps.ts';
import { watchToken } from '../links/watch-token.ts';
import type { WatchMail } from '../mail/messages.ts';
import { slotOf } from '../search-key.ts';
import { claimDue, type DueWatch, deleteEnded, endPassed, insertReadings, type NewReading } from './store.ts';

const BATCH = 200;
/** Searches that are priced at the same time. */
const AT_ONCE = 4;
/** When nobody answers, or the process that reads it dies. */
const RETRY_SECONDS = 3_600;
/** After watching ended. */
const STORED_DAYS = 30;
/** With nobody asking. */
const CONTEXT: CallContext = { timeoutMs: 4_000, scenario: null, requestId: 'watches' };

export const watchJobs = (deps: WatchJobDeps): readonly Job[] => [
  {
    name: 'read-watched-trips',
    everySeconds: 5,
    run: (turn) => inBatches(turn, BATCH, () => readWatchedPrices(deps)),
  },
  {
    name: 'end-watches',
    everySeconds: 60,
    run: (turn) => inBatches(turn, BATCH, () => endPassed(deps.db, deps.clock.now(), BATCH)),
  },
  {
    name: 'forget-watches',
    everySeconds: 3_600,
    storedDays: STORED_DAYS,
    run: (turn) =>
      inBatches(turn, BATCH, () =>
        deleteEnded(deps.db, plusSeconds(deps.clock.now(), -STORED_DAYS * DAY_SECONDS), BATCH),
      ),
  },
];

/** One batch; returns how many were due. */
export async function readWatchedPrices(deps: WatchJobDeps): Promise<number> {
  const readAt = deps.clock.now();
  const until = plusSeconds(readAt, RETRY_SECONDS);
  const due = await claimDue(deps.db, { now: readAt, until }, BATCH);
  const prices = await pricesOf(deps, due);
  const priceOf = (watch: DueWatch) => prices.get(sharedKey(watch)) ?? 'unanswered';
  const read = due.flatMap((watch) => {
    const priceMinor = priceOf(watch);
    return priceMinor === 'unanswered' ? [] : [{ watch, priceMinor }];
  });
  if (read.length > 0) await store(deps, read, readAt);
  return due.length;
}

/** A brand may sell other suppliers' trips. */
const sharedKey = ({ tenantId, searchKey }: DueWatch): string => `${tenantId} ${searchKey}`;

/** Each search once. */
async function pricesOf(
  { products }: WatchJobDeps,
  due: readonly DueWatch[],
): Promise<Map<string, number | null | 'unanswered'>> {
  const searches = [...new Map(due.map((watch) => [sharedKey(watch), watch]))];
  const prices = new Map<string, number | null | 'unanswered'>();
  const readNext = async (): Promise<void> => {
    for (let next = searches.pop(); next; next = searches.pop()) {
      const [key, watch] = next;
      const watching = assertPresent(products[watch.product].can.watch, 'how its prices are watched');
      prices.set(key, await watching.priceNow(watch, CONTEXT));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  return prices;
}

type Read = { readonly watch: DueWatch; readonly priceMinor: number | null };

/** The readings with the mail that they're worth. */
async function store(deps: WatchJobDeps, read: readonly Read[], readAt: Instant): Promise<void> {
  const readings = read.map(({ watch, priceMinor }): NewReading => {
    const { tenantId, customerId, watchId, searchKey, referenceMinor } = watch;
    return {
      tenantId,
      customerId,
      watchId,
      readAt,
      priceMinor,
      dueAt: watch.nextReadAt,
      nextReadAt: nextReading(readAt, slotOf(searchKey)),
      referenceMinor: newsOf(referenceMinor, priceMinor) ? priceMinor : referenceMinor,
    };
  });
  await withTransaction(deps.db, async (tx) => {
    const stored = await insertReadings(tx, readings);
    for (const { watch, priceMinor } of read) {
      const { tenantId, customerId, watchId } = watch;
      const mail = stored.has(watchId) ? mailOf(deps, watch, priceMinor, readAt) : null;
      if (mail) await enqueue(tx, { tenantId, customerId, at: readAt, ...mail });
    }
  });
}

function mailOf(
  { products, linkSigner }: WatchJobDeps,
  watch: DueWatch,
  priceMinor: number | null,
  readAt: Instant,
): WatchMail | null {
  const { watchId, referenceMinor, currency } = watch;
  const news = newsOf(referenceMinor, priceMinor);
  if (news === null || priceMinor === null) return null;
  const watching = assertPresent(products[watch.product].can.watch, 'how its prices are watched');
  const { startsOn, endsOn } = watching.shown(watch, 'en');
  return {
    kind: 'watchedPrice',
    key: `${watchId}.${readAt}`,
    watchId,
    news,
    to: watch.email,
    titles: { en: watching.shown(watch, 'en').title, fr: watching.shown(watch, 'fr').title },
    startsOn,
    endsOn,
    before: referenceMinor === null ? null : money(referenceMinor, currency),
    now: money(priceMinor, currency),
    stopToken: watchToken(linkSigner, watch),
  };
}
