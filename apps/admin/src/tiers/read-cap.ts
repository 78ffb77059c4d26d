import { money } from '@sojourn/domain/money.ts';

/** Null for none; undefined for what isn't an amount. `1,400.50` and `1 400,50` are. */
export function readCap(typed: string): number | null | undefined {
  const text = typed.replace(/[\s\u00a0$]/g, '');
  if (text === '') return null;
  const plain = /,\d{1,2}$/.test(text) ? text.replace(/\./g, '').replace(',', '.') : text.replace(/,/g, '');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return undefined;
  const minor = Math.round(Number(plain) * 100);
  return minor > 0 ? minor : undefined;
}

export const printCap = (cap: { readonly amountMinor: number } | null | undefined): string =>
  cap ? (cap.amountMinor / 100).toFixed(2) : '';

export type Usd = { readonly amountMinor: number; readonly currency: 'USD' };
/** Null for none. */
export function typedMoney(typed: string | undefined): Usd | null {
  const minor = readCap(typed ?? '');
  return minor ? { ...money(minor), currency: 'USD' } : null;
}
