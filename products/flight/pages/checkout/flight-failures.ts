/** How the booking of flights can fail (B §5, B §8), in the airlines' words. */
import type {
  CommonAction,
  FailureCode,
  FailureFacts,
  FailureView,
} from '@sojourn/portal/shared/product/checkout-part.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import type { FlightFailure } from '#flight/wire/flight-codes.ts';

/** `chooseFlights`: a link; the others open or change a section of the form. */
type FlightAction =
  | CommonAction
  | 'chooseFlights'
  | 'chooseSeats'
  | 'withoutSeats'
  | 'fixTravelers'
  | 'bookAnyway';
type Worded = Exclude<FlightFailure, 'PaymentError'>;

const ACTIONS: Readonly<Record<Worded, FlightAction>> = {
  NoAvailability: 'chooseFlights',
  MaximumPriceIncreaseReached: 'chooseFlights',
  BookFailed: 'chooseFlights',
  SeatTaken: 'chooseSeats',
  DuplicateBooking: 'bookAnyway',
  InvalidPassengers: 'fixTravelers',
  CardDeclined: 'otherCard',
  FraudAutoReject: 'otherCard',
  LikelyFraud: 'otherCard',
  RedemptionFailure: 'lookAgain',
  Inactivity: 'refreshQuote',
  InvalidSession: 'refreshQuote',
  SessionClosed: 'refreshQuote',
  ExpiredQuoteToken: 'refreshQuote',
  ExpiredFulfillToken: 'refreshQuote',
  CartValidationError: 'refreshQuote',
  VoidFailed: 'openCase',
  ProviderError: 'retry',
  Timeout: 'retry',
  ExecutionTimeout: 'retry',
  BookError: 'retry',
  AuthError: 'retry',
  ErrorCode: 'retry',
  Unknown: 'retry',
};
const FIXED_HERE: ReadonlySet<FlightAction> = new Set([
  'fixTravelers',
  'chooseSeats',
  'bookAnyway',
  'refreshQuote',
]);
/** A card was or may have been held for these: it says that this ends by itself. */
const CARD_HELD: ReadonlySet<FlightFailure> = new Set([
  'CardDeclined',
  'FraudAutoReject',
  'LikelyFraud',
  'BookFailed',
  'BookError',
  'Timeout',
  'ExecutionTimeout',
]);
/** A fare that is gone, refused while it was quoted anew. */
const FARE_GONE: ReadonlySet<FailureCode> = new Set(['RateNotAvailable', 'LackOfInventory']);
const isFlights = (code: FailureCode): code is Worded => Object.hasOwn(ACTIONS, code);

export function flightFailure(failure: FailureFacts): FailureView<FlightAction> | null {
  const { code } = failure;
  if (code === 'CheckoutIncomplete' && isOfSeats(failure)) return UNFIT_SEAT;
  if (code === 'SeatsUnchecked') return SEATS_UNCHECKED;
  if (FARE_GONE.has(code))
    return { ...worded('NoAvailability'), title: textRef('checkout.flightFailure.fareGone.title') };
  return isFlights(code) ? worded(code) : null;
}

function worded(code: Worded): FailureView<FlightAction> {
  const action = ACTIONS[code];
  const safe = code === 'VoidFailed' ? 'safeVoid' : CARD_HELD.has(code) ? 'safeCard' : 'safe';
  return {
    tone: FIXED_HERE.has(action) ? 'warn' : 'bad',
    title: textRef(`checkout.flightFailure.${code}.title`),
    cause: textRef(`checkout.flightFailure.${code}.cause`),
    safe: textRef(`checkout.failure.${safe}`),
    action,
    actionLabel: textRef(`checkout.action.${action}`),
  };
}

/** Nothing is missing: a chosen seat is not for who sits there. */
const isOfSeats = ({ fields = [] }: FailureFacts): boolean =>
  fields.length > 0 && fields.every(({ path }) => path.startsWith('seats.'));
const UNFIT_SEAT: FailureView<FlightAction> = {
  tone: 'warn',
  title: textRef('checkout.refusal.unfitSeat.title'),
  cause: textRef('checkout.refusal.unfitSeat.cause'),
  safe: textRef('checkout.failure.safe'),
  action: 'chooseSeats',
  actionLabel: textRef('checkout.action.chooseSeats'),
};
const SEATS_UNCHECKED: FailureView<FlightAction> = {
  tone: 'bad',
  title: textRef('checkout.refusal.SeatsUnchecked.title'),
  cause: textRef('checkout.refusal.SeatsUnchecked.cause'),
  safe: textRef('checkout.failure.safe'),
  action: 'withoutSeats',
  actionLabel: textRef('checkout.action.withoutSeats'),
};
