import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { saleBar } from './registration.ts';

const day = (text: string) => text as CalendarDate;
const AREAS = [
  { country: 'PT', area: null, from: day('2026-05-20') },
  { country: 'FR', area: 'Paris', from: day('2026-05-20') },
];
const home = (country: string, area: string, registrationNumber: string | null) => ({
  country,
  area,
  registrationNumber,
  takenDownOn: null,
});
const TODAY = day('2026-12-01');

test('a home in an area that registers isn’t sold without its number', () => {
  expect(saleBar(home('PT', 'Lisboa', null), AREAS, TODAY)).toBe('registrationMissing');
  expect(saleBar(home('PT', 'Lisboa', '12345/AL'), AREAS, TODAY)).toBeNull();
  expect(saleBar(home('FR', 'Nantes', null), AREAS, TODAY)).toBeNull();
  expect(saleBar(home('PT', 'Lisboa', null), AREAS, day('2026-05-19'))).toBeNull();
});

test('an authority’s order stops sales from its day on', () => {
  const ordered = { ...home('PT', 'Lisboa', '12345/AL'), takenDownOn: TODAY };
  expect(saleBar(ordered, AREAS, TODAY)).toBe('takenDown');
  expect(saleBar(ordered, AREAS, day('2026-11-30'))).toBeNull();
});
