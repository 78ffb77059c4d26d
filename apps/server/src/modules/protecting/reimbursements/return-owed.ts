/** Sends what protections owe to what paid a booking: premiums of those that ended, the cost of a change. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { closeCases } from '#modules/desk/cases/store.ts';
import type { BookingDeps } from '#modules/selling/booking/product.ts';
import { type BookingInput, refOf } from '#modules/selling/booking/saga-input.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { REFUND_TROUBLES, refundNeedsPerson } from '#modules/selling/booking/tenders/refund-trouble.ts';
import { returnToWallet } from '#modules/selling/booking/tenders/return-to-wallet.ts';
import { sendRefunds } from '#modules/selling/booking/tenders/send-refunds.ts';
import { type BookingRef, type Refund, readTenders } from '#modules/selling/booking/tenders/store.ts';
import type { Saga, SagaKind, Tx } from '#workflow/saga.ts';
import { startLater } from '#workflow/start-later.ts';

/** The name of when it was for premiums only. */
const RETURN_OWED = 'return-premiums';
const DEADLINE_SECONDS = 3_600;
type OwedInput = BookingInput & { readonly cause: string };

/** In the transaction that notes the refunds of that cause. */
export async function sendOwed(
  tx: Tx,
  { tenantId, customerId, bookingId }: BookingRef,
  cause: string,
  at: Instant,
): Promise<void> {
  const input: OwedInput = { bookingId, cause };
  await startLater(tx, {
    tenantId,
    customerId,
    sagaId: `${bookingId}:${cause}`,
    kind: RETURN_OWED,
    input,
    scenario: null,
    requestId: bookingId,
    deadlineAt: plusSeconds(at, DEADLINE_SECONDS),
  });
}

export const returnOwedSaga = (deps: BookingDeps): SagaKind => ({
  kind: RETURN_OWED,
  run: (saga) => send(deps, saga),
  needsPerson: (tx, row, trouble) => refundNeedsPerson(deps, tx, row, trouble),
});

async function send(deps: BookingDeps, saga: Saga): Promise<void> {
  const ref = refOf(saga.row);
  const { cause } = saga.row.input as OwedInput;
  const [booking, tenders] = await Promise.all([readBooking(deps.db, ref), readTenders(deps.db, ref)]);
  if (!booking) throw new Error(`${ref.bookingId} cannot be read`);
  const isOwed = (refund: Refund) => refund.cause === cause;
  await saga.record('wallet', (tx) => returnToWallet(tx, deps, booking, isOwed, deps.clock.now()));
  await sendRefunds(deps, saga, { booking, tenders }, isOwed);
  await saga.finish({ result: 'Sent' }, (tx) =>
    closeCases(tx, ref, ref.bookingId, REFUND_TROUBLES, 'sent', deps.clock.now()),
  );
}
