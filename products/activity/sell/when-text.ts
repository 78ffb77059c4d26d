/** When an activity is, in words: by the clock there. */
import { formatDate, formatTime, zoneName } from '@sojourn/domain/formats.ts';
import type { ActivitySummary } from '../wire/activity-checkout.ts';
import { ACTIVITY_WORDS } from './words.ts';

type Shown = Pick<ActivitySummary, 'slot' | 'validUntil' | 'activity'>;

export function dayText({ slot, validUntil }: Shown, locale: 'en' | 'fr'): string {
  if (slot) return formatDate(slot.date, locale, 'year');
  return validUntil ? ACTIVITY_WORDS[locale].validUntil(formatDate(validUntil.local, locale, 'year')) : '';
}

/** With the zone of the clock. */
export function whenText(shown: Shown, locale: 'en' | 'fr'): string {
  const { slot, activity } = shown;
  if (!slot) return dayText(shown, locale);
  const words = ACTIVITY_WORDS[locale];
  const [start, end] = [formatTime(slot.startsAtLocal, locale), formatTime(slot.endsAtLocal, locale)];
  const time = slot.allDay
    ? words.open(start, end)
    : words.between(slot.offset ? words.withOffset(start, slot.offset) : start, end);
  const clock = zoneName(activity.zone, slot.startsAt, locale);
  return `${formatDate(slot.date, locale, 'full')}, ${time} (${clock})`;
}

export const partyText = ({ units }: Pick<ActivitySummary, 'units'>, locale: 'en' | 'fr'): string =>
  units.map(({ kind, count }) => `${count} × ${ACTIVITY_WORDS[locale].units[kind]}`).join(', ');
