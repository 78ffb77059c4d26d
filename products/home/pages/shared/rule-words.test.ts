import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import type { WireViolation } from '#home/wire/homes.ts';
import { ruleTag, ruleText } from './rule-words.ts';

const day = (text: string) => text as CalendarDate;
const THURSDAY = day('2027-04-15');
const words = (violation: WireViolation, locale = 'en') => ruleText(violation, locale, THURSDAY);

test('a minimum by arrival names the day of arrival, one by a night touched that night', () => {
  expect(words({ rule: 'minimumStay', nights: 5, date: THURSDAY, by: 'arrival' })).toEqual({
    id: 'homes.rule.minimumStay',
    values: { nights: 5, date: 'Thu, Apr 15' },
  });
  expect(words({ rule: 'minimumStay', nights: 5, date: day('2027-04-17'), by: 'through' })).toEqual({
    id: 'homes.rule.minimumStay.through',
    values: { nights: 5, date: 'Sat, Apr 17' },
  });
});

test('a changeover names its weekday in the reader’s language, and its season', () => {
  const changeover = { weekday: 6, from: day('2027-06-01'), until: day('2027-08-31') };
  const violation: WireViolation = { rule: 'checkInNotAllowed', date: day('2027-07-01'), changeover };
  expect(words(violation).values).toEqual({ weekday: 'Saturday', from: 'Jun 1', until: 'Aug 31' });
  expect(words(violation, 'fr').values?.weekday).toBe('samedi');
  expect(words({ ...violation, changeover: null }).id).toBe('homes.rule.checkInNotAllowed');
});

test('a lead time has its hour on the home’s clock', () => {
  const rule = 'minimumBookingWindow';
  expect(words({ rule, days: 1, untilHour: 15 }).values).toEqual({ days: 1, time: '3:00 PM' });
  expect(words({ rule, days: 2, untilHour: null })).toEqual({
    id: 'homes.rule.minimumBookingWindow',
    values: { days: 2 },
  });
});

test('cribs are named, not the occupancy, where they are too few', () => {
  expect(words({ rule: 'occupancy', of: 'cots', most: 1 }).id).toBe('homes.rule.occupancy.cots');
  expect(words({ rule: 'petPolicy', of: 'dogs', most: 0 }).id).toBe('homes.rule.petPolicy.dogs');
});

test('each rule has a tag for a card', () => {
  expect(ruleTag({ rule: 'minimumStay', nights: 5, date: THURSDAY, by: 'arrival' }, 'en')).toEqual({
    id: 'homeResults.near.minimum',
    values: { nights: 5 },
  });
  expect(ruleTag({ rule: 'blockedDates', date: THURSDAY, why: 'taken' }, 'en').id).toBe(
    'homeResults.near.notFree',
  );
});
