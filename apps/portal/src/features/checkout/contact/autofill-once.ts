import { readStored, store } from '@sojourn/web/storage.ts';

const place = (checkoutId: string): string => `filled.${checkoutId}`;

/** True for the first who asks in this tab, before a reload or after it: a checkout fills itself in once. */
export function claimFill(checkoutId: string): boolean {
  const isFirst = readStored('session', place(checkoutId)) === null;
  store('session', place(checkoutId), '1');
  return isFirst;
}
