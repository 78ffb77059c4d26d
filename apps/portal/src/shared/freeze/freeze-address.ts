/**
 * What an address says of a frozen price (B §2): one that's being bought, with its days, and one that's used,
 * which is found with the others under My Trips. Pure.
 */
import type { FlatSearch } from '@sojourn/web/flat-search.ts';

const DAYS_MAX = 60;

export const printFreezeDays = (days: number | undefined): string | undefined =>
  days === undefined ? undefined : String(days);
export function readFreezeDays(text: string | undefined): number | undefined {
  const days = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0;
  return days > 0 && days <= DAYS_MAX ? days : undefined;
}

/** Where a frozen price is used from: `pf-exercise` is carried out there, whatever page the address names. */
export const frozenPrices = ({ priceFreezeEntry, priceFreezeId }: FlatSearch): FlatSearch => ({
  view: 'frozen',
  priceFreezeEntry,
  priceFreezeId,
});
