/**
 * Visits rows once each in the order of their age, across rounds: the next round continues where the last
 * one ended. For what is deleted after its time unless something needs it, which is passed over for good.
 */
import type { Tx } from '../saga.ts';
import type { Report, Turn } from './job.ts';
import { isWalkKey } from './walk.ts';

/** A time, then the row's key; empty before the first. */
export type SweepKey = readonly string[];
export type SweptPage = {
  /** How many rows were read; fewer than a page when there are no more. */
  readonly read: number;
  /** How many of them are gone. */
  readonly gone: number;
  /** Of the last row that was read; null without any. */
  readonly last: SweepKey | null;
};
const PAGE_ROWS = 500;

/** `visit` reads at most `limit` rows after a key. The report counts those that are gone. */
export async function sweep(
  turn: Turn,
  visit: (tx: Tx, after: SweepKey, limit: number) => Promise<SweptPage>,
): Promise<Report> {
  let after = isWalkKey(turn.cursor) ? turn.cursor : [];
  for (let rows = 0; ; ) {
    const page = await turn.page(async (tx, save) => {
      const visited = await visit(tx, after, PAGE_ROWS);
      if (visited.last) await save(visited.last);
      return visited;
    });
    rows += page.gone;
    after = page.last ?? after;
    if (page.read < PAGE_ROWS) return { rows };
    if (turn.isSpent()) return { rows, isDone: false };
  }
}
