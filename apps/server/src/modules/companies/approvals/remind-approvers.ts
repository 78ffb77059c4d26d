/** Reminds approvers 12, 4 and 1 hours before a decision is due. */
import { isUndecided } from '@sojourn/domain/approvals/approval-state.ts';
import { dueNotice, NOTICE_HOURS } from '@sojourn/domain/approvals/review-window.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '#context.ts';
import type { Tx } from '#workflow/saga.ts';
import { CLOSE_SECONDS } from './mail/hold-mail.ts';
import { notifyNext } from './mail/notify-people.ts';
import type { Request } from './requests/request.ts';
import { readDueSoon, readOfTrip, setNoticed } from './requests/store.ts';

/** Returns how many were reminded of. */
export async function remindApprovers(deps: Pick<Effects, 'db' | 'clock'>, limit: number): Promise<number> {
  const now = deps.clock.now();
  const soon = await readDueSoon(deps.db, plusSeconds(now, NOTICE_HOURS[0] * 3_600), limit);
  let reminded = 0;
  for (const request of soon) {
    const hours = dueNotice(request, now);
    if (hours === null) continue;
    await withTransaction(deps.db, async (tx) => {
      for (const part of [request, ...(await almostDue(tx, request, hours, now))]) {
        if (!(await setNoticed(tx, part, hours))) continue;
        await notifyNext(tx, deps, part, hours);
        reminded++;
      }
    });
  }
  return reminded;
}

/** The parts of its trip that would be reminded of soon after it: they're in the same mail. */
async function almostDue(tx: Tx, request: Request, hours: number, now: Instant): Promise<readonly Request[]> {
  const then = plusSeconds(now, CLOSE_SECONDS);
  const trip = await readOfTrip(tx, request);
  return trip.filter((part) => isUndecided(part.state) && dueNotice(part, then) === hours);
}
