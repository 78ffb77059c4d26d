import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Confirmation } from '../activity.ts';

/** Whether a booking made now would be confirmed at once, or by its operator's hand. */
export function isConfirmedAtOnce(confirmation: Confirmation, startsAt: Instant, now: Instant): boolean {
  if (confirmation.kind === 'manualNear')
    return isBefore(now, plusSeconds(startsAt, -confirmation.minutes * 60));
  return confirmation.kind === 'instant';
}
