import type { ApiError } from '@sojourn/web/api/api-error.ts';

/** Chosen before and no longer sold, or chosen for another search than this (an old or a changed address). */
type LostChoice = 'gone' | 'foreign';

export function lostChoice(refused: Pick<ApiError, 'code' | 'details'> | null): LostChoice | undefined {
  if (refused === null) return undefined;
  const { code, details } = refused;
  if (code === 'RateNotAvailable' || code === 'NoAvailability') return 'gone';
  const isChosen = details.fields?.some(({ path }) => path.startsWith('chosen'));
  return code === 'InvalidInput' && isChosen ? 'foreign' : undefined;
}
