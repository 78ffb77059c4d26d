/** The retention of tracking: this month and the next are there, those that are too old are dropped. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Db } from '#db/client.ts';
import { monthOf, plusMonths } from './month.ts';
import { dropMonth, makeMonth, readMonths } from './store.ts';

/** Whole months before the present one: a year can be compared with the year before it. */
export const RETENTION_MONTHS = 13;

export async function maintainMonths(db: Db, now: Instant): Promise<void> {
  const month = monthOf(now);
  const there = await readMonths(db);
  for (const needed of [month, plusMonths(month, 1)])
    if (!there.includes(needed)) await makeMonth(db, needed);
  const oldest = plusMonths(month, -RETENTION_MONTHS);
  for (const each of there) if (each < oldest) await dropMonth(db, each);
}
