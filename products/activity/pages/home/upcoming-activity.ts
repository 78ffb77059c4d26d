import type { UpcomingTrip } from '@sojourn/portal/shared/product/home-part.ts';
import { soldDay } from '#activity/pages/shared/sold-words.ts';
import type { ActivityTripCard } from '#activity/wire/activity-trip.ts';

/** An activity that is ahead: what it's called, its day, how many go. */
export function upcomingActivity({
  bookingId,
  confirmationCode: code,
  activity,
}: ActivityTripCard): UpcomingTrip {
  const day = soldDay(activity);
  return {
    bookingId,
    code,
    title: activity.activity.name,
    art: activity.activity.art,
    starts: day,
    ends: day,
    people: activity.people,
    state: code === null ? 'pending' : 'confirmed',
  };
}
