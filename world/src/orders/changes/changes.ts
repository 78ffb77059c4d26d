/** What every market supplier does alike with its changes to an order. */
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { hashText } from '@sojourn/domain/mix.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { MarketDb } from '../store.ts';
import { acceptNewest, insertChange, type MarketChange, readChanges } from './store.ts';

/** Of a thousand orders, how many their supplier changes by itself. */
const CHANGED_PER_MILLE = 4;
const PER_MILLE = 1_000;
/** Such a change is announced so many days before the order begins, at most and at least. */
const [FIRST_DAY, LAST_DAY] = [28, 2];
const DAY_MS = 86_400_000;

/**
 * Whether an order that was confirmed is one of the few that are changed, and its announcement is past. The
 * same for the same order, on every server.
 */
export function isSeededChange(
  reference: string,
  of: { readonly confirmedAt: Instant; readonly startsAt: Instant; readonly now: Instant },
): boolean {
  const hash = hashText(`change:${reference}`);
  if (hash % PER_MILLE >= CHANGED_PER_MILLE) return false;
  const daysBefore = LAST_DAY + (hashText(`announced:${reference}`) % (FIRST_DAY - LAST_DAY));
  const announcedAt = new Date(Date.parse(of.startsAt) - daysBefore * DAY_MS).toISOString() as Instant;
  return isBefore(of.confirmedAt, announcedAt) && isBefore(announcedAt, of.now);
}

export type AcceptRejection = { readonly reason: 'NewChange' | 'NotFound' };

/** Agrees to a version; the same answer however often it's sent. */
export async function acceptVersion(
  db: MarketDb,
  reference: string,
  { version, now, content }: { readonly version: number; readonly now: Instant; readonly content?: unknown },
): Promise<Outcome<null, AcceptRejection>> {
  const by = { by: 'agent', at: now, ...(content === undefined ? {} : { content }) } as const;
  if (await acceptNewest(db, reference, version, by)) return ok(null);
  const newest = (await readChanges(db, reference)).at(-1);
  if (!newest) return rejected({ reason: 'NotFound' });
  return newest.version === version && newest.acceptedBy ? ok(null) : rejected({ reason: 'NewChange' });
}

/** The newest version, and the newest that was agreed to with who agreed. */
export function versionsOf(changes: readonly MarketChange[]) {
  const accepted = changes.findLast(({ acceptedBy }) => acceptedBy !== null);
  return {
    version: changes.at(-1)?.version ?? 0,
    acceptedVersion: accepted?.version ?? 0,
    acceptedBy: accepted?.acceptedBy ?? null,
  };
}

/** While a change waits for an answer, canceling costs nothing. */
export const isFreeToCancel = (changes: readonly MarketChange[]): boolean => {
  const newest = changes.at(-1);
  return newest !== undefined && newest.acceptedBy === null && newest.isFree;
};

/** Adds the next version; two servers that look together add one. */
export async function addChange<C>(
  db: MarketDb,
  reference: string,
  before: readonly MarketChange<C>[],
  change: Pick<MarketChange<C>, 'content' | 'isFree' | 'at' | 'acceptedBy'>,
): Promise<MarketChange<C>[]> {
  const version = (before.at(-1)?.version ?? 0) + 1;
  await insertChange(db, reference, { ...change, version });
  return readChanges<C>(db, reference);
}
