/** Sends what comes back of the premiums of protections that ended, to what paid them. */
import type { Saga, SagaKind } from '#workflow/saga.ts';
import type { BookingDeps } from '../booking/product.ts';
import { type BookingInput, refOf } from '../booking/saga-input.ts';
import { readBooking } from '../booking/store.ts';
import { REFUND_TROUBLES, refundNeedsPerson } from '../booking/tenders/refund-trouble.ts';
import { returnToWallet } from '../booking/tenders/return-to-wallet.ts';
import { sendRefunds } from '../booking/tenders/send-refunds.ts';
import { type Refund, readTenders } from '../booking/tenders/store.ts';
import { closeCases } from '../cases/store.ts';

export const RETURN_PREMIUMS = 'return-premiums';
export type EndedInput = BookingInput & { readonly cause: string };

export const returnPremiumsSaga = (deps: BookingDeps): SagaKind => ({
  kind: RETURN_PREMIUMS,
  run: (saga) => send(deps, saga),
  needsPerson: (tx, row, trouble) => refundNeedsPerson(deps, tx, row, trouble),
});

async function send(deps: BookingDeps, saga: Saga): Promise<void> {
  const ref = refOf(saga.row);
  const { cause } = saga.row.input as EndedInput;
  const [booking, tenders] = await Promise.all([readBooking(deps.db, ref), readTenders(deps.db, ref)]);
  if (!booking) throw new Error(`${ref.bookingId} cannot be read`);
  const isOwed = (refund: Refund) => refund.cause === cause;
  await saga.record('wallet', (tx) => returnToWallet(tx, deps, booking, isOwed, deps.clock.now()));
  await sendRefunds(deps, saga, { booking, tenders }, isOwed);
  await saga.finish({ result: 'Sent' }, (tx) =>
    closeCases(tx, ref, ref.bookingId, REFUND_TROUBLES, 'sent', deps.clock.now()),
  );
}
