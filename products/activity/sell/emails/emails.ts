/** Letters about activities: confirmed by the operator, canceled, not booked. */
import { calendarFile } from '@sojourn/domain/booking/calendar/calendar-text.ts';
import { type CalendarDate, type Instant, isBefore } from '@sojourn/domain/dates.ts';
import {
  isOwnAddress,
  type Language,
  type Letter,
  type MailContext,
  tripLink,
} from '@sojourn/server/modules/platform/notify/letter.ts';
import type {
  Happened,
  ProductMessage,
  TripMessage,
} from '@sojourn/server/modules/platform/notify/product.ts';
import {
  canceledText,
  changedBlocks,
  paidBlocks,
  refundBlocks,
} from '@sojourn/server/modules/platform/notify/trip-facts.ts';
import type { Mail } from '@sojourn/server/suppliers/mail/port.ts';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';
import { dayText } from '../when-text.ts';
import { activityRows } from './activity-facts.ts';
import { activityPart } from './calendar-part.ts';
import { activityReminder } from './reminder.ts';
import { ACTIVITY_MAIL } from './texts.ts';

type Message = Happened<TripMessage | ProductMessage>;

/** The activity, and the day from which on other times are looked for. */
type OtherTimes = { readonly activityId: string; readonly from: CalendarDate };

/** A booking that came to nothing is no trip: what its message says is kept with it. */
export type FailedActivity = {
  readonly email: string;
  readonly activity: string;
  readonly city: string;
  /** As it was shown. */
  readonly day: string;
  /** Left out of those that were told before they named it. */
  readonly other?: OtherTimes;
};
export const FAILED = 'activityFailed';

export const activityEmail = (
  message: Message,
  trip: ActivityTripDetail,
  context: MailContext,
  language: Language,
): Letter => {
  if (message.told.kind === 'tripReminder') return activityReminder(trip, context, language);
  return message.told.kind === 'bookingCanceled'
    ? canceled(message, trip, context, language)
    : confirmed(message, trip, context, language);
};

function confirmed(
  message: Message,
  trip: ActivityTripDetail,
  context: MailContext,
  language: Language,
): Letter {
  const { locale, texts } = language;
  const isChanged = message.told.kind === 'bookingChanged';
  const words = isChanged ? ACTIVITY_MAIL[locale].changed : ACTIVITY_MAIL[locale].confirmed;
  const { name, city } = trip.activity.activity;
  return {
    to: trip.email,
    subject: words.subject(name, city, dayText(trip.activity, locale)),
    blocks: [
      { block: 'heading', text: words.heading, tone: 'good' },
      { block: 'text', text: words.text(trip.activity.operator.name) },
      { block: 'code', label: texts.labels.code, value: trip.confirmationCode ?? '' },
      { block: 'facts', rows: activityRows(trip, language, isOwnAddress(context, trip.email)) },
      ...paidBlocks(trip, language, message.createdAt),
      ...(isChanged ? changedBlocks(trip, 'bookingChanged', language) : []),
      tripLink(trip, context, language),
    ],
    // Canceled before this could leave: no entry that the other mail then has to take back
    calendar: trip.status === 'Canceled' ? null : calendarOf(message, trip, 'CONFIRMED', language),
  };
}

function canceled(
  message: Message,
  trip: ActivityTripDetail,
  context: MailContext,
  language: Language,
): Letter {
  const { locale } = language;
  const words = ACTIVITY_MAIL[locale].canceled;
  const { name, city } = trip.activity.activity;
  const day = dayText(trip.activity, locale);
  return {
    to: trip.email,
    subject: words.subject(name, city, day),
    blocks: [
      { block: 'heading', text: words.heading, tone: 'bad' },
      { block: 'text', text: words.text(name, day) },
      { block: 'text', text: canceledText(trip, language) },
      ...refundBlocks(trip, language),
      ...otherTimes(trip, message.createdAt, context, language),
      tripLink(trip, context, language),
    ],
    calendar: calendarOf(message, trip, 'CANCELLED', language),
  };
}

const timesLink = (
  { activityId, from }: OtherTimes,
  { origin }: MailContext,
  { locale }: Language,
): Letter['blocks'][number] => ({
  block: 'link',
  text: ACTIVITY_MAIL[locale].times,
  url: `${origin}/activities/shop/?activityId=${activityId}&fromDate=${from}&untilDate=${from}&day=${from}`,
});

/** Of what lies ahead and has times. */
function otherTimes(
  { activity: { activity, slot } }: ActivityTripDetail,
  now: Instant,
  context: MailContext,
  language: Language,
): Letter['blocks'] {
  if (!slot || !isBefore(now, slot.startsAt)) return [];
  return [timesLink({ activityId: activity.activityId, from: slot.date }, context, language)];
}

const calendarOf = (
  { createdAt }: Message,
  trip: ActivityTripDetail,
  status: 'CONFIRMED' | 'CANCELLED',
  language: Language,
): Mail['calendar'] => ({
  filename: `activity-${trip.activity.slot?.date ?? trip.bookingId}.ics`,
  content: calendarFile(activityPart(trip, status, language).entries, createdAt),
});

export function activityFailed(
  { email, activity, city, day, other }: FailedActivity,
  context: MailContext,
  language: Language,
): Letter {
  const { locale } = language;
  const { failed, search } = ACTIVITY_MAIL[locale];
  return {
    to: email,
    subject: failed.subject(activity, city),
    blocks: [
      { block: 'heading', text: failed.heading, tone: 'bad' },
      { block: 'text', text: failed.text(activity, day) },
      { block: 'text', text: failed.next },
      ...(other ? [timesLink(other, context, language)] : []),
      { block: 'link', text: search, url: `${context.origin}/activities` },
    ],
    calendar: null,
  };
}
