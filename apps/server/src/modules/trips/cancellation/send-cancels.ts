/** Sends cancellations to their suppliers once nobody has withdrawn them in time. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '#context.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { Job } from '#workflow/jobs/job.ts';
import type { StartedSaga } from '#workflow/saga.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import { CANCEL_BOOKING } from './cancel-booking.ts';
import { cancelSagaId } from './saga-input.ts';
import { readDueCancels, takeWaiting } from './store.ts';

const BATCH = 20;
export type SendDeps = Pick<Effects, 'db' | 'clock'> & { readonly sagas: SagaRunner };

/** The saga that cancels, to be driven; undefined when nothing waits any longer. */
export async function sendCancel(
  { db, clock, sagas }: SendDeps,
  ref: BookingRef,
  requestId: string,
): Promise<StartedSaga | undefined> {
  const { tenantId, customerId, bookingId } = ref;
  return withTransaction(db, async (tx) => {
    const taken = await takeWaiting(tx, ref, clock.now());
    if (!taken) return undefined;
    const { quoteId, scenario } = taken;
    const sagaId = cancelSagaId(bookingId, quoteId);
    const input = { bookingId, quoteId };
    const saga = { tenantId, customerId, sagaId, kind: CANCEL_BOOKING, input, scenario, requestId };
    return sagas.start(tx, saga);
  });
}

/** All that are due; returns how many were sent. What can't be ended now is the runner's to go on with. */
export async function sendDueCancels(deps: SendDeps): Promise<number> {
  const due = await readDueCancels(deps.db, deps.clock.now(), BATCH);
  const sent = await Promise.all(
    due.map(async (ref) => {
      const saga = await sendCancel(deps, ref, 'send-cancels');
      if (saga) await deps.sagas.drive(saga);
      return saga !== undefined;
    }),
  );
  return sent.filter(Boolean).length;
}

export const sendJob = (deps: SendDeps): Job => ({
  name: 'send-cancels',
  everySeconds: 5,
  isDueAtStart: true,
  run: () => sendDueCancels(deps),
});
