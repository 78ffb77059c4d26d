import { classNames } from '@sojourn/ui/class-names.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { X } from 'lucide-react';
import { Fragment, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { SeatMap } from '#flight/wire/seat-map.ts';
import { moveFocus } from './seat-keys.ts';
import { rowsOf, type SeatCell, type Seated, type Seating, type SeatRow } from './seat-view.ts';
import { initialsOf, wordsOfSeat } from './seat-words.ts';

type SeatGridProps = {
  readonly map: SeatMap;
  readonly seated: readonly Seated[];
  readonly seating: Seating;
  /** Whose turn it is. */
  readonly active: number | undefined;
  readonly onPress: (cell: SeatCell) => void;
};

const seatsOf = ({ blocks }: SeatRow): (SeatCell | undefined)[] => blocks.flat();

/** Where the focus enters: the own seat, else the first free one, else the first. */
const entryOf = (rows: readonly SeatRow[]): string | undefined => {
  const cells = rows.flatMap(seatsOf).filter((cell) => cell !== undefined);
  const entry = cells.find(({ state }) => state === 'own') ?? cells.find(({ state }) => state === 'free');
  return (entry ?? cells[0])?.seat;
};

/** The cabin as a grid of seats: one tab stop, arrows by seat and row, every seat says itself in full. */
export function SeatGrid({ map, seated, seating, active, onPress }: SeatGridProps) {
  const t = useText();
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string>();
  const rows = rowsOf(map, seated, seating, active);
  const bar = seated.find(({ index }) => index === active)?.exitBar;
  const cabin = rows.map((row) => seatsOf(row).map((cell) => cell?.seat));
  const entry = focused && cabin.flat().includes(focused) ? focused : entryOf(rows);
  const move = (event: KeyboardEvent) => {
    const next = entry && moveFocus(cabin, entry, event.key, event.ctrlKey);
    if (!next) return;
    event.preventDefault();
    setFocused(next);
    grid.current?.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus();
  };
  const columns = map.blocks.flat().length + Math.max(1, map.blocks.length - 1);
  return (
    <div className="cabin" style={{ '--columns': columns } as React.CSSProperties}>
      <p className="cabin__front small text-3" aria-hidden="true">
        {t('seats.front')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid has one tab stop */}
      <table ref={grid} role="grid" aria-label={t('seats.grid')} className="cabin__grid" onKeyDown={move}>
        <thead>
          <tr>
            {withAisles(map.blocks, (letter) => (
              <th key={letter} scope="col" className="cabin__letter">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={row.row}>
              {row.isExit && !rows[index - 1]?.isExit && <ExitMark columns={columns} bar={bar} />}
              <tr>
                {withAisles(
                  map.blocks,
                  (letter) => (
                    <Seat
                      key={letter}
                      cell={seatsOf(row).find((cell) => cell?.letter === letter)}
                      entry={entry}
                      onFocus={setFocused}
                      onPress={onPress}
                    />
                  ),
                  row.row,
                )}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A cell for each letter; the first aisle has the row's number, the others nothing. */
function withAisles(
  blocks: SeatMap['blocks'],
  draw: (letter: string) => ReactNode,
  row?: number,
): ReactNode[] {
  return blocks.flatMap((letters, index) => {
    const cells = letters.map(draw);
    if (index === 0) return [...cells, <RowHead key="row" row={row} />];
    const isLast = index === blocks.length - 1;
    return isLast ? cells : [...cells, <td key={`aisle-${letters.at(-1)}`} className="cabin__aisle" />];
  });
}

function RowHead({ row }: { readonly row: number | undefined }) {
  return row === undefined ? (
    <td />
  ) : (
    <th scope="row" className="cabin__row">
      {row}
    </th>
  );
}

type ExitMarkProps = { readonly columns: number; readonly bar: Seated['exitBar'] };

/** Where the door is, and why the row is not for the one whose turn it is. */
function ExitMark({ columns, bar }: ExitMarkProps) {
  const t = useText();
  return (
    <tr>
      <td colSpan={columns} className="cabin__exit">
        <span>{t(bar ? `seats.exit.${bar}` : 'seats.exit')}</span>
      </td>
    </tr>
  );
}

type SeatProps = {
  readonly cell: SeatCell | undefined;
  /** The grid's one tab stop. */
  readonly entry: string | undefined;
  readonly onFocus: (seat: string) => void;
  readonly onPress: (cell: SeatCell) => void;
};

function Seat({ cell, entry, onFocus, onPress }: SeatProps) {
  const toText = useTextRef();
  const locale = useLocale();
  if (!cell) return <td />;
  const { seat, state, hasExtraLegroom } = cell;
  const open = state === 'free' || state === 'own';
  return (
    <td>
      <button
        type="button"
        data-seat={seat}
        className={classNames('seat', `seat--${state}`, hasExtraLegroom && 'seat--legroom')}
        tabIndex={seat === entry ? 0 : -1}
        aria-disabled={!open || undefined}
        aria-pressed={open ? state === 'own' : undefined}
        aria-label={wordsOfSeat(cell, locale).map(toText).join(', ')}
        onFocus={() => onFocus(seat)}
        onClick={() => onPress(cell)}
      >
        <SeatFace cell={cell} />
      </button>
    </td>
  );
}

const CENTS = 100;

/** Drawn, not written: the button's name says all of it, and these figures and initials are no part of it. */
function SeatFace({ cell }: { readonly cell: SeatCell }) {
  const { state, holder, priceMinor } = cell;
  if (state === 'taken' || state === 'blocked') return <X aria-hidden="true" />;
  const price = priceMinor ? String(Math.round(priceMinor / CENTS)) : '';
  return (
    <span className="seat__face" data-face={holder ? initialsOf(holder.name, holder.index + 1) : price} />
  );
}
