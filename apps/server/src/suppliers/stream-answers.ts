/** A search as a stream: every supplier is asked at once, and what is known so far is sent as they answer. */
import { itemAt } from '@sojourn/domain/present.ts';
import {
  type Arrival,
  type Caller as Asker,
  type Asking,
  callSuppliers,
  type Question,
  type SupplierState,
  thoseWhoSell,
} from './call-suppliers.ts';
import type { SoldTo } from './sold-to.ts';

/** Suppliers that answer within so long of each other go into the same page: each page costs as much. */
const GATHER_MS = 15;

/** For so long nothing is sent, so that a search that fails at once is refused in the ordinary way. */
const QUIET_MS = 40;

type Standing<Value> = { readonly state: SupplierState; readonly answer: Value | null };
type Progress = { readonly name: string; readonly state: SupplierState; readonly found: number };
type AnswerEvent<Page> =
  | { readonly type: 'progress'; readonly suppliers: Progress[] }
  | ({ readonly type: 'page'; readonly suppliers: Progress[] } & Page)
  | { readonly type: 'done'; readonly complete: boolean; readonly suppliers: Progress[] };

type Streaming<Supplier, Value, Page> = {
  readonly ask: Question<Supplier, Value>;
  /** One page from the answers there are. */
  readonly pageOf: (answers: readonly Value[]) => Page;
  /** Refuses, before the stream has begun, when nobody answered; with the rejections of suppliers. */
  readonly refuse: (rejections: readonly unknown[]) => never;
};
type Caller = Asker & { readonly signal: AbortSignal };

/** The arrivals as they come, and the promises still open; each leaves the set when it arrives. */
function gather<Value>(calls: readonly Promise<Arrival<Value>>[]) {
  const arrived: Arrival<Value>[] = [];
  const pending = new Set<Promise<void>>();
  for (const answer of calls) {
    const noted = answer.then((arrival) => {
      arrived.push(arrival);
      pending.delete(noted);
    });
    pending.add(noted);
  }
  return { arrived, pending };
}

/** Until one of them is done, or so long. The timer goes at once: it would keep the search alive. */
async function firstOf(pending: Iterable<Promise<void>>, ms: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([...pending, late]);
  clearTimeout(timer);
}

const rejectionsOf = (arrivals: readonly Arrival<unknown>[]): unknown[] =>
  arrivals.flatMap((arrival) =>
    arrival.state !== 'answered' && arrival.rejection !== undefined ? [arrival.rejection] : [],
  );

/**
 * Yields progress, pages that each replace the one before, and `done` last. Progress names the suppliers that
 * don't answer, so that their absence never looks like sold out.
 */
export async function* streamAnswers<
  Supplier extends SoldTo & { readonly name: string },
  Value extends { readonly total: number },
  Page extends object,
>(
  all: Asking<Supplier>,
  { ask, pageOf, refuse }: Streaming<Supplier, Value, Page>,
  context: Caller,
): AsyncGenerator<AnswerEvent<Page>> {
  const asking = thoseWhoSell(all, context);
  const standings: Standing<Value>[] = asking.suppliers.map(() => ({ state: 'searching', answer: null }));
  const progress = (): Progress[] =>
    standings.map(({ state, answer }, i) => ({
      name: itemAt(asking.suppliers, i).name,
      state,
      found: answer?.total ?? 0,
    }));
  const { arrived, pending } = gather(callSuppliers(asking, ask, context));
  await firstOf(pending, QUIET_MS);
  const rejections: unknown[] = [];
  let hasBegun = false;
  while (!context.signal.aborted) {
    await firstOf([Promise.all(pending).then(() => undefined)], GATHER_MS);
    const news = arrived.splice(0);
    rejections.push(...rejectionsOf(news));
    for (const arrival of news)
      standings[arrival.index] = { state: arrival.state, answer: 'value' in arrival ? arrival.value : null };
    const answers = standings.flatMap(({ answer }) => (answer === null ? [] : [answer]));
    const isOver = standings.every(({ state }) => state !== 'searching');
    // Later the stream has begun: its last event then says that nobody answered. So it does where their time
    // ran out while this process was too busy to begin.
    const isLate = standings.some(({ state }) => state === 'timedOut');
    if (isOver && answers.length === 0 && !hasBegun && !isLate) refuse(rejections);
    hasBegun = true;
    if (answers.length > 0 && (isOver || news.some(({ state }) => state === 'answered')))
      yield { type: 'page', suppliers: progress(), ...pageOf(answers) };
    else yield { type: 'progress', suppliers: progress() };
    if (isOver) break;
    if (arrived.length === 0) await Promise.race([...pending]);
  }
  const complete = standings.every(({ state }) => state === 'answered');
  yield { type: 'done', complete, suppliers: progress() };
}
