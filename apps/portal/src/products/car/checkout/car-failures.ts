/** How the booking of a car can fail (B §5, B §8), in the rental company's words. */
import type { CarFailure } from '@sojourn/contract/products/car/car-codes.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import type { CommonAction, FailureFacts, FailureView } from '#shared/product/checkout-part.ts';

/** `chooseCar`: a link; the others go to a section of the form or change it. */
export type CarAction = CommonAction | 'chooseCar' | 'fixLoyalty' | 'fixDriver' | 'bookAnyway';
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
  ProviderError: 'retry',
  Timeout: 'retry',
  ExecutionTimeout: 'retry',
  Unknown: 'retry',
};
const FIXED_HERE: ReadonlySet<CarAction> = new Set(['fixLoyalty', 'fixDriver', 'bookAnyway', 'refreshQuote']);
/** A card was or may have been held for these: it says that this ends by itself. */
const CARD_HELD: ReadonlySet<CarFailure> = new Set([
  'CardDeclined',
  'FraudAutoReject',
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
    title: textRef(`car.checkout.failure.${code}.title`),
    cause: textRef(`car.checkout.failure.${code}.cause`, { age: minimumAge ?? 0 }),
    safe: textRef(CARD_HELD.has(code) ? 'checkout.failure.safeCard' : 'checkout.failure.safe'),
    action,
    actionLabel: textRef(label as MessageId),
  };
}
