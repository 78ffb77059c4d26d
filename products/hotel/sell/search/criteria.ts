import { dateIn, type Instant } from '@sojourn/domain/dates.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { checkSearch, type SearchCriteria } from '#hotel/rules/check-search.ts';

/** Refuses what breaks a rule of a search, by the date at the place. */
export function requireThat(criteria: SearchCriteria, zone: string, now: Instant): void {
  const problem = checkSearch(criteria, dateIn(now, zone));
  if (problem) refuse(problem);
}
