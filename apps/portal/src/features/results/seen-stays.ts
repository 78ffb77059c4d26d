/** The stays that this tab has opened, so that the map can tell them apart. */
import { readStoredJson, store } from '@sojourn/web/storage.ts';

const KEY = 'seen-stays';
const KEPT = 200;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

export const readSeenStays = (): ReadonlySet<string> => new Set(readStoredJson('session', KEY, isIds));

export function markSeen(stayId: string): void {
  const others = [...readSeenStays()].filter((id) => id !== stayId);
  store('session', KEY, JSON.stringify([...others, stayId].slice(-KEPT)));
}
