/** Money: integer minor units with a currency. Never floating point; parts always sum to the whole. */
import { itemAt } from './present.ts';

/** The currencies of B §3; USD is the one that is charged. */
export const CURRENCIES = [
  'CAD',
  'USD',
  'PEN',
  'EUR',
  'GBP',
  'AUD',
  'MXN',
  'NZD',
  'CNY',
  'JPY',
  'INR',
  'COP',
  'CLP',
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** `amountMinor` is an integer in the currency's minor unit (cents for USD, yen for JPY). */
export type Money = { readonly amountMinor: number; readonly currency: Currency };

/** Miles shown per cash unit (B §9). */
const MILES_PER_UNIT = 100;

const ZERO_DECIMAL: ReadonlySet<Currency> = new Set(['JPY', 'CLP']);

/** Digits after the decimal point of a currency's minor unit: 0 for JPY and CLP, else 2. */
export const minorDigits = (currency: Currency): 0 | 2 => (ZERO_DECIMAL.has(currency) ? 0 : 2);

const SYMBOLS: Readonly<Record<Currency, string>> = {
  CAD: '$',
  USD: '$',
  PEN: 'S/',
  EUR: '€',
  GBP: '£',
  AUD: '$',
  MXN: '$',
  NZD: '$',
  CNY: '¥',
  JPY: '¥',
  INR: '₹',
  COP: '$',
  CLP: '$',
};
/** As in its own country: several share one. */
export const currencySymbol = (currency: Currency): string => SYMBOLS[currency];

/**
 * Digits with which an amount is printed: those of its minor unit, but whole Colombian pesos without the
 * cents that nobody there writes.
 */
export const shownDigits = ({ amountMinor, currency }: Money): 0 | 2 =>
  currency === 'COP' && amountMinor % 100 === 0 ? 0 : minorDigits(currency);

export const money = (amountMinor: number, currency: Currency = 'USD'): Money => {
  if (!Number.isSafeInteger(amountMinor))
    throw new RangeError(`money must be an integer, got ${amountMinor}`);
  return { amountMinor, currency };
};

/** The sum of amounts of one currency; refuses to mix. */
export function addMoney(...parts: readonly [Money, ...Money[]]): Money {
  const currency = parts[0].currency;
  let total = 0;
  for (const part of parts) {
    if (part.currency !== currency) throw new RangeError(`cannot add ${part.currency} to ${currency}`);
    total += part.amountMinor;
  }
  return money(total, currency);
}

export const subtractMoney = (a: Money, b: Money): Money => addMoney(a, money(-b.amountMinor, b.currency));

/** A rate in basis points (1 % = 100) of an amount, rounded half up. */
export const basisPointsOf = (amountMinor: number, basisPoints: number): number =>
  Math.floor((amountMinor * basisPoints + 5000) / 10000);

/** Splits an amount by weights with the largest remainder: integers that sum to the amount exactly. */
export function splitByWeights(amountMinor: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (weights.length === 0 || sum <= 0) throw new RangeError('weights must have a positive sum');
  const exact = weights.map((w) => (Math.abs(amountMinor) * w) / sum);
  const parts = exact.map(Math.floor);
  let rest = Math.abs(amountMinor) - parts.reduce((a, b) => a + b, 0);
  const order = exact.map((v, i) => ({ i, r: v - Math.floor(v) })).sort((a, b) => b.r - a.r || a.i - b.i);
  for (const { i } of order) {
    if (rest-- <= 0) break;
    parts[i] = itemAt(parts, i) + 1;
  }
  return amountMinor < 0 ? parts.map((p) => -p) : parts;
}

/** Miles that an amount is shown as: 100 per dollar, so one per cent's minor unit. */
export const milesFor = (total: Money): number =>
  Math.round((total.amountMinor * MILES_PER_UNIT) / 10 ** minorDigits(total.currency));
