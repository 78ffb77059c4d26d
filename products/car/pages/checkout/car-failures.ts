/** How the booking of a car can fail (B §5, B §8), in the rental company's words. */
import type {
  CommonAction,
  FailureFacts,
  FailureView,
} from '@sojourn/portal/shared/product/checkout-part.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import type { CarFailure } from '#car/wire/car-codes.ts';

/** `chooseCar`: a link; the others go to a section of the form or change it. */
type CarAction = CommonAction | 'chooseCar' | 'fixLoyalty' | 'fixDriver' | 'bookAnyway';
type Worded = Exclude<CarFailure, 'PaymentError'>;

const ACTIONS: Readonly<Record<Worded, CarAction>> = {
  NoAvailability: 'chooseCar',
  RateNotAvailable: 'refreshQuote',
  MaximumPriceIncreaseReached: 'chooseCar',
  DeskClosed: 'chooseCar',
  DriverTooYoung: 'chooseCar',
  DriverTooOld: 'chooseCar',
  InvalidLoyaltyNumber: 'fixLoyalty',
  LoyaltyNameMismatch: 'fixLoyalty',
  DollarExpressNotFound: 'fixLoyalty',
  BlueChipNumberNotFound: 'fixLoyalty',
  CardDeclined: 'otherCard',
  FraudAutoReject: 'otherCard',
  RedemptionFailure: 'lookAgain',
  DuplicateBooking: 'bookAnyway',
  Inactivity: 'refreshQuote',
  LikelyFraud: 'otherCard',
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
const FIXED_HERE: ReadonlySet<CarAction> = new Set(['fixLoyalty', 'fixDriver', 'bookAnyway', 'refreshQuote']);
/** A card was or may have been held for these: it says that this ends by itself. */
const CARD_HELD: ReadonlySet<CarFailure> = new Set([
  'CardDeclined',
  'FraudAutoReject',
  'LikelyFraud',
  'Timeout',
  'ExecutionTimeout',
]);
const OWN_ACTIONS: ReadonlySet<CarAction> = new Set(['chooseCar', 'fixLoyalty', 'fixDriver', 'bookAnyway']);
const isCars = (code: string): code is Worded => Object.hasOwn(ACTIONS, code);

export function carFailure({ code, minimumAge }: FailureFacts): FailureView<CarAction> | null {
  if (!isCars(code)) return null;
  const action = ACTIONS[code];
  const label = OWN_ACTIONS.has(action) ? `car.checkout.action.${action}` : `checkout.action.${action}`;
  return {
    tone: FIXED_HERE.has(action) ? 'warn' : 'bad',
    ...wordsOf(code, minimumAge),
    safe: textRef(CARD_HELD.has(code) ? 'checkout.failure.safeCard' : 'checkout.failure.safe'),
    action,
    actionLabel: textRef(label as MessageId),
  };
}

function wordsOf(code: Worded, minimumAge: number | null): Pick<FailureView, 'title' | 'cause'> {
  if (isCommon(code))
    return {
      title: textRef(`checkout.failure.${code}.title`),
      cause: textRef(`checkout.failure.${code}.cause`),
    };
  return {
    title: textRef(`car.checkout.failure.${code}.title`),
    cause: textRef(`car.checkout.failure.${code}.cause`, { age: minimumAge ?? 0 }),
  };
}
