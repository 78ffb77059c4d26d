/** A saga of a freeze that can't go on by itself is put before a person. */
import type { CaseType } from '#modules/desk/cases/case-type.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { BOOKING_CASES } from '#modules/selling/booking/case-types.ts';
import { REFUND_MACHINE } from '#modules/selling/booking/machines.ts';
import { move } from '#workflow/move.ts';
import type { SagaKind, Trouble } from '#workflow/saga.ts';
import type { FreezeRef } from './freeze-row.ts';
import type { FreezeSagaDeps } from './product.ts';

export const freezeNeedsPerson =
  (deps: FreezeSagaDeps): SagaKind['needsPerson'] =>
  async (tx, row, trouble) => {
    const { freezeId } = row.input as Pick<FreezeRef, 'freezeId'>;
    const owner = { tenantId: row.tenantId, customerId: row.customerId };
    const refundNo = /^refund:(\d+)$/.exec(trouble.step)?.[1];
    if (refundNo && trouble.reason === 'refused') {
      const subject = [freezeId, Number(refundNo)] as const;
      const of = { ...owner, subject, cause: 'refused', at: deps.clock.now() };
      await move(tx, REFUND_MACHINE, { ...of, from: ['open'], to: 'failed' });
    }
    const facts = { step: trouble.step, reason: trouble.reason, attempts: row.attempts + 1 };
    const type = caseTypeOf(trouble, refundNo !== undefined);
    await openCase(tx, deps, { ...owner, type, subjectId: freezeId, facts });
  };

function caseTypeOf({ reason }: Trouble, isRefund: boolean): CaseType {
  if (reason === 'error') return BOOKING_CASES.sagaError;
  if (isRefund) return reason === 'refused' ? BOOKING_CASES.refundRefused : BOOKING_CASES.refundUnanswered;
  return reason === 'undoFailing' ? BOOKING_CASES.voidFailed : BOOKING_CASES.captureRefused;
}
