import { describe, expect, test } from 'vitest';
import { type Instant, isBefore } from '../dates.ts';
import { cancelBlock } from './cancellation/cancel-outcome.ts';
import { changeBlock } from './change-state.ts';
import table from './data/trip-states.json' with { type: 'json' };
import { stayTimes } from './stay-times.ts';
import {
  type ProductTraits,
  TRIP_OFFERS,
  TRIP_ROLES,
  type TripFacts,
  type TripOffer,
  tripState,
} from './trip-state.ts';

const at = (text: string) => text as Instant;
const lisbon = stayTimes({
  checkIn: '2027-04-15',
  checkInFrom: '15:00',
  checkOut: '2027-04-19',
  checkOutUntil: '11:00',
  zone: 'Europe/Lisbon',
});

test('a stay begins and ends by the clock of the hotel', () => {
  expect(lisbon).toEqual({ startsAt: '2027-04-15T14:00:00Z', endsAt: '2027-04-19T10:00:00Z' });
});

const NOTHING: ProductTraits = {
  isLodging: false,
  tickets: null,
  isExchangeAllowed: null,
  changesUntil: null,
  checkIn: [],
};
const checkIn = [{ opensAt: at('2027-04-14T14:00:00Z'), closesAt: at('2027-04-15T13:00:00Z') }];
const PRODUCTS: Readonly<Record<string, ProductTraits>> = {
  // Until the day of check-in begins
  hotel: { ...NOTHING, isLodging: true, changesUntil: at('2027-04-14T23:00:00Z') },
  // Until it's picked up
  car: { ...NOTHING, changesUntil: lisbon.startsAt },
  // Voidable until two days ahead
  flight: {
    ...NOTHING,
    tickets: { state: 'ticketed', voidUntil: at('2027-04-13T00:00:00Z') },
    isExchangeAllowed: true,
    checkIn,
  },
  // Being issued, and its fare allows no exchange
  basic: {
    ...NOTHING,
    tickets: { state: 'confirmed', voidUntil: at('2027-04-13T00:00:00Z') },
    isExchangeAllowed: false,
    checkIn,
  },
};

const CONFIRMED: Omit<TripFacts, 'traits'> = {
  ...lisbon,
  state: 'Confirmed',
  hasLocator: true,
  isModified: false,
  verifiedAt: at('2027-02-01T00:00:00Z'),
  marks: [],
  credit: null,
  hasChfar: false,
};
const SITUATIONS: Readonly<Record<string, Partial<TripFacts>>> = {
  Pending: { state: 'Pending', hasLocator: false, verifiedAt: null },
  NoLocator: { hasLocator: false, verifiedAt: null },
  Confirmed: {},
  NotVerified: { verifiedAt: null },
  Modified: { isModified: true },
  RecordDiffers: { marks: ['Invalid'] },
  CancelRefused: { marks: ['CancellationFailure'] },
  Changing: { state: 'Changing' },
  Canceling: { state: 'Canceling' },
  Canceled: { state: 'Canceled' },
  CanceledWithCredit: { state: 'Canceled', credit: 'FtcAvailable', hasChfar: true },
};
const TIMES: Readonly<Record<string, Instant>> = {
  weeks: at('2027-04-01T00:00:00Z'),
  hours: at('2027-04-15T11:59:59Z'),
  during: lisbon.startsAt,
  after: lisbon.endsAt,
};
const LETTERS: Readonly<Record<TripOffer, string>> = {
  Receipt: 'R',
  Itinerary: 'I',
  Calendar: 'K',
  Share: 'S',
  ResendConfirmation: 'M',
  ChangeEmail: 'E',
  ViewTravelers: 'T',
  CheckIn: 'N',
  Cancel: 'X',
  Exchange: 'G',
  Change: 'C',
  BookAgain: 'B',
  Support: 'H',
};
const written = (offers: readonly TripOffer[]): string => offers.map((offer) => LETTERS[offer]).join('');

function* everyCase() {
  for (const [product, traits] of Object.entries(PRODUCTS))
    for (const [situation, change] of Object.entries(SITUATIONS))
      for (const [when, now] of Object.entries(TIMES))
        yield { name: `${product} ${situation} ${when}`, facts: { ...CONFIRMED, ...change, traits }, now };
}

/**
 * Product, situation and time | status, time and search type | flags | void state, hotel confirmation and
 * refund status | guest booking, look-up and supplier's answer | what owner, agent and viewer are offered.
 */
const row = ({ name, facts, now }: { name: string; facts: TripFacts; now: Instant }): string => {
  const seen = tripState(facts, 'owner', now);
  const words = [
    [seen.status, seen.time, seen.searchType],
    seen.itineraryFlags,
    [seen.voidStatus, seen.hotelConfirmation, seen.refundStatus].filter((each) => each !== null),
    [seen.guestBooking, seen.lookUp, seen.supplierAnswer],
    TRIP_ROLES.map((role) => written(tripState(facts, role, now).offers) || '-'),
  ];
  return [name, ...words.map((each) => each.join(' ') || '-')].join(' | ');
};

test('every state, time, product and role shows and offers what the table says', () => {
  expect([...everyCase()].map(row)).toEqual(table);
});

describe('in every case', () => {
  const cases = [...everyCase()];

  test('canceling is offered exactly when nothing blocks it', () => {
    for (const { facts, now } of cases) {
      const block = cancelBlock({ ...facts, now }, 'Departed');
      expect(tripState(facts, 'owner', now).offers.includes('Cancel')).toBe(block === null);
    }
  });

  test('Confirmed and Modified need the supplier’s record number', () => {
    for (const { facts, now } of cases) {
      const { status } = tripState({ ...facts, hasLocator: false }, 'owner', now);
      expect(status).toBe(facts.state === 'Canceled' ? 'Canceled' : 'Pending');
    }
  });

  test('changing is offered exactly when nothing blocks it and the record is right', () => {
    for (const { facts, now } of cases) {
      const closesAt = facts.traits.changesUntil;
      const { offers, guestBooking } = tripState(facts, 'owner', now);
      const isOpen =
        closesAt !== null && changeBlock({ ...facts, now }, { closesAt, isAllowed: true }) === null;
      expect(offers.includes('Change')).toBe(isOpen && guestBooking === 'Confirmed');
    }
  });

  test('what can be exchanged at all is either Exchangeable or NonExchangeable', () => {
    for (const { facts, now } of cases) {
      const { itineraryFlags, offers } = tripState(facts, 'owner', now);
      const flags = itineraryFlags.filter((flag) => flag.endsWith('xchangeable'));
      expect(flags).toHaveLength(facts.traits.isExchangeAllowed === null ? 0 : 1);
      expect(flags.includes('Exchangeable')).toBe(offers.includes('Exchange'));
    }
  });

  test('nobody is offered more than the owner, and support is always there for who is signed in', () => {
    for (const { facts, now } of cases) {
      const [owner, agent, viewer] = TRIP_ROLES.map((role) => tripState(facts, role, now).offers);
      expect(owner).toEqual(expect.arrayContaining([...(agent ?? []), ...(viewer ?? [])]));
      expect([owner?.includes('Support'), agent?.includes('Support'), viewer]).toEqual([
        true,
        true,
        isBefore(now, facts.endsAt) && owner?.includes('Calendar') ? ['Calendar'] : [],
      ]);
    }
  });
});

test('every offer has its letter in the table', () => {
  expect(new Set(Object.values(LETTERS)).size).toBe(TRIP_OFFERS.length);
});

test('check-in is offered from its opening until it closes', () => {
  const facts = { ...CONFIRMED, traits: PRODUCTS.flight ?? NOTHING };
  const offered = (now: string) => tripState(facts, 'owner', at(now)).offers.includes('CheckIn');
  expect(offered('2027-04-14T13:59:59Z')).toBe(false);
  expect(offered('2027-04-14T14:00:00Z')).toBe(true);
  expect(offered('2027-04-15T12:59:59Z')).toBe(true);
  expect(offered('2027-04-15T13:00:00Z')).toBe(false);
});

test.each(['FtcAvailable', 'FtcExpired', 'FtcRedeemed'] as const)(
  'a credit that is %s is a flag too',
  (credit) => {
    const seen = tripState(
      { ...CONFIRMED, state: 'Canceled', credit, traits: NOTHING },
      'owner',
      lisbon.startsAt,
    );
    expect([seen.refundStatus, seen.itineraryFlags]).toEqual([credit, ['Canceled', 'Ftc']]);
  },
);
