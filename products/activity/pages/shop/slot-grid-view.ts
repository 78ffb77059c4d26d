/** What each start of some days is like for a party, as a table: days across, start times down. Pure. */
import type { CalendarDate, LocalDateTime } from '@sojourn/domain/dates.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { WireActivitySlot } from '#activity/wire/activity-detail.ts';
import type { CheckedDay } from './use-activity.ts';

type CellLook =
  | 'open'
  | 'few'
  | 'tight'
  | 'clashes'
  | 'soldOut'
  | 'noRoom'
  | 'beforeLanding'
  /** Nothing starts then. */
  | 'none'
  | 'loading';
export type SlotCell = {
  readonly date: CalendarDate;
  readonly look: CellLook;
  readonly slot: WireActivitySlot | null;
  readonly title: TextRef | null;
  /** Below the title, in place of the price. */
  readonly note: TextRef | null;
  readonly canChoose: boolean;
};
export type SlotRow = {
  readonly time: string;
  readonly local: LocalDateTime;
  readonly cells: readonly SlotCell[];
};

/** True places in accent ink; more are only few. */
const FEW = 3;

const timeOf = ({ startsAtLocal }: WireActivitySlot): string => startsAtLocal.slice(11, 16);

const NONE = { slot: null, title: null, note: null, canChoose: false } as const;

type Judged = Omit<SlotCell, 'date'>;

function judgedCell(slot: WireActivitySlot): Judged {
  const { fit, placesLeft } = slot;
  if (fit.verdict === 'tight' || fit.verdict === 'clashes')
    return {
      look: fit.verdict,
      slot,
      title: textRef(`activityShop.cell.${fit.verdict}`),
      note: textRef(`activity.booked.${fit.kind}`),
      canChoose: true,
    };
  // Free sale has no count, so none is shown
  if (placesLeft !== null && slot.state !== 'freeSale')
    return {
      look: placesLeft <= FEW ? 'few' : 'open',
      slot,
      title: textRef('activityShop.cell.left', { count: placesLeft }),
      note: null,
      canChoose: true,
    };
  return { look: 'open', slot, title: textRef('activityShop.cell.open'), note: null, canChoose: true };
}

export function slotCell(slot: WireActivitySlot | undefined): Judged {
  if (!slot || slot.state === 'closed')
    return { ...NONE, look: 'none', title: textRef('activityShop.cell.none') };
  if (slot.state === 'soldOut')
    return { ...NONE, slot, look: 'soldOut', title: textRef('activityShop.cell.soldOut') };
  if (slot.fit.verdict === 'beforeLanding')
    return { ...NONE, slot, look: 'beforeLanding', title: textRef('activityShop.cell.beforeLanding') };
  if (!slot.hasPlaces)
    return {
      ...NONE,
      slot,
      look: 'noRoom',
      title: textRef('activityShop.cell.noRoom'),
      note: slot.placesLeft === null ? null : textRef('activityShop.cell.left', { count: slot.placesLeft }),
    };
  return judgedCell(slot);
}

/** Rows by start time, in order; `optionId`: of which option. */
export function slotRows(days: readonly CheckedDay[], optionId: string | undefined): SlotRow[] {
  const byDay = days.map(({ date, options }) => ({
    date,
    slots: options?.find((option) => option.optionId === optionId)?.slots,
  }));
  const starts = new Map<string, LocalDateTime>();
  for (const { slots = [] } of byDay)
    for (const slot of slots) {
      const at = timeOf(slot);
      if (!starts.has(at)) starts.set(at, slot.startsAtLocal);
    }
  return [...starts.keys()].sort().map((time) => ({
    time,
    local: starts.get(time) as LocalDateTime,
    cells: byDay.map(({ date, slots }): SlotCell => {
      if (!slots) return { ...NONE, date, look: 'loading' };
      return { date, ...slotCell(slots.find((slot) => timeOf(slot) === time)) };
    }),
  }));
}

/** The first that goes with the trip, or that can be chosen at all; undefined where nothing can. */
export function bestSlot(
  rows: readonly SlotRow[],
): { date: CalendarDate; slot: WireActivitySlot } | undefined {
  const cells = rows.flatMap(({ cells: row }) => row).filter(({ canChoose }) => canChoose);
  const ordered = cells.toSorted((a, b) => (a.slot?.startsAt ?? '').localeCompare(b.slot?.startsAt ?? ''));
  const good = ordered.find(({ look }) => look === 'open' || look === 'few') ?? ordered[0];
  return good?.slot ? { date: good.date, slot: good.slot } : undefined;
}
