/** The stays that the customer has opened in this tab; the map marks them. */
import { cacheForPerson, readForPerson } from '@sojourn/web/cached-person.ts';

const KEY = 'seen-stays';
const MAX_STAYS = 200;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

export const readSeenStays = (): ReadonlySet<string> => new Set(readForPerson(KEY, isIds, 'session'));

export function markSeen(stayId: string): void {
  const others = [...readSeenStays()].filter((id) => id !== stayId);
  cacheForPerson(KEY, [...others, stayId].slice(-MAX_STAYS), 'session');
}
