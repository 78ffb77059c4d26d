/**
 * The booking saga: hold the room → set the card's money aside → the hotel confirms (the pivot) → take the
 * money. Before the pivot a refusal undoes what was done; after it there is only forward. Nothing is charged
 * without a booking, nothing is booked without a charge (RELIABILITY, saga rules).
 */
import type { StayOrder } from '#suppliers/stays/port.ts';
import type { Saga, SagaKind, Trouble } from '#workflow/saga.ts';
import { type CaseKind, openCase } from '../cases/open-case.ts';
import { authorizeStep, captureStep } from './card-steps.ts';
import type { BookingDeps } from './deps.ts';
import { endFailed } from './end-failed.ts';
import { failureOfPayment, failureOfStay } from './failure.ts';
import { recordConfirmed } from './record-confirmed.ts';
import { type BookingInput, refOf } from './saga-input.ts';
import { confirmStep, reserveStep } from './stay-steps.ts';
import { readBooking, readTenders } from './store.ts';

export const BOOK_STAY = 'book-stay';

export const bookStaySaga = (deps: BookingDeps): SagaKind => ({
  kind: BOOK_STAY,
  run: (saga) => bookStay(deps, saga),
  needsPerson: (tx, row, trouble) => {
    const { bookingId } = row.input as BookingInput;
    const facts = { step: trouble.step, reason: trouble.reason, attempts: row.attempts + 1 };
    const owner = { tenantId: row.tenantId, customerId: row.customerId };
    return openCase(tx, deps, { ...owner, kind: caseKindOf(trouble), subjectId: bookingId, facts });
  },
});

function caseKindOf({ step, reason }: Trouble): CaseKind {
  if (reason === 'error') return 'sagaError';
  if (reason === 'refused') return 'captureRefused';
  if (reason === 'undoFailing') return step === 'authorize' ? 'voidFailed' : 'releaseFailed';
  return 'bookingUnanswered';
}

async function bookStay(deps: BookingDeps, saga: Saga): Promise<void> {
  const ref = refOf(saga.row);
  const [booking, [tender]] = await Promise.all([readBooking(deps.db, ref), readTenders(deps.db, ref)]);
  if (!booking || !tender) throw new Error(`${ref.bookingId} is not there`);
  const supplier = deps.supplierOf(booking.request.stayId);
  if (!supplier) throw new Error(`nobody sells ${booking.request.stayId}`);

  const held = await saga.step('reserve', reserveStep(deps, supplier, booking));
  if (held.outcome !== 'ok') return endFailed(deps, saga, booking, failureOfStay(held));

  const asked = {
    ...tender,
    amountMinor: Math.min(booking.acceptedMinor, held.value.price.total.amountMinor),
  };
  const authorized = await saga.step('authorize', authorizeStep(deps, booking, asked));
  if (authorized.outcome !== 'ok') return endFailed(deps, saga, booking, failureOfPayment(authorized));

  const confirmed = await saga.step('confirm', confirmStep(deps, supplier, booking, held.value.holdId));
  if (confirmed.outcome !== 'ok') return endFailed(deps, saga, booking, failureOfStay(confirmed));

  const order: StayOrder = confirmed.value;
  const taken = Math.min(asked.amountMinor, order.price.total.amountMinor);
  await saga.step('capture', captureStep(deps, tender.reference, taken));
  await saga.finish({ result: 'Success' }, (tx) =>
    recordConfirmed(tx, deps, booking, order, taken, saga.row.fence > 1),
  );
}
