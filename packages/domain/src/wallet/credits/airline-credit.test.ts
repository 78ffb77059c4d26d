import { creditOf, type Penalty } from '@sojourn/products/flight/rules/fares/penalties.ts';
import { describe, expect, test } from 'vitest';
import type { Instant } from '../../dates.ts';
import { money } from '../../money.ts';
import {
  type AirlineCreditState,
  ftcStatus,
  ftcStatusOf,
  payableMinor,
  returnOfAirlineCredit,
} from './airline-credit.ts';

const now = '2027-02-01T12:00:00.000Z' as Instant;
const before = '2027-02-01T11:59:59.000Z' as Instant;
const after = '2027-02-01T12:00:01.000Z' as Instant;

describe('a credit that is', () => {
  const STATUSES: [AirlineCreditState, Instant | null, ReturnType<typeof ftcStatus>][] = [
    ['available', after, 'FtcAvailable'],
    ['available', null, 'FtcAvailable'],
    ['available', now, 'FtcExpired'],
    ['held', after, 'FtcAvailable'],
    ['redeemed', after, 'FtcRedeemed'],
    ['redeemed', before, 'FtcRedeemed'],
    ['expired', before, 'FtcExpired'],
    ['void', after, null],
  ];
  test.each(STATUSES)('%s until %s shows %s', (state, expiresAt, status) => {
    expect(ftcStatus({ state, expiresAt }, now)).toBe(status);
  });

  const RETURNS: [AirlineCreditState, Instant | null, 'returned' | 'forfeited'][] = [
    ['redeemed', after, 'returned'],
    ['redeemed', null, 'returned'],
    ['available', after, 'returned'],
    ['held', after, 'returned'],
    ['redeemed', now, 'forfeited'],
    ['expired', before, 'forfeited'],
    ['void', after, 'forfeited'],
  ];
  test.each(RETURNS)('%s until %s is %s by a canceled booking', (state, expiresAt, outcome) => {
    expect(returnOfAirlineCredit({ state, expiresAt }, now)).toBe(outcome);
  });
});

test('a booking shows what is left to do of its credits', () => {
  const used = { state: 'redeemed', expiresAt: after } as const;
  const free = { state: 'available', expiresAt: after } as const;
  const over = { state: 'expired', expiresAt: before } as const;
  expect(ftcStatusOf([over, used, free], now)).toBe('FtcAvailable');
  expect(ftcStatusOf([over, used], now)).toBe('FtcRedeemed');
  expect(ftcStatusOf([over], now)).toBe('FtcExpired');
  expect(ftcStatusOf([], now)).toBeNull();
});

describe('pays', () => {
  const credit = { firstName: 'Zoë', lastName: 'O’Näf', airline: 'TP', availableMinor: 50_000 } as const;
  const ticket = { firstName: 'ZOE', lastName: "O'NAEF", airline: 'TP', amountMinor: 30_000 };
  const same = { ...credit, nameRule: 'sameTraveler' } as const;

  test('the ticket of the same traveler, however the name is spelled', () => {
    expect(payableMinor(same, [ticket])).toBe(30_000);
    expect(payableMinor({ ...same, availableMinor: 20_000 }, [ticket])).toBe(20_000);
  });
  test('nothing of another traveler’s ticket, unless its airline allows it', () => {
    const other = { ...ticket, firstName: 'Maya' };
    expect(payableMinor(same, [other])).toBe(0);
    expect(payableMinor({ ...same, nameRule: 'anyTraveler' }, [other, ticket])).toBe(50_000);
  });
  test('nothing of another airline’s ticket', () => {
    expect(payableMinor(same, [{ ...ticket, airline: 'DL' }])).toBe(0);
  });
});

describe('a canceled ticket leaves', () => {
  const free: Penalty = { kind: 'free' };
  const no: Penalty = { kind: 'notAllowed' };
  const fee = (dollars: number): Penalty => ({ kind: 'fee', fee: money(dollars * 100) });
  const CREDITS: [string, Penalty, Penalty, number | null][] = [
    ['all that was paid, when it may be changed for nothing', free, no, 40_000],
    ['what was paid less the penalty of a change', fee(90), no, 31_000],
    ['nothing, when the penalty is all that was paid', fee(400), no, null],
    ['nothing, when it may not be changed either', no, no, null],
    ['no credit, when it is refunded', free, fee(100), null],
    ['no credit, when it is refunded in full', free, free, null],
  ];
  test.each(CREDITS)('%s', (_, change, cancel, amountMinor) => {
    expect(creditOf(change, cancel, money(40_000))?.amountMinor ?? null).toBe(amountMinor);
  });
});
