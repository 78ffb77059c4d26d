/** A booking's saga that cannot go on by itself is put before a person. */
import type { SagaKind, Trouble } from '#workflow/saga.ts';
import { type CaseKind, openCase } from '../cases/open-case.ts';
import type { BookingDeps } from './deps.ts';
import type { BookingInput } from './saga-input.ts';

export const bookingNeedsPerson =
  (deps: BookingDeps): SagaKind['needsPerson'] =>
  (tx, row, trouble) => {
    const { bookingId } = row.input as BookingInput;
    const facts = { step: trouble.step, reason: trouble.reason, attempts: row.attempts + 1 };
    const owner = { tenantId: row.tenantId, customerId: row.customerId };
    return openCase(tx, deps, { ...owner, kind: caseKindOf(trouble), subjectId: bookingId, facts });
  };

function caseKindOf({ step, reason }: Trouble): CaseKind {
  if (reason === 'error') return 'sagaError';
  if (reason === 'refused') return 'captureRefused';
  if (reason === 'undoFailing') return step === 'reserve' ? 'releaseFailed' : 'voidFailed';
  return 'bookingUnanswered';
}
