/** What a receipt is made of, and its lines. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { formatDate, formatMoney } from '@sojourn/domain/formats.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import type { ReceiptTexts } from './texts.ts';

/** `amount` as it is printed; `minor` is what it adds to its section, null when it adds nothing. */
export type ReceiptLine = {
  readonly label: string;
  readonly amount: string;
  readonly minor: number | null;
  readonly isTotal?: true;
};
export type ReceiptSection = { readonly heading: string; readonly lines: readonly ReceiptLine[] };
export type Receipt = {
  readonly locale: 'en' | 'fr';
  readonly title: string;
  readonly brandName: string;
  /** On white paper. */
  readonly brandColor: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly sections: readonly ReceiptSection[];
  readonly notes: readonly string[];
};
export type Language = { readonly locale: 'en' | 'fr'; readonly texts: ReceiptTexts };

/** The portal's day, as on its pages; times of a stay are the hotel's. */
export const day = (at: Instant, locale: string): string => formatDate(dateIn(at), locale, 'year');

export const line = (label: string, amount: Money, { locale }: Language): ReceiptLine => ({
  label,
  amount: formatMoney(amount, locale),
  minor: amount.amountMinor,
});
export const total = (label: string, amount: Money, { locale }: Language): ReceiptLine => ({
  label,
  amount: formatMoney(amount, locale),
  minor: null,
  isTotal: true,
});

export const sumOf = (lines: readonly ReceiptLine[]): number =>
  lines.reduce((sum, { minor }) => sum + (minor ?? 0), 0);

/** What a product brings to its receipt. */
export type Sold = {
  readonly facts: Receipt['facts'];
  /** What was bought, to the total. */
  readonly section: ReceiptSection;
  /** Beside the total. */
  readonly others: readonly ReceiptSection[];
  readonly notes: readonly string[];
};
