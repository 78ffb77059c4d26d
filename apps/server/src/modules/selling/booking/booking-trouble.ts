/** A booking's saga that cannot go on by itself is put before a person. */
import type { CaseType } from '#modules/desk/cases/case-type.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import type { SagaKind, Trouble } from '#workflow/saga.ts';
import { BOOKING_CASES } from './case-types.ts';
import type { BookingDeps } from './product.ts';
import type { BookingInput } from './saga-input.ts';

export const bookingNeedsPerson =
  (deps: BookingDeps): SagaKind['needsPerson'] =>
  (tx, row, trouble) => {
    const { bookingId } = row.input as BookingInput;
    const facts = { step: trouble.step, reason: trouble.reason, attempts: row.attempts + 1 };
    const owner = { tenantId: row.tenantId, customerId: row.customerId };
    return openCase(tx, deps, { ...owner, type: caseTypeOf(trouble), subjectId: bookingId, facts });
  };

function caseTypeOf({ step, reason }: Trouble): CaseType {
  if (reason === 'error') return BOOKING_CASES.sagaError;
  if (reason === 'refused') return BOOKING_CASES.captureRefused;
  if (reason === 'undoFailing')
    return step === 'reserve' ? BOOKING_CASES.releaseFailed : BOOKING_CASES.voidFailed;
  return BOOKING_CASES.bookingUnanswered;
}
