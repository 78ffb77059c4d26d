/**
 * What a booking is called and what can be done with it at a moment (B §4). Pure: the caller brings the
 * time.
 */
import { type Instant, isBefore } from '../dates.ts';
import type { BookingState } from './state.ts';

export type TripTimes = { readonly startsAt: Instant; readonly endsAt: Instant };
/** B §4 booking status. */
export type WireStatus = 'Pending' | 'Confirmed' | 'Canceled' | 'Modified';
/** B §4 trip time status. */
export type TripTime = 'Future' | 'Present' | 'Past' | 'Canceled';

export function tripTime(state: BookingState, times: TripTimes, now: Instant): TripTime {
  if (state === 'Canceled') return 'Canceled';
  if (isBefore(now, times.startsAt)) return 'Future';
  return isBefore(now, times.endsAt) ? 'Present' : 'Past';
}

/** The word Confirmed needs the hotel's own record number; a cancellation that is under way is Pending. */
export function wireStatus(
  state: Exclude<BookingState, 'Failed'>,
  supplierLocator: string | null,
): WireStatus {
  if (state === 'Canceled') return 'Canceled';
  return state === 'Confirmed' && supplierLocator !== null ? 'Confirmed' : 'Pending';
}
