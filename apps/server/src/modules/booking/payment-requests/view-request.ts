import type { PaymentRequest } from '@sojourn/contract/payment-requests.ts';
import { paymentRequestState } from '@sojourn/domain/checkout/payment-request.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import type { Named } from '../in-language.ts';
import type { PaymentRequestRow } from './store.ts';

/** `named`: for its reader; else as it was when it was requested. */
export const viewRequest = (row: PaymentRequestRow, now: Instant, named: Named = row): PaymentRequest => ({
  checkoutId: row.checkoutId,
  state: paymentRequestState(row, row.isBooked, now),
  title: named.title,
  subtitle: named.subtitle,
  total: money(row.totalMinor, row.currency),
  agentName: row.agentName,
  requestedAt: row.requestedAt,
  expiresAt: row.expiresAt,
});
