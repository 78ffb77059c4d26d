import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { CAR_CLASSES } from './car-class.ts';
import { co2OfRental } from './rental-carbon.ts';

const rental = (more: object) => ({
  from: '2027-04-15' as CalendarDate,
  days: 5,
  carClass: 'compact' as const,
  ...more,
});

test.each([
  ['a compact for five days', {}, 57],
  ['an electric car', { carClass: 'electric' }, 16],
  ['a luxury car', { carClass: 'luxury', days: 1 }, 18],
  ['before there were factors', { from: '2023-06-01' }, null],
] as const)('%s', (_, more, kg) => {
  expect(co2OfRental(rental(more))).toBe(kg);
});

test('every class has a factor', () => {
  for (const carClass of CAR_CLASSES) expect(co2OfRental(rental({ carClass }))).toBeGreaterThan(0);
});
