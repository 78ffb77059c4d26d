/** The thirteen currencies of B §3 as they are printed. */
import { describe, expect, test } from 'vitest';
import { formatMoney } from './formats.ts';
import { CURRENCIES, type Currency, money, shownDigits } from './money.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

/** Minor units, English, French. */
const PRINTED: Readonly<Record<Currency, readonly [amountMinor: number, en: string, fr: string]>> = {
  CAD: [138_432, 'CA$1,384.32', '1 384,32 $'],
  USD: [138_432, '$1,384.32', '1 384,32 $ US'],
  PEN: [138_432, 'PEN 1,384.32', '1 384,32 PEN'],
  EUR: [138_432, '€1,384.32', '1 384,32 €'],
  GBP: [138_432, '£1,384.32', '1 384,32 £'],
  AUD: [138_432, 'A$1,384.32', '1 384,32 $ AU'],
  MXN: [138_432, 'MX$1,384.32', '1 384,32 MXN'],
  NZD: [138_432, 'NZ$1,384.32', '1 384,32 $ NZ'],
  CNY: [138_432, 'CN¥1,384.32', '1 384,32 CN¥'],
  JPY: [138_432, '¥138,432', '138 432 ¥'],
  INR: [138_432, '₹1,384.32', '1 384,32 INR'],
  COP: [4_500_000, 'COP 45,000', '45 000 COP'],
  CLP: [138_432, 'CLP 138,432', '138 432 CLP'],
};

describe.each(CURRENCIES)('%s', (currency) => {
  const [amountMinor, en, fr] = PRINTED[currency];
  test('in English', () => expect(plain(formatMoney(money(amountMinor, currency), 'en'))).toBe(en));
  test('in French', () => expect(plain(formatMoney(money(amountMinor, currency), 'fr'))).toBe(fr));
});

test('centavos of a Colombian peso are printed only where there are some', () => {
  expect(plain(formatMoney(money(4_500_050, 'COP'), 'en'))).toBe('COP 45,000.50');
  expect(
    [money(100, 'COP'), money(150, 'COP'), money(100, 'CLP'), money(100, 'EUR')].map(shownDigits),
  ).toEqual([0, 2, 0, 2]);
});
