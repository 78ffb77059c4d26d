import type { PaymentRequest } from '@sojourn/contract/payment-requests.ts';
import { paymentRequestState } from '@sojourn/domain/checkout/payment-request.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import type { PaymentRequestRow } from './store.ts';

export const viewRequest = (row: PaymentRequestRow, now: Instant): PaymentRequest => ({
  checkoutId: row.checkoutId,
  state: paymentRequestState(row, row.isBooked, now),
  title: row.title,
  subtitle: row.subtitle,
  total: money(row.totalMinor, row.currency),
  agentName: row.agentName,
  requestedAt: row.requestedAt,
  expiresAt: row.expiresAt,
});
