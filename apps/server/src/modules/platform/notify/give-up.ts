/**
 * Gives up messages that nobody will take: an address that is refused for ever, no way out. The row goes,
 * with the address that it may hold; its case notes that it was given up, and stays for a person.
 */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '#context.ts';
import type { NeedsPerson } from './deliver-messages.ts';
import { takeUnsent } from './store.ts';

/** Long enough to fix a mail server or an address; after that a mail would be no news. */
export const TRIED_DAYS = 14;

const DAY_SECONDS = 86_400;
export const GIVE_UP_BATCH = 100;

/** One batch; returns how many were given up. Any number of processes may run it. */
export async function giveUpMessages({
  db,
  log,
  clock,
  needsPerson,
}: Pick<Effects, 'db' | 'log' | 'clock'> & { readonly needsPerson: NeedsPerson }): Promise<number> {
  const now = clock.now();
  const before = plusSeconds(now, -TRIED_DAYS * DAY_SECONDS);
  const unsent = await withTransaction(db, async (tx) => {
    const taken = await takeUnsent(tx, before, GIVE_UP_BATCH);
    for (const { lastError, ...message } of taken)
      await needsPerson(tx, { ...message, reason: lastError ?? 'never tried', givenUpAt: now });
    return taken;
  });
  for (const { messageId, attempts, lastError: reason } of unsent)
    log.warn({ messageId, attempts, reason }, 'a message was given up');
  return unsent.length;
}
