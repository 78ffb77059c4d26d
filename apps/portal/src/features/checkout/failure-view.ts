/** Each way a booking can fail, as a title, a cause, what is safe and what to do next (A §8, B §5, B §8). */
import type {
  BookingFailureReason,
  FlightFailure,
  HotelFailure,
  RewardsFailure,
} from '@sojourn/contract/booking-failures.ts';
import type { PaymentErrorCode } from '@sojourn/contract/errors.ts';
import type { ApiErrorCode } from '@sojourn/web/api/api-error.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { RefusedFields } from './draft-problems.ts';
import { type ProductKind, textOf } from './product-text.ts';

/** What the one button of the message does. */
export type FailureAction =
  | 'similarStays'
  | 'otherRooms'
  | 'fixAge'
  | 'chooseFlights'
  | 'chooseSeats'
  | 'withoutSeats'
  | 'fixTravelers'
  | 'bookAnyway'
  | 'otherCard'
  | 'sameCard'
  | 'refreshQuote'
  | 'fixFields'
  | 'openTrip'
  | 'lookAgain'
  | 'retry';

/** Everything that paying can answer besides success. */
export type FailureCode = BookingFailureReason | ApiErrorCode;
export type FailureFacts = {
  readonly code: FailureCode;
  readonly payment: PaymentErrorCode | null;
  readonly rewards: RewardsFailure | null;
  /** Named when the hotel gave it. */
  readonly minimumAge: number | null;
  /** What the server named, when it did. */
  readonly fields?: RefusedFields;
};

export type FailureView = {
  /** `warn` when the traveler can mend it here, `bad` when this offer or card cannot be had. */
  readonly tone: 'bad' | 'warn';
  readonly title: TextRef;
  readonly cause: TextRef;
  /** What happened to the money: every failure says it. */
  readonly safe: TextRef;
  readonly action: FailureAction;
  readonly actionLabel: TextRef;
};

const HOTEL_ACTIONS: Readonly<Record<HotelFailure, FailureAction>> = {
  NoAvailability: 'similarStays',
  LackOfInventory: 'otherRooms',
  RateNotAvailable: 'otherRooms',
  CheckInMinimumAgeNotMet: 'fixAge',
  PaymentError: 'otherCard',
  Inactivity: 'refreshQuote',
  RedemptionFailure: 'retry',
  Unknown: 'retry',
};
const FLIGHT_ACTIONS: Readonly<Record<FlightFailure, FailureAction>> = {
  NoAvailability: 'chooseFlights',
  MaximumPriceIncreaseReached: 'chooseFlights',
  BookFailed: 'chooseFlights',
  SeatTaken: 'chooseSeats',
  DuplicateBooking: 'bookAnyway',
  InvalidPassengers: 'fixTravelers',
  PaymentError: 'otherCard',
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
  VoidFailed: 'openTrip',
  ProviderError: 'retry',
  Timeout: 'retry',
  ExecutionTimeout: 'retry',
  BookError: 'retry',
  AuthError: 'retry',
  ErrorCode: 'retry',
  Unknown: 'retry',
};
/** Card problems that another try with the same card can mend. */
const SAME_CARD: ReadonlySet<PaymentErrorCode> = new Set(['ProcessorUnavailable']);
const MENDED_HERE: ReadonlySet<FailureAction> = new Set([
  ...(['fixAge', 'fixTravelers', 'chooseSeats', 'bookAnyway', 'refreshQuote'] as const),
  ...(['fixFields'] as const),
]);

const isHotelFailure = (code: FailureCode): code is HotelFailure => Object.hasOwn(HOTEL_ACTIONS, code);
const isFlightFailure = (code: FailureCode): code is FlightFailure => Object.hasOwn(FLIGHT_ACTIONS, code);

/** Codes that are not the product's own are worded by how a retry helps. */
export function viewOfFailure(kind: ProductKind, failure: FailureFacts): FailureView {
  const { code, payment, rewards } = failure;
  const isOwn = kind === 'Flight' ? isFlightFailure(code) : isHotelFailure(code);
  if (code === 'CheckoutIncomplete' && isOfSeats(failure)) return UNFIT_SEAT;
  if (!isOwn) return viewOfRefusal(kind, code);
  if (code === 'PaymentError' || (code === 'CardDeclined' && payment)) return viewOfPayment(payment);
  if (code === 'RedemptionFailure' && rewards) return viewOfRewards(rewards);
  return kind === 'Flight' ? viewOfFlight(code as FlightWords) : viewOfHotel(code as HotelWords, failure);
}

/** Card problems are worded by themselves. */
type HotelWords = Exclude<HotelFailure, 'PaymentError'>;
type FlightWords = Exclude<FlightFailure, 'PaymentError'>;

const labelOf = (action: FailureAction): TextRef => textRef(`checkout.action.${action}`);

/** Nothing is missing: a chosen seat is not for who sits there. */
const isOfSeats = ({ fields = [] }: FailureFacts): boolean =>
  fields.length > 0 && fields.every(({ path }) => path.startsWith('seats.'));
const UNFIT_SEAT: FailureView = {
  tone: 'warn',
  title: textRef('checkout.refusal.unfitSeat.title'),
  cause: textRef('checkout.refusal.unfitSeat.cause'),
  safe: textRef('checkout.failure.safe'),
  action: 'chooseSeats',
  actionLabel: labelOf('chooseSeats'),
};

function viewOfHotel(code: HotelWords, { minimumAge }: FailureFacts): FailureView {
  const unnamed = code === 'CheckInMinimumAgeNotMet' && minimumAge === null;
  const name = unnamed ? 'CheckInMinimumAgeNotMet.unnamed' : code;
  const action = HOTEL_ACTIONS[code];
  return {
    tone: MENDED_HERE.has(action) ? 'warn' : 'bad',
    title: textRef(`checkout.failure.${code}.title`),
    cause: textRef(`checkout.failure.${name}.cause`, minimumAge === null ? undefined : { age: minimumAge }),
    safe: textRef('checkout.failure.safe'),
    action,
    actionLabel: labelOf(action),
  };
}

/** A card was or may have been held for these: it says that this ends by itself. */
const CARD_HELD: ReadonlySet<FlightFailure> = new Set([
  ...(['CardDeclined', 'FraudAutoReject', 'LikelyFraud', 'BookFailed', 'BookError'] as const),
  ...(['Timeout', 'ExecutionTimeout'] as const),
]);

function viewOfFlight(code: FlightWords): FailureView {
  const action = FLIGHT_ACTIONS[code];
  const safe = code === 'VoidFailed' ? 'safeVoid' : CARD_HELD.has(code) ? 'safeCard' : 'safe';
  return {
    tone: MENDED_HERE.has(action) ? 'warn' : 'bad',
    title: textRef(`checkout.flightFailure.${code}.title`),
    cause: textRef(`checkout.flightFailure.${code}.cause`),
    safe: textRef(`checkout.failure.${safe}`),
    action,
    actionLabel: labelOf(action),
  };
}

function viewOfPayment(payment: PaymentErrorCode | null): FailureView {
  const name = payment ?? 'unnamed';
  const action = payment && SAME_CARD.has(payment) ? 'sameCard' : 'otherCard';
  return {
    tone: 'bad',
    title: textRef(`checkout.payment.${name}.title`),
    cause: textRef(`checkout.payment.${name}.cause`),
    safe: textRef('checkout.failure.safeCard'),
    action,
    actionLabel: labelOf(action),
  };
}

function viewOfRewards(rewards: RewardsFailure): FailureView {
  return {
    tone: 'bad',
    title: textRef('checkout.failure.RedemptionFailure.title'),
    cause: textRef(`checkout.rewards.${rewards}.cause`),
    safe: textRef('checkout.failure.safe'),
    action: 'lookAgain',
    actionLabel: labelOf('lookAgain'),
  };
}

/** Refusals that have words of their own; what each lets the traveler do. */
const REFUSALS = {
  CheckoutIncomplete: 'fixFields',
  InvalidInput: 'fixFields',
  CardNumberRefused: 'fixFields',
  CheckoutClosed: 'openTrip',
  TendersChanged: 'lookAgain',
  CreditNotAvailable: 'lookAgain',
  NoEligibleAccount: 'lookAgain',
  OfferNotAvailable: 'lookAgain',
  PriceIncreased: 'refreshQuote',
  ExcessiveActivity: 'retry',
  SeatsUnchecked: 'withoutSeats',
  SuppliersUnavailable: 'retry',
  NetworkError: 'retry',
} as const satisfies Partial<Record<FailureCode, FailureAction>>;

const hasWords = (code: FailureCode): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code);
/** A flight's fare that is gone, refused while it was quoted anew. */
const FARE_GONE: ReadonlySet<FailureCode> = new Set(['RateNotAvailable', 'LackOfInventory']);

function viewOfRefusal(kind: ProductKind, code: FailureCode): FailureView {
  if (kind === 'Flight' && FARE_GONE.has(code))
    return { ...viewOfFlight('NoAvailability'), title: textRef('checkout.flightFailure.fareGone.title') };
  const name = hasWords(code) ? code : 'other';
  const action = hasWords(code) ? REFUSALS[code] : 'retry';
  const isSuppliers = name === 'SuppliersUnavailable';
  return {
    tone: action === 'fixFields' || action === 'lookAgain' ? 'warn' : 'bad',
    title: textRef(
      isSuppliers
        ? textOf(kind, 'checkout.refusal.SuppliersUnavailable.title')
        : `checkout.refusal.${name}.title`,
    ),
    cause: textRef(`checkout.refusal.${name}.cause`),
    safe: textRef(code === 'CheckoutClosed' ? 'checkout.failure.safeBooked' : 'checkout.failure.safe'),
    action,
    actionLabel: labelOf(action),
  };
}
