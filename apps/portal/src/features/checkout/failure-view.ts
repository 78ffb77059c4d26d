/** Each way a booking can fail, as a title, a cause, what is safe and what to do next (A §8, B §5, B §8). */
import type { HotelFailure } from '@sojourn/contract/checkouts.ts';
import type { PaymentErrorCode } from '@sojourn/contract/errors.ts';
import type { ApiErrorCode } from '#shared/api/api-error.ts';
import { type Said, said } from '#shared/said.ts';

/** What the one button of the message does. */
export type FailureAction =
  | 'similarStays'
  | 'otherRooms'
  | 'fixAge'
  | 'otherCard'
  | 'sameCard'
  | 'refreshQuote'
  | 'fixFields'
  | 'openTrip'
  | 'retry';

/** Everything that paying can answer besides success. */
export type FailureCode = HotelFailure | ApiErrorCode;

export type FailureView = {
  /** `warn` when the traveler can mend it here, `bad` when this room, rate or card cannot be had. */
  readonly tone: 'bad' | 'warn';
  readonly title: Said;
  readonly cause: Said;
  /** What happened to the money: every failure says it. */
  readonly safe: Said;
  readonly action: FailureAction;
  readonly actionLabel: Said;
};

const ACTIONS: Readonly<Record<HotelFailure, FailureAction>> = {
  NoAvailability: 'similarStays',
  LackOfInventory: 'otherRooms',
  RateNotAvailable: 'otherRooms',
  CheckInMinimumAgeNotMet: 'fixAge',
  PaymentError: 'otherCard',
  Inactivity: 'refreshQuote',
  RedemptionFailure: 'retry',
  Unknown: 'retry',
};
/** Card problems that another try with the same card can mend. */
const SAME_CARD: ReadonlySet<PaymentErrorCode> = new Set(['ProcessorUnavailable']);
const MENDED_HERE: ReadonlySet<HotelFailure> = new Set(['CheckInMinimumAgeNotMet', 'Inactivity']);

const isHotelFailure = (code: FailureCode): code is HotelFailure => Object.hasOwn(ACTIONS, code);

/**
 * `minimumAge` is named when the hotel gave it. Codes that are not the hotel's are worded by how a retry
 * helps.
 */
export function viewOfFailure(
  code: FailureCode,
  payment: PaymentErrorCode | null,
  minimumAge: number | null = null,
): FailureView {
  if (!isHotelFailure(code)) return viewOfRefusal(code);
  if (code === 'PaymentError') return viewOfPayment(payment);
  const unnamed = code === 'CheckInMinimumAgeNotMet' && minimumAge === null;
  const name = unnamed ? 'CheckInMinimumAgeNotMet.unnamed' : code;
  const action = ACTIONS[code];
  return {
    tone: MENDED_HERE.has(code) ? 'warn' : 'bad',
    title: said(`checkout.failure.${code}.title`),
    cause: said(`checkout.failure.${name}.cause`, minimumAge === null ? undefined : { age: minimumAge }),
    safe: said('checkout.failure.safe'),
    action,
    actionLabel: said(`checkout.action.${action}`),
  };
}

function viewOfPayment(payment: PaymentErrorCode | null): FailureView {
  const name = payment ?? 'unnamed';
  const action = payment && SAME_CARD.has(payment) ? 'sameCard' : 'otherCard';
  return {
    tone: 'bad',
    title: said(`checkout.payment.${name}.title`),
    cause: said(`checkout.payment.${name}.cause`),
    safe: said('checkout.failure.safeCard'),
    action,
    actionLabel: said(`checkout.action.${action}`),
  };
}

/** Refusals that have words of their own; what each lets the traveler do. */
const REFUSALS = {
  CheckoutIncomplete: 'fixFields',
  InvalidInput: 'fixFields',
  CardNumberRefused: 'fixFields',
  CheckoutClosed: 'openTrip',
  PriceIncreased: 'refreshQuote',
  ExcessiveActivity: 'retry',
  SuppliersUnavailable: 'retry',
  NetworkError: 'retry',
} as const satisfies Partial<Record<FailureCode, FailureAction>>;

const hasWords = (code: FailureCode): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code);

function viewOfRefusal(code: FailureCode): FailureView {
  const name = hasWords(code) ? code : 'other';
  const action = hasWords(code) ? REFUSALS[code] : 'retry';
  return {
    tone: action === 'fixFields' ? 'warn' : 'bad',
    title: said(`checkout.refusal.${name}.title`),
    cause: said(`checkout.refusal.${name}.cause`),
    safe: said(code === 'CheckoutClosed' ? 'checkout.failure.safeBooked' : 'checkout.failure.safe'),
    action,
    actionLabel: said(`checkout.action.${action}`),
  };
}
