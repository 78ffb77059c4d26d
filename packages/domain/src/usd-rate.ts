import type { CalendarDate } from './dates.ts';
import { type Money, minorDigits, money } from './money.ts';

/** Millionths of a US dollar that one unit of a currency is worth on a day. Never for charging. */
export type UsdRate = { readonly usdMillionths: number; readonly asOf: CalendarDate };

/** About how much an amount is in US dollars, rounded to a cent. */
export const inUsd = ({ amountMinor, currency }: Money, usdMillionths: number): Money =>
  money(Math.round((amountMinor * usdMillionths) / (10 ** minorDigits(currency) * 10_000)));
