import { date, type Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { describe, expect, it, test } from 'vitest';
import { sampleHomeTrip, sampleSplitTrip } from '#home/testing/sample-home-trip.ts';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';
import { SAMPLE_TRIP } from '../../../hotel/testing/sample-hotel-trip.ts';
import { daysOf, lostOf, nameOf, viewOfHomeTrip, whenOf } from './home-trip-view.ts';

const NOW = '2027-02-08T12:00:00Z' as Instant;
const trip = sampleHomeTrip(SAMPLE_TRIP);
const split = sampleSplitTrip(SAMPLE_TRIP);
const ids = (items: readonly { readonly kind: string }[]) => items.map(({ kind }) => kind).join(' ');
const blocked = (reason: 'BookingPending' | 'Canceled') => {
  const no = { available: false, reason } as const;
  return { cancel: no, cancelPart: no, change: no, extras: no, editDetails: no };
};

describe('when a stay is, counted on the calendar of its home', () => {
  it.each([
    ['2027-04-12T12:00:00Z', 'trips.when.days'],
    // Midnight in Lisbon, an hour ahead of UTC
    ['2027-04-12T23:00:00Z', 'trips.when.tomorrow'],
    ['2027-04-14T09:00:00Z', 'trips.when.today'],
    ['2027-04-18T09:00:00Z', 'trips.when.now'],
    ['2027-04-19T09:00:00Z', 'trips.when.ended'],
  ])('at %s it is %s', (now, id) => expect(whenOf(trip, now as Instant).id).toBe(id));
});

test('a split stay has a day of moving, out before in', () => {
  const days = daysOf(split).map(({ day, moments }) => [day, ids(moments)]);
  expect(days).toEqual([
    [date('2027-04-14'), 'checkIn'],
    [date('2027-04-16'), 'checkOut move'],
    [date('2027-04-19'), 'checkOut'],
  ]);
  expect(nameOf(split)).toBe('Casa do Limoeiro · Rooftop over Graça');
});

describe('the view of a booked home', () => {
  it.each<[string, Partial<HomeTripDetail>, string, string, string]>([
    [
      'confirmed',
      {},
      'confirmed code free',
      'calendar receipts cancel',
      'trip.now.free home.trip.now.controls',
    ],
    [
      'changeable',
      { offers: ['Change'] },
      'confirmed code free',
      'calendar receipts change cancel',
      'trip.now.free home.trip.now.controls',
    ],
    [
      'pending',
      {
        status: 'Pending',
        itineraryFlags: ['BookingPending'],
        confirmationCode: null,
        actions: blocked('BookingPending'),
      },
      'pending',
      'calendar receipts',
      'trip.now.wait',
    ],
    [
      'canceled',
      { status: 'Canceled', time: 'Canceled', actions: blocked('Canceled') },
      'canceled code',
      'receipts bookAgain',
      'trip.now.canceled',
    ],
  ])('%s', (_, part, tags, actions, now) => {
    const view = viewOfHomeTrip(sampleHomeTrip(SAMPLE_TRIP, { offers: [], ...part }), NOW, 'en');
    expect(ids(view.tags)).toBe(tags);
    expect(view.actions.join(' ')).toBe(actions);
    expect(view.now.map(({ id }) => id).join(' ')).toBe(now);
  });

  it('names half once all of it is over, by the clock of the home', () => {
    const [now] = viewOfHomeTrip(trip, '2027-04-01T00:00:00Z' as Instant, 'en').now;
    expect(now).toEqual({
      id: 'trip.now.part',
      values: { until: 'Fri, Apr 9, 3:00 PM, Western European Time', amount: '$530.70' },
    });
  });

  it('names both hosts of a split stay', () => {
    const sentence = viewOfHomeTrip(split, NOW, 'en').now.at(-1);
    expect(sentence?.values).toEqual({ host: 'Inês Marques or Rui Faria' });
  });
});

test('what changes have cost is a line only after a change', () => {
  const { total } = trip;
  const more = { ...total, amountMinor: total.amountMinor + 3_000 };
  expect(lostOf({ ...trip, total: more })).toBeNull();
  expect(lostOf({ ...trip, total: more, searchType: 'FollowUp' })).toEqual(money(3_000));
});
