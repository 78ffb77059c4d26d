/** The search's picture of the nights that aren't free, in step with what all servers sell and close. */
import { type CalendarDate, dayNumber } from '@sojourn/domain/dates.ts';
import type { MarketDb } from '#orders/store.ts';
import type { SoldNights, TakenState } from '../../inventory/nights.ts';
import { type HomeWorld, rowOfHome } from '../../inventory/world.ts';
import { listAllTaken, nightsTopic, type TakenBy, type TakenNight } from './store.ts';

const STATES: Readonly<Record<TakenBy, TakenState>> = {
  order: 'reserved',
  request: 'pending',
  block: 'blocked',
};

/** As the calendar of a home has them. */
export const soldOf = (row: number, taken: readonly TakenNight[]): SoldNights =>
  new Map([[row, new Map(taken.map(({ night, takenBy }) => [dayNumber(night), STATES[takenBy]]))]]);

export function createSoldPicture(world: HomeWorld) {
  const sold = new Map<number, Map<number, TakenState>>();
  const set = (homeId: string, night: CalendarDate, takenBy: TakenBy | null): void => {
    const row = rowOfHome(world, homeId);
    if (row === undefined) return;
    const nights = sold.get(row) ?? new Map<number, TakenState>();
    if (takenBy === null) nights.delete(dayNumber(night));
    else nights.set(dayNumber(night), STATES[takenBy]);
    if (nights.size === 0) sold.delete(row);
    else sold.set(row, nights);
  };
  return {
    sold: sold as SoldNights,
    topic: (db: MarketDb, firstDay: () => CalendarDate) =>
      nightsTopic(
        async () => {
          const rows = await listAllTaken(db, firstDay());
          sold.clear();
          for (const { homeId, night, takenBy } of rows) set(homeId, night, takenBy);
        },
        ([homeId, nights, takenBy]) => {
          for (const night of nights) set(homeId, night, takenBy);
        },
      ),
  };
}
