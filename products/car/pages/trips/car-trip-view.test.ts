import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { describe, expect, test } from 'vitest';
import type { CarTripDetail } from '#car/wire/car-trip.ts';
import { datesOf, lostOf, viewOfCarTrip, whenOf } from './car-trip-view.ts';

const desk = { location: { zone: 'Europe/Lisbon' } };
/** A week in Lisbon, paid at once, free to cancel until two days before and for half until pick-up. */
const CAR_TRIP = {
  kind: 'Car',
  status: 'Confirmed',
  time: 'Future',
  itineraryFlags: [],
  searchType: 'Initial',
  confirmationCode: 'H-7KQ2MD',
  total: money(24_600),
  price: { dueToday: money(24_600) },
  rental: {
    company: { name: 'Alder' },
    pickUp: { ...desk, at: '2027-04-15T08:30' },
    dropOff: { ...desk, at: '2027-04-22T08:30' },
  },
  cancellation: {
    type: 'FullyRefundable',
    zone: 'Europe/Lisbon',
    steps: [
      { until: '2027-04-13T07:30:00Z', localUntil: '2027-04-13T08:30', penaltyMinor: 0 },
      { until: '2027-04-15T07:30:00Z', localUntil: '2027-04-15T08:30', penaltyMinor: 12_300 },
    ],
  },
  offers: [],
  actions: { cancel: { available: true } },
  cases: [],
  refunds: [],
  tenders: [],
  canceledAt: null,
} as unknown as CarTripDetail;

const at = (text: string) => text as Instant;
const BEFORE = at('2027-02-08T12:00:00Z');
type Change = Partial<CarTripDetail>;
const NO_CANCEL = { cancel: { available: false, reason: 'Past' } } as unknown as CarTripDetail['actions'];
const CANCELED: Change = { status: 'Canceled', time: 'Canceled', actions: NO_CANCEL };
const view = (change: Change = {}, now = BEFORE) =>
  viewOfCarTrip({ ...CAR_TRIP, ...change }, 'Compact SUV in Lisbon', now, 'en');

/** By the calendar in Lisbon, which is an hour ahead of UTC in April. */
test.each([
  ['2027-04-12T12:00:00Z', 'trips.when.days', { days: 3 }],
  ['2027-04-13T23:30:00Z', 'trips.when.tomorrow', undefined],
  ['2027-04-14T22:59:00Z', 'trips.when.tomorrow', undefined],
  ['2027-04-14T23:00:00Z', 'trips.when.today', undefined],
  ['2027-04-15T23:00:00Z', 'trips.when.underWay', undefined],
  ['2027-04-22T22:59:00Z', 'trips.when.underWay', undefined],
  ['2027-04-22T23:00:00Z', 'trips.when.ended', undefined],
])('at %s: %s', (now, id, values) => {
  expect(whenOf(CAR_TRIP, at(now))).toEqual(values ? { id, values } : { id });
});

test('its dates are those of pick-up and drop-off', () => {
  expect(datesOf(CAR_TRIP, 'en')).toBe('Apr 15 – 22, 2027');
});

describe('tags, actions and notices', () => {
  test.each<[string, Change, string, string, string]>([
    ['confirmed', {}, 'confirmed code free', 'calendar receipts cancel', ''],
    ['to change', { offers: ['Change'] }, 'confirmed code free', 'calendar receipts change cancel', ''],
    [
      'pending',
      { status: 'Pending', confirmationCode: null },
      'pending',
      'calendar receipts cancel',
      'pending',
    ],
    [
      'canceling',
      { itineraryFlags: ['CancellationPending'], actions: NO_CANCEL },
      'canceling code',
      'calendar receipts',
      'pending',
    ],
    ['canceled', CANCELED, 'canceled code', 'receipts bookAgain', 'canceled'],
    ['past', { time: 'Past', actions: NO_CANCEL }, 'confirmed code free', 'receipts bookAgain', ''],
    ['paid at the desk', { total: money(0) }, 'confirmed code', 'calendar receipts cancel', ''],
  ])('%s', (_, change, tags, actions, notices) => {
    const shown = view(change);
    expect(shown.tags.map(({ kind }) => kind).join(' ')).toBe(tags);
    expect(shown.actions.join(' ')).toBe(actions);
    expect(shown.notices.map(({ kind }) => kind).join(' ')).toBe(notices);
  });

  test('past the free hours nothing is called free', () => {
    const kinds = view({}, at('2027-04-13T07:30:00Z')).tags.map(({ kind }) => kind);
    expect(kinds).toEqual(['confirmed', 'code']);
  });
});

describe('what can be done now', () => {
  const DESK = { id: 'car.trip.now.desk', values: { company: 'Alder' } };
  test.each<[string, Change, string, object[]]>([
    ['waits', { status: 'Pending' }, '2027-02-08T12:00:00Z', [{ id: 'trip.now.wait' }]],
    ['is canceled', CANCELED, '2027-02-08T12:00:00Z', [{ id: 'trip.now.canceled' }]],
    ['can only be changed at the desk', { actions: NO_CANCEL }, '2027-04-16T12:00:00Z', [DESK]],
    ['owes us nothing', { total: money(0) }, '2027-02-08T12:00:00Z', [{ id: 'car.trip.now.free' }, DESK]],
    [
      'is free to cancel',
      {},
      '2027-04-13T07:29:59Z',
      [{ id: 'trip.now.free', values: { until: 'Tue, Apr 13, 8:30 AM, Western European Time' } }, DESK],
    ],
    [
      'gives half back',
      {},
      '2027-04-13T07:30:00Z',
      [
        {
          id: 'trip.now.part',
          values: { until: 'Thu, Apr 15, 8:30 AM, Western European Time', amount: '$123.00' },
        },
        DESK,
      ],
    ],
    ['gives nothing back', {}, '2027-04-15T07:30:00Z', [{ id: 'trip.now.none' }, DESK]],
  ])('a rental that %s', (_, change, now, sentences) => {
    expect(view(change, at(now)).now).toEqual(sentences);
  });
});

test.each<[string, Change, number | null]>([
  ['never changed', { total: money(30_000) }, null],
  ['changed for a fee', { searchType: 'FollowUp', total: money(27_100) }, 2_500],
  ['changed for nothing', { searchType: 'FollowUp' }, null],
  ['changed for less', { searchType: 'FollowUp', total: money(20_000) }, null],
])('what changes cost, %s', (_, change, minor) => {
  expect(lostOf({ ...CAR_TRIP, ...change })).toEqual(minor === null ? null : money(minor));
});
