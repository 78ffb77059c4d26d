import type { Text } from '@sojourn/web/text/use-text.tsx';
import { STAY_LIMITS } from '#hotel/rules/stay.ts';
import type { GuestsProblem } from './check-stay-form.ts';

const LIMITS: Readonly<Partial<Record<GuestsProblem, number>>> = {
  TooManyRooms: STAY_LIMITS.roomsMax,
  TooManyAdults: STAY_LIMITS.adultsPerRoomMax,
  TooManyChildren: STAY_LIMITS.childrenPerRoomMax,
  ChildTooOld: STAY_LIMITS.childAgeMax,
};

/** "At most 6 adults per room." */
export const guestsProblemText = (t: Text, problem: GuestsProblem): string =>
  t(`search.guests.problem.${problem}`, { max: LIMITS[problem] ?? 0 });
