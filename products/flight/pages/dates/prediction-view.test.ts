import type { PricePrediction } from '@sojourn/contract/predictions.ts';
import { date } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { ONE_ADULT } from '#flight/rules/travelers/travelers.ts';
import { priceBasis } from '../search/price-basis.ts';
import { isCurrent, wordsOfPrediction } from './prediction-view.ts';

const WAIT: PricePrediction = {
  advice: 'wait',
  reason: 'aboveRecent',
  band: 'long',
  price: money(56_200),
  chancePercent: 61,
  fallPercent: 3,
  until: date('2027-02-22'),
  low: money(50_100),
  middle: money(51_400),
  high: money(55_000),
  target: money(53_390),
  scored: 80,
  inRangePercent: 84,
};
const BOOK: PricePrediction = {
  ...WAIT,
  advice: 'book',
  reason: 'unlikely',
  chancePercent: 20,
  middle: money(56_000),
  high: money(58_000),
  target: null,
};

test.each([
  ['the same price', WAIT, 56_200, true],
  ['two percent up', WAIT, 57_324, true],
  ['more than that', WAIT, 57_325, false],
  ['two percent down', BOOK, 55_076, true],
  ['more than that', BOOK, 55_075, false],
  ['just above what to wait for', { ...WAIT, target: money(55_500) }, 55_501, true],
  ['what to wait for is there', { ...WAIT, target: money(55_500) }, 55_500, false],
])('advice holds at %s', (_, prediction, todayMinor, holds) => {
  expect(isCurrent(prediction, { todayMinor, verdict: null })).toBe(holds);
});

test.each([
  ['waiting, at a low price', WAIT, 'low', false],
  ['waiting, at a typical one', WAIT, 'typical', true],
  ['waiting, at a high one', WAIT, 'high', true],
  ['booking, at a low one', BOOK, 'low', true],
  ['booking, at a high one', BOOK, 'high', false],
  ['booking at a high one, as prices rise', { ...BOOK, reason: 'risesNear' }, 'high', true],
] as const)('beside the recent prices, %s', (_, prediction, verdict, holds) => {
  expect(isCurrent(prediction, { todayMinor: 56_200, verdict })).toBe(holds);
});

test('says what to wait for, how low it may get, and which price that’s about', () => {
  const words = wordsOfPrediction(WAIT, 56_200, priceBasis(ONE_ADULT), 'en');
  expect(words.title.values).toEqual({ price: '$534' });
  expect(words.range.values).toEqual({ day: 'Feb 22', low: '$501', high: '$550' });
  expect(words.about.values).toEqual({ price: '$562' });
});
test('prices are for each of a party', () => {
  const two = wordsOfPrediction(BOOK, 56_200, priceBasis({ ...ONE_ADULT, adults: 2 }), 'en');
  expect([two.title.values, two.range.values?.low]).toEqual([{ price: '$281' }, '$251']);
});
