import { HOTEL_FAILURES } from '@sojourn/contract/checkouts.ts';
import { ERRORS, type ErrorCode, PAYMENT_ERRORS } from '@sojourn/contract/errors.ts';
import { describe, expect, it } from 'vitest';
import en from '#messages/en/checkout.json' with { type: 'json' };
import fr from '#messages/fr/checkout.json' with { type: 'json' };
import { type FailureAction, type FailureView, viewOfFailure } from './failure-view.ts';

const texts = (view: FailureView) =>
  [view.title, view.cause, view.safe, view.actionLabel].map(({ id }) => id);
const expectWorded = (view: FailureView) => {
  for (const id of texts(view)) {
    expect(en).toHaveProperty([id]);
    expect(fr).toHaveProperty([id]);
  }
};

describe('a failure of the hotel', () => {
  it.each<[(typeof HOTEL_FAILURES)[number], FailureAction, FailureView['tone']]>([
    ['NoAvailability', 'similarStays', 'bad'],
    ['CheckInMinimumAgeNotMet', 'fixAge', 'warn'],
    ['PaymentError', 'otherCard', 'bad'],
    ['LackOfInventory', 'otherRooms', 'bad'],
    ['RateNotAvailable', 'otherRooms', 'bad'],
    ['Inactivity', 'refreshQuote', 'warn'],
    ['RedemptionFailure', 'retry', 'bad'],
    ['Unknown', 'retry', 'bad'],
  ])('%s leads to %s', (code, action, tone) => {
    expect(viewOfFailure(code, null, 21)).toMatchObject({ action, tone });
  });

  it('has its own title and cause for each of the eight reasons, in both languages', () => {
    const views = HOTEL_FAILURES.map((code) => viewOfFailure(code, null, 21));
    for (const view of views) expectWorded(view);
    expect(new Set(views.map(({ title }) => title.id)).size).toBe(HOTEL_FAILURES.length);
    expect(new Set(views.map(({ cause }) => cause.id)).size).toBe(HOTEL_FAILURES.length);
  });

  it('names the minimum age only when the hotel gave it', () => {
    expect(viewOfFailure('CheckInMinimumAgeNotMet', null, 21).cause.values).toEqual({ age: 21 });
    const unnamed = viewOfFailure('CheckInMinimumAgeNotMet', null);
    expect(unnamed.cause).toEqual({ id: 'checkout.failure.CheckInMinimumAgeNotMet.unnamed.cause' });
    expectWorded(unnamed);
  });
});

describe('a card problem', () => {
  it.each(PAYMENT_ERRORS)('%s has its own cause, and says what became of the money', (payment) => {
    const view = viewOfFailure('PaymentError', payment);
    expectWorded(view);
    expect(view.cause.id).toBe(`checkout.payment.${payment}.cause`);
    expect(view.safe.id).toBe('checkout.failure.safeCard');
    expect(view.action).toBe(payment === 'ProcessorUnavailable' ? 'sameCard' : 'otherCard');
  });
});

describe('any other answer', () => {
  it.each([...(Object.keys(ERRORS) as ErrorCode[]), 'NetworkError' as const])('%s is worded', (code) => {
    expectWorded(viewOfFailure(code, null));
  });

  it('never says that nothing was booked when it was', () => {
    expect(viewOfFailure('CheckoutClosed', null)).toMatchObject({
      action: 'openTrip',
      safe: { id: 'checkout.failure.safeBooked' },
    });
  });
});
