import type { PaymentRequest } from '@sojourn/contract/payment-requests.ts';
import type { Locale } from '@sojourn/contract/primitives.ts';
import { paymentRequestState } from '@sojourn/domain/checkout/payment-request.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import type { PaymentRequestRow } from './store.ts';

export function viewRequest(row: PaymentRequestRow, now: Instant, locale: Locale): PaymentRequest {
  const { title, subtitle } = row.named?.[locale] ?? row;
  return {
    checkoutId: row.checkoutId,
    state: paymentRequestState(row, row.isBooked, now),
    title,
    subtitle,
    total: money(row.totalMinor, row.currency),
    agentName: row.agentName,
    requestedAt: row.requestedAt,
    expiresAt: row.expiresAt,
  };
}
