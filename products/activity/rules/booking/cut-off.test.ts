import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { cutOffInstant, fitsAvailability, holdEndsAt, isPastCutOff, type SlotTimes } from './cut-off.ts';

const at = (text: string) => text as Instant;
const TIMES: SlotTimes = {
  date: '2027-04-17' as CalendarDate,
  startsAt: at('2027-04-17T09:00:00Z'),
  opensAt: at('2027-04-17T08:00:00Z'),
  closesAt: at('2027-04-17T17:00:00Z'),
  zone: 'Europe/Lisbon',
};
const same = (found: Instant, wanted: string) => expect(Date.parse(found)).toBe(Date.parse(wanted));

test('a hold ends at the cut-off when that comes first, and as given when it doesn’t', () => {
  const cutOff = cutOffInstant({ from: 'start', minutes: 60 }, TIMES);
  same(cutOff, '2027-04-17T08:00:00Z');
  // Ten minutes before it, thirty were wished for
  same(holdEndsAt(at('2027-04-17T08:20:00Z'), cutOff), '2027-04-17T08:00:00Z');
  same(holdEndsAt(at('2027-04-17T07:55:00Z'), cutOff), '2027-04-17T07:55:00Z');
  expect(isPastCutOff(cutOff, at('2027-04-17T07:59:59Z'))).toBe(false);
  expect(isPastCutOff(cutOff, at('2027-04-17T08:00:00Z'))).toBe(true);
  expect(isPastCutOff(cutOff, at('2027-04-17T08:01:00Z'))).toBe(true);
});

test('it counts from opening, from closing, or is a time of the day before', () => {
  same(cutOffInstant({ from: 'opening', minutes: 30 }, TIMES), '2027-04-17T07:30:00Z');
  same(cutOffInstant({ from: 'closing', minutes: 1_440 }, TIMES), '2027-04-16T17:00:00Z');
  same(cutOffInstant({ from: 'fixed', time: '18:00', daysBefore: 1 }, TIMES), '2027-04-16T17:00:00Z');
});

test('a rule before the start doesn’t fit opening hours, nor one of opening fixed starts', () => {
  expect(fitsAvailability({ from: 'start', minutes: 5 }, 'openingHours')).toBe(false);
  expect(fitsAvailability({ from: 'closing', minutes: 5 }, 'openingHours')).toBe(true);
  expect(fitsAvailability({ from: 'closing', minutes: 5 }, 'startTimes')).toBe(false);
  expect(fitsAvailability({ from: 'fixed', time: '12:00', daysBefore: 0 }, 'startTimes')).toBe(true);
});
