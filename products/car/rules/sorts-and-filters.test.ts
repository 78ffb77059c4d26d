import { expect, test } from 'vitest';
import { CAR_FILTER_TESTS, type CarFilters, type FilteredCar } from './sorts-and-filters.ts';

const car: FilteredCar = {
  group: 'suv',
  company: 'AD',
  seats: 5,
  transmission: 'automatic',
  fuel: 'gasOrDiesel',
  payWays: ['now', 'desk'],
  point: 'terminal',
  hasFreeCancellation: true,
  hasUnlimitedMileage: true,
  isOpenWhenYouLand: false,
  perDayMinor: 7_500,
  places: ['city:lisbon-pt', 'country:PT'],
};
const failed = (filters: CarFilters) =>
  Object.entries(CAR_FILTER_TESTS)
    .filter(([, isPassed]) => !isPassed(filters, car))
    .map(([name]) => name);

test('no filters pass everything, empty lists too', () => {
  expect(failed({})).toEqual([]);
  expect(failed({ groups: [], companies: [], payWays: [] })).toEqual([]);
});

test.each<[CarFilters, string[]]>([
  [{ groups: ['small', 'suv'] }, []],
  [{ groups: ['small'] }, ['groups']],
  [{ companies: ['KL'], seatsMin: 7 }, ['companies', 'seatsMin']],
  [{ payWays: ['desk'] }, []],
  [{ openWhenYouLand: true, freeCancellation: true }, ['openWhenYouLand']],
  [{ openWhenYouLand: false }, []],
  [{ policy: { perDayMaxMinor: 7_499 } }, []],
  [{ policy: { perDayMaxMinor: 7_499 }, inPolicyOnly: true }, ['inPolicyOnly']],
  [{ policy: { perDayMaxMinor: 7_500 }, inPolicyOnly: true }, []],
  [{ policy: { perDayMaxMinor: null }, inPolicyOnly: true }, []],
  [{ inPolicyOnly: true }, []],
  [
    { transmissions: ['manual'], fuels: ['electric'], points: ['meet'] },
    ['transmissions', 'fuels', 'points'],
  ],
])('%j', (filters, names) => expect(failed(filters)).toEqual(names));
