/** What a stream of answers adds up to while suppliers answer one after the other. */
import type { SupplierProgress } from '@sojourn/contract/supplier-progress.ts';

type Suppliers = readonly SupplierProgress[];

export type Streamed<Page> = {
  readonly suppliers: Suppliers;
  /** The newest page; null before the first. */
  readonly page: Page | null;
  /** The stream has ended. */
  readonly isDone: boolean;
};
export type StreamedEvent<Page> =
  | { readonly type: 'progress' | 'done'; readonly suppliers: Suppliers }
  | (Page & { readonly type: 'page'; readonly suppliers: Suppliers });

export const NOTHING_STREAMED: Streamed<never> = { suppliers: [], page: null, isDone: false };

export function nextStreamed<Page>(before: Streamed<Page>, event: StreamedEvent<Page>): Streamed<Page> {
  const { suppliers } = event;
  if (event.type === 'page') return { ...before, suppliers, page: event };
  return { ...before, suppliers, isDone: before.isDone || event.type === 'done' };
}

/** A stream that was cut off before its last event: what is still searching did not answer. */
export const cutOffStream = <Page>(results: Streamed<Page>): Streamed<Page> => ({
  ...results,
  isDone: true,
  suppliers: results.suppliers.map((s) => (s.state === 'searching' ? { ...s, state: 'timedOut' } : s)),
});

type StreamProgress = Pick<Streamed<unknown>, 'suppliers' | 'isDone'>;

/** Names of the suppliers that gave no answer. */
export const silentOf = ({ suppliers, isDone }: StreamProgress): readonly string[] =>
  isDone
    ? suppliers.filter(({ state }) => state === 'timedOut' || state === 'failed').map(({ name }) => name)
    : [];

/** The share of suppliers that have answered, 0 to 1. */
export function shareAnswered({ suppliers, isDone }: StreamProgress): number {
  if (isDone) return 1;
  if (suppliers.length === 0) return 0.05;
  return suppliers.filter(({ state }) => state !== 'searching').length / suppliers.length;
}

/**
 * The order to show a growing list in: as answered, or, while someone reads it (`isHeld`), what stands stays
 * where it is and what is new goes below.
 */
export function keepOrder<Item>(
  shownKeys: readonly string[],
  items: readonly Item[],
  keyOf: (item: Item) => string,
  isHeld: boolean,
): readonly Item[] {
  if (!isHeld || shownKeys.length === 0) return items;
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  const shown = new Set(shownKeys);
  const standing = shownKeys.flatMap((key) => byKey.get(key) ?? []);
  return [...standing, ...items.filter((item) => !shown.has(keyOf(item)))];
}
