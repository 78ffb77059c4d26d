/** A turn at a job outside the scheduler: no lease, no budget, a cursor in memory. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Db } from '#db/client.ts';
import type { Turn } from '#workflow/jobs/job.ts';

type TestTurn = Turn & { readonly stop: () => void };

/** Turns made with the same `stored` continue where the last one ended. */
export function testTurn(db: Db, stored: { cursor: unknown } = { cursor: null }): TestTurn {
  const stopping = new AbortController();
  return {
    signal: stopping.signal,
    get cursor() {
      return stored.cursor;
    },
    isSpent: () => stopping.signal.aborted,
    page: (work) =>
      withTransaction(db, (tx) =>
        work(tx, async (cursor) => {
          stored.cursor = cursor;
        }),
      ),
    stop: () => stopping.abort(),
  };
}
