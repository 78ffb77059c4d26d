import { addDays } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { REGISTRATION_FROM } from '../data/registration-areas.ts';
import { homesOf } from '../testing/homes.ts';
import { cityOfHome, homeIdOf } from '../world.ts';
import { registrationOf, saleBarAt } from './registration.ts';

const world = homesOf(40_000);
const rows = Array.from({ length: world.count }, (_, row) => row);
const LATER = addDays(REGISTRATION_FROM, 400);
const barsOn = (day: typeof LATER) => rows.map((row) => saleBarAt(world, row, day));

test('a few homes are barred from sale from the day of the law on, some by an order', () => {
  const bars = barsOn(LATER);
  const missing = bars.filter((bar) => bar === 'registrationMissing').length;
  const ordered = bars.filter((bar) => bar === 'takenDown').length;
  expect(missing).toBeGreaterThan(40);
  expect(missing).toBeLessThan(400);
  expect(ordered).toBeGreaterThan(3);
  expect(ordered).toBeLessThan(60);
  expect(barsOn(addDays(REGISTRATION_FROM, -1)).every((bar) => bar === null)).toBe(true);
});

test('in the registering areas all others show a number, elsewhere none does', () => {
  for (const row of rows) {
    const { country } = cityOfHome(world, row);
    const { registrationNumber } = registrationOf(world, row);
    if (country === 'PT' && saleBarAt(world, row, LATER) !== 'registrationMissing')
      expect(registrationNumber, homeIdOf(world, row)).toMatch(/^\d{5}\/AL$/);
    if (country === 'US' || country === 'GB') expect(registrationNumber).toBeNull();
  }
});
