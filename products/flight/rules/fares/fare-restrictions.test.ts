import { money } from '@sojourn/domain/money.ts';
import { describe, expect, test } from 'vitest';
import {
  type BookedFare,
  bookedRestriction,
  type FareAllows,
  restriction,
  restrictionsWithInfo,
} from './fare-restrictions.ts';
import { fixedWording, RESTRICTION_TEXTS } from './fixed-wording.ts';
import { refundEligibility, worded } from './penalties.ts';

const free = { kind: 'free' } as const;
const never = { kind: 'notAllowed' } as const;
const fee = { kind: 'fee', fee: money(7500) } as const;
const FARE: FareAllows = {
  baggageInfo: { personalItem: true, carryOnPieces: 0 },
  detailBaggageInfo: { pieces: 1, charges: { firstPiece: null } },
  penaltiesInfo: { changePenalty: fee, cancelPenalty: never },
  seats: 'assignedAtCheckIn',
};
const brand = (airline: string, name = 'Classic') => ({ airline, brand: name });

test('each restriction of a fare has a text, a warning level and a symbol', () => {
  expect(restrictionsWithInfo(FARE)).toEqual([
    { title: 'PersonalItem', body: 'Included', warningLevel: 'none', symbol: 'check', canFilter: false },
    { title: 'CarryOn', body: 'NotIncluded', warningLevel: 'warning', symbol: 'cross', canFilter: false },
    { title: 'CheckedBags', body: 'Included', warningLevel: 'none', symbol: 'check', canFilter: true },
    {
      title: 'MoreBags',
      body: 'ContactAirline',
      warningLevel: 'caution',
      symbol: 'contact',
      canFilter: false,
    },
    { title: 'Seats', body: 'assignedAtCheckIn', warningLevel: 'warning', symbol: 'cross', canFilter: false },
    { title: 'Changes', body: 'Fee', warningLevel: 'caution', symbol: 'fee', canFilter: false },
    {
      title: 'Cancellation',
      body: 'NonRefundable',
      warningLevel: 'warning',
      symbol: 'cross',
      canFilter: true,
    },
  ]);
});

describe('fixed wording of airlines and brands (B §5)', () => {
  test.each([
    [[brand('TP')], null, null],
    [[brand('FR')], 'ContactAirline', 'NotAllowed'],
    [[brand('F9', 'Basic')], 'NotAllowed', 'NonRefundable'],
    [[brand('F9', 'Economy')], null, null],
    [[brand('CU')], 'ContactSupport', 'ContactSupport'],
    [[brand('FR'), brand('FR')], 'ContactAirline', 'NotAllowed'],
    [[brand('TP'), brand('FR')], 'ContactAirline', null],
    [[brand('TP'), brand('CU')], 'ContactSupport', 'ContactSupport'],
    [[brand('F9', 'Basic'), brand('F9', 'Economy')], null, null],
  ] as const)('%j: changes %s, cancellation %s', (flights, changes, cancellation) =>
    expect(fixedWording(flights)).toEqual({ changes, cancellation }),
  );
  test('decides whether the fare is refundable, unless it only names a contact', () => {
    expect(refundEligibility(free, 'NotAllowed')).toBe('NotRefundable');
    expect(refundEligibility(free, 'NonRefundable')).toBe('NotRefundable');
    expect(refundEligibility(fee, 'Free')).toBe('WithoutFees');
    expect(refundEligibility(fee, 'ContactSupport')).toBe('WithFees');
    expect(refundEligibility(never, 'ContactAirline')).toBe('NotRefundable');
    expect([worded(fee, 'NotAllowed'), worded(fee, 'Free'), worded(fee, 'ContactAirline')]).toEqual([
      never,
      free,
      fee,
    ]);
  });
  test('replaces the text of the penalty, and results cannot be filtered by a contact', () => {
    const texts = restrictionsWithInfo(FARE, fixedWording([brand('V0')])).slice(-2);
    expect(texts.map(({ body, canFilter }) => [body, canFilter])).toEqual([
      ['ContactSupport', false],
      ['ContactSupport', false],
    ]);
  });
});

describe('the texts of a booked fare (B §8)', () => {
  const booked: BookedFare = {
    hasSeveralTickets: false,
    isPartlyRefundable: false,
    isVoidable: false,
    isAtAirline: false,
    canCancel: true,
    hasCancelCase: false,
  };
  test.each([
    ['Fee', {}, 'Fee'],
    ['Fee', { hasSeveralTickets: true }, 'ContactSupport'],
    ['ContactAirline', { hasSeveralTickets: true }, 'ContactAirline'],
    ['Free', { isAtAirline: true }, 'ContactAirline'],
    ['NotAllowed', { isAtAirline: true, hasSeveralTickets: true }, 'NotAllowed'],
  ] as const)('changes: %s with %j: %s', (body, given, text) =>
    expect(bookedRestriction(restriction('Changes', body), { ...booked, ...given }).body).toBe(text),
  );
  test.each([
    ['NonRefundable', {}, 'NonRefundable'],
    ['NonRefundable', { isVoidable: true }, 'ViewEligibility'],
    ['NonRefundable', { isVoidable: true, canCancel: false }, 'NonRefundable'],
    ['NonRefundable', { hasSeveralTickets: true }, 'NonRefundable'],
    ['NonRefundable', { hasSeveralTickets: true, isPartlyRefundable: true }, 'ViewEligibility'],
    ['Fee', { hasSeveralTickets: true }, 'ViewEligibility'],
    ['Fee', {}, 'Fee'],
    ['Free', { isVoidable: true }, 'Free'],
    ['Free', { hasSeveralTickets: true, isPartlyRefundable: true }, 'ViewEligibility'],
    ['NotAllowed', {}, 'ViewEligibility'],
    ['ContactSupport', {}, 'ViewEligibility'],
    ['Free', { hasCancelCase: true }, 'ContactSupport'],
  ] as const)('cancellation: %s with %j: %s', (body, given, text) =>
    expect(bookedRestriction(restriction('Cancellation', body), { ...booked, ...given }).body).toBe(text),
  );
  test('other restrictions read as they were sold', () => {
    const bags = restriction('CheckedBags', 'Included');
    expect(bookedRestriction(bags, { ...booked, hasCancelCase: true, isAtAirline: true })).toBe(bags);
  });
  test('there are six texts', () => expect(RESTRICTION_TEXTS).toHaveLength(6));
});
