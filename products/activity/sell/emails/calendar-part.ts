/** A booked activity in a calendar: in its mail, and in the customer's feed. */
import type { CalendarStatus } from '@sojourn/domain/booking/calendar/calendar-text.ts';
import type { CalendarPart } from '@sojourn/domain/booking/calendar/calendar-zones.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { Language } from '@sojourn/server/modules/platform/notify/letter.ts';
import { activityEntry } from '#activity/rules/trip/calendar-entry.ts';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';
import { ACTIVITY_MAIL } from './texts.ts';

export function activityPart(
  { bookingId, activity, confirmationCode, supplierLocator, history }: ActivityTripDetail,
  status: CalendarStatus,
  { locale, texts }: Language,
): CalendarPart {
  const { slot, validUntil, meetingPoint, operator } = activity;
  const words = ACTIVITY_MAIL[locale];
  const { name } = activity.activity;
  const entry = activityEntry({
    bookingId,
    times: slot,
    day: slot?.date ?? ((validUntil?.local ?? '').slice(0, 10) as CalendarDate),
    summary: slot ? name : words.lastDay(name),
    location: meetingPoint.words,
    description: [
      ...(confirmationCode ? [texts.calendar.code(confirmationCode)] : []),
      ...(supplierLocator ? [`${words.labels.locator} ${supplierLocator}`] : []),
      `${operator.name} ${operator.phone}`,
    ],
    status,
    revision: history.length,
  });
  return { entries: [entry], times: new Map() };
}
