import { addDays, date } from '@sojourn/domain/dates.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleHomePrice } from '#home/testing/sample-home.ts';
import { priceLines } from './price-lines.ts';

const checkIn = date('2027-04-14');
const priceOf = (nights: number, chosen: 'poolHeating'[] = []) =>
  sampleHomePrice({ checkIn, checkOut: addDays(checkIn, nights), chosen });

test('five nights: nights at a rate, cleaning, service and taxes, as the server has them', () => {
  const lines = priceLines(priceOf(5), 'en');
  expect(lines.map(({ key, label, amount }) => [key, label.values?.rate, amount.amountMinor])).toEqual([
    ['nights', '$168.00', 84_000],
    ['fee.cleaning', undefined, 7_500],
    ['service', undefined, 9_150],
    ['taxes', undefined, 5_490],
  ]);
});

test('a week has its discount as a line of its own, with the share', () => {
  const discount = priceLines(priceOf(7), 'en').find(({ key }) => key === 'discount');
  expect(discount?.label).toEqual({ id: 'homePrice.discount', values: { nights: 7, share: '10%' } });
  expect(discount?.amount.amountMinor).toBe(-11_760);
});

test('a fee that was chosen has its line', () => {
  const keys = priceLines(priceOf(5, ['poolHeating']), 'en').map(({ key }) => key);
  expect(keys).toContain('fee.poolHeating');
});

test('nights of different prices name their average', () => {
  const price = priceOf(5);
  const [first, ...rest] = price.nights;
  const uneven = { ...price, nights: [{ ...first!, amountMinor: 20_000 }, ...rest] };
  expect(priceLines(uneven, 'en')[0]?.label.id).toBe('booking.line.nightsAverage');
});

test('the lines sum to the total, whatever the length', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (nights) => {
      const price = priceOf(nights, ['poolHeating']);
      const sum = priceLines(price, 'en').reduce((total, { amount }) => total + amount.amountMinor, 0);
      expect(sum).toBe(price.total.amountMinor);
    }),
  );
});
