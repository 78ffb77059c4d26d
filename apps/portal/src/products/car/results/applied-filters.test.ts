import { expect, it } from 'vitest';
import { appliedFilters, tidyFilters } from './applied-filters.ts';

const NAMES = { company: (code: string) => `Company ${code}`, terminal: '1' };

it('each filter that is on can be taken away alone', () => {
  const filters = {
    groups: ['suv' as const],
    points: ['terminal' as const, 'shuttle' as const],
    seatsMin: 5,
    companies: ['AD'],
    freeCancellation: true,
  };
  const applied = appliedFilters(filters, NAMES);
  expect(applied.map(({ key }) => key)).toEqual([
    'groups:suv',
    'freeCancellation',
    'points:terminal',
    'points:shuttle',
    'seats',
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
  expect(appliedFilters({}, NAMES)).toEqual([]);
});
