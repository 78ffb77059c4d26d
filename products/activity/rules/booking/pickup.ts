/** Where a traveler joins: the meeting point, a pickup place, or one that they name later. */
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';

export type PickupRule = {
  readonly isOffered: boolean;
  /** Nobody is met elsewhere. */
  readonly isRequired: boolean;
  /** Minutes before the start at which the ride leaves its first place. */
  readonly leadMinutes: number;
  /** Minutes before the start until which a place can be named. */
  readonly decideMinutes: number;
};
export type PickupChoice =
  | { readonly kind: 'meetingPoint' }
  | { readonly kind: 'place'; readonly placeId: string }
  | { readonly kind: 'later' };

const HOUR_MINUTES = 60;
const REMIND_HOURS = 24;

const decideBy = ({ decideMinutes }: PickupRule, startsAt: Instant): Instant =>
  plusSeconds(startsAt, -decideMinutes * 60);

/** What an unanswered "later" is at `now`; once the operator's time is over, the meeting point. */
export function unansweredPickup(
  rule: PickupRule,
  startsAt: Instant,
  now: Instant,
): 'open' | 'remind' | 'meetingPoint' {
  if (!isBefore(now, decideBy(rule, startsAt))) return 'meetingPoint';
  const remindAt = plusSeconds(startsAt, -REMIND_HOURS * HOUR_MINUTES * 60);
  return isBefore(now, remindAt) ? 'open' : 'remind';
}

/** Whether a choice can be booked. Where the ride is the only way, the meeting point isn't. */
export const isPossibleChoice = ({ isOffered, isRequired }: PickupRule, choice: PickupChoice): boolean =>
  choice.kind === 'meetingPoint' ? !isRequired : isOffered;
