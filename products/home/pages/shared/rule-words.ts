/** Rules of a home that dates or a party break, in words. Pure. */
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { localClock } from '@sojourn/portal/shared/local-clock.ts';
import { formatDate, formatTime, formatWeekday, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { WireViolation } from '#home/wire/homes.ts';

type DateViolation = Extract<WireViolation, { rule: 'checkInNotAllowed' | 'checkOutNotAllowed' }>;

/** January 4, 1970 was a Sunday. */
const SUNDAY = '1970-01-04' as CalendarDate;

function changeoverText({ rule, date, changeover }: DateViolation, locale: Locale): TextRef {
  if (!changeover) return textRef(`homes.rule.${rule}`, { date: formatDate(date, locale, 'weekday') });
  return textRef('homes.rule.changeover', {
    from: formatDate(changeover.from, locale, 'day'),
    until: formatDate(changeover.until, locale, 'day'),
    weekday: formatWeekday(addDays(SUNDAY, changeover.weekday), locale, 'long'),
  });
}

/** `today`: any day, for the hour. */
export function ruleText(violation: WireViolation, locale: Locale, today: CalendarDate): TextRef {
  switch (violation.rule) {
    case 'minimumStay':
    case 'maximumStay': {
      const { rule, nights, date, by } = violation;
      const values = { nights, date: formatDate(date, locale, 'weekday') };
      return textRef(by === 'through' ? `homes.rule.${rule}.through` : `homes.rule.${rule}`, values);
    }
    case 'occupancy':
      return textRef(`homes.rule.occupancy.${violation.of}`, { most: violation.most });
    case 'petPolicy':
      return textRef(`homes.rule.petPolicy.${violation.of}`, { most: violation.most });
    case 'checkInNotAllowed':
    case 'checkOutNotAllowed':
      return changeoverText(violation, locale);
    case 'blockedDates':
      return textRef(`homes.rule.blockedDates.${violation.why}`, {
        date: formatDate(violation.date, locale, 'weekday'),
      });
    case 'minimumBookingWindow': {
      const { days, untilHour } = violation;
      if (untilHour === null) return textRef('homes.rule.minimumBookingWindow', { days });
      const hour = `${String(untilHour).padStart(2, '0')}:00`;
      const time = formatTime(localClock(today, hour), locale);
      return textRef('homes.rule.minimumBookingWindow.hour', { days, time });
    }
  }
}

/** In two or three words, for the card of a home that is nearly free. */
export function ruleTag(violation: WireViolation, locale: Locale): TextRef {
  switch (violation.rule) {
    case 'minimumStay':
      return textRef('homeResults.near.minimum', { nights: violation.nights });
    case 'maximumStay':
      return textRef('homeResults.near.maximum', { nights: violation.nights });
    case 'checkInNotAllowed':
      return textRef('homeResults.near.checkIn', { date: formatDate(violation.date, locale, 'weekday') });
    case 'checkOutNotAllowed':
      return textRef('homeResults.near.checkOut', { date: formatDate(violation.date, locale, 'weekday') });
    case 'minimumBookingWindow':
      return textRef('homeResults.near.notice');
    case 'occupancy':
    case 'petPolicy':
      return textRef('homeResults.near.party');
    case 'blockedDates':
      return textRef('homeResults.near.notFree');
  }
}
