import { appliedFilters } from '@sojourn/web/search/applied-filters.ts';
import { tidyFilters } from '@sojourn/web/search/filters.ts';
import { expect, it } from 'vitest';
import { CAR_FILTERS, type CarFilters } from './car-filters.ts';

const NAMES = { company: (code: string) => `Company ${code}`, terminal: '1' };

it('each filter that is on can be taken away alone', () => {
  const filters: CarFilters = {
    groups: ['suv'],
    points: ['terminal', 'shuttle'],
    seatsMin: 5,
    companies: ['AD'],
    freeCancellation: true,
  };
  const applied = appliedFilters(CAR_FILTERS, filters, NAMES);
  expect(applied.map(({ key }) => key)).toEqual([
    'groups:suv',
    'freeCancellation',
    'points:terminal',
    'points:shuttle',
    'seatsMin',
    'companies:AD',
  ]);
  const { groups: _groups, ...withoutClass } = filters;
  expect(applied[0]?.without).toEqual(withoutClass);
  expect(applied[2]?.without).toEqual({ ...filters, points: ['shuttle'] });
  expect(applied[2]?.label).toEqual({ id: 'carResults.point.terminalOf', values: { terminal: '1' } });
  expect(applied.at(-1)?.label.values).toEqual({ company: 'Company AD' });
});

it('what is off is not there', () => {
  expect(tidyFilters({ groups: [], seatsMin: 0, freeCancellation: false, fuels: ['electric'] })).toEqual({
    fuels: ['electric'],
  });
  expect(appliedFilters<CarFilters, typeof NAMES>(CAR_FILTERS, {}, NAMES)).toEqual([]);
});
