/** Days across, start times down: what each is like for the party; arrows move, the reason is read aloud. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDate, formatTime, formatWeekday } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Check, TriangleAlert } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { WireActivitySlot } from '#activity/wire/activity-detail.ts';
import './slot-grid.css';
import type { SlotCell, SlotRow } from './slot-grid-view.ts';

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** To the next cell that can be chosen in the arrow's direction. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  if (!step || !cell) return;
  event.preventDefault();
  const rows = [...event.currentTarget.tBodies].flatMap(({ rows: all }) => [...all]);
  let row = rows.findIndex((each) => each.contains(cell));
  let column = cell.cellIndex;
  for (;;) {
    row += step[0];
    column += step[1];
    const next = rows[row]?.cells[column];
    if (!next || column === 0) return;
    const button = next.querySelector('button');
    if (button) {
      button.focus();
      return;
    }
  }
}

type GridProps = {
  readonly days: readonly CalendarDate[];
  readonly rows: readonly SlotRow[];
  readonly chosen: WireActivitySlot | undefined;
  /** What one pays, printed. */
  readonly price: string;
  readonly onChoose: (date: CalendarDate, slot: WireActivitySlot) => void;
};

type CellProps = Pick<GridProps, 'price' | 'onChoose'> & {
  readonly cell: SlotCell;
  readonly isChosen: boolean;
};

function Cell({ cell, isChosen, price, onChoose }: CellProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { date, look, slot, title, note, canChoose } = cell;
  if (look === 'loading') return <Skeleton height={56} radius={10} />;
  const text = title && toText(title);
  const below = note ? toText(note) : canChoose ? price : null;
  if (!canChoose || !slot)
    return (
      <div className={`slot slot--${look}`}>
        <span>{text}</span>
        {below && <span className="slot__note">{below}</span>}
      </div>
    );
  const Icon = isChosen ? Check : look === 'tight' || look === 'clashes' ? TriangleAlert : null;
  return (
    <button
      type="button"
      className={classNames('slot', `slot--${look}`, isChosen && 'slot--chosen')}
      aria-pressed={isChosen}
      onClick={() => onChoose(date, slot)}
    >
      {Icon && <Icon className="icon icon--s slot__icon" aria-hidden="true" />}
      <span className="visually-hidden">
        {t('activityShop.cell.at', {
          day: formatDate(date, locale),
          time: formatTime(slot.startsAtLocal, locale),
        })}{' '}
      </span>
      <b>{text}</b>
      {below && <span className="slot__note">{below}</span>}
      {slot.offset && <span className="slot__note">{slot.offset}</span>}
    </button>
  );
}

export function SlotGrid({ days, rows, chosen, price, onChoose }: GridProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className="slot-grid">
      <table onKeyDown={moveFocus}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('activityShop.grid.time')}</span>
            </th>
            {days.map((date) => (
              <th key={date} scope="col" className="small">
                <span className="slot-grid__weekday">{formatWeekday(date, locale, 'short')}</span>
                <b className="num">{formatDate(date, locale, 'day')}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ time, local, cells }) => {
            const isAllDay = cells.some(({ slot }) => slot?.allDay);
            return (
              <tr key={time}>
                <th scope="row" className="title-s">
                  {isAllDay ? t('activityShop.grid.anytime') : formatTime(local, locale)}
                </th>
                {cells.map((cell) => (
                  <td key={cell.date}>
                    <Cell
                      cell={cell}
                      price={price}
                      isChosen={cell.slot !== null && cell.slot.slotId === chosen?.slotId}
                      onChoose={onChoose}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
