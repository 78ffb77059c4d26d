/** How what's booked reads: when, for whom, where. Pure. */
import type { CalendarDate, Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import { formatDate, formatTime, type Locale } from '@sojourn/ui/formats.ts';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { ActivitySummary } from '#activity/wire/activity-checkout.ts';

type Sold = Pick<ActivitySummary, 'slot' | 'validUntil'>;

/** The day of it, or the last one of an open-dated ticket. */
export function soldDay({ slot, validUntil }: Sold): CalendarDate {
  const day = slot?.date ?? (validUntil?.local.slice(0, 10) as CalendarDate | undefined);
  if (!day) throw new Error('an activity without a slot is valid until some day');
  return day;
}

export function soldStart({ slot, validUntil }: Sold): {
  readonly at: Instant;
  readonly local: LocalDateTime;
} {
  if (slot) return { at: slot.startsAt, local: slot.startsAtLocal };
  if (validUntil) return validUntil;
  throw new Error('an activity without a slot is valid until some day');
}

/** "Sat, Apr 17, 6:30 PM", "Sat, Apr 17, any time until 6:00 PM", "Any day until Apr 30" */
export function whenText(sold: Sold, locale: Locale): TextRef {
  const { slot } = sold;
  const day = formatDate(soldDay(sold), locale);
  if (!slot) return textRef('activity.when.until', { day });
  if (slot.allDay)
    return textRef('activity.when.anytime', {
      day,
      from: formatTime(slot.startsAtLocal, locale),
      until: formatTime(slot.endsAtLocal, locale),
    });
  return textRef('activity.when.at', {
    when: `${formatMoment(slot.startsAtLocal, locale)}${slot.offset ? ` (UTC${slot.offset})` : ''}`,
  });
}

type Words = (
  id: `activity.unit.${ActivitySummary['units'][number]['kind']}.count`,
  values: { count: number },
) => string;

/** "2 adults, 1 child" */
export const unitsText = ({ units }: Pick<ActivitySummary, 'units'>, t: Words, locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(
    units
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => t(`activity.unit.${kind}.count`, { count })),
  );

/** The place's own name, without how one recognizes it. */
export const meetingName = ({ meetingPoint }: Pick<ActivitySummary, 'meetingPoint'>): string =>
  meetingPoint.words.split('. ')[0]?.replace(/\.$/, '') ?? meetingPoint.words;
