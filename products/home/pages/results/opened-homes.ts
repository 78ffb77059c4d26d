/** Homes that were opened in this tab: the map marks them, and a split stay is for one of them. */
import { cacheForPerson, readForPerson } from '@sojourn/web/cached-person.ts';

const KEY = 'opened-homes';
const MAX_HOMES = 200;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** The latest last. */
export const readOpenedHomes = (): readonly string[] => readForPerson(KEY, isIds, 'session') ?? [];

export function markOpened(homeId: string): void {
  const others = readOpenedHomes().filter((id) => id !== homeId);
  cacheForPerson(KEY, [...others, homeId].slice(-MAX_HOMES), 'session');
}
