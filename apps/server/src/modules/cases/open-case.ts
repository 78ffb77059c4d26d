/**
 * Puts trouble before a person: a case with a short code that customer and agent both see, and a time it is
 * due.
 */
import { shortCode } from '@sojourn/domain/booking/confirmation-code.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock, Random } from '@sojourn/domain/effects.ts';
import { newId } from '@sojourn/domain/ids.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { enqueue } from '../notify/enqueue.ts';
import { insertCase } from './store.ts';

/** Why a person is needed, and within how many hours somebody has looked at it. */
export const CASE_KINDS = {
  bookingUnanswered: 4,
  cancelUnanswered: 4,
  releaseFailed: 8,
  voidFailed: 8,
  captureRefused: 8,
  ticketNotVoided: 4,
  ticketingLate: 2,
  ticketingRefused: 2,
  cancelRefused: 8,
  refundRefused: 24,
  refundUnanswered: 24,
  refundOverdue: 24,
  moneyRecordDiffers: 24,
  earningRefused: 48,
  supplierRecordDiffers: 24,
  supplierPenaltyDiffers: 48,
  supplierPriceDiffers: 48,
  sagaError: 4,
  messageUndelivered: 24,
  creditDispute: 72,
  offerRefused: 48,
} as const;
export type CaseKind = keyof typeof CASE_KINDS;

/** What the customer waits for is told to them; what only our records disagree about is not. */
const NOTIFIED: ReadonlySet<CaseKind> = new Set([
  'bookingUnanswered',
  'cancelUnanswered',
  'cancelRefused',
  'refundRefused',
  'refundUnanswered',
  'ticketingLate',
  'ticketingRefused',
  'creditDispute',
]);

/** `facts` are for the person who works it: no card data, no more of the customer than ids. */
export async function openCase(
  tx: Tx,
  effects: { readonly clock: Clock; readonly random: Random },
  trouble: Owner & { kind: CaseKind; subjectId: string; facts: Readonly<Record<string, unknown>> },
): Promise<void> {
  const openedAt = effects.clock.now();
  const { tenantId, customerId, kind, subjectId } = trouble;
  const caseId = newId('cas', effects.random.bytes(16));
  const code = shortCode('C', effects.random.bytes(8));
  const dueAt = plusSeconds(openedAt, CASE_KINDS[kind] * 3600);
  const isNew = await insertCase(tx, { ...trouble, caseId, code, openedAt, dueAt });
  if (!isNew || !NOTIFIED.has(kind)) return;
  const told = { kind: 'caseOpened', caseId, code, about: kind, subjectId, dueAt } as const;
  await enqueue(tx, { tenantId, customerId, at: openedAt, ...told });
}
