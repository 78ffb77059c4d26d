import { money } from '@sojourn/domain/money.ts';
import { expect, it } from 'vitest';
import type { FlightPrice } from '#flight/wire/flights.ts';
import { summaryLines, travelerPrices } from './flight-price-lines.ts';

const parts = (base: number, tax: number, fee = 0) => ({
  base,
  tax,
  subTotal: base + tax,
  fee,
  grandTotal: base + tax + fee,
});
const ADULTS = {
  type: 'Adult',
  code: 'ADT',
  count: 2,
  each: parts(43100, 13100),
  all: parts(86200, 26200),
} as const;
const INFANT = {
  type: 'LapInfant',
  code: 'INF',
  count: 1,
  each: parts(4310, 900, 500),
  all: parts(4310, 900, 500),
} as const;
const two: FlightPrice = {
  currency: 'USD',
  travelers: [ADULTS],
  fares: parts(86200, 26200),
  seatsMinor: 0,
  bagsMinor: 0,
  total: money(112400),
};
const family: FlightPrice = {
  ...two,
  travelers: [ADULTS, INFANT],
  fares: parts(90510, 27100, 500),
  seatsMinor: 7800,
  bagsMinor: 6000,
  total: money(90510 + 27100 + 500 + 7800 + 6000),
};
const sum = (lines: readonly { amount: { amountMinor: number } }[]) =>
  lines.reduce((total, { amount }) => total + amount.amountMinor, 0);

it('names the fare and the taxes of one traveler where all are of one type', () => {
  expect(summaryLines(two, 'en').map(({ label }) => [label.id, label.values?.each])).toEqual([
    ['flightTrip.line.base', '$431.00'],
    ['flightTrip.line.taxes', '$131.00'],
  ]);
});

it('adds up to the total, with seats and bags', () => {
  for (const price of [two, family]) expect(sum(summaryLines(price, 'en'))).toBe(price.total.amountMinor);
  expect(summaryLines(family, 'fr').map(({ key }) => key)).toEqual([
    'base-Adult',
    'base-LapInfant',
    'taxes',
    'seats',
    'bags',
  ]);
});

it('tells every part for each type of traveler', () => {
  const [adults, infant] = travelerPrices(family);
  expect(adults?.lines.map(({ key }) => key)).toEqual(['base', 'tax']);
  expect(infant?.lines.map(({ key }) => key)).toEqual(['base', 'tax', 'fee']);
  for (const row of travelerPrices(family)) expect(sum(row.lines)).toBe(row.all.amountMinor);
});
