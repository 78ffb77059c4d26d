/** Why a list of flights is empty, in the order of what a traveler can do about it. */
import { silentOf } from '@sojourn/web/results/streamed.ts';
import type { FlightResults } from './use-flight-results.ts';

export type EmptyReason = 'filters' | 'unanswered' | 'soldOut' | 'none';

export function emptyReason(results: FlightResults, hasFilters: boolean): EmptyReason {
  const { page } = results;
  if (hasFilters && (page?.hiddenByFilters ?? 0) > 0) return 'filters';
  if (silentOf(results).length > 0) return 'unanswered';
  return (page?.soldOut ?? 0) > 0 ? 'soldOut' : 'none';
}
