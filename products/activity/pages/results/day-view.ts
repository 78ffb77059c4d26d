/** The days of an activity on its card: what each is like, and the one thing worth saying of them. Pure. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { formatTime, formatWeekday, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { ActivityOffer } from '#activity/wire/activity-search.ts';

type OfferedDay = ActivityOffer['days'][number];
type DayLook = 'fits' | 'warn' | 'off';
type DayCell = { readonly date: CalendarDate; readonly look: DayLook; readonly text: TextRef };

/** So many cells fit on a card. */
const CELLS = 7;

const isOn = ({ state }: OfferedDay): boolean => state !== 'closed' && state !== 'soldOut';

export function dayLook(day: OfferedDay): DayLook {
  if (!isOn(day)) return 'off';
  return day.fit === null || day.fit.verdict === 'fits' ? 'fits' : 'warn';
}

function cellText(day: OfferedDay): TextRef {
  if (day.state === 'soldOut') return textRef('activityResults.day.soldOut');
  if (day.state === 'closed') return textRef('activityResults.day.closed');
  return textRef(`activityResults.day.${day.fit?.verdict ?? 'on'}`);
}

/** From the first day on which it's on, as many as there's room for. */
export function dayCells(days: readonly OfferedDay[]): DayCell[] {
  const first = days.length <= CELLS ? 0 : Math.min(days.findIndex(isOn), days.length - CELLS);
  return days
    .slice(Math.max(0, first), Math.max(0, first) + CELLS)
    .map((day) => ({ date: day.date, look: dayLook(day), text: cellText(day) }));
}

type Hint = { readonly tone: 'good' | 'warn' | 'quiet'; readonly text: TextRef };
const WORST = ['clashes', 'beforeLanding', 'tight'] as const;

const weekday = (date: CalendarDate, locale: Locale): string => formatWeekday(date, locale, 'long');

function badNews(days: readonly OfferedDay[], locale: Locale): Hint | undefined {
  for (const verdict of WORST) {
    const day = days.find((each) => isOn(each) && each.fit?.verdict === verdict);
    const fit = day?.fit;
    if (!day || !fit || fit.verdict === 'fits') continue;
    const values = { day: weekday(day.date, locale) };
    if (fit.verdict === 'beforeLanding')
      return { tone: 'warn', text: textRef('activityResults.hint.beforeLanding', values) };
    return { tone: 'warn', text: textRef(`activityResults.hint.${fit.verdict}.${fit.kind}`, values) };
  }
  return undefined;
}

/** Worst news first; undefined when it's on no day. */
export function dayHint(days: readonly OfferedDay[], locale: Locale): Hint | undefined {
  const on = days.filter(isOn);
  const good = on.filter((day) => dayLook(day) === 'fits');
  const first = good[0] ?? on[0];
  if (!first) return undefined;
  const bad = badNews(days, locale);
  if (bad && (good.length === 0 || on.length - good.length >= good.length)) return bad;
  const values = { count: good.length, days: days.length, day: weekday(first.date, locale) };
  const isJudged = on.some(({ fit }) => fit !== null);
  const start = first.startsAtLocal;
  const time = start ? formatTime(start, locale) : '';
  if (days.length === 1)
    return { tone: 'good', text: textRef('activityResults.hint.at', { ...values, time }) };
  const which = isJudged ? 'fits' : 'on';
  return start
    ? { tone: 'good', text: textRef(`activityResults.hint.${which}`, { ...values, time }) }
    : { tone: 'good', text: textRef(`activityResults.hint.${which}.anytime`, values) };
}
