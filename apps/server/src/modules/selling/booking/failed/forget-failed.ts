/**
 * Forgets who was to travel in bookings that failed: names, sealed documents, birthdays and assistance, how
 * to reach them. What was asked for, at which price, why it failed and what became of the money stay.
 */

import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Db } from '#db/client.ts';
import { forgetPeople } from './store.ts';

/**
 * From the end of the attempt, and of the last case about it, on: as long as what is typed into a checkout.
 * By then a card's statement has shown that nothing was paid, so questions have come. No work needs a name
 * for longer: records are compared by our reference; money that is not given back, a case that is open and a
 * saga that runs keep everybody, however long that takes.
 */
export const FAILED_RETENTION_DAYS = 30;

const DAY_SECONDS = 86_400;
/** So few that the rows are found by their keys too, rather than by a scan of all bookings. */
export const FORGET_BATCH = 100;

/** One batch; returns how many were forgotten. */
export function forgetFailed(db: Db, now: Instant): Promise<number> {
  const before = plusSeconds(now, -FAILED_RETENTION_DAYS * DAY_SECONDS);
  return withTransaction(db, (tx) => forgetPeople(tx, before, now, FORGET_BATCH));
}
