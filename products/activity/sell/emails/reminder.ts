/** The letter on the eve of an activity: when, where to meet and what's scanned. */
import {
  isOwnAddress,
  type Language,
  type Letter,
  type MailContext,
  tripLink,
} from '@sojourn/server/modules/platform/notify/letter.ts';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';
import { dayText, whenText } from '../when-text.ts';
import { activityRows } from './activity-facts.ts';
import { ACTIVITY_MAIL } from './texts.ts';

export function activityReminder(trip: ActivityTripDetail, context: MailContext, language: Language): Letter {
  const { locale, texts } = language;
  const words = ACTIVITY_MAIL[locale].reminder;
  const { name } = trip.activity.activity;
  const things = trip.activity.bring.join(', ');
  const bring = things
    ? `${things.slice(0, 1).toLocaleLowerCase(locale)}${things.slice(1)}${words.and}`
    : words.nothing;
  return {
    to: trip.email,
    subject: words.subject(name, dayText(trip.activity, locale)),
    blocks: [
      { block: 'heading', text: words.heading },
      { block: 'text', text: words.text(name, whenText(trip.activity, locale)) },
      { block: 'code', label: texts.labels.code, value: trip.confirmationCode ?? '' },
      { block: 'facts', rows: activityRows(trip, language, isOwnAddress(context, trip.email)) },
      { block: 'text', text: words.bring(bring) },
      { block: 'text', text: words.late },
      tripLink(trip, context, language),
    ],
    calendar: null,
  };
}
