/** A supplier's change as it was on the screen when somebody answered it. */
import type { Accepted } from '#modules/desk/proofs/accepted.ts';
import type { Answerable } from './answer-change.ts';

export const answeredChange = (
  { booking: { tenantId, customerId, bookingId }, row }: Answerable,
  answer: 'accepted' | 'declined',
  agentId: string | null,
): Accepted => ({
  tenantId,
  customerId,
  type: 'scheduleChange',
  bookingId,
  subjectId: `${bookingId}.${row.supplierVersion}`,
  total: null,
  agentId,
  shown: { answer, version: row.supplierVersion, agreed: row.agreed, after: row.after },
});
