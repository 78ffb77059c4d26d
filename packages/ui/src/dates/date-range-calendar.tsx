/**
 * The price calendar. Heavy with days, so load it lazily: `lazy(() => import('@sojourn/ui/date-range-
 * calendar.tsx'))`.
 */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import {
  addMonths,
  chooseDay,
  type DateRange,
  heatScale,
  keyTarget,
  monthOf,
  monthsBetween,
  weeksOf,
} from './calendar-days.ts';
import { CalendarMonth, type DayLook } from './calendar-month.tsx';
import './date-range-calendar.css';
import { classNames } from '../class-names.ts';
import { formatDate, type Locale } from '../formats.ts';
import { IconButton } from '../inputs/icon-button.tsx';
import { PHONE, useMedia } from '../use-media.ts';

export type DateRangeCalendarLabels = {
  readonly previous: string;
  readonly next: string;
  /** Read after the date that begins the range ("check-in") and the one that ends it ("check-out"). */
  readonly start: string;
  readonly end: string;
};

export type DateRangeCalendarProps = {
  readonly locale: Locale;
  readonly labels: DateRangeCalendarLabels;
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  /** The first and the last date that can be chosen. */
  readonly minDate: CalendarDate;
  readonly maxDate: CalendarDate;
  /**
   * The day's price in minor units; undefined where none is known. Leave it out for a calendar without
   * prices.
   */
  readonly priceOf?: (day: CalendarDate) => number | undefined;
  /** The short figure in the cell ("562"), and the price as it is read ("$562"). */
  readonly formatPrice?: (minor: number, as: 'cell' | 'spoken') => string;
  /** One date instead of a range. */
  readonly single?: boolean;
  /** A range may begin and end on one day. */
  readonly sameDay?: boolean;
  readonly weekStart?: 0 | 1;
  /** Called when other months come into view, to fetch their prices. */
  readonly onMonths?: (from: string, count: number) => void;
  /** The legend and the button that names the choice ("Apr 14 – 19, 5 nights"). */
  readonly legend?: ReactNode;
  readonly footer?: ReactNode;
};

const clampDay = (day: CalendarDate, from: CalendarDate, to: CalendarDate): CalendarDate =>
  day < from ? from : day > to ? to : day;

/** The look of each day, from the range (or the one that pointing would make) and the prices in view. */
function useLook(props: DateRangeCalendarProps, months: readonly string[], hover: CalendarDate | undefined) {
  const { locale, labels, value, minDate, maxDate, priceOf, formatPrice } = props;
  const heat = useMemo(() => {
    const days = months.flatMap((month) => weeksOf(month, 0).flat());
    const prices = days.flatMap((day) =>
      day && day >= minDate && day <= maxDate ? (priceOf?.(day) ?? []) : [],
    );
    return heatScale(prices);
  }, [months, priceOf, minDate, maxDate]);
  const { start, end } = value;
  const until = end ?? (start && hover && hover > start && !props.single ? hover : undefined);
  return (day: CalendarDate): DayLook => {
    const out = day < minDate || day > maxDate;
    const price = out ? undefined : priceOf?.(day);
    const role = day === start ? labels.start : day === end ? labels.end : undefined;
    const spoken = price === undefined ? undefined : formatPrice?.(price, 'spoken');
    return {
      out,
      text: price === undefined ? undefined : formatPrice?.(price, 'cell'),
      heat: price === undefined ? undefined : heat(price),
      quiet: priceOf !== undefined && price === undefined,
      end: day === start || day === end,
      inRange: Boolean(start && until && day > start && (end ? day < until : day <= until)),
      label: [formatDate(day, locale, 'full'), spoken, role].filter(Boolean).join(', '),
    };
  };
}

/** Which months are in view, and the day that has the place in the tab order. */
function useView(props: DateRangeCalendarProps, phone: boolean) {
  const { value, minDate, maxDate, onMonths } = props;
  const firstDay = clampDay(value.start ?? minDate, minDate, maxDate);
  const [month, setMonth] = useState(monthOf(firstDay));
  const [focusDay, setFocusDay] = useState(firstDay);
  const from = phone ? monthOf(minDate) : month;
  const count = phone ? monthsBetween(monthOf(minDate), monthOf(maxDate)) + 1 : 2;
  const months = useMemo(() => Array.from({ length: count }, (_, i) => addMonths(from, i)), [from, count]);
  const onMonthsRef = useRef(onMonths);
  onMonthsRef.current = onMonths;
  useEffect(() => onMonthsRef.current?.(from, count), [from, count]);
  const show = (wanted: string) => {
    const last = addMonths(monthOf(maxDate), -1);
    const next = wanted > last ? last : wanted;
    // biome-ignore lint/complexity/useMathMinMax: months are text
    setMonth(next < monthOf(minDate) ? monthOf(minDate) : next);
  };
  /**
   * The focused day may have been turned out of view by the buttons; then the first day in view takes
   * its place.
   */
  const inView = months.includes(monthOf(focusDay));
  const tabDay = inView ? focusDay : clampDay(`${from}-01` as CalendarDate, minDate, maxDate);
  return { months, tabDay, show, setFocusDay };
}

type MonthNavProps = Pick<DateRangeCalendarProps, 'labels' | 'minDate' | 'maxDate'> & {
  readonly months: readonly string[];
  readonly show: (month: string) => void;
};

/** The buttons that turn to earlier and later months. */
function MonthNav({ labels, months, minDate, maxDate, show }: MonthNavProps) {
  const [first = monthOf(minDate), last = first] = [months[0], months.at(-1)];
  return (
    <div className="calendar__nav">
      <IconButton
        label={labels.previous}
        icon={<ChevronLeft aria-hidden="true" />}
        size="s"
        ghost
        disabled={first <= monthOf(minDate)}
        onClick={() => show(addMonths(first, -1))}
      />
      <IconButton
        label={labels.next}
        icon={<ChevronRight aria-hidden="true" />}
        size="s"
        ghost
        disabled={last >= monthOf(maxDate)}
        onClick={() => show(addMonths(first, 1))}
      />
    </div>
  );
}

/**
 * A range of dates (or one date) with a price in each day; two months side by side, one scrolling
 * column on phones.
 * Arrows, Home, End, Page Up and Page Down move; Enter chooses. The price is part of what is read for a day.
 */
export default function DateRangeCalendar(props: DateRangeCalendarProps) {
  const { locale, labels, value, onChange, minDate, maxDate, single, sameDay, weekStart = 0 } = props;
  const phone = useMedia(PHONE);
  const { months, tabDay, show, setFocusDay } = useView(props, phone);
  const [hover, setHover] = useState<CalendarDate>();
  const look = useLook(props, months, hover);
  const root = useRef<HTMLDivElement>(null);
  const toFocus = useRef<CalendarDate>(undefined);
  useEffect(() => {
    if (!toFocus.current) return;
    root.current?.querySelector<HTMLElement>(`[data-day="${toFocus.current}"]`)?.focus();
    toFocus.current = undefined;
  });
  const opening = useRef(monthOf(tabDay));
  useEffect(() => {
    const column = phone ? root.current?.querySelector('.calendar__months') : undefined;
    const month = column?.querySelector<HTMLElement>(`[data-month="${opening.current}"]`);
    if (column && month) column.scrollTop = month.offsetTop;
  }, [phone]);
  const onKey = (event: KeyboardEvent, day: CalendarDate) => {
    const wanted = keyTarget(event.key, day, weekStart);
    if (!wanted) return;
    event.preventDefault();
    const target = clampDay(wanted, minDate, maxDate);
    toFocus.current = target;
    setFocusDay(target);
    const month = monthOf(target);
    if (!months.includes(month)) show(month < (months[0] ?? month) ? month : addMonths(month, -1));
  };
  const choose = (day: CalendarDate) => {
    setFocusDay(day);
    onChange(chooseDay(value, day, { single, sameDay }));
  };
  return (
    <div className="calendar" ref={root}>
      <div className={classNames('calendar__months', months.length === 1 && 'calendar__months--one')}>
        {!phone && (
          <MonthNav labels={labels} months={months} minDate={minDate} maxDate={maxDate} show={show} />
        )}
        {months.map((month) => (
          <CalendarMonth
            key={month}
            month={month}
            locale={locale}
            weekStart={weekStart}
            look={look}
            onKey={onKey}
            focusDay={tabDay}
            onChoose={choose}
            onHover={setHover}
          />
        ))}
      </div>
      {(props.legend || props.footer) && (
        <div className="calendar__foot">
          <div className="calendar__legend">{props.legend}</div>
          {props.footer}
        </div>
      )}
    </div>
  );
}
