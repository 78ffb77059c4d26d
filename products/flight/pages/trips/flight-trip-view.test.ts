import type { Instant } from '@sojourn/domain/dates.ts';
import commonTexts from '@sojourn/web/messages/en/trips.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import ownTexts from '#flight/words/en/flight-trips.json' with { type: 'json' };
import { cardTagOf, checkInsOf, flightStatusOf, viewOfFlightTrip, whenOfFlight } from './flight-trip-view.ts';
import { glanceOfFlight } from './glance-of-flight.ts';
import { FLIGHT_TRIP } from './testing/sample-flight-trip.ts';

const en = { ...commonTexts, ...ownTexts };
const NOW = '2027-02-08T12:10:00Z' as Instant;
const LATER = '2027-02-10T12:00:00Z' as Instant;
type Change = Partial<FlightTripDetail>;
const view = (change: Change = {}, now = NOW) => viewOfFlightTrip({ ...FLIGHT_TRIP, ...change }, now, 'en');
const kinds = (items: readonly { readonly kind: string }[]) => items.map(({ kind }) => kind).join(' ');
const ids = (items: readonly { readonly id: string }[]) =>
  items.map(({ id }) => id.replace('trip.flight.now.', '')).join(' ');
const openCase = { caseId: 'cas_1', code: 'C-7KQ2', kind: 'ticketingLate', state: 'open' } as never;
const REQUESTED: Change = {
  status: 'Pending',
  confirmationCode: null,
  ticketing: 'requested',
  locators: { agent: null, airlines: [] },
};
const TICKETING: Change = { ticketing: 'confirmed', ticketedAt: null };
const CANCELED: Change = {
  status: 'Canceled',
  time: 'Canceled',
  actions: {
    cancel: { available: false, reason: 'Canceled' },
    cancelPart: { available: false, reason: 'Canceled' },
    change: { available: false, reason: 'Canceled' },
    extras: { available: false, reason: 'Canceled' },
    editDetails: { available: false, reason: 'Canceled' },
  },
  voidUntil: null,
  canceledAt: LATER,
};

describe('a flight trip, from requested to ticketed', () => {
  it.each<[string, Change, string, string, string]>([
    ['requested', REQUESTED, 'pending', 'pending free', 'pending'],
    ['confirmed', TICKETING, 'confirmed', 'confirmed ticketing code free', 'ticketing'],
    ['ticketed', {}, 'ticketed', 'confirmed ticketed code free', ''],
    ['changed', { ...TICKETING, status: 'Modified' }, 'changed', 'changed ticketing code free', 'ticketing'],
    ['ticketed after a change', { status: 'Modified' }, 'ticketed', 'changed ticketed code free', ''],
    [
      'canceling',
      { status: 'Pending', itineraryFlags: ['CancellationPending'] },
      'canceling',
      'canceling code free',
      'pending',
    ],
    ['canceled', CANCELED, 'canceled', 'canceled code', 'canceled'],
    [
      'late tickets',
      { ...TICKETING, cases: [openCase] },
      'confirmed',
      'confirmed ticketing code free',
      'ticketing',
    ],
    ['a person works', { cases: [openCase] }, 'ticketed', 'confirmed ticketed code free', 'case'],
  ])('%s', (_, change, status, tags, notices) => {
    const shown = view(change);
    expect(flightStatusOf({ ...FLIGHT_TRIP, ...change })).toBe(status);
    expect([shown.status, kinds(shown.tags), kinds(shown.notices)]).toEqual([status, tags, notices]);
  });

  it('names the case where tickets are late', () => {
    const [notice] = view({ ...TICKETING, cases: [openCase] }).notices;
    expect(notice?.text).toMatchObject({ id: 'trip.flight.ticketing.case', values: { code: 'C-7KQ2' } });
  });

  it('says only what the catalogue has', () => {
    for (const change of [REQUESTED, TICKETING, {}, { status: 'Pending' } as const, CANCELED]) {
      const { tags, notices, now } = view(change);
      for (const { id } of [...tags, ...notices].map(({ text }) => text).concat(now))
        expect(en).toHaveProperty([id]);
    }
  });
});

/** Both slices, an hour before they leave. */
const CHANGES = [
  { slice: 0, canChange: true, closesAt: '2027-04-14T21:05:00Z' as Instant },
  { slice: 1, canChange: true, closesAt: '2027-04-19T05:00:00Z' as Instant },
];

describe('flights that their airline canceled', () => {
  it('are neither confirmed nor ticketed where all are', () => {
    const off = view({ airlineCanceled: [0, 1], checkIn: [] });
    expect([off.status, kinds(off.tags), ids(off.now)]).toEqual([
      'airlineCanceled',
      'canceled code free',
      'airlineCanceled',
    ]);
    expect(cardTagOf({ ...FLIGHT_TRIP, airlineCanceled: [0, 1] }).text.id).toBe(
      'trip.flight.tag.airlineCanceled',
    );
  });

  it('are named beside the status of the rest', () => {
    const [tag, ...others] = view({ airlineCanceled: [1] }).tags;
    expect(tag?.text).toEqual({ id: 'trip.flight.tag.someCanceled', values: { count: 1 } });
    expect(kinds(others)).toBe('confirmed ticketed code free');
    const { mark, moments } = glanceOfFlight({ ...FLIGHT_TRIP, airlineCanceled: [1] }, 'en');
    expect(mark?.kind).toBe('canceled');
    expect(moments.map(({ isOff }) => isOff)).toEqual([false, false, true, true]);
  });

  it('stay ticketed in a trip of several bookings after a change of times', () => {
    expect(glanceOfFlight({ ...FLIGHT_TRIP, status: 'Modified' }, 'en').mark?.kind).toBe('ticketed');
  });
});

describe('what can be done now', () => {
  const step = (until: string, penaltyMinor: number) => ({
    until: until as Instant,
    localUntil: until.slice(0, 16) as never,
    penaltyMinor,
  });
  const terms = (...steps: readonly ReturnType<typeof step>[]): Change => ({
    cancellation: { ...FLIGHT_TRIP.cancellation, steps: [...steps] },
  });
  const free = step('2027-02-09T12:00:00Z', 0);
  const fee = step('2027-04-14T22:05:00Z', 15_000);
  it.each<[string, Change, Instant, string]>([
    ['in the void window of a strict fare', terms(free), NOW, 'void then.none checkIn.from'],
    ['in the void window of a fare with a fee', terms(free, fee), NOW, 'void then.part checkIn.from'],
    [
      'in the void window of a fare that’s free until departure',
      terms(step('2027-04-14T22:05:00Z', 0)),
      NOW,
      'now.full checkIn.from',
    ],
    [
      'while a flight can be changed',
      { ...terms(fee), voidUntil: null, changes: CHANGES },
      LATER,
      'now.part change checkIn.from',
    ],
    ['after it, strict', { ...terms(free), voidUntil: null }, LATER, 'now.none checkIn.from'],
    ['after it, with a fee', { ...terms(free, fee), voidUntil: null }, LATER, 'now.part checkIn.from'],
    [
      'after it, refundable',
      { ...terms(step('2027-04-14T22:05:00Z', 0)), voidUntil: null },
      LATER,
      'now.full checkIn.from',
    ],
    ['canceled', CANCELED, LATER, 'trip.now.canceled'],
    ['requested', REQUESTED, NOW, 'trip.now.wait'],
    [
      'while check-in is open',
      {
        voidUntil: null,
        actions: {
          cancel: { available: false, reason: 'Departed' },
          cancelPart: { available: false, reason: 'Departed' },
          change: { available: false, reason: 'Departed' },
          extras: { available: false, reason: 'Departed' },
          editDetails: { available: false, reason: 'Departed' },
        },
      },
      '2027-04-14T12:00:00Z' as Instant,
      'checkIn.by',
    ],
  ])('%s', (_, change, now, texts) => expect(ids(view(change, now).now)).toBe(texts));

  it('names the next deadline of a change by the clock of the airport that’s left', () => {
    const now = (at: Instant) => view({ changes: CHANGES, voidUntil: null }, at).now;
    const until = (at: Instant) => now(at).find(({ id }) => id === 'trip.flight.now.change')?.values?.until;
    expect(until(LATER)).toBe('Wed, Apr 14, 5:05 PM, Eastern Time');
    expect(until('2027-04-15T12:00:00Z' as Instant)).toBe('Mon, Apr 19, 6:00 AM, Western European Time');
  });

  it('tells the deadline by the clock of the first airport', () => {
    expect(view().now[0]?.values).toEqual({ until: 'Tue, Feb 9, 7:00 AM, Eastern Time' });
  });
});

describe('check-in', () => {
  it.each([
    ['2027-04-13T22:04:00Z', 'notYet notYet'],
    ['2027-04-13T22:05:00Z', 'open notYet'],
    ['2027-04-14T21:05:00Z', 'closed notYet'],
    ['2027-04-19T04:59:00Z', 'closed open'],
  ])('at %s: %s', (now, states) => {
    const all = checkInsOf(FLIGHT_TRIP, now as Instant, 'en');
    expect(all.map(({ state }) => state).join(' ')).toBe(states);
  });
  it('is by the clock of the airport it leaves from, with the locator of its ticket', () => {
    const [out, back] = checkInsOf(FLIGHT_TRIP, NOW, 'en');
    expect([out?.opens, out?.closes, out?.locator]).toEqual([
      'Tue, Apr 13, 6:05 PM, Eastern Time',
      'Wed, Apr 14, 5:05 PM, Eastern Time',
      'K7PQ2M',
    ]);
    expect(back?.opens).toBe('Sun, Apr 18, 7:00 AM, Western European Time');
  });
  it('is not told of what is not flown', () => {
    expect(checkInsOf({ ...FLIGHT_TRIP, ...CANCELED }, NOW, 'en')).toEqual([]);
  });
});

it.each([
  ['2027-04-12T12:00:00Z', 'trips.when.days'],
  ['2027-04-14T03:00:00Z', 'trips.when.tomorrow'],
  ['2027-04-14T05:00:00Z', 'trips.when.today'],
  ['2027-04-16T12:00:00Z', 'trips.when.underWay'],
])('at %s the trip is %s', (now, id) => {
  expect(whenOfFlight(FLIGHT_TRIP, now as Instant).id).toBe(id);
});
