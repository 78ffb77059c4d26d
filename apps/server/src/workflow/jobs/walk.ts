/** Visits every row of a table in the order of its key, a page at a time, across turns and servers. */
import type { Tx } from '../saga.ts';
import type { Report, Turn } from './job.ts';

export type WalkKey = readonly string[];
type WalkedPage = {
  readonly handled: number;
  /** Of the page's last row; null when the page wasn't full. */
  readonly last: WalkKey | null;
};

export const isWalkKey = (cursor: unknown): cursor is WalkKey =>
  Array.isArray(cursor) && cursor.every((part) => typeof part === 'string');

/** Continues where the last turn ended; `after` is null for the first page. `handled` are summed. */
export async function walk(
  turn: Turn,
  visit: (tx: Tx, after: WalkKey | null) => Promise<WalkedPage>,
): Promise<Report> {
  let after = isWalkKey(turn.cursor) ? turn.cursor : null;
  for (let rows = 0; ; ) {
    const { handled, last } = await turn.page(async (tx, save) => {
      const page = await visit(tx, after);
      await save(page.last);
      return page;
    });
    rows += handled;
    after = last;
    if (last === null) return { rows };
    if (turn.isSpent()) return { rows, isDone: false };
  }
}
