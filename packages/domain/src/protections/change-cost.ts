/** What exchanging flights later is expected to cost: the fee, and what fares have risen by until then. */
import type { Instant } from '../dates.ts';
import { FARE_INDEX } from './data/premium-rates.ts';

/** Minor units for all travelers together. */
export type Changeable = { readonly feeMinor: number; readonly fareMinor: number };

const DAY_MS = 86_400_000;

export function changeCostMinor(
  { feeMinor, fareMinor }: Changeable,
  { boughtAt, startsAt }: { readonly boughtAt: Instant; readonly startsAt: Instant },
  at: Instant,
): number {
  const indexAt = (when: Instant) => fareIndex((Date.parse(startsAt) - Date.parse(when)) / DAY_MS);
  const rise = Math.max(0, indexAt(at) / indexAt(boughtAt) - 1);
  return feeMinor + Math.round(fareMinor * rise);
}

/** Between two points in proportion. */
export function fareIndex(daysAhead: number): number {
  const next = FARE_INDEX.findIndex(([days]) => days >= daysAhead);
  const after = FARE_INDEX[next === -1 ? FARE_INDEX.length - 1 : next] ?? [0, 1];
  const before = FARE_INDEX[next - 1];
  if (next <= 0 || !before) return after[1];
  const [[fromDay, from], [toDay, to]] = [before, after];
  return from + ((to - from) * (daysAhead - fromDay)) / (toDay - fromDay);
}
