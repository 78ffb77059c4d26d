import { expect, test } from 'vitest';
import { FLIGHT_TRIP } from '../trips/testing/sample-flight-trip.ts';
import {
  blockedBy,
  isNameShared,
  namesOf,
  nextSlice,
  screenOfError,
  screenOfFailure,
  withSlice,
} from './exchange-view.ts';

const view = (screen: Parameters<typeof blockedBy>[0]['screen']) =>
  ({ screen, cause: null }) as Parameters<typeof blockedBy>[0];
const booked = ['a', 'b'].map((sliceId) => ({ sliceId, fareClass: 'standard' as const }));

test('a trip that can be canceled for free is changed only when that is wanted', () => {
  expect(blockedBy(view('TicketedVoidable'), false)).toEqual({ screen: 'TicketedVoidable', cause: null });
  expect(blockedBy(view('TicketedVoidable'), true)).toBeNull();
  expect(blockedBy(view('ContactAirline'), true)).toEqual({ screen: 'ContactAirline', cause: null });
  expect(blockedBy(view('GoToExchange'), false)).toBeNull();
});

test.each([
  ['NotFound', 'ItineraryNotFound'],
  ['ExcessiveActivity', 'TooManyAttempts'],
  ['NotChangeable', 'IneligibleForExchange'],
  ['DuplicateBooking', 'ChangeFailed'],
  [undefined, 'LoadFailed'],
])('a refused call (%s) is the screen %s', (code, screen) => expect(screenOfError(code)).toBe(screen));

test.each([
  ['AirlineControl', 'ContactAirline'],
  ['InfantNeedsSeat', 'ContactSupport'],
  ['NotFound', 'ItineraryNotFound'],
  ['SupplierUnavailable', 'LoadFailed'],
  ['PriceIncreased', 'ChangeFailed'],
  ['PaymentError', 'ChangeFailed'],
] as const)('%s is the screen %s', (failure, screen) => expect(screenOfFailure(failure)).toBe(screen));

test('slices are chosen one after the other', () => {
  const other = { sliceId: 'c', fareClass: 'standard' as const };
  expect(nextSlice([1, 0], booked, booked)).toBe(0);
  expect(nextSlice([0, 1], booked, withSlice(booked, 0, other))).toBe(1);
  expect(nextSlice([0], booked, withSlice(booked, 0, other))).toBeUndefined();
});

test('a slice is named by its day, airline, flights and fare', () => {
  const [out] = FLIGHT_TRIP.flight.slices;
  expect(namesOf(out!, 'en')).toEqual({
    day: 'Apr 14, 2027',
    flights: 'TAP Air Portugal TP\u00a0216',
    fare: { brand: 'Classic', fareClass: 'standard' },
  });
});

test('fares of one name are told apart, others keep theirs', () => {
  const fare = (fareClass: 'basic' | 'standard' | 'premium', shortBrandName: string) =>
    ({ fareClass, shortBrandName }) as Parameters<typeof isNameShared>[1];
  const fares = [fare('basic', 'Go'), fare('standard', 'Main'), fare('premium', 'Main')];
  expect(fares.map((each) => isNameShared(fares, each))).toEqual([false, true, true]);
});
