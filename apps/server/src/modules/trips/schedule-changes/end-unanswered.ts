/**
 * What becomes of changes that nobody answered: a refund where one is due, otherwise nothing. Silence never
 * accepts.
 */

import { endOfUnanswered } from '@sojourn/domain/schedule-changes/schedule-change.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { Job, Report, Turn } from '#workflow/jobs/job.ts';
import { isWalkKey } from '#workflow/jobs/walk.ts';
import { move } from '#workflow/move.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import { lookUpBooking } from './look-ups/look-up-booking.ts';
import { SCHEDULE_CHANGE_MACHINE } from './machines.ts';
import { refreshStatus } from './note-schedule.ts';
import type { ScheduleJobDeps } from './product.ts';
import { startRefund } from './start-refund.ts';
import { readChanges, readUnanswered, type ScheduleChangeRow } from './store.ts';

type Deps = ScheduleJobDeps & { readonly sagas: SagaRunner };
const CONTEXT: CallContext = { timeoutMs: 3_000, scenario: null, requestId: 'unanswered' };
const AT_ONCE = 16;

export const unansweredJob = (deps: Deps): Job => ({
  name: 'end-unanswered-changes',
  everySeconds: 60,
  run: (turn) => endUnanswered(deps, turn),
});

/** Each that is due once a round; those whose supplier is silent keep none of the others waiting. */
export async function endUnanswered(deps: Deps, turn: Turn): Promise<Report> {
  const now = deps.clock.now();
  let after = isWalkKey(turn.cursor) ? turn.cursor : null;
  for (let rows = 0; ; ) {
    const due = await readUnanswered(deps.db, now, after, AT_ONCE);
    const ended = await Promise.all(
      due.map(({ tenantId, customerId, bookingId, supplierVersion }) =>
        endOne(deps, { tenantId, customerId, bookingId }, supplierVersion),
      ),
    );
    rows += ended.filter(Boolean).length;
    const last = due.length < AT_ONCE ? undefined : due.at(-1);
    after = last ? [last.respondBy, last.tenantId, last.customerId, last.bookingId] : null;
    const next = after;
    await turn.page((_, save) => save(next));
    if (next === null) return { rows };
    if (turn.isSpent()) return { rows, isDone: false };
  }
}

async function endOne(deps: Deps, ref: BookingRef, version: number): Promise<boolean> {
  // It may have been answered with the supplier in the meantime
  if ((await lookUpBooking(deps, ref, CONTEXT)) === 'unavailable') return false;
  const [booking, changes] = [await readBooking(deps.db, ref), await readChanges(deps.db, ref)];
  const row = changes.find(({ supplierVersion }) => supplierVersion === version);
  if (!booking || !row) return true;
  const isOpen = booking.state === 'Confirmed' && row.state === 'pending';
  if (!isOpen || endOfUnanswered(row.regimes) === 'lapse') return lapse(deps, ref, row);
  const by = { actor: 'nobody', scenario: null, requestId: CONTEXT.requestId } as const;
  const saga = await startRefund(deps, { booking, row }, by, CONTEXT);
  if (typeof saga === 'string') return saga === 'taken';
  await deps.sagas.drive(saga);
  return true;
}

async function lapse(deps: Deps, ref: BookingRef, row: ScheduleChangeRow): Promise<boolean> {
  if (row.state !== 'pending' && row.state !== 'unmapped') return true;
  const { tenantId, customerId, bookingId } = ref;
  return withTransaction(deps.db, async (tx) => {
    const isOurs = await move(tx, SCHEDULE_CHANGE_MACHINE, {
      tenantId,
      customerId,
      subject: [bookingId, row.supplierVersion],
      from: [row.state],
      to: 'lapsed',
      cause: 'nobody answered',
      at: deps.clock.now(),
    });
    const booking = isOurs && (await readBooking(tx, ref));
    if (booking) await refreshStatus(tx, booking);
    return true;
  });
}
