/** How the booking of an activity can fail (B §5, B §8), in words about activities. */
import type {
  CommonAction,
  FailureFacts,
  FailureView,
} from '@sojourn/portal/shared/product/checkout-part.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import type { ActivityFailure } from '#activity/wire/activity-codes.ts';

/** `otherTime`, `otherActivity`: links; `fix…` goes there; `bookAnyway` says that both are needed. */
type ActivityAction =
  | CommonAction
  | 'otherTime'
  | 'otherActivity'
  | 'fixPickup'
  | 'fixAnswers'
  | 'bookAnyway';
type Worded = Exclude<ActivityFailure, 'PaymentError'>;

const ACTIONS: Readonly<Record<Worded, ActivityAction>> = {
  NoAvailability: 'otherTime',
  RateNotAvailable: 'refreshQuote',
  MaximumPriceIncreaseReached: 'otherActivity',
  CutOffPassed: 'otherTime',
  PartyNotPlaced: 'otherTime',
  PickupNotPossible: 'fixPickup',
  AnswersRefused: 'fixAnswers',
  OperatorRejected: 'otherTime',
  CardDeclined: 'otherCard',
  FraudAutoReject: 'otherCard',
  LikelyFraud: 'otherCard',
  RedemptionFailure: 'lookAgain',
  DuplicateBooking: 'bookAnyway',
  Inactivity: 'refreshQuote',
  InvalidSession: 'refreshQuote',
  ExpiredQuoteToken: 'refreshQuote',
  ExpiredFulfillToken: 'refreshQuote',
  CartValidationError: 'refreshQuote',
  AuthError: 'retry',
  ErrorCode: 'retry',
  ProviderError: 'retry',
  Timeout: 'retry',
  ExecutionTimeout: 'retry',
  Unknown: 'retry',
};
/** Worded for any product. */
const COMMON = [
  'LikelyFraud',
  'InvalidSession',
  'ExpiredQuoteToken',
  'ExpiredFulfillToken',
  'CartValidationError',
  'AuthError',
  'ErrorCode',
] as const satisfies readonly Worded[];
type Common = (typeof COMMON)[number];
const isCommon = (code: Worded): code is Common => (COMMON as readonly string[]).includes(code);
/** A card was or may have been held for these: it says that this ends by itself. */
const CARD_HELD: ReadonlySet<Worded> = new Set([
  'CardDeclined',
  'FraudAutoReject',
  'LikelyFraud',
  'OperatorRejected',
  'Timeout',
  'ExecutionTimeout',
]);
const FIXED_HERE: ReadonlySet<ActivityAction> = new Set([
  'bookAnyway',
  'fixAnswers',
  'fixPickup',
  'lookAgain',
  'refreshQuote',
]);
const OWN_ACTIONS: ReadonlySet<ActivityAction> = new Set([
  'otherTime',
  'otherActivity',
  'fixPickup',
  'fixAnswers',
]);
const isActivities = (code: string): code is Worded => Object.hasOwn(ACTIONS, code);

export function activityFailure({ code }: Pick<FailureFacts, 'code'>): FailureView<ActivityAction> | null {
  if (!isActivities(code)) return null;
  const action = ACTIONS[code];
  const words = isCommon(code) ? `checkout.failure.${code}` : `activity.checkout.failure.${code}`;
  const label = OWN_ACTIONS.has(action) ? `activity.checkout.action.${action}` : `checkout.action.${action}`;
  return {
    tone: FIXED_HERE.has(action) ? 'warn' : 'bad',
    title: textRef(`${words}.title` as MessageId),
    cause: textRef(`${words}.cause` as MessageId),
    safe: textRef(CARD_HELD.has(code) ? 'checkout.failure.safeCard' : 'checkout.failure.safe'),
    action,
    actionLabel: textRef(label as MessageId),
  };
}
