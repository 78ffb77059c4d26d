import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { CURRENCIES } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { USD_MILLIONTHS_PER_UNIT } from './data/average-rates.ts';
import { usdRateOn } from './exchange-rates.ts';

const TODAY = '2026-11-22' as CalendarDate;

test.each(CURRENCIES.filter((currency) => currency !== 'USD'))(
  'a rate of %s carries its day, stays near the average and moves',
  (currency) => {
    const days = Array.from({ length: 700 }, (_, i) => addDays(TODAY, i));
    const rates = days.map((day) => usdRateOn(currency, day));
    expect(rates.map((rate) => rate?.asOf)).toEqual(days);
    const values = rates.map((rate) => rate?.usdMillionths ?? 0);
    const average = USD_MILLIONTHS_PER_UNIT[currency];
    for (const value of values) expect(Math.abs(value / average - 1)).toBeLessThan(0.05);
    const steps = values.slice(1).map((value, i) => Math.abs(value / (values[i] ?? 1) - 1));
    // Rounded to a millionth, a rate of little more than 100 moves by up to half a percent more
    expect(Math.max(...steps)).toBeLessThan(0.012 + 1 / average);
    expect(new Set(values).size).toBeGreaterThan(average > 5_000 ? 100 : 10);
  },
);

test('US dollars need no rate', () => expect(usdRateOn('USD', TODAY)).toBeNull());
