import { expect, test } from 'vitest';
import { type Instant, plusSeconds } from '../dates.ts';
import { canEnterReferral, REFERRAL_ENTER_DAYS, referralEnds } from './referral-rules.ts';

const CAME = '2027-02-08T15:00:00.000Z' as Instant;
const after = (seconds: number) => plusSeconds(CAME, seconds);
const DAYS = REFERRAL_ENTER_DAYS * 86_400;
const NEW = { cameAt: CAME, hasBooked: false, hasEntered: false };

test.each([
  ['just in time', NEW, DAYS - 1, true],
  ['a second late', NEW, DAYS, false],
  ['after a booking', { ...NEW, hasBooked: true }, 0, false],
  ['a second time', { ...NEW, hasEntered: true }, 0, false],
])('a code is entered %s: %o', (_, person, seconds, can) => {
  expect(canEnterReferral(person, after(seconds))).toBe(can);
});

test('it waits for a year', () => {
  expect(referralEnds(CAME)).toBe('2028-02-08T15:00:00.000Z');
});
