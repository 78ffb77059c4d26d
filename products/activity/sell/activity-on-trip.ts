/** A booked activity among a trip's other bookings: its plan, and what its checkout checks by itself. */
import type { ActivityPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { FitKind } from '@sojourn/domain/trip-fit/fit.ts';
import type { ActivityBooking } from './sale.ts';

type Planned = Pick<ActivityBooking, 'title' | 'startsAt' | 'endsAt' | 'offer'> & {
  readonly bookingId: string;
  /** Of a sale that isn't booked there's none. */
  readonly state?: string;
};

/** A ticket without a day is no plan; what waits for its operator may happen. */
function planOfActivity({ bookingId, title, startsAt, endsAt, offer, state }: Planned): ActivityPlan | null {
  const { times, city, countryCode, zone, cityPlaceId, minutes } = offer.summary;
  if (times.kind === 'openDated') return null;
  // Of a day's opening hours nobody is busy with all: a clash would be no clash
  if (times.allDay && Date.parse(endsAt) - Date.parse(startsAt) > minutes * 60_000) return null;
  const place = { city, countryCode, zone, placeId: cityPlaceId };
  const plan = { kind: 'activity', tripId: bookingId, title, startsAt, endsAt, place } as const;
  return state === 'Pending' ? { ...plan, isPending: true } : plan;
}

/** Its checkout says by itself how it goes with the trip. */
const ACTIVITY_FITS: readonly FitKind[] = [
  'activityDuringFlight',
  'activitiesOverlap',
  'tightToActivity',
  'tightFromActivity',
];

export const ACTIVITY_ON_TRIP = { planOf: planOfActivity, ownFindings: ACTIVITY_FITS };
