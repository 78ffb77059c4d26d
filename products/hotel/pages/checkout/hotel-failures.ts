/** How the booking of a stay can fail (A §8), in the hotel's words. */
import type {
  CommonAction,
  FailureFacts,
  FailureView,
} from '@sojourn/portal/shared/product/checkout-part.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import type { HotelFailure } from '#hotel/wire/hotel-codes.ts';

/** `similarStays`, `otherRooms`: links; `fixAge`: to its field. */
type HotelAction = CommonAction | 'similarStays' | 'otherRooms' | 'fixAge';

const ACTIONS: Readonly<Record<Exclude<HotelFailure, 'PaymentError'>, HotelAction>> = {
  NoAvailability: 'similarStays',
  LackOfInventory: 'otherRooms',
  RateNotAvailable: 'otherRooms',
  CheckInMinimumAgeNotMet: 'fixAge',
  Inactivity: 'refreshQuote',
  RedemptionFailure: 'retry',
  CardDeclined: 'otherCard',
  FraudAutoReject: 'otherCard',
  LikelyFraud: 'otherCard',
  InvalidSession: 'refreshQuote',
  ExpiredQuoteToken: 'refreshQuote',
  ExpiredFulfillToken: 'refreshQuote',
  CartValidationError: 'refreshQuote',
  AuthError: 'retry',
  ErrorCode: 'retry',
  Unknown: 'retry',
};
/** Worded as the card problem that they are of. */
const OF_CARDS = {
  CardDeclined: 'CardDeclined',
  FraudAutoReject: 'Fraud',
} as const satisfies Partial<Record<HotelFailure, string>>;
const isOfCards = (code: HotelFailure): code is keyof typeof OF_CARDS => Object.hasOwn(OF_CARDS, code);
const FIXED_HERE: ReadonlySet<HotelAction> = new Set(['fixAge', 'refreshQuote']);
const isHotels = (code: string): code is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, code);

export function hotelFailure({ code, minimumAge }: FailureFacts): FailureView<HotelAction> | null {
  if (!isHotels(code)) return null;
  const action = ACTIONS[code];
  const isCard = action === 'otherCard';
  return {
    tone: FIXED_HERE.has(action) ? 'warn' : 'bad',
    ...(isOfCards(code) ? cardWords(OF_CARDS[code]) : ownWords(code, minimumAge)),
    safe: textRef(isCard ? 'checkout.failure.safeCard' : 'checkout.failure.safe'),
    action,
    actionLabel: textRef(`checkout.action.${action}`),
  };
}

const cardWords = (problem: (typeof OF_CARDS)[keyof typeof OF_CARDS]) => ({
  title: textRef(`checkout.payment.${problem}.title`),
  cause: textRef(`checkout.payment.${problem}.cause`),
});

function ownWords(code: Exclude<keyof typeof ACTIONS, keyof typeof OF_CARDS>, minimumAge: number | null) {
  const title = textRef(`checkout.failure.${code}.title`);
  if (code === 'CheckInMinimumAgeNotMet' && minimumAge === null)
    return { title, cause: textRef('checkout.failure.CheckInMinimumAgeNotMet.unnamed.cause') };
  const values = minimumAge === null ? undefined : { age: minimumAge };
  return { title, cause: textRef(`checkout.failure.${code}.cause`, values) };
}
