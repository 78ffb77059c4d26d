/** What's stored encrypted of a person, opened: their saved travelers, and those of their bookings. */
import type { Db } from '#db/client.ts';
import type { Sealer } from '#seal.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { readRows } from './store.ts';

/** What no key of ours opens isn't there. */
export async function openSealed(
  { sealer }: { readonly sealer: Sealer },
  db: Db | Tx,
  owner: Owner,
): Promise<readonly object[]> {
  const saved = await readRows(db, 'travelers', owner);
  const booked = await readRows(db, 'sealed_travelers', owner);
  const open = (row: string, sealed: unknown, of: object): object[] => {
    const text = typeof sealed === 'string' ? sealer.unseal(row, sealed) : null;
    return text === null ? [] : [{ ...of, known: JSON.parse(text) as unknown }];
  };
  return [
    ...saved.flatMap(({ person_id: personId, facts_sealed: sealed }) =>
      open(`${owner.tenantId}/${owner.customerId}/${String(personId)}`, sealed, { personId }),
    ),
    ...booked.flatMap(({ booking_id: bookingId, sealed }) =>
      open(`booking ${String(bookingId)}`, sealed, { bookingId }),
    ),
  ];
}
