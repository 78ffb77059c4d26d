/** Of requests to pay, and of referrals; part of `ERRORS`. */
import type { ErrorEntry } from './error-entry.ts';

export const PAYMENT_REQUEST_ERRORS = {
  CustomerMustPay: {
    status: 403,
    retry: 'never',
    raisedBy: 'payment: an agent in a customer’s place would pay; the customer does, on their own page',
  },
  PaymentRequestOver: {
    status: 409,
    retry: 'never',
    raisedBy: 'payment requests: it was declined, taken back, paid or has expired',
  },
  ReferralRefused: {
    status: 409,
    retry: 'never',
    raisedBy: 'wallet: the code is nobody’s or one’s own, or it’s too late to say who brought one',
  },
} as const satisfies Record<string, ErrorEntry>;
