/** The errors and booking failures of homes (B §5, §8). */
import { CHECKOUT_FAILURES } from '@sojourn/contract/checkout-failures.ts';
import type { ProductCodes } from '@sojourn/contract/error-entry.ts';

export const HOME_FAILURES = [
  ...CHECKOUT_FAILURES,
  'DatesNotAvailable',
  'PartyNotAccepted',
  'RateNotAvailable',
  'PaymentError',
  'DuplicateBooking',
  'ProviderError',
  'Timeout',
  'Unknown',
] as const;
export type HomeFailure = (typeof HOME_FAILURES)[number];

export const homeCodes = {
  errors: {
    HomeStayTooLong: { status: 422, retry: 'changed', raisedBy: 'homes: over 90 nights' },
    InvalidParty: { status: 422, retry: 'changed', raisedBy: 'homes: no adult' },
    DatesNotAvailable: {
      status: 409,
      retry: 'changed',
      raisedBy: 'supplier: a rule of the home’s calendar; details.rules',
    },
    PartyNotAccepted: {
      status: 409,
      retry: 'changed',
      raisedBy: 'supplier: more guests or pets than the home takes; details.rules',
    },
    HostNotAsked: {
      status: 409,
      retry: 'never',
      raisedBy: 'homes: it’s booked at once, without asking a host',
    },
    HostIsAskedFirst: {
      status: 409,
      retry: 'changed',
      raisedBy: 'homes: one that is booked on request; sendHomeRequest asks its host',
    },
    RequestClosed: {
      status: 409,
      retry: 'changed',
      raisedBy: 'homes: the request was answered, withdrawn or ended before',
    },
    HostLinkExpired: { status: 410, retry: 'never', raisedBy: 'homes: a host’s link that ended' },
    ClaimTooLate: { status: 422, retry: 'never', raisedBy: 'homes: a claim over 14 days after check-out' },
    DepositSettled: {
      status: 409,
      retry: 'never',
      raisedBy:
        'homes: a deposit that was taken, let go or is claimed already, or a card for one that’s held',
    },
    ClaimWithoutEvidence: {
      status: 422,
      retry: 'changed',
      raisedBy: 'homes: a claim without a picture or text',
    },
  },
  failures: HOME_FAILURES,
} as const satisfies ProductCodes;
