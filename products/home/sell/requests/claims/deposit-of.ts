import type { Db } from '@sojourn/server/db/client.ts';
import type { Tx } from '@sojourn/server/workflow/saga.ts';
import type { Deposit } from '../../deposits/deposit.ts';
import { readDepositsOf } from '../../deposits/store.ts';
import type { Request } from '../request.ts';

/** Of a booked stay; undefined where there's none. */
export async function depositOf(
  { db }: { readonly db: Db | Tx },
  stay: Request,
): Promise<Deposit | undefined> {
  if (!stay.bookingId) return undefined;
  const deposits = await readDepositsOf(db, stay, stay.bookingId);
  return deposits.find(({ homeId }) => homeId === stay.homeId);
}
