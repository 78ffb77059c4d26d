/** The letter on the eve of a stay: when and where to check in, and how to get in. */
import { formatDate } from '@sojourn/domain/formats.ts';
import { first } from '@sojourn/domain/present.ts';
import {
  isOwnAddress,
  type Language,
  type Letter,
  type MailContext,
  tripLink,
} from '@sojourn/server/modules/platform/notify/letter.ts';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';
import { homeTitle } from '../home-title.ts';
import { checkInText, homeRows } from './home-facts.ts';
import { HOME_TEXTS } from './texts.ts';

export function homeReminder(trip: HomeTripDetail, context: MailContext, language: Language): Letter {
  const { locale, texts } = language;
  const words = HOME_TEXTS[locale].reminder;
  const stay = first(trip.stays);
  return {
    to: trip.email,
    subject: words.subject(homeTitle(trip, locale), formatDate(stay.checkIn, locale)),
    blocks: [
      { block: 'heading', text: words.heading },
      { block: 'text', text: words.text(stay.name, checkInText(stay, language)) },
      { block: 'code', label: texts.labels.code, value: trip.confirmationCode ?? '' },
      { block: 'facts', rows: homeRows(trip, language, isOwnAddress(context, trip.email)) },
      { block: 'text', text: words.bring },
      { block: 'text', text: words.late },
      tripLink(trip, context, language),
    ],
    calendar: null,
  };
}
