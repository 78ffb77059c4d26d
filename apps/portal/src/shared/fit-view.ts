/** How a trip fits, in words: a headline, a sentence, the ends of what's missing, what settles it. Pure. */
import type { FitFix, FitProblem, TripFit } from '@sojourn/contract/trip-fit.ts';
import type { CalendarDate, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { FitKind } from '@sojourn/domain/trip-fit/fit.ts';
import { formatDate, formatDateRange, formatDuration, formatTime, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

type End = 'land' | 'leave' | 'deskCloses' | 'pickUp' | 'return' | 'checkInCloses' | 'begins' | 'ends';

/** What happens before and after the span that's missing. */
const ENDS: Readonly<Partial<Record<FitKind, readonly [from: End, until: End]>>> = {
  checkInClosed: ['checkInCloses', 'land'],
  carBeforeLanding: ['pickUp', 'land'],
  deskClosedAtLanding: ['deskCloses', 'land'],
  tightToCar: ['land', 'pickUp'],
  carAfterLeaving: ['leave', 'return'],
  tightFromCar: ['return', 'leave'],
  legsOverlap: ['leave', 'land'],
  tightConnection: ['land', 'leave'],
  activityDuringFlight: ['begins', 'land'],
  activitiesOverlap: ['begins', 'ends'],
  tightToActivity: ['land', 'begins'],
  tightFromActivity: ['ends', 'leave'],
  transferBeforeLanding: ['pickUp', 'land'],
  transferTooShort: ['ends', 'leave'],
};

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;
const IS_MOMENT = /^\d{4}-\d{2}-\d{2}T/;
const IS_TIME = /^\d{2}:\d{2}$/;

/** Days, times and minutes as they're read. */
function printed(facts: FitProblem['facts'], locale: Locale): Record<string, string | number> {
  const shown = Object.entries(facts).map(([name, value]): [string, string | number] => {
    if (name === 'minutes') return [name, formatDuration(Number(value), locale)];
    if (typeof value === 'number') return [name, value];
    if (IS_DAY.test(value)) return [name, formatDate(value as CalendarDate, locale)];
    if (IS_MOMENT.test(value)) return [name, dayAndTime(value as LocalDateTime, locale)];
    return [name, IS_TIME.test(value) ? formatTime(`2027-01-01T${value}` as LocalDateTime, locale) : value];
  });
  return Object.fromEntries(shown);
}
const dayAndTime = (local: LocalDateTime, locale: Locale): string =>
  `${formatDate(local, locale)}, ${formatTime(local, locale)}`;

export const problemTitle = ({ kind, facts }: FitProblem, locale: Locale): TextRef =>
  textRef(`tripFit.clash.${kind}`, printed(facts, locale));
export const problemText = ({ kind, facts }: FitProblem, locale: Locale): TextRef =>
  textRef(`tripFit.text.${kind}`, printed(facts, locale));

/** What has to be known first: what can't be traveled so, and what may go wrong. */
export const shownProblems = (fit: TripFit | null): FitProblem[] =>
  fit?.problems.filter(({ severity }) => severity !== 'info') ?? [];

type FitRuler = {
  readonly duration: string;
  readonly from: { readonly time: string; readonly what: TextRef };
  readonly until: { readonly time: string; readonly what: TextRef };
};
export function rulerOf({ kind, gap }: FitProblem, locale: Locale): FitRuler | null {
  const ends = ENDS[kind];
  if (!gap || !ends) return null;
  const end = ({ local }: typeof gap.from, name: End) => ({
    time: formatTime(local, locale),
    what: textRef(`tripFit.end.${name}`),
  });
  const minutes = Math.round((Date.parse(gap.until.at) - Date.parse(gap.from.at)) / 60_000);
  return {
    duration: formatDuration(minutes, locale),
    from: end(gap.from, ends[0]),
    until: end(gap.until, ends[1]),
  };
}

export function fixTitle(fix: FitFix, locale: Locale): TextRef {
  const range = (from: CalendarDate, until: CalendarDate) => formatDateRange(from, until, locale);
  switch (fix.kind) {
    case 'moveStay':
      return textRef('tripFit.fix.moveStay', { dates: range(fix.checkIn, fix.checkOut) });
    case 'addBed': {
      const { city, from, until } = fix.open;
      return textRef('tripFit.fix.addBed', { city, dates: range(from, until) });
    }
    default:
      return textRef(`tripFit.fix.${fix.kind}`, {
        day: formatDate(fix.to, locale),
        time: formatTime(fix.to, locale),
      });
  }
}

type Check = TripFit['fits'][number];
type CheckLine = { readonly name: TextRef; readonly text: TextRef | string };

export function checkLine({ kind, facts }: Check, locale: Locale): CheckLine {
  const values = printed(facts, locale);
  const name = textRef(`tripFit.check.${kind}`, values);
  if (kind === 'beds') return { name, text: textRef('tripFit.check.beds.nights', values) };
  if (kind === 'landingToBed')
    return {
      name,
      text: textRef(
        facts.open === 'allNight'
          ? 'tripFit.check.landingToBed.allNight'
          : 'tripFit.check.landingToBed.until',
        values,
      ),
    };
  return { name, text: String(values.minutes ?? '') };
}

type Open = TripFit['open'][number];
export const openName = ({ kind, city }: Open): TextRef => textRef(`tripFit.complete.${kind}`, { city });
export function openTimes(open: Open, locale: Locale): TextRef | string {
  if (open.kind === 'bed') return formatDateRange(open.from, open.until, locale);
  return textRef('tripFit.complete.times', {
    from: dayAndTime(open.pickUp, locale),
    until: dayAndTime(open.dropOff, locale),
  });
}
