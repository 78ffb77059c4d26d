/** The lowest nightly price of each day in a box: what the date picker's heat shows. */
import type { RoomGuests } from '@sojourn/products/hotel/rules/stay.ts';
import { bedsNeeded } from '@sojourn/products/hotel/rules/stay.ts';
import { visitBox } from '../../../places/visit-box.ts';
import { nightScarcity } from '../price-rate.ts';
import { cheapestPlan, multiplierOf, nightlyDollars, onSale, plansOnSale } from '../rates.ts';
import { roomSleeps, roomStart } from '../room-columns.ts';
import type { HotelWorld } from '../world.ts';
import { createDeskFees, partyOf } from './fees-at-desk.ts';
import type { MarketState, StayBox } from './query.ts';

type CalendarQuestion = {
  readonly box: StayBox;
  readonly firstDay: number;
  readonly days: number;
  readonly rooms: readonly RoomGuests[];
  readonly seller: number;
};

/** The hotel's room types that sleep so many. */
function roomsFor(world: HotelWorld, row: number, beds: number): number[] {
  const start = roomStart[world.layout[row]!]!;
  const end = roomStart[world.layout[row]! + 1]!;
  const rooms: number[] = [];
  for (let at = start; at < end; at++) if (roomSleeps[at]! >= beds) rooms.push(at - start);
  return rooms;
}

/**
 * US cents by day from `firstDay`, before taxes and with the fees of the hotel's desk, for one night; null
 * when nothing is left.
 */
export function lowestPrices(world: HotelWorld, state: MarketState, q: CalendarQuestion): (number | null)[] {
  const { tables, sales } = state;
  const lowest = new Float64Array(q.days).fill(Number.POSITIVE_INFINITY);
  const beds = Math.max(...q.rooms.map(bedsNeeded));
  const feesIn = createDeskFees(world, partyOf(1, q.rooms), state.utcDay);
  const lowerBy = (row: number, today: number, fees: Float64Array): void => {
    if (q.seller >= 0 && world.seller[row] !== q.seller) return;
    const rooms = roomsFor(world, row, beds);
    for (let i = 0; i < q.days; i++) {
      const day = q.firstDay + i;
      const plan = cheapestPlan(plansOnSale(world.plans[row]!, world.advanceDays[row]!, day - today));
      if (day < today || plan < 0) continue;
      for (const room of rooms) {
        const sold = sales.sold(row, room, day);
        if (onSale(world, tables, row, room, day) - sold < q.rooms.length) continue;
        const multiplier =
          multiplierOf(world, row, room, plan, day - today) *
          nightScarcity(world, tables, row, room, day, sold);
        const dollars = nightlyDollars(world, tables, row, day, multiplier, plan);
        lowest[i] = Math.min(lowest[i]!, dollars * 100 + fees[world.resortFee[row]!]!);
        break;
      }
    }
  };
  visitBox(world, q.box, null, (city, rows, count) => {
    const today = state.today(city);
    const fees = feesIn(city).nightly;
    for (let i = 0; i < count; i++) lowerBy(rows[i]!, today, fees);
  });
  return Array.from(lowest, (cents) => (Number.isFinite(cents) ? cents : null));
}
