/** What a booking will earn, noted and taken back in the transactions that confirm and cancel it. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { EarningState } from '@sojourn/domain/wallet/earning.ts';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import {
  insertEarning,
  moveEarning,
  type NotedEarning,
  raiseVersion,
  readEarning,
  updateEarning,
} from './store.ts';

export type { NotedEarning } from './store.ts';

/** In the transaction that confirms the booking; once for a booking, and only with more than 0 units. */
export const noteEarning = (tx: Tx, owner: Owner, earning: NotedEarning, at: Instant): Promise<void> =>
  insertEarning(tx, owner, earning, at);

/** In the transaction that changes the booking: of what hasn't been posted yet, how much and when. */
export async function changeEarning(tx: Tx, owner: Owner, earning: NotedEarning, at: Instant): Promise<void> {
  if (earning.units === 0) return cancelEarning(tx, owner, earning.bookingId, at);
  await insertEarning(tx, owner, earning, at);
  await updateEarning(tx, owner, earning);
}

/** In the transaction that cancels the booking; nothing when it earns nothing or was canceled before. */
export async function cancelEarning(tx: Tx, owner: Owner, bookingId: BookingId, at: Instant): Promise<void> {
  const of = { ...owner, bookingId };
  if (await moveEarning(tx, of, ['Pending', 'Refused'], 'Canceled', at)) return;
  await moveEarning(tx, of, ['Posting', 'Posted'], 'TakingBack', at);
}

/**
 * In the transaction that notes that miles were redeemed or given back: from then on every server process
 * asks the bank again for the customer's balances.
 */
export const forgetBalances = (tx: Tx, owner: Owner): Promise<void> => raiseVersion(tx, owner);

export type ShownEarning = {
  readonly units: number;
  readonly state: 'Pending' | 'Posted' | 'TakenBack';
  readonly postsAt: Instant;
};
const SHOWN: { readonly [S in EarningState]: ShownEarning['state'] | null } = {
  Pending: 'Pending',
  Posting: 'Pending',
  // A person is looking at it
  Refused: 'Pending',
  Posted: 'Posted',
  TakingBack: 'TakenBack',
  TakenBack: 'TakenBack',
  Canceled: null,
};

/** For the trip; null when it earns nothing, or was canceled before it did. */
export async function earningOf(
  db: Db | Tx,
  owner: Owner,
  bookingId: BookingId,
): Promise<ShownEarning | null> {
  const earning = await readEarning(db, owner, bookingId);
  const state = earning && SHOWN[earning.state];
  return state ? { units: earning.units, state, postsAt: earning.postsAt } : null;
}
