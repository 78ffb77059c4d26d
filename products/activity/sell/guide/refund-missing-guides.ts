/**
 * "The guide didn't come" and nobody showed otherwise in time: all of it comes back. A person who closes the
 * case before decides instead, and a code that was scanned shows that it took place.
 */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '@sojourn/server/context.ts';
import { type Case, closeCases, readDueCases } from '@sojourn/server/modules/desk/cases/store.ts';
import { BOOKING_MACHINE } from '@sojourn/server/modules/selling/booking/machines.ts';
import { readBooking } from '@sojourn/server/modules/selling/booking/store.ts';
import { CANCEL_BOOKING } from '@sojourn/server/modules/trips/cancellation/cancel-booking.ts';
import { quoteFullRefund } from '@sojourn/server/modules/trips/cancellation/quote-full-refund.ts';
import { type CancelInput, cancelSagaId } from '@sojourn/server/modules/trips/cancellation/saga-input.ts';
import { insertCancelQuote } from '@sojourn/server/modules/trips/cancellation/store.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import type { Job } from '@sojourn/server/workflow/jobs/job.ts';
import { move } from '@sojourn/server/workflow/move.ts';
import type { StartedSaga } from '@sojourn/server/workflow/saga.ts';
import type { SagaRunner } from '@sojourn/server/workflow/saga-runner.ts';
import { type ActivityBooking, type ActivityDeps, isActivityBooking } from '../sale.ts';
import { GUIDE_CASES } from './case-types.ts';

export type GuideJobDeps = Pick<Effects, 'db' | 'clock' | 'random' | 'log'> &
  Pick<ActivityDeps, 'activitySupplierOf'> & { readonly sagas: SagaRunner };

const BATCH = 50;
const KIND = GUIDE_CASES.guideMissing.kind;
const CONTEXT: CallContext = { timeoutMs: 3_000, scenario: null, requestId: 'refund-missing-guides' };

export const missingGuidesJob = (deps: GuideJobDeps): Job => ({
  name: 'refund-missing-guides',
  everySeconds: 60,
  run: () => refundMissingGuides(deps),
});

/** Returns how many it looked at. */
export async function refundMissingGuides(deps: GuideJobDeps): Promise<number> {
  const due = await readDueCases(deps.db, KIND, deps.clock.now(), BATCH);
  for (const each of due)
    await refundOne(deps, each).catch((err: unknown) =>
      deps.log.warn({ err, caseId: each.caseId }, 'a guide who did not come waits for its refund'),
    );
  return due.length;
}

async function refundOne(deps: GuideJobDeps, { tenantId, customerId, subjectId, code }: Case): Promise<void> {
  const ref = { tenantId, customerId, bookingId: subjectId as ActivityBooking['bookingId'] };
  const booking = await readBooking(deps.db, ref);
  if (!booking || !isActivityBooking(booking)) return;
  if (booking.state === 'Confirmed' && !(await tookPlace(deps, booking))) {
    const saga = await start(deps, booking, code);
    if (saga) await deps.sagas.drive(saga);
  }
  if ((await readBooking(deps.db, ref))?.state !== 'Canceled') return;
  await withTransaction(deps.db, (tx) =>
    closeCases(tx, ref, subjectId, [KIND], 'refunded', deps.clock.now()),
  );
}

/** An operator that doesn't answer is asked again. */
async function tookPlace(
  { activitySupplierOf, clock }: GuideJobDeps,
  { bookingId: reference, request }: ActivityBooking,
): Promise<boolean> {
  const found = await activitySupplierOf(request.activityId)?.lookUp(
    { reference, now: clock.now() },
    CONTEXT,
  );
  if (found?.outcome !== 'ok') return true;
  return found.value?.state === 'Redeemed';
}

/** Operators cancel nothing that has begun: they owe it by the case. */
async function start(
  deps: GuideJobDeps,
  booking: ActivityBooking,
  caseCode: string,
): Promise<StartedSaga | undefined> {
  const { tenantId, customerId, bookingId } = booking;
  const owner = { tenantId, customerId };
  const at = deps.clock.now();
  const quote = await quoteFullRefund(deps, booking, 0, at);
  const { quoteId } = quote;
  return withTransaction(deps.db, async (tx) => {
    const of = { ...owner, cause: quoteId, at };
    const isOurs = await move(tx, BOOKING_MACHINE, {
      ...of,
      subject: [bookingId],
      from: ['Confirmed'],
      to: 'Canceling',
    });
    if (!isOurs) return undefined;
    await insertCancelQuote(tx, owner, quote, at);
    const input: CancelInput = { bookingId, quoteId, review: { supplierReference: caseCode } };
    const sagaId = cancelSagaId(bookingId, quoteId);
    const { scenario, requestId } = CONTEXT;
    return deps.sagas.start(tx, { ...owner, sagaId, kind: CANCEL_BOOKING, input, scenario, requestId });
  });
}
