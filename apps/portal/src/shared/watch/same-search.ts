/** Whether two watched searches are the same, however their fields are ordered. Pure. */
import type { WatchInput } from '@sojourn/contract/watches.ts';

const ordered = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export const sameSearch = (a: WatchInput, b: WatchInput): boolean =>
  JSON.stringify(a, ordered) === JSON.stringify(b, ordered);
