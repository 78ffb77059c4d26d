/** Why a price isn't frozen or matched, or a frozen one not booked (B §8); part of `ERRORS`. */
import type { ErrorEntry } from './error-entry.ts';

export const PROTECTION_ERRORS = {
  PriceFreezeSetBookParamsFailed: {
    status: 422,
    retry: 'changed',
    raisedBy: 'price freeze: the trip can’t be asked for like this',
  },
  PriceFreezeFailed: { status: 502, retry: 'later', raisedBy: 'price freeze: the supplier didn’t answer' },
  PriceFreezeGenerateCustomOfferFailed: {
    status: 409,
    retry: 'changed',
    raisedBy: 'price freeze: the terms have no offer for this trip, or the one that was chosen is gone',
  },
  FrozenPriceIncreased: {
    status: 409,
    retry: 'changed',
    raisedBy: 'price freeze: the price rose since it was shown; details has both totals',
  },
  FrozenPriceIncreasedDuringPayment: {
    status: 409,
    retry: 'changed',
    raisedBy: 'price freeze: the price rose while it was paid; nothing was charged; details has both totals',
  },
  FrozenPriceDecreased: {
    status: 409,
    retry: 'changed',
    raisedBy: 'price freeze: the price fell since it was shown; details has both totals',
  },
  FrozenPriceDecreasedDuringPayment: {
    status: 409,
    retry: 'changed',
    raisedBy: 'price freeze: the price fell while it was paid; nothing was charged; details has both totals',
  },
  PriceFreezeNoAvailability: {
    status: 409,
    retry: 'changed',
    raisedBy: 'price freeze: nobody sells the trip any longer',
  },
  PriceFreezeQuoteExpired: { status: 409, retry: 'changed', raisedBy: 'price freeze: the quote ran out' },
  PriceFreezeOver: { status: 409, retry: 'never', raisedBy: 'price freeze: its time is over' },
  PriceFreezeUsed: {
    status: 409,
    retry: 'never',
    raisedBy: 'price freeze: it paid for a booking, or its fee was refunded; details.bookingId',
  },
  PriceFreezeStillForSale: {
    status: 409,
    retry: 'changed',
    raisedBy: 'price freeze: the fee comes back only when the trip is sold out',
  },
  PriceFreezeExerciseSetBookParamsFailed: {
    status: 422,
    retry: 'changed',
    raisedBy: 'exercising: the flights can’t be booked like this any longer',
  },
  PriceFreezeExerciseFailed: { status: 502, retry: 'later', raisedBy: 'exercising: the airline failed' },
  PriceFreezeSimilarFlightsAndRefund: {
    status: 409,
    retry: 'changed',
    raisedBy: 'exercising: the flights are sold out; similar ones are for sale, or the fee comes back',
  },
  PriceFreezeRefund: {
    status: 409,
    retry: 'changed',
    raisedBy: 'exercising: the flights are sold out, and so is everything like them; the fee comes back',
  },
  PriceFreezeProviderError: {
    status: 503,
    retry: 'later',
    raisedBy: 'exercising: the airline doesn’t answer',
  },
  HotelPriceFreezeRefund: {
    status: 409,
    retry: 'changed',
    raisedBy: 'exercising: the room is sold out; the fee comes back',
  },
  HotelPriceFreezeFailed: {
    status: 503,
    retry: 'later',
    raisedBy: 'exercising: the hotel’s supplier failed or doesn’t answer',
  },
  HotelPriceFreezeLikelyFraud: {
    status: 409,
    retry: 'never',
    raisedBy: 'exercising: more frozen stays were booked within a day than one person needs',
  },
  ProtectionQuoteExpired: {
    status: 409,
    retry: 'changed',
    raisedBy: 'checkout: the quote of a refundable room ran out',
  },
  InvalidOfferData: {
    status: 409,
    retry: 'changed',
    raisedBy: 'checkout: the quote of a protection is of another sale, or not of today’s price',
  },
  // Price match
  PriceMatchUnavailable: {
    status: 409,
    retry: 'never',
    raisedBy: 'price match: too late, canceled, claimed already, or its price isn’t matched',
  },
  PriceMatchNotLower: { status: 422, retry: 'changed', raisedBy: 'price match: that price isn’t lower' },
  PriceMatchOver: {
    status: 409,
    retry: 'never',
    raisedBy: 'price match: it’s decided, or was appealed before',
  },
  PriceMatchUndecided: {
    status: 409,
    retry: 'changed',
    raisedBy: 'desk: a case of price match would end with its claim open',
  },
  SecondAgentNeeded: {
    status: 409,
    retry: 'changed',
    raisedBy: 'desk: it’s more than one agent gives a customer alone; the decision is noted in the case',
  },
  OwnDecision: { status: 403, retry: 'never', raisedBy: 'desk: an appeal is for another agent' },
} as const satisfies Record<string, ErrorEntry>;
