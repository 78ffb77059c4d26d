/** How facts of an activity read: its length, its languages, who comes. Pure. */
import { type Instant, localAt, type Zone } from '@sojourn/domain/dates.ts';
import { formatDuration, type Locale } from '@sojourn/ui/formats.ts';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { WireActivityListing } from '#activity/wire/activities.ts';
import { languageName } from '../search/activity-filters.ts';

const HOUR = 60;

/** "2 hours", "2h 30m" */
export const lengthText = (minutes: number, locale: Locale): TextRef =>
  minutes % HOUR === 0
    ? textRef('activity.hours', { hours: minutes / HOUR })
    : textRef('activity.length', { length: formatDuration(minutes, locale) });

const LANGUAGES_SHOWN = 3;

/** "English, Portuguese"; of many the first and how many more. */
export function languagesText(languages: readonly string[], locale: Locale): TextRef | null {
  if (languages.length === 0) return null;
  const names = languages.slice(0, LANGUAGES_SHOWN).map((code) => languageName(code, locale));
  const list = names.join(', ');
  const more = languages.length - names.length;
  return more > 0
    ? textRef('activity.languages.more', { languages: list, more })
    : textRef('activity.languages', { languages: list });
}

/** Null where nobody counts, or it doesn't matter. */
export function groupText({ groupSize, isPrivate }: Pick<WireActivityListing, 'groupSize' | 'isPrivate'>) {
  if (isPrivate) return textRef('activity.private');
  return groupSize === null ? null : textRef('activity.groupSize', { people: groupSize });
}

/** When it ends, by the clock there, and by the reader's where that shows another time. */
export function inBothZones(
  at: Instant,
  zones: { readonly there: string; readonly here: string },
  locale: Locale,
) {
  const there = formatMoment(localAt(at, zones.there as Zone), locale);
  const here = formatMoment(localAt(at, zones.here as Zone), locale);
  return { there, here: here === there ? null : here };
}

/** Of the reader's device. */
export const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
