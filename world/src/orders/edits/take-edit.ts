/** What edits have in common at every market: one of each, of an order that's locked and confirmed. */
import type { EditRefusal } from '@sojourn/domain/booking/trip-details.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { memberProblem } from '@sojourn/domain/profile/loyalty-member.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import type { EditRejection } from '@sojourn/server/suppliers/edit-port.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { findMember } from '../../members.ts';
import { hasEdit, insertEdit } from './store.ts';

type Edit = { readonly reference: string; readonly editReference: string; readonly now: Instant };

type Ways<O> = {
  /** The order, kept from others until the transaction ends. */
  readonly lock: (tx: Db) => Promise<O | undefined>;
  /** Why nothing was changed; null when it was. */
  readonly change: (tx: Db, order: O) => Promise<EditRefusal | null>;
};

export const takeEdit = <O>(
  db: Db,
  edit: Edit,
  { lock, change }: Ways<O>,
): Promise<Outcome<null, EditRejection>> =>
  withTransaction(db, async (tx) => {
    const order = await lock(tx);
    if (!order) return rejected({ reason: 'NotFound' });
    // Looked up under the lock: the same request may have come twice at once
    if (await hasEdit(tx, edit.editReference)) return ok(null);
    const reason = await change(tx, order);
    if (reason) return rejected({ reason });
    await insertEdit(tx, edit);
    return ok(null);
  });

/** What a program says of a number; null when it's the traveler's own, or there's none. */
export const numberProblem = (number: string, traveler: { readonly lastName: string }): EditRefusal | null =>
  number === '' ? null : (memberProblem('InvalidLoyaltyNumber', findMember(number), traveler) ?? null);
