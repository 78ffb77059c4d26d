/** Exchange rates of the market: averages of real currencies that drift a little from day to day. */
import { type CalendarDate, dayNumber } from '@sojourn/domain/dates.ts';
import { hashText, mix } from '@sojourn/domain/mix.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { UsdRate } from '@sojourn/domain/usd-rate.ts';
import { USD_MILLIONTHS_PER_UNIT } from './data/average-rates.ts';

/** Days and thousandths of each wave around the average; together at most 4.5 %. */
const WAVES = [
  [311, 30],
  [73, 12],
] as const;
const DAILY_THOUSANDTHS = 3;

function drift(currency: Currency, day: number): number {
  const seed = hashText(currency);
  const waves = WAVES.reduce((sum, [days, size], at) => {
    const phase = mix(seed, at) % days;
    return sum + size * Math.sin((2 * Math.PI * (day + phase)) / days);
  }, 0);
  const daily = ((mix(seed, day) % 201) - 100) / 100;
  return (waves + DAILY_THOUSANDTHS * daily) / 1_000;
}

/** The rate of a day; null for US dollars, which need none. The same day always has the same rate. */
export function usdRateOn(currency: Currency, asOf: CalendarDate): UsdRate | null {
  if (currency === 'USD') return null;
  const average = USD_MILLIONTHS_PER_UNIT[currency];
  return { usdMillionths: Math.round(average * (1 + drift(currency, dayNumber(asOf)))), asOf };
}
