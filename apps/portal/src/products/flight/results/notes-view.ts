/** Why a list of flights is empty, in the order of what a traveler can do about it. */
import type { ApiError } from '@sojourn/web/api/api-error.ts';
import { silentOf } from '#shared/results/streamed.ts';
import type { FlightResults } from './use-flight-results.ts';

/** Chosen before and no longer sold, or chosen for another search than this (an old or a changed address). */
type LostChoice = 'gone' | 'foreign';

export function lostChoice(refused: Pick<ApiError, 'code' | 'details'> | null): LostChoice | undefined {
  if (refused === null) return undefined;
  const { code, details } = refused;
  if (code === 'RateNotAvailable' || code === 'NoAvailability') return 'gone';
  const isChosen = details.fields?.some(({ path }) => path.startsWith('chosen'));
  return code === 'InvalidInput' && isChosen ? 'foreign' : undefined;
}

type EmptyReason = 'filters' | 'unanswered' | 'soldOut' | 'none';

export function emptyReason(results: FlightResults, hasFilters: boolean): EmptyReason {
  const { page } = results;
  if (hasFilters && (page?.hiddenByFilters ?? 0) > 0) return 'filters';
  if (silentOf(results).length > 0) return 'unanswered';
  return (page?.soldOut ?? 0) > 0 ? 'soldOut' : 'none';
}
