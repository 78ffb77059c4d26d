/** Statements of a transaction that nobody waits for by themselves. */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/** How such a statement begins, so that the sender recognizes it. */
export const WITH_NEXT = '/* with the next */ ';

/**
 * Has a statement of a transaction sent together with the next one, or with the commit: one round trip less.
 * Its answer is not seen: it must refuse by itself what may not be, and what it throws is thrown by whatever
 * it goes with. It is kept or undone with the rest of its transaction like any other; outside of one it is
 * sent at once.
 */
export async function withNext(db: QueryExecutorProvider, statement: RawBuilder<unknown>): Promise<void> {
  await sql`${sql.raw(WITH_NEXT)}${statement}`.execute(db);
}
