/** The errors and booking failures of activities (B §5). */
import { CHECKOUT_FAILURES } from '@sojourn/contract/checkout-failures.ts';
import type { ProductCodes } from '@sojourn/contract/error-entry.ts';

export const ACTIVITY_FAILURES = [
  ...CHECKOUT_FAILURES,
  'RateNotAvailable',
  'MaximumPriceIncreaseReached',
  'CutOffPassed',
  'PartyNotPlaced',
  'PickupNotPossible',
  'AnswersRefused',
  'OperatorRejected',
  'PaymentError',
  'DuplicateBooking',
  'ProviderError',
  'Timeout',
  'ExecutionTimeout',
  'Unknown',
] as const;
export type ActivityFailure = (typeof ACTIVITY_FAILURES)[number];

export const activityCodes = {
  errors: {
    UntilBeforeFrom: {
      status: 422,
      retry: 'changed',
      raisedBy: 'activities: the last day is before the first',
    },
    TooManyDays: { status: 422, retry: 'changed', raisedBy: 'activities: over 31 days of a search' },
    CutOffPassed: {
      status: 409,
      retry: 'changed',
      raisedBy: 'supplier: the operator takes no more bookings for this start',
    },
    PartyNotPlaced: {
      status: 422,
      retry: 'changed',
      raisedBy: 'supplier: a unit, the size of the party or who comes along; details.problems',
    },
    ClashNotAccepted: {
      status: 409,
      retry: 'changed',
      raisedBy: 'activities: it clashes with the trip; draft.clashAccepted books it although',
    },
    PickupNotPossible: {
      status: 422,
      retry: 'changed',
      raisedBy: 'supplier: it needs a pickup place, or has no such one',
    },
    GuideNotReportable: {
      status: 409,
      retry: 'never',
      raisedBy: 'activities: not confirmed, without a start time, or over 72 hours ago',
    },
    GuideReportTooEarly: {
      status: 409,
      retry: 'later',
      raisedBy: 'activities: reported before 10 minutes after the start',
    },
  },
  failures: ACTIVITY_FAILURES,
} as const satisfies ProductCodes;
