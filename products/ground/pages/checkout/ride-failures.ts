/** How the booking of a ride can fail (B §5, B §8), in words about rides. */
import type {
  CommonAction,
  FailureFacts,
  FailureView,
} from '@sojourn/portal/shared/product/checkout-part.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import type { GroundFailure } from '#ground/wire/ground-codes.ts';

/** `otherRide`, `otherRide`: links; `fix…` goes there; `bookAnyway` says that both are needed. */
type RideAction = CommonAction | 'otherRide' | 'otherRide' | 'fixPickup' | 'fixAnswers' | 'bookAnyway';
type Worded = Exclude<GroundFailure, 'PaymentError'>;

const ACTIONS: Readonly<Record<Worded, RideAction>> = {
  NoAvailability: 'otherRide',
  RateNotAvailable: 'refreshQuote',
  MaximumPriceIncreaseReached: 'otherRide',
  RideNotInTime: 'otherRide',
  OperatorRejected: 'otherRide',
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
const FIXED_HERE: ReadonlySet<RideAction> = new Set([
  'bookAnyway',
  'fixAnswers',
  'lookAgain',
  'refreshQuote',
]);
const OWN_ACTIONS: ReadonlySet<RideAction> = new Set(['otherRide', 'otherRide', 'fixAnswers']);
const isOfRides = (code: string): code is Worded => Object.hasOwn(ACTIONS, code);

export function groundFailure({ code }: Pick<FailureFacts, 'code'>): FailureView<RideAction> | null {
  if (!isOfRides(code)) return null;
  const action = ACTIONS[code];
  const words = isCommon(code) ? `checkout.failure.${code}` : `ground.checkout.failure.${code}`;
  const label = OWN_ACTIONS.has(action) ? `ground.checkout.action.${action}` : `checkout.action.${action}`;
  return {
    tone: FIXED_HERE.has(action) ? 'warn' : 'bad',
    title: textRef(`${words}.title` as MessageId),
    cause: textRef(`${words}.cause` as MessageId),
    safe: textRef(CARD_HELD.has(code) ? 'checkout.failure.safeCard' : 'checkout.failure.safe'),
    action,
    actionLabel: textRef(label as MessageId),
  };
}
