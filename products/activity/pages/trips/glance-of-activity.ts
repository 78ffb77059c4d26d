import type { TripGlance } from '@sojourn/portal/shared/product/trip-parts.ts';
import type { Locale } from '@sojourn/ui/formats.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import { Ticket } from 'lucide-react';
import { meetingName, soldStart, whenText } from '#activity/pages/shared/sold-words.ts';
import type { ActivityTripCard } from '#activity/wire/activity-trip.ts';

/** When it begins; an open-dated ticket has no hour, so it's only in the list of what's booked. */
export function glanceOfActivity({ activity }: ActivityTripCard, locale: Locale): TripGlance {
  const { name, operator, art } = activity.activity;
  const title = textRef('activity.glance.title', { name });
  return {
    mark: null,
    art,
    icon: Ticket,
    title,
    text: whenText(activity, locale),
    moments: activity.slot
      ? [
          {
            ...soldStart(activity),
            was: null,
            icon: Ticket,
            title,
            text: textRef('activity.glance.text', { operator, place: meetingName(activity) }),
          },
        ]
      : [],
  };
}
