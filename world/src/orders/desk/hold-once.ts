/** Holding for a reference, however often and from wherever it's requested. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { MarketDb } from '../store.ts';

/** Leaves a transaction with a rejection, so that everything in it is undone; null: somebody was faster. */
export class Refused<No> extends Error {
  readonly rejection: No | null;
  constructor(rejection: No | null) {
    super('refused');
    this.rejection = rejection;
  }
}

type Holding<Order, Hold, No> = {
  readonly find: () => Promise<Order | undefined>;
  /** What a repeated request of a known reference gets: the same hold, or that it is gone. */
  readonly repeated: (order: Order) => Outcome<Hold, No>;
  /** Why it can't be held at all, or what holds it in a transaction; that throws `Refused`. */
  readonly prepare: () => Promise<No | ((tx: MarketDb) => Promise<Hold>)>;
};

export async function holdOnce<Order, Hold, No extends { readonly reason: string }>(
  db: MarketDb,
  { find, repeated, prepare }: Holding<Order, Hold, No>,
): Promise<Outcome<Hold, No | { readonly reason: 'Unknown' }>> {
  const known = await find();
  if (known) return repeated(known);
  const hold = await prepare();
  if (typeof hold !== 'function') return rejected(hold);
  try {
    return ok(await withTransaction(db, hold));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // The same request may have come twice at once: then the other one has it, for both
    const made = await find();
    return made ? repeated(made) : rejected((error.rejection as No | null) ?? { reason: 'Unknown' });
  }
}
