/** When a trip's record has to be looked up again before its next look-up is due. */

import type { TripDetail } from '@sojourn/contract/trips.ts';
import { isBooked } from '@sojourn/domain/booking/trip-state.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';

const DAY_SECONDS = 86_400;

export const isDueToVerify = (
  { status, time, verifiedAt }: Pick<TripDetail, 'status' | 'time' | 'verifiedAt'>,
  now: Instant,
): boolean =>
  isBooked(status) &&
  time !== 'Past' &&
  (verifiedAt === null || Date.parse(plusSeconds(verifiedAt, DAY_SECONDS)) <= Date.parse(now));
