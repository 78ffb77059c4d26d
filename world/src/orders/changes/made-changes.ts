/** Changes that a buyer has had made of an order, each once by the buyer's reference of it. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { Refused } from '../desk/hold-once.ts';
import type { DeskOrder, OrderBook } from '../desk/store.ts';
import type { MarketDb } from '../store.ts';
import { findMade, insertMade } from './store.ts';

type ChangeRequest = {
  readonly reference: string;
  readonly changeReference: string;
  readonly now: Instant;
};

/** `change` throws `Refused` for what can't be made; everything in its transaction is undone. */
export async function changeOnce<
  O extends DeskOrder,
  Made extends { readonly changeReference: string },
  No extends { readonly reason: string },
>(
  db: MarketDb,
  { book, table }: { readonly book: OrderBook<O>; readonly table: string },
  { reference, changeReference, now }: ChangeRequest,
  change: (tx: MarketDb, order: O | undefined) => Promise<Made>,
): Promise<Outcome<Made, No>> {
  try {
    return ok(
      await withTransaction(db, async (tx) => {
        const order = await book.lock(tx, reference);
        // Looked up under the lock: the same request may have come twice at once
        const made = await findMade<Made>(tx, table, changeReference);
        if (made) return made;
        const result = await change(tx, order);
        await insertMade(tx, table, reference, result, now);
        return result;
      }),
    );
  } catch (error) {
    if (error instanceof Refused && error.rejection) return rejected(error.rejection as No);
    throw error;
  }
}
