/** What a stream of answers adds up to, and in which order its stays are shown while it grows. */
import type { StayCard, StaySearchEvent } from '@sojourn/contract/stay-search.ts';

type Page = Extract<StaySearchEvent, { type: 'page' }>;
export type Supplier = Page['suppliers'][number];
export type StayResults = {
  readonly suppliers: readonly Supplier[];
  /** The newest page; null before the first. */
  readonly page: Page | null;
  /** The stream has ended. */
  readonly isDone: boolean;
};

export const NOTHING_YET: StayResults = { suppliers: [], page: null, isDone: false };

export function nextResults(results: StayResults, event: StaySearchEvent): StayResults {
  switch (event.type) {
    case 'progress':
      return { ...results, suppliers: event.suppliers };
    case 'page':
      return { ...results, suppliers: event.suppliers, page: event };
    case 'done':
      return { ...results, isDone: true };
  }
}

/** A stream that was cut off before its last event: what is still searching did not answer. */
export const cutOff = (results: StayResults): StayResults => ({
  ...results,
  isDone: true,
  suppliers: results.suppliers.map((s) => (s.state === 'searching' ? { ...s, state: 'timedOut' } : s)),
});

/** Names of the suppliers that gave no answer. */
export const silentSuppliers = ({ suppliers, isDone }: StayResults): readonly string[] =>
  isDone
    ? suppliers.filter(({ state }) => state === 'timedOut' || state === 'failed').map(({ name }) => name)
    : [];

export const searchingSuppliers = ({ suppliers, isDone }: StayResults): readonly string[] =>
  isDone ? [] : suppliers.filter(({ state }) => state === 'searching').map(({ name }) => name);

/** The share of suppliers that have answered, 0 to 1. */
export function progressOf({ suppliers, isDone }: StayResults): number {
  if (isDone) return 1;
  if (suppliers.length === 0) return 0.05;
  return suppliers.filter(({ state }) => state !== 'searching').length / suppliers.length;
}

/**
 * The order to show stays in: as answered, or, while someone reads the list (`isHeld`), what stands stays
 * where it is and what is new goes below it.
 */
export function orderStays(
  shownIds: readonly string[],
  stays: readonly StayCard[],
  isHeld: boolean,
): readonly StayCard[] {
  if (!isHeld || shownIds.length === 0) return stays;
  const byId = new Map(stays.map((stay) => [stay.stayId, stay]));
  const shown = new Set(shownIds);
  const standing = shownIds.flatMap((id) => byId.get(id) ?? []);
  return [...standing, ...stays.filter(({ stayId }) => !shown.has(stayId))];
}
