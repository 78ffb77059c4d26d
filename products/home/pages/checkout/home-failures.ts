/** How the booking of a home can fail (B §5, B §8), in words about homes. */
import type {
  CommonAction,
  FailureFacts,
  FailureView,
} from '@sojourn/portal/shared/product/checkout-part.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import type { HomeFailure } from '#home/wire/home-codes.ts';

/** `otherDates`, `similarHomes`, `changeParty`: links; `bookAnyway` says that both are needed. */
type HomeAction = CommonAction | 'otherDates' | 'similarHomes' | 'changeParty' | 'bookAnyway';
type Worded = Exclude<HomeFailure, 'PaymentError'>;

const ACTIONS: Readonly<Record<Worded, HomeAction>> = {
  NoAvailability: 'similarHomes',
  DatesNotAvailable: 'otherDates',
  PartyNotAccepted: 'changeParty',
  RateNotAvailable: 'refreshQuote',
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
const CARD_HELD: ReadonlySet<Worded> = new Set(['CardDeclined', 'FraudAutoReject', 'LikelyFraud', 'Timeout']);
const FIXED_HERE: ReadonlySet<HomeAction> = new Set(['bookAnyway', 'lookAgain', 'refreshQuote']);
const OWN_ACTIONS: ReadonlySet<HomeAction> = new Set(['otherDates', 'similarHomes', 'changeParty']);
const isHomes = (code: string): code is Worded => Object.hasOwn(ACTIONS, code);

export function homeFailure({ code }: Pick<FailureFacts, 'code'>): FailureView<HomeAction> | null {
  if (!isHomes(code)) return null;
  const action = ACTIONS[code];
  const words = isCommon(code) ? `checkout.failure.${code}` : `home.checkout.failure.${code}`;
  const label = OWN_ACTIONS.has(action) ? `home.checkout.action.${action}` : `checkout.action.${action}`;
  return {
    tone: FIXED_HERE.has(action) ? 'warn' : 'bad',
    title: textRef(`${words}.title` as MessageId),
    cause: textRef(`${words}.cause` as MessageId),
    safe: textRef(CARD_HELD.has(code) ? 'checkout.failure.safeCard' : 'checkout.failure.safe'),
    action,
    actionLabel: textRef(label as MessageId),
  };
}

/** What else there is to book is shown beside these. */
export const isTaken = (code: string | undefined): boolean =>
  code === 'DatesNotAvailable' || code === 'NoAvailability';
