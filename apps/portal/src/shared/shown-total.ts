/** The total that this tab last showed for a checkout or booking, to notice a change between two pages. */
import { readStored, store } from '@sojourn/web/storage.ts';

const place = (id: string): string => `shown-total.${id}`;

export const rememberShownTotal = (id: string, totalMinor: number): void =>
  store('session', place(id), String(totalMinor));

export function shownTotalOf(id: string): number | null {
  const total = Number.parseInt(readStored('session', place(id)) ?? '', 10);
  return Number.isSafeInteger(total) ? total : null;
}
