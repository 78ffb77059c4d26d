import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { statusOf } from '@sojourn/portal/features/trips/trip-view.ts';
import { describe, expect, it } from 'vitest';
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';
import { viewOfHotelTrip, whenOf } from './hotel-trip-view.ts';

const NOW = '2027-02-08T12:00:00Z' as Instant;
const total = money(138_432);
const trip = {
  bookingId: 'bkg_1',
  kind: 'Hotel',
  status: 'Confirmed',
  time: 'Future',
  itineraryFlags: [],
  confirmationCode: 'H-9WD4LA',
  stay: {
    name: 'Palacete Santa Luz',
    city: 'Lisbon',
    zone: 'Europe/Lisbon',
    checkIn: '2027-04-15',
    checkOut: '2027-04-19',
  },
  total,
  price: { total, complimentaryNight: money(-41_200) },
  cancellation: {
    type: 'FullyRefundable',
    zone: 'Europe/Lisbon',
    steps: [
      { until: '2027-04-12T14:00:00Z', localUntil: '2027-04-12T15:00', penaltyMinor: 0 },
      { until: '2027-04-14T14:00:00Z', localUntil: '2027-04-14T15:00', penaltyMinor: 41_200 },
    ],
  },
  tenders: [{ kind: 'UserCard', label: 'Harbor Summit, ending in 4417', amount: total, state: 'captured' }],
  refunds: [],
  cases: [],
  actions: {
    cancel: { available: true },
    cancelPart: { available: true },
    change: { available: true },
    extras: { available: true },
    editDetails: { available: true },
  },
  canceling: null,
  canceledParts: [],
  airlineCredits: [],
  withheld: null,
  splitWith: [],
  replaces: null,
  party: null,
  customFields: [],
  byAgents: [],
  protections: [],
  offers: [],
  history: [],
  canceledAt: null,
} as unknown as HotelTripDetail;

const openCase = {
  caseId: 'cas_1',
  code: 'C-7KQ2',
  kind: 'x',
  state: 'open',
} as HotelTripDetail['cases'][number];
const refund = (state: string) =>
  ({ tender: 'Card', amount: money(97_232), state }) as HotelTripDetail['refunds'][number];
const canceled: Partial<HotelTripDetail> = {
  status: 'Canceled',
  time: 'Canceled',
  actions: {
    cancel: { available: false, reason: 'Canceled' },
    cancelPart: { available: false, reason: 'Canceled' },
    change: { available: false, reason: 'Canceled' },
    extras: { available: false, reason: 'Canceled' },
    editDetails: { available: false, reason: 'Canceled' },
  },
  canceledAt: '2027-02-09T23:30:00Z' as Instant,
};
const ids = (items: readonly { readonly kind: string }[]) => items.map(({ kind }) => kind).join(' ');

describe('the status of a trip', () => {
  it.each([
    ['Confirmed', [], 'confirmed'],
    ['Modified', [], 'changed'],
    ['Pending', ['BookingPending'], 'pending'],
    ['Pending', ['CancellationPending'], 'canceling'],
    ['Canceled', ['Canceled'], 'canceled'],
  ] as const)('%s with flags %s is %s', (status, flags, expected) => {
    expect(statusOf({ status, itineraryFlags: [...flags] })).toBe(expected);
  });
});

describe('when a trip is, counted on the hotel’s calendar', () => {
  it.each([
    ['2027-02-08T12:00:00Z', 'trips.when.days', 66],
    ['2027-04-13T22:59:00Z', 'trips.when.days', 2],
    ['2027-04-13T23:00:00Z', 'trips.when.tomorrow', undefined], // midnight in Lisbon, an hour ahead of UTC
    ['2027-04-15T09:00:00Z', 'trips.when.today', undefined],
    ['2027-04-16T09:00:00Z', 'trips.when.now', undefined],
    ['2027-04-18T23:00:00Z', 'trips.when.ended', undefined],
  ])('at %s it is %s', (now, id, days) => {
    expect(whenOf(trip, now as Instant)).toEqual(days ? { id, values: { days } } : { id });
  });
});

type Row = [
  name: string,
  part: Partial<HotelTripDetail>,
  tags: string,
  actions: string,
  notices: string,
  now: string,
];
describe('the view of a trip', () => {
  const late: Partial<HotelTripDetail> = { cancellation: { ...trip.cancellation, steps: [] } };
  it.each<Row>([
    [
      'confirmed',
      {},
      'confirmed code free',
      'calendar receipts cancel',
      '',
      'trip.now.free hotel.trip.now.controls',
    ],
    [
      'changeable',
      { offers: ['Change'] },
      'confirmed code free',
      'calendar receipts change cancel',
      '',
      'trip.now.free hotel.trip.now.controls',
    ],
    [
      'nonrefundable',
      late,
      'confirmed code',
      'calendar receipts cancel',
      '',
      'trip.now.none hotel.trip.now.controls',
    ],
    [
      'pending',
      {
        status: 'Pending',
        itineraryFlags: ['BookingPending'],
        confirmationCode: null,
        actions: {
          cancel: { available: false, reason: 'BookingPending' },
          cancelPart: { available: false, reason: 'BookingPending' },
          change: { available: false, reason: 'BookingPending' },
          extras: { available: false, reason: 'BookingPending' },
          editDetails: { available: false, reason: 'BookingPending' },
        },
      },
      'pending',
      'calendar receipts',
      'pending',
      'trip.now.wait',
    ],
    [
      'canceling with a case',
      {
        status: 'Pending',
        itineraryFlags: ['CancellationPending'],
        actions: {
          cancel: { available: false, reason: 'CancellationPending' },
          cancelPart: { available: false, reason: 'CancellationPending' },
          change: { available: false, reason: 'CancellationPending' },
          extras: { available: false, reason: 'CancellationPending' },
          editDetails: { available: false, reason: 'CancellationPending' },
        },
        cases: [openCase],
      },
      'canceling code',
      'calendar receipts',
      'pending',
      'trip.now.wait',
    ],
    ['canceled', canceled, 'canceled code', 'receipts bookAgain', 'canceled', 'trip.now.canceled'],
    [
      'a refund that failed',
      { ...canceled, refunds: [refund('failed')], cases: [openCase] },
      'canceled code',
      'receipts bookAgain',
      'canceled refundLate',
      'trip.now.canceled',
    ],
    [
      'confirmed with a case',
      { cases: [openCase] },
      'confirmed code free',
      'calendar receipts cancel',
      'case',
      'trip.now.free hotel.trip.now.controls',
    ],
    [
      'a closed case says nothing',
      { cases: [{ ...openCase, state: 'closed' }] },
      'confirmed code free',
      'calendar receipts cancel',
      '',
      'trip.now.free hotel.trip.now.controls',
    ],
    [
      'begun',
      {
        time: 'Present',
        actions: {
          cancel: { available: false, reason: 'PastCheckInDate' },
          cancelPart: { available: false, reason: 'Departed' },
          change: { available: false, reason: 'Departed' },
          extras: { available: false, reason: 'Departed' },
          editDetails: { available: false, reason: 'Departed' },
        },
      },
      'confirmed code free',
      'calendar receipts',
      '',
      'hotel.trip.now.controls',
    ],
    [
      'past',
      {
        time: 'Past',
        actions: {
          cancel: { available: false, reason: 'PastCheckInDate' },
          cancelPart: { available: false, reason: 'Departed' },
          change: { available: false, reason: 'Departed' },
          extras: { available: false, reason: 'Departed' },
          editDetails: { available: false, reason: 'Departed' },
        },
      },
      'confirmed code free',
      'receipts bookAgain',
      '',
      'trip.now.past',
    ],
  ])('%s', (_, part, tags, actions, notices, now) => {
    const view = viewOfHotelTrip({ ...trip, ...part } as HotelTripDetail, NOW, 'en');
    expect(ids(view.tags)).toBe(tags);
    expect(view.actions.join(' ')).toBe(actions);
    expect(ids(view.notices)).toBe(notices);
    expect(view.now.map(({ id }) => id).join(' ')).toBe(now);
  });

  it('names what comes back once free cancellation is over', () => {
    const view = viewOfHotelTrip(trip, '2027-04-13T00:00:00Z' as Instant, 'en');
    expect(view.now[0]).toEqual({
      id: 'trip.now.part',
      values: { until: 'Wed, Apr 14, 3:00 PM, Western European Time', amount: '$972.32' },
    });
    expect(ids(view.tags)).toBe('confirmed code');
  });

  it.each([
    [[refund('open')], 'captured', 'trip.canceled.refund', { amount: '$972.32' }],
    [[], 'captured', 'hotel.trip.canceled.none', undefined],
    [[], 'voided', 'trip.canceled.voided', undefined],
  ] as const)('says what a cancellation gives back (%#)', (refunds, state, id, values) => {
    const tenders = trip.tenders.map((tender) => ({ ...tender, state }));
    const view = viewOfHotelTrip(
      { ...trip, ...canceled, refunds: [...refunds], tenders } as HotelTripDetail,
      NOW,
      'en',
    );
    expect(view.notices[0]?.text).toEqual(values ? { id, values } : { id });
    // 23:30 in UTC is the next day in Lisbon's summer, but not in February.
    expect(view.notices[0]?.title.values).toEqual({ on: 'Feb 9, 2027' });
  });
});
