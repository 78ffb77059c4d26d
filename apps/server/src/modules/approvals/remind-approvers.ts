/** Reminds approvers 12, 4 and 1 hours before a decision is due. */
import { dueNotice, NOTICE_HOURS } from '@sojourn/domain/approvals/review-window.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '../../context.ts';
import { notifyNext } from './mail/notify-people.ts';
import { readDueSoon, setNoticed } from './requests/store.ts';

/** Returns how many were reminded. */
export async function remindApprovers(deps: Pick<Effects, 'db' | 'clock'>, limit: number): Promise<number> {
  const now = deps.clock.now();
  const soon = await readDueSoon(deps.db, plusSeconds(now, NOTICE_HOURS[0] * 3_600), limit);
  let reminded = 0;
  for (const request of soon) {
    const hours = dueNotice(request, now);
    if (hours === null) continue;
    await withTransaction(deps.db, async (tx) => {
      if (!(await setNoticed(tx, request, hours))) return;
      await notifyNext(tx, deps, request, hours);
      reminded++;
    });
  }
  return reminded;
}
