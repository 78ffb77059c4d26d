import { addDays, date } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { sampleHomePrice, sampleHomeStay } from '#home/testing/sample-home.ts';
import type { HomeChangeDetail } from '#home/wire/home-change.ts';
import { askFor, discountChange, isSame } from './change-home-view.ts';

const party = { adults: 2, children: 0, infants: 0, dogs: 0, cats: 0 };
const checkIn = date('2027-04-14');
const stays = [sampleHomeStay()];

const stayOf = (nights: number): HomeChangeDetail['before'] => {
  const checkOut = addDays(checkIn, nights);
  const { total, discountBps } = sampleHomePrice({ checkIn, checkOut });
  return { checkIn, checkOut, party, total, discountBps };
};
const changed = (from: number, to: number) =>
  discountChange({ before: stayOf(from), after: stayOf(to) }, 'en');

test('what is as booked is no change', () => {
  const booked = { stays, guests: party };
  expect(isSame(booked, askFor(checkIn, date('2027-04-19'), party))).toBe(true);
  expect(isSame(booked, askFor(checkIn, date('2027-04-20'), party))).toBe(false);
  expect(isSame(booked, askFor(checkIn, date('2027-04-19'), { ...party, dogs: 1 }))).toBe(false);
});

test('a week that gets shorter loses its discount', () =>
  expect(changed(7, 5)).toEqual({ id: 'homeChange.discount.lost', values: { share: '10%' } }));

test('six nights of a week can cost more than the week, which is said', () => {
  const [before, after] = [stayOf(7), stayOf(6)];
  const dear = { ...after, total: { ...after.total, amountMinor: before.total.amountMinor + 1 } };
  expect(discountChange({ before, after: dear }, 'en')?.id).toBe('homeChange.discount.lostRise');
});

test('a longer stay gains it, and a stay within the same step keeps it', () => {
  expect(changed(5, 7)?.id).toBe('homeChange.discount.gained');
  expect(changed(7, 9)).toBeNull();
  expect(changed(3, 5)).toBeNull();
});
