/** A change as it was on the screen when somebody agreed to it. */
import { type Currency, money } from '@sojourn/domain/money.ts';
import type { Accepted } from '#modules/desk/proofs/accepted.ts';
import type { ChangeRef, ChangeRow } from './change-row.ts';
import type { ChangeQuoted } from './product.ts';

export const acceptedChange = (
  {
    tenantId,
    customerId,
    bookingId,
    changeId,
    bookingVersion,
  }: ChangeRef & Pick<ChangeRow, 'bookingVersion'>,
  { request, offer, amounts, guests, detail, credits }: ChangeQuoted,
  currency: Currency,
  agentId: string | null,
): Accepted => ({
  tenantId,
  customerId,
  type: 'change',
  bookingId,
  subjectId: changeId,
  total: money(amounts.addCollectMinor, currency),
  agentId,
  shown: { bookingVersion, amounts, request, offer },
  people: { guests, detail, credits },
});
