/** The search's picture of places that are sold and starts that are called off, in step with all servers. */
import { type CalendarDate, dayNumber } from '@sojourn/domain/dates.ts';
import type { Topic } from '#orders/sales-feed.ts';
import type { MarketDb } from '#orders/store.ts';
import { type ClosedStarts, type SoldPlaces, startKey } from '../../inventory/places-left.ts';
import { type ActivityWorld, rowOfActivity } from '../../inventory/world.ts';
import { CLOSED_CHANNEL, listClosed, listenToClosed, SLOT_STOCK } from './store.ts';

export function createSoldPicture(world: ActivityWorld) {
  const sold = new Map<number, Map<number, number>>();
  const closed = new Map<number, Set<number>>();
  const set = (activityId: string, day: CalendarDate, start: number, people: number): void => {
    const row = rowOfActivity(world, activityId);
    if (row === undefined) return;
    const starts = sold.get(row) ?? new Map<number, number>();
    if (people === 0) starts.delete(startKey(dayNumber(day), start));
    else starts.set(startKey(dayNumber(day), start), people);
    if (starts.size === 0) sold.delete(row);
    else sold.set(row, starts);
  };
  const close = (activityId: string, day: CalendarDate, start: number): void => {
    const row = rowOfActivity(world, activityId);
    if (row === undefined) return;
    const starts = closed.get(row) ?? new Set<number>();
    closed.set(row, starts.add(startKey(dayNumber(day), start)));
  };
  return {
    sold: sold as SoldPlaces,
    closed: closed as ClosedStarts,
    topics: (db: MarketDb, firstDay: () => CalendarDate): readonly Topic[] => [
      SLOT_STOCK.topic(db, firstDay, {
        clear: () => sold.clear(),
        set: ([activityId, start], day, people) => set(String(activityId), day, Number(start), people),
      }),
      {
        channel: CLOSED_CHANNEL,
        listen: listenToClosed,
        readAll: async () => {
          const rows = await listClosed(db, firstDay());
          closed.clear();
          for (const { activityId, day, start } of rows) close(activityId, day, start);
        },
        onSale: (payload) => {
          const [activityId, day, start] = JSON.parse(payload) as [string, CalendarDate, number];
          close(activityId, day, start);
        },
      },
    ],
  };
}
