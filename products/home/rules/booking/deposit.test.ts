import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { ruleOnClaim } from './deposit.ts';

const CHECK_OUT = '2027-05-01' as CalendarDate;
const claim = (claimedOn: string, amountMinor = 400_00, evidenceCount = 2) => ({
  claimedOn: claimedOn as CalendarDate,
  amountMinor,
  evidenceCount,
});

test('no more than the deposit can be claimed without a new yes', () => {
  expect(ruleOnClaim(300_00, CHECK_OUT, claim('2027-05-15'))).toEqual({
    ruling: 'open',
    claimMinor: 300_00,
    beyondMinor: 100_00,
  });
  expect(ruleOnClaim(300_00, CHECK_OUT, claim('2027-05-02', 120_00))).toMatchObject({
    claimMinor: 120_00,
    beyondMinor: 0,
  });
});

test('a claim after its last day is refused, with the day', () =>
  expect(ruleOnClaim(300_00, CHECK_OUT, claim('2027-05-16'))).toEqual({
    ruling: 'late',
    lastDay: '2027-05-15',
  }));

test('a claim needs evidence and an amount', () => {
  expect(ruleOnClaim(300_00, CHECK_OUT, claim('2027-05-02', 10_00, 0))).toEqual({ ruling: 'noEvidence' });
  expect(() => ruleOnClaim(300_00, CHECK_OUT, claim('2027-05-02', 0))).toThrow(RangeError);
});
