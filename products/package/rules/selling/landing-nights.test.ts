import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { landingNights } from './landing-nights.ts';

const nights = (lands: string, leaves: string) =>
  landingNights(lands as LocalDateTime, leaves as LocalDateTime);

test('nights begin on the day of the landing', () =>
  expect(nights('2027-04-15T11:40', '2027-04-19T11:35')).toEqual({
    usual: { checkIn: '2027-04-15', checkOut: '2027-04-19' },
    nightBefore: null,
  }));

test('landing at 0:40 on the 4th, the room is from the 4th or from the 3rd', () =>
  expect(nights('2027-05-04T00:40', '2027-05-07T18:00')).toEqual({
    usual: { checkIn: '2027-05-04', checkOut: '2027-05-07' },
    nightBefore: { checkIn: '2027-05-03', checkOut: '2027-05-07' },
  }));

test('home on the same day there’s no night', () =>
  expect(nights('2027-05-04T07:00', '2027-05-04T22:00')).toBeNull());
