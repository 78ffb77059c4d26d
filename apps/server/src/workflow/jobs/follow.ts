/**
 * Handles rows once each, in whatever order they commit: by the transaction that wrote them (`tx`), between
 * two snapshots of the database. An open transaction delays nobody and is handled once it commits.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../saga.ts';
import type { Report, Turn } from './job.ts';

/** Snapshots as text; `after`: the transaction that the last page ended with, null before the first. */
type Window = { readonly from: string; readonly to: string; readonly after: string | null };
type Cursor = { readonly from: string } & Partial<Window>;

/** No transaction is visible in it. */
const BEFORE_ALL: Cursor = { from: '1:1:' };

const isCursor = (cursor: unknown): cursor is Cursor =>
  typeof cursor === 'object' && cursor !== null && 'from' in cursor && typeof cursor.from === 'string';

/** The rows of `t` that belong to the page's window. */
export type InWindow = (t: string) => RawBuilder<unknown>;

/**
 * `read` selects rows with a column `tx` from tables with an index on theirs, limited by the window;
 * `handle` has all rows of a transaction in one page. Without a cursor it begins at the current snapshot, or
 * with the first row there is.
 */
export async function follow<Row>(
  turn: Turn,
  read: (inWindow: InWindow) => RawBuilder<Row>,
  handle: (tx: Tx, rows: readonly Row[]) => Promise<number>,
  pageRows = 1_000,
  beginsWith: 'now' | 'first' = 'now',
): Promise<Report> {
  let cursor = isCursor(turn.cursor) ? turn.cursor : beginsWith === 'first' ? BEFORE_ALL : null;
  for (let rows = 0; ; ) {
    const page = await turn.page(async (tx, save) => {
      const window = await openWindow(tx, cursor);
      const found = await readPage<Row>(tx, window, read, pageRows);
      const handled = found.rows.length === 0 ? 0 : await handle(tx, found.rows);
      const isLast = found.rows.length < pageRows;
      const next: Cursor = isLast ? { from: window.to } : { ...window, after: found.last };
      await save(next);
      return { handled, isLast, next };
    });
    rows += page.handled;
    cursor = page.next;
    if (page.isLast) return { rows };
    if (turn.isSpent()) return { rows, isDone: false };
  }
}

/** A database that was restored elsewhere counts transactions anew: then it begins at this snapshot. */
async function openWindow(tx: Tx, cursor: Cursor | null): Promise<Window> {
  const { rows } = await sql<{ now: string; isAhead: boolean }>`select pg_current_snapshot()::text as now,
      coalesce(pg_snapshot_xmax(${cursor?.from ?? null}::text::pg_snapshot)
        > pg_snapshot_xmax(pg_current_snapshot()), false) as "isAhead"`.execute(tx);
  const now = rows[0]?.now ?? '';
  if (!cursor || rows[0]?.isAhead) return { from: now, to: now, after: null };
  return { from: cursor.from, to: cursor.to ?? now, after: cursor.after ?? null };
}

async function readPage<Row>(
  tx: Tx,
  { from, to, after }: Window,
  read: (inWindow: InWindow) => RawBuilder<Row>,
  pageRows: number,
): Promise<{ readonly rows: Row[]; readonly last: string | null }> {
  const inWindow: InWindow = (t) => {
    const column = sql.ref(`${t}.tx`);
    return sql`(${column} >= pg_snapshot_xmin(${from}::text::pg_snapshot)
      and ${column} < pg_snapshot_xmax(${to}::text::pg_snapshot)
      and ${column} > coalesce(${after}::text::xid8, '0'::xid8)
      and not pg_visible_in_snapshot(${column}, ${from}::text::pg_snapshot)
      and pg_visible_in_snapshot(${column}, ${to}::text::pg_snapshot))`;
  };
  const { rows } = await sql<Row & { readonly tx: string }>`select * from (${read(inWindow)}) r
    order by tx fetch first ${sql.lit(pageRows)} rows with ties`.execute(tx);
  return { rows, last: rows.at(-1)?.tx ?? null };
}
