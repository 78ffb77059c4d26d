/** A filter by price, in whole dollars: `price=120-390`, `price=-390`. */
import { money } from '@sojourn/domain/money.ts';
import { formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import type { MessageId } from '../text/messages.ts';
import { type TextRef, textRef } from '../text-ref.ts';
import { value } from './filters.ts';

/** Undefined at an open end. */
export type PriceSpan = { readonly min?: number; readonly max?: number };

const CENTS = 100;
const PRICE = /^(\d{1,6})?-(\d{1,6})?$/;

function readSpan(text: string): PriceSpan | undefined {
  const [, low, high] = PRICE.exec(text) ?? [];
  const span = { ...(low && { min: Number(low) }), ...(high && { max: Number(high) }) };
  const isSpan = (low || high) && (span.min ?? 0) <= (span.max ?? Number.POSITIVE_INFINITY);
  return isSpan ? span : undefined;
}

/** The areas of texts that have the three chips of a price. */
type Words = MessageId extends infer Id ? (Id extends `${infer Area}.chip.priceTo` ? Area : never) : never;

export const priceSpan = (url: string, words: Words) =>
  value(
    url,
    readSpan,
    ({ min = '', max = '' }) => `${min}-${max}`,
    ({ min, max }: PriceSpan, { locale }: { readonly locale: Locale }): TextRef => {
      const dollars = (amount = 0) => formatMoney(money(amount * CENTS), locale, { cents: 'never' });
      if (min === undefined) return textRef(`${words}.chip.priceTo`, { to: dollars(max) });
      if (max === undefined) return textRef(`${words}.chip.priceFrom`, { from: dollars(min) });
      return textRef(`${words}.chip.price`, { from: dollars(min), to: dollars(max) });
    },
  );

/** In cents; what is shown as $390 belongs to "up to $390". */
export const centsFrom = (min: number): number => min * CENTS;
export const centsUpTo = (max: number): number => max * CENTS + CENTS / 2 - 1;
