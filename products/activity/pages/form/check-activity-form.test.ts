import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { checkActivityForm } from './check-activity-form.ts';

const TODAY = '2027-02-08' as CalendarDate;
const TWO = { adults: 2, seniors: 0, childAges: [] };
const check = (start: number | undefined, end: number | undefined, party = TWO as never, hasPlace = true) => {
  const day = (days: number | undefined) => (days === undefined ? undefined : addDays(TODAY, days));
  return checkActivityForm({ hasPlace, range: { start: day(start), end: day(end) }, party }, TODAY);
};

test('a whole search may start, for one day too', () => {
  expect(check(2, 6)).toEqual({});
  expect(check(0, 0)).toEqual({});
  expect(check(0, 30)).toEqual({});
});
test('each field names what is wrong with it', () => {
  expect(check(undefined, undefined, { adults: 0, seniors: 0, childAges: [8] } as never, false)).toEqual({
    place: 'missing',
    days: 'missing',
    party: 'noAdult',
  });
  expect(check(-1, 2).days).toBe('past');
  expect(check(0, 31).days).toBe('tooLong');
  expect(check(360, 366).days).toBe('tooFarAhead');
  expect(check(1, 2, { adults: 1, seniors: 0, childAges: [undefined] } as never).party).toBe('ageMissing');
  expect(check(1, 2, { adults: 12, seniors: 1, childAges: [] } as never).party).toBe('tooMany');
  expect(check(1, 2, { adults: 0, seniors: 1, childAges: [3] } as never)).toEqual({});
});
