/** What the builder says of what can be chosen, beside what's chosen. Pure. */
import { type CalendarDate, type LocalDateTime, nightsBetween } from '@sojourn/domain/dates.ts';
import { type Money, subtractMoney } from '@sojourn/domain/money.ts';

/** A row's price is what it changes of the one total. */
type RowChange =
  | { readonly kind: 'chosen' }
  | { readonly kind: 'same' }
  | { readonly kind: 'more' | 'less'; readonly by: Money };

export function rowChange(total: Money, chosenTotal: Money, isChosen: boolean): RowChange {
  if (isChosen) return { kind: 'chosen' };
  const by = subtractMoney(total, chosenTotal);
  if (by.amountMinor === 0) return { kind: 'same' };
  return { kind: by.amountMinor > 0 ? 'more' : 'less', by };
}

type Stay = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate };

/** Whether another flight moves the hotel's nights, and to which. */
export const nightsMove = (row: Stay, chosen: Stay): Stay | null =>
  row.checkIn === chosen.checkIn && row.checkOut === chosen.checkOut ? null : row;

/** How the landing decides the first night: the day before departure's never does. */
type Landing = {
  readonly day: CalendarDate;
  readonly nights: number;
  /** It lands before rooms are ready that day. */
  readonly isEarly: boolean;
};

export function landing(arrivesLocal: LocalDateTime, { checkOut }: Stay, checkInFrom: string): Landing {
  const day = arrivesLocal.slice(0, 10) as CalendarDate;
  return { day, nights: nightsBetween(day, checkOut), isEarly: arrivesLocal.slice(11, 16) < checkInFrom };
}
