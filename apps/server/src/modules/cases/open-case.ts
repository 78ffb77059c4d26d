/**
 * Puts trouble before a person: a case with a short code that customer and agent both see, and a time it is
 * due.
 */
import { shortCode } from '@sojourn/domain/booking/confirmation-code.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock, Random } from '@sojourn/domain/effects.ts';
import { newId } from '@sojourn/domain/ids.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { insertCase } from './store.ts';

/** Why a person is needed, and within how many hours somebody has looked at it. */
export const CASE_KINDS = {
  bookingUnanswered: 4,
  cancelUnanswered: 4,
  releaseFailed: 8,
  voidFailed: 8,
  captureRefused: 8,
  cancelRefused: 8,
  refundRefused: 24,
  refundUnanswered: 24,
  supplierRecordDiffers: 24,
  supplierPenaltyDiffers: 48,
  supplierPriceDiffers: 48,
  sagaError: 4,
} as const;
export type CaseKind = keyof typeof CASE_KINDS;

/** `facts` are for the person who works it: no card data, no more of the customer than ids. */
export async function openCase(
  tx: Tx,
  effects: { readonly clock: Clock; readonly random: Random },
  trouble: Owner & { kind: CaseKind; subjectId: string; facts: Readonly<Record<string, unknown>> },
): Promise<void> {
  const openedAt = effects.clock.now();
  await insertCase(tx, {
    ...trouble,
    caseId: newId('cas', effects.random.bytes(16)),
    code: shortCode('C', effects.random.bytes(8)),
    openedAt,
    dueAt: plusSeconds(openedAt, CASE_KINDS[trouble.kind] * 3600),
  });
}
