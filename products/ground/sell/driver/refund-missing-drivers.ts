/**
 * "The driver didn't come" and nobody showed otherwise in time: all of it comes back. A person who closes the
 * case before decides instead, and the operator's record of the pickup shows that it took place.
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
import { type GroundBooking, type GroundDeps, isGroundBooking } from '../sale.ts';
import { DRIVER_CASES } from './case-types.ts';

export type DriverJobDeps = Pick<Effects, 'db' | 'clock' | 'random' | 'log'> &
  Pick<GroundDeps, 'groundSupplierOf'> & { readonly sagas: SagaRunner };

const BATCH = 50;
const KIND = DRIVER_CASES.driverMissing.kind;
const CONTEXT: CallContext = { timeoutMs: 3_000, scenario: null, requestId: 'refund-missing-drivers' };

export const missingDriversJob = (deps: DriverJobDeps): Job => ({
  name: 'refund-missing-drivers',
  everySeconds: 60,
  run: () => refundMissingDrivers(deps),
});

/** Returns how many it looked at. */
async function refundMissingDrivers(deps: DriverJobDeps): Promise<number> {
  const due = await readDueCases(deps.db, KIND, deps.clock.now(), BATCH);
  for (const each of due)
    await refundOne(deps, each).catch((err: unknown) =>
      deps.log.warn({ err, caseId: each.caseId }, 'a driver who did not come waits for its refund'),
    );
  return due.length;
}

async function refundOne(
  deps: DriverJobDeps,
  { tenantId, customerId, subjectId, code }: Case,
): Promise<void> {
  const ref = { tenantId, customerId, bookingId: subjectId as GroundBooking['bookingId'] };
  const booking = await readBooking(deps.db, ref);
  if (!booking || !isGroundBooking(booking)) return;
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
  { groundSupplierOf, clock }: DriverJobDeps,
  { bookingId: reference, request }: GroundBooking,
): Promise<boolean> {
  const found = await groundSupplierOf(request.transferId)?.lookUp({ reference, now: clock.now() }, CONTEXT);
  if (found?.outcome !== 'ok') return true;
  return (found.value?.pickedUpAt ?? null) !== null;
}

/** Operators cancel nothing that has begun: they owe it by the case. */
async function start(
  deps: DriverJobDeps,
  booking: GroundBooking,
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
