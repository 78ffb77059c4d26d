/** The total that this tab last showed for a checkout, so that a change between two pages can be told. */
import { readStored, store } from './storage.ts';

const place = (checkoutId: string): string => `shown-total.${checkoutId}`;

export const rememberShownTotal = (checkoutId: string, totalMinor: number): void =>
  store('session', place(checkoutId), String(totalMinor));

export function shownTotalOf(checkoutId: string): number | null {
  const total = Number.parseInt(readStored('session', place(checkoutId)) ?? '', 10);
  return Number.isSafeInteger(total) ? total : null;
}
