import { REWARDS_FAILURES } from '@sojourn/contract/booking-failures.ts';
import { ERRORS, type ErrorCode, PAYMENT_ERRORS } from '@sojourn/contract/errors.ts';
import { carFailure } from '@sojourn/products/car/pages/checkout/car-failures.ts';
import { CAR_FAILURES, type CarFailure } from '@sojourn/products/car/wire/car-codes.ts';
import carEn from '@sojourn/products/car/words/en/car-checkout.json' with { type: 'json' };
import carFr from '@sojourn/products/car/words/fr/car-checkout.json' with { type: 'json' };
import { flightFailure } from '@sojourn/products/flight/pages/checkout/flight-failures.ts';
import { FLIGHT_FAILURES, type FlightFailure } from '@sojourn/products/flight/wire/flight-codes.ts';
import flightEn from '@sojourn/products/flight/words/en/flight-checkout.json' with { type: 'json' };
import flightFr from '@sojourn/products/flight/words/fr/flight-checkout.json' with { type: 'json' };
import { hotelFailure } from '@sojourn/products/hotel/pages/checkout/hotel-failures.ts';
import { HOTEL_FAILURES, type HotelFailure } from '@sojourn/products/hotel/wire/hotel-codes.ts';
import hotelEn from '@sojourn/products/hotel/words/en/hotel-checkout.json' with { type: 'json' };
import hotelFr from '@sojourn/products/hotel/words/fr/hotel-checkout.json' with { type: 'json' };
import commonEn from '@sojourn/web/messages/en/checkout.json' with { type: 'json' };
import commonFr from '@sojourn/web/messages/fr/checkout.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { viewOfFailure } from '#features/checkout/pay/failure-view.ts';
import type { FailureCode, FailureFacts, FailureView } from '#shared/product/checkout-part.ts';

const en = { ...commonEn, ...hotelEn, ...flightEn, ...carEn };
const fr = { ...commonFr, ...hotelFr, ...flightFr, ...carFr };
const failed = (code: FailureCode, facts: Partial<FailureFacts> = {}): FailureFacts => ({
  code,
  payment: null,
  rewards: null,
  minimumAge: null,
  ...facts,
});
const hotel = (code: FailureCode, facts?: Partial<FailureFacts>) =>
  viewOfFailure('Hotel', hotelFailure, failed(code, facts));
const flight = (code: FailureCode, facts?: Partial<FailureFacts>) =>
  viewOfFailure('Flight', flightFailure, failed(code, facts));
const car = (code: FailureCode, facts?: Partial<FailureFacts>) =>
  viewOfFailure('Car', carFailure, failed(code, facts));
const KINDS = [hotel, flight, car];

const texts = (view: FailureView) =>
  [view.title, view.cause, view.safe, view.actionLabel].map(({ id }) => id);
const expectWorded = (view: FailureView) => {
  for (const id of texts(view)) {
    expect(en).toHaveProperty([id]);
    expect(fr).toHaveProperty([id]);
  }
};

it('names seats that are not for their travelers, and other fields as missing', () => {
  const incomplete = (...paths: string[]) =>
    flight('CheckoutIncomplete', { fields: paths.map((path) => ({ path, problem: 'exitRow' })) });
  const unfit = incomplete('seats.0', 'seats.1');
  expectWorded(unfit);
  expect(unfit).toMatchObject({ action: 'chooseSeats', title: { id: 'checkout.refusal.unfitSeat.title' } });
  for (const other of [incomplete(), incomplete('travelers.0.birthdate', 'seats.0')])
    expect(other).toMatchObject({ action: 'fixFields' });
});

describe('a failure of the hotel', () => {
  it.each<[HotelFailure, string, FailureView['tone']]>([
    ['NoAvailability', 'similarStays', 'bad'],
    ['CheckInMinimumAgeNotMet', 'fixAge', 'warn'],
    ['PaymentError', 'otherCard', 'bad'],
    ['LackOfInventory', 'otherRooms', 'bad'],
    ['RateNotAvailable', 'otherRooms', 'bad'],
    ['Inactivity', 'refreshQuote', 'warn'],
    ['RedemptionFailure', 'retry', 'bad'],
    ['CardDeclined', 'otherCard', 'bad'],
    ['FraudAutoReject', 'otherCard', 'bad'],
    ['LikelyFraud', 'otherCard', 'bad'],
    ['InvalidSession', 'refreshQuote', 'warn'],
    ['ExpiredQuoteToken', 'refreshQuote', 'warn'],
    ['ExpiredFulfillToken', 'refreshQuote', 'warn'],
    ['CartValidationError', 'refreshQuote', 'warn'],
    ['AuthError', 'retry', 'bad'],
    ['ErrorCode', 'retry', 'bad'],
    ['Unknown', 'retry', 'bad'],
  ])('%s leads to %s', (code, action, tone) => {
    expect(hotel(code, { minimumAge: 21 })).toMatchObject({ action, tone });
  });

  it('has its own title and cause for every reason, in both languages', () => {
    const views = HOTEL_FAILURES.map((code) => hotel(code, { minimumAge: 21 }));
    for (const view of views) expectWorded(view);
    expect(new Set(views.map(({ title }) => title.id)).size).toBe(HOTEL_FAILURES.length);
    expect(new Set(views.map(({ cause }) => cause.id)).size).toBe(HOTEL_FAILURES.length);
  });

  it('names the minimum age only when the hotel gave it', () => {
    const named = hotel('CheckInMinimumAgeNotMet', { minimumAge: 21 });
    expect(named.cause.values).toEqual({ age: 21 });
    const unnamed = hotel('CheckInMinimumAgeNotMet');
    expect(unnamed.cause).toEqual({ id: 'checkout.failure.CheckInMinimumAgeNotMet.unnamed.cause' });
    expectWorded(unnamed);
  });
});

describe('a failure of a flight', () => {
  it.each<[FlightFailure, string, FailureView['tone']]>([
    ['NoAvailability', 'chooseFlights', 'bad'],
    ['PaymentError', 'otherCard', 'bad'],
    ['CardDeclined', 'otherCard', 'bad'],
    ['RedemptionFailure', 'lookAgain', 'bad'],
    ['Inactivity', 'refreshQuote', 'warn'],
    ['MaximumPriceIncreaseReached', 'chooseFlights', 'bad'],
    ['DuplicateBooking', 'bookAnyway', 'warn'],
    ['InvalidPassengers', 'fixTravelers', 'warn'],
    ['ProviderError', 'retry', 'bad'],
    ['Timeout', 'retry', 'bad'],
    ['ExecutionTimeout', 'retry', 'bad'],
    ['VoidFailed', 'openCase', 'bad'],
    ['BookFailed', 'chooseFlights', 'bad'],
    ['BookError', 'retry', 'bad'],
    ['FraudAutoReject', 'otherCard', 'bad'],
    ['LikelyFraud', 'otherCard', 'bad'],
    ['AuthError', 'retry', 'bad'],
    ['InvalidSession', 'refreshQuote', 'warn'],
    ['SessionClosed', 'refreshQuote', 'warn'],
    ['ExpiredQuoteToken', 'refreshQuote', 'warn'],
    ['ExpiredFulfillToken', 'refreshQuote', 'warn'],
    ['CartValidationError', 'refreshQuote', 'warn'],
    ['ErrorCode', 'retry', 'bad'],
    ['SeatTaken', 'chooseSeats', 'warn'],
    ['Unknown', 'retry', 'bad'],
  ])('%s leads to %s', (code, action, tone) => {
    expect(flight(code)).toMatchObject({ action, tone });
  });

  it('has its own title and cause for every reason, in both languages', () => {
    const views = FLIGHT_FAILURES.map((code) => flight(code));
    for (const view of views) expectWorded(view);
    expect(new Set(views.map(({ title }) => title.id)).size).toBe(FLIGHT_FAILURES.length);
    expect(new Set(views.map(({ cause }) => cause.id)).size).toBe(FLIGHT_FAILURES.length);
  });

  it('never speaks of hotels', () => {
    for (const code of FLIGHT_FAILURES) {
      for (const id of texts(flight(code))) {
        expect(en[id as keyof typeof en]).not.toMatch(/hotel|room|stay\b/i);
        expect(fr[id as keyof typeof fr]).not.toMatch(/hôtel|chambre|séjour/i);
      }
    }
  });

  it('says that somebody takes the other ticket back when voiding failed', () => {
    expect(flight('VoidFailed').safe.id).toBe('checkout.failure.safeVoid');
  });

  it('tells a fare that is gone while it is quoted anew', () => {
    expect(flight('RateNotAvailable')).toMatchObject({ action: 'chooseFlights', tone: 'bad' });
    expectWorded(flight('RateNotAvailable'));
  });

  it('goes on without seats whose cabin nobody can see', () => {
    expect(flight('SeatsUnchecked')).toMatchObject({
      action: 'withoutSeats',
      cause: { id: 'checkout.refusal.SeatsUnchecked.cause' },
    });
  });
});

describe('a failure of a car', () => {
  it.each<[CarFailure, string, FailureView['tone']]>([
    ['NoAvailability', 'chooseCar', 'bad'],
    ['RateNotAvailable', 'refreshQuote', 'warn'],
    ['MaximumPriceIncreaseReached', 'chooseCar', 'bad'],
    ['DeskClosed', 'chooseCar', 'bad'],
    ['DriverTooYoung', 'chooseCar', 'bad'],
    ['DriverTooOld', 'chooseCar', 'bad'],
    ['InvalidLoyaltyNumber', 'fixLoyalty', 'warn'],
    ['LoyaltyNameMismatch', 'fixLoyalty', 'warn'],
    ['DollarExpressNotFound', 'fixLoyalty', 'warn'],
    ['BlueChipNumberNotFound', 'fixLoyalty', 'warn'],
    ['PaymentError', 'otherCard', 'bad'],
    ['CardDeclined', 'otherCard', 'bad'],
    ['FraudAutoReject', 'otherCard', 'bad'],
    ['LikelyFraud', 'otherCard', 'bad'],
    ['RedemptionFailure', 'lookAgain', 'bad'],
    ['DuplicateBooking', 'bookAnyway', 'warn'],
    ['Inactivity', 'refreshQuote', 'warn'],
    ['InvalidSession', 'refreshQuote', 'warn'],
    ['ExpiredQuoteToken', 'refreshQuote', 'warn'],
    ['ExpiredFulfillToken', 'refreshQuote', 'warn'],
    ['CartValidationError', 'refreshQuote', 'warn'],
    ['AuthError', 'retry', 'bad'],
    ['ErrorCode', 'retry', 'bad'],
    ['ProviderError', 'retry', 'bad'],
    ['Timeout', 'retry', 'bad'],
    ['ExecutionTimeout', 'retry', 'bad'],
    ['Unknown', 'retry', 'bad'],
  ])('%s leads to %s', (code, action, tone) => {
    expect(car(code, { minimumAge: 21 })).toMatchObject({ action, tone });
  });

  it('has its own title and cause for every reason, in both languages', () => {
    const views = CAR_FAILURES.map((code) => car(code, { minimumAge: 21 }));
    for (const view of views) expectWorded(view);
    expect(new Set(views.map(({ title }) => title.id)).size).toBe(CAR_FAILURES.length);
    expect(new Set(views.map(({ cause }) => cause.id)).size).toBe(CAR_FAILURES.length);
  });

  it('never speaks of hotels or flights', () => {
    for (const code of CAR_FAILURES)
      for (const id of texts(car(code))) {
        expect(en[id as keyof typeof en]).not.toMatch(/hotel|room|airline/i);
        expect(fr[id as keyof typeof fr]).not.toMatch(/hôtel|chambre|compagnie aérienne/i);
      }
  });
});

describe('a card problem', () => {
  it.each(PAYMENT_ERRORS)('%s has its own cause, and says what became of the money', (payment) => {
    for (const view of KINDS.map((of) => of('PaymentError', { payment }))) {
      expectWorded(view);
      expect(view.cause.id).toBe(`checkout.payment.${payment}.cause`);
      expect(view.safe.id).toBe('checkout.failure.safeCard');
      expect(view.action).toBe(payment === 'ProcessorUnavailable' ? 'sameCard' : 'otherCard');
    }
  });
});

describe('rewards that were refused', () => {
  it.each(REWARDS_FAILURES)('%s has its own cause and leads back to the choices', (rewards) => {
    for (const view of KINDS.map((of) => of('RedemptionFailure', { rewards }))) {
      expectWorded(view);
      expect(view).toMatchObject({ action: 'lookAgain', cause: { id: `checkout.rewards.${rewards}.cause` } });
    }
  });
});

describe('any other answer', () => {
  it.each([...(Object.keys(ERRORS) as ErrorCode[]), 'NetworkError' as const])('%s is worded', (code) => {
    for (const of of KINDS) expectWorded(of(code));
  });

  it('never says that nothing was booked when it was', () => {
    for (const of of KINDS)
      expect(of('CheckoutClosed')).toMatchObject({
        action: 'openTrip',
        safe: { id: 'checkout.failure.safeBooked' },
      });
  });
});
