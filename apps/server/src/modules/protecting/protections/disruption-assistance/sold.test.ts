import type { Instant } from '@sojourn/domain/dates.ts';
import { lastMinuteMinor } from '@sojourn/domain/protections/disruption-risk.ts';
import { expect, test } from 'vitest';

test('another flight’s price for two is twice the price that’s shown for each', () => {
  const sold = { boughtAt: '2027-02-04T02:00:00Z' as Instant, startsAt: '2027-04-10T21:45:00Z' as Instant };
  const odd = [152_040, 152_041, 98_765, 143_600].map((fareMinor) =>
    [1, 2, 3].map((covered) => lastMinuteMinor({ slices: 2 }, fareMinor, { ...sold, covered }) / covered),
  );
  expect(odd.flat().filter((each) => !Number.isInteger(each))).toEqual([]);
});
