/** What a ride costs, from one function: in the list, at checkout and on the receipt. */
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { basisPointsOf } from '@sojourn/domain/money.ts';
import { seatChildren } from '../ride/child-seats.ts';
import type { TransferPlan } from '../transfer.ts';

export type TransferPrice = {
  readonly lines: readonly { readonly line: 'ride' | 'night' | 'childSeats'; readonly amountMinor: number }[];
  readonly totalMinor: number;
};

const NIGHT_BEGINS = '22:00';
const NIGHT_ENDS = '06:00';

/** By the clock where the ride begins. */
export function isAtNight(at: LocalDateTime): boolean {
  const time = at.slice(11, 16);
  return time >= NIGHT_BEGINS || time < NIGHT_ENDS;
}

/** Null where a child has no seat. `people`: with the children. */
export function priceTransfer(
  { price, nightBps, seatGroups }: Pick<TransferPlan, 'price' | 'nightBps' | 'seatGroups'>,
  people: number,
  childAges: readonly number[],
  pickUp: LocalDateTime,
): TransferPrice | null {
  if (!Number.isInteger(people) || people < 1) throw new RangeError(`no ride for ${people} people`);
  const seated = seatChildren(childAges, seatGroups);
  if (!seated.fit) return null;
  const ride = price.by === 'person' ? price.amountMinor * people : price.amountMinor;
  const night = isAtNight(pickUp) ? basisPointsOf(ride, nightBps) : 0;
  const seats = seated.seats.reduce((sum, { group, count }) => sum + group.amountMinor * count, 0);
  const lines = [
    { line: 'ride', amountMinor: ride },
    { line: 'night', amountMinor: night },
    { line: 'childSeats', amountMinor: seats },
  ] as const;
  return {
    lines: lines.filter(({ line, amountMinor }) => line === 'ride' || amountMinor > 0),
    totalMinor: ride + night + seats,
  };
}
