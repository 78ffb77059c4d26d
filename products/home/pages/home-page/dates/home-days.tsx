/** A home's months: a start is chosen where some stay fits, then one of its possible ends. Lazy. */
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import {
  addMonths,
  type DateRange,
  keyTarget,
  type Month,
  monthOf,
  monthsBetween,
} from '@sojourn/ui/dates/calendar-days.ts';
import { CalendarMonth, type DayLook } from '@sojourn/ui/dates/calendar-month.tsx';
import '@sojourn/ui/dates/date-range-calendar.css';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { DAYS_AHEAD_MAX } from '#home/rules/check-search.ts';
import type { HomePlace } from '../../search/home-place.ts';
import { DayLegend } from './day-legend.tsx';
import { dayState, isIn } from './day-view.ts';
import './home-days.css';
import { useCalendar } from './use-calendar.ts';

type Dates = Pick<HomePlace, 'checkIn' | 'checkOut'>;
export type HomeDaysProps = {
  readonly homeId: HomePlace['homeId'];
  readonly chosen: Dates;
  /** What was searched, where it differs. */
  readonly searched: Dates | undefined;
  readonly onDates: (dates: Dates) => void;
};

const CLASSES = { open: undefined, out: 'home-day--out', bar: 'home-day--bar', unknown: 'home-day--unknown' };

/** The months in view, and the day that Tab reaches. */
function useView(first: CalendarDate, today: CalendarDate) {
  const count = useMedia(PHONE) ? 1 : 2;
  const [month, setMonth] = useState<Month>(monthOf(first));
  const [focus, setFocus] = useState(first);
  const end = monthOf(addDays(today, DAYS_AHEAD_MAX));
  const months = Array.from({ length: count }, (_, at) => addMonths(month, at));
  const show = (wanted: Month) => {
    const most = addMonths(end, 1 - count);
    const least = monthOf(today);
    setMonth(wanted < least ? least : wanted > most ? most : wanted);
  };
  const tabDay = months.includes(monthOf(focus)) ? focus : (`${month}-01` as CalendarDate);
  const isFirst = month <= monthOf(today);
  const isLast = monthsBetween(month, end) < count;
  return { months, show, setFocus, tabDay: tabDay < today ? today : tabDay, isFirst, isLast };
}

/** What is chosen in the grid: nothing yet, or a start that waits for its end. */
function useChoice(
  { homeId, chosen, onDates }: HomeDaysProps,
  months: readonly Month[],
  today: CalendarDate,
) {
  const [start, setStart] = useState<CalendarDate>();
  const calendar = useCalendar(homeId, months, today, start);
  const range: DateRange = start ? { start } : { start: chosen.checkIn, end: chosen.checkOut };
  const choose = (date: CalendarDate) => {
    if (dayState(calendar.dayOf(date), start, calendar.ends).kind !== 'open') return;
    if (!start) return setStart(date);
    setStart(undefined);
    onDates({ checkIn: start, checkOut: date });
  };
  return { start, range, calendar, choose, clear: () => setStart(undefined) };
}

type Choice = ReturnType<typeof useChoice>;

function useLook({ range, start, calendar }: Choice, searched: Dates | undefined) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const price = (minor: number) => formatMoney(money(minor), locale, { cents: 'never' });
  return (date: CalendarDate): DayLook => {
    const day = calendar.dayOf(date);
    const { kind, reason } = dayState(day, start, calendar.ends);
    const isStart = date === range.start;
    const isEnd = date === range.end;
    const inRange = isIn(date, range) && !isStart;
    const isSearched =
      searched !== undefined && isIn(date, { start: searched.checkIn, end: searched.checkOut });
    const nightly = day?.nightlyMinor ?? null;
    const part = isStart ? t('homePage.day.in') : isEnd ? t('homePage.day.out') : undefined;
    const shown = kind === 'out' ? t('homePage.day.out') : nightly === null ? undefined : price(nightly);
    const isBarred = kind !== 'open' && !isStart && !isEnd && !inRange;
    return {
      text: part ?? (kind === 'bar' && !inRange ? undefined : shown),
      heat: undefined,
      out: kind !== 'open',
      end: isStart || isEnd,
      inRange,
      quiet: false,
      mark: [isBarred && CLASSES[kind], isSearched && 'home-day--searched'].filter(Boolean).join(' '),
      label: [
        formatDate(date, locale, 'full'),
        nightly !== null && price(nightly),
        isStart && t('search.calendar.checkIn'),
        isEnd && t('search.calendar.checkOut'),
        isSearched && t('homePage.day.searched'),
        reason && toText(reason),
      ]
        .filter(Boolean)
        .join(', '),
    };
  };
}

function MonthNav({ view }: { readonly view: ReturnType<typeof useView> }) {
  const t = useText();
  const [first = ''] = view.months;
  return (
    <div className="home-days__nav">
      <IconButton
        ghost
        size="s"
        label={t('search.calendar.previous')}
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={view.isFirst}
        onClick={() => view.show(addMonths(first, -1))}
      />
      <IconButton
        ghost
        size="s"
        label={t('search.calendar.next')}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={view.isLast}
        onClick={() => view.show(addMonths(first, 1))}
      />
    </div>
  );
}

export default function HomeDays(props: HomeDaysProps) {
  const { chosen, searched } = props;
  const t = useText();
  const locale = useLocale();
  const today = useToday();
  const view = useView(chosen.checkIn, today);
  const choice = useChoice(props, view.months, today);
  const look = useLook(choice, searched);
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef<CalendarDate>(undefined);
  const weekStart = locale === 'en' ? 0 : 1;
  // Once the month of the day is there
  useEffect(() => {
    if (!moved.current) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${moved.current}"]`)?.focus();
    moved.current = undefined;
  });
  const onKey = (event: KeyboardEvent, day: CalendarDate) => {
    if (event.key === 'Escape' && choice.start) return choice.clear();
    const target = keyTarget(event.key, day, weekStart);
    if (!target || target < today) return;
    event.preventDefault();
    moved.current = target;
    view.setFocus(target);
    if (!view.months.includes(monthOf(target))) view.show(monthOf(target));
  };
  return (
    <div className="home-days">
      <MonthNav view={view} />
      <div ref={grid} className="home-days__months" aria-busy={choice.calendar.isLoading}>
        {view.months.map((month) => (
          <CalendarMonth
            key={month}
            month={month}
            locale={locale}
            weekStart={weekStart}
            look={look}
            focusDay={view.tabDay}
            onChoose={(day) => {
              view.setFocus(day);
              choice.choose(day);
            }}
            onHover={() => undefined}
            onKey={onKey}
          />
        ))}
      </div>
      <p className="small home-days__status" role="status">
        {choice.start
          ? t('homePage.days.chooseEnd', { date: formatDate(choice.start, locale, 'weekday') })
          : t('homePage.days.chooseStart')}
        {choice.start && (
          <Button variant="tertiary" size="s" onClick={choice.clear}>
            {t('homePage.days.clear')}
          </Button>
        )}
      </p>
      {choice.calendar.isFailed && <p className="small text-2">{t('homePage.days.failed')}</p>}
      <DayLegend hasSearched={searched !== undefined} />
    </div>
  );
}
