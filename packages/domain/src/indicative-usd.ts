/**
 * What an amount in another currency is about in US dollars. USD is what is charged; this is for reading
 * only.
 */
import { RATES_ON, USD_MILLIONTHS_PER_UNIT } from './data/indicative-rates.ts';
import type { CalendarDate } from './dates.ts';
import { type Currency, type Money, minorDigits, money } from './money.ts';

/** `asOf`: the day of the rate. */
export type IndicativeUsd = { readonly amount: Money; readonly asOf: CalendarDate };

const RATES: Readonly<Partial<Record<Currency, number>>> = USD_MILLIONTHS_PER_UNIT;

/** Null for US dollars, which need none, and where no rate is known. */
export function indicativeUsd({ amountMinor, currency }: Money): IndicativeUsd | null {
  const rate = RATES[currency];
  if (currency === 'USD' || rate === undefined) return null;
  const cents = (Math.abs(amountMinor) * rate) / (10 ** minorDigits(currency) * 10_000);
  return { amount: money(Math.sign(amountMinor) * Math.round(cents)), asOf: RATES_ON };
}
