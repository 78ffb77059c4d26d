import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { addDays } from '@sojourn/domain/dates.ts';
import { type KeyboardEvent, useId } from 'react';
import { classNames } from '../class-names.ts';
import { formatDate, formatWeekday, type Locale } from '../formats.ts';
import { type Heat, type Month, weekdayOf, weeksOf } from './calendar-days.ts';

/** What a month asks about each of its days. */
export type DayLook = {
  readonly text: string | undefined;
  readonly heat: Heat | undefined;
  /** Before the first or after the last date that can be chosen. */
  readonly out: boolean;
  readonly end: boolean;
  readonly inRange: boolean;
  readonly quiet: boolean;
  /** A class of its own. */
  readonly mark?: string | undefined;
  /** All that is read aloud: date, price, whether it begins or ends the range. */
  readonly label: string;
};

type CalendarMonthProps = {
  readonly month: Month;
  readonly locale: Locale;
  readonly weekStart: 0 | 1;
  readonly look: (day: CalendarDate) => DayLook;
  /** The day that Tab reaches; arrows move it. */
  readonly focusDay: CalendarDate;
  readonly onChoose: (day: CalendarDate) => void;
  readonly onHover: (day: CalendarDate | undefined) => void;
  readonly onKey: (event: KeyboardEvent, day: CalendarDate) => void;
};

const SUNDAY = '2023-01-01' as CalendarDate;

/** One month as a grid of buttons. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { month, locale, weekStart, look, focusDay, onChoose, onHover, onKey } = props;
  const titleId = useId();
  const weekdays = Array.from({ length: 7 }, (_, i) => addDays(SUNDAY, i + weekStart));
  return (
    <section className="calendar__month" data-month={month}>
      <h2 id={titleId}>{formatDate(`${month}-01` as CalendarDate, locale, 'month')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows move in it */}
      <table className="calendar__grid" role="grid" aria-labelledby={titleId}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={weekdayOf(day)} scope="col" abbr={formatWeekday(day, locale, 'long')}>
                {formatWeekday(day, locale, 'narrow')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, weekStart).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is known by its place in the month
            <tr key={row}>
              {week.map((day, place) =>
                day ? (
                  <Day
                    key={day}
                    day={day}
                    onChoose={onChoose}
                    onHover={onHover}
                    onKey={onKey}
                    look={look(day)}
                    tab={day === focusDay}
                  />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no other name
                  <td key={place} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type DayProps = Pick<CalendarMonthProps, 'onChoose' | 'onHover' | 'onKey'> & {
  readonly day: CalendarDate;
  readonly look: DayLook;
  readonly tab: boolean;
};

function Day({ day, look, tab, onChoose, onHover, onKey }: DayProps) {
  const { text, heat, out, end, inRange, quiet, mark, label } = look;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <td role="gridcell" aria-selected={end || inRange}>
      <button
        type="button"
        data-day={day}
        tabIndex={tab ? 0 : -1}
        aria-disabled={out || undefined}
        className={classNames(
          'calendar__day',
          out && 'calendar__day--out',
          quiet && 'calendar__day--quiet',
          heat && !inRange && !end && `calendar__day--heat-${heat}`,
          inRange && 'calendar__day--range',
          end && 'calendar__day--end',
          mark,
        )}
        onClick={() => !out && onChoose(day)}
        onPointerEnter={() => onHover(day)}
        onPointerLeave={() => onHover(undefined)}
        onKeyDown={(event) => onKey(event, day)}
      >
        <b aria-hidden="true">{Number(day.slice(8))}</b>
        {text && <span aria-hidden="true">{text}</span>}
        <i className="visually-hidden">{label}</i>
      </button>
    </td>
  );
}
