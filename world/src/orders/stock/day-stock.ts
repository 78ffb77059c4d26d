/** What is sold by day: rooms, cars. A day has a capacity, which no sale may exceed. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { Topic } from '../sales-feed.ts';
import { type MarketDb, noticeSale } from '../store.ts';
import {
  type DayCount,
  type DayMove,
  listenTo,
  moveStock,
  readStock,
  type StockKey,
  type StockTable,
} from './store.ts';

/** The search's picture of what is sold. */
type Picture = {
  readonly clear: () => void;
  readonly set: (key: StockKey, day: CalendarDate, sold: number) => void;
};

export function createDayStock(table: StockTable) {
  const move = async (db: MarketDb, key: StockKey, moves: readonly DayMove[]): Promise<DayCount[]> =>
    moves.length === 0 ? [] : moveStock(db, table, key, moves);
  return {
    move,

    giveBack: (db: MarketDb, key: StockKey, days: readonly CalendarDate[], units: number) =>
      move(
        db,
        key,
        days.map((day) => ({ day, units: -units, capacity: 0 })),
      ),

    /** Shows every server, once the transaction has committed, what is sold now. */
    announce: (db: MarketDb, key: StockKey, sold: readonly DayCount[]): Promise<void> =>
      noticeSale(db, table.channel, [...key, sold.map((each) => [each.day, each.sold])]),

    /** Keeps a picture in step with what all processes sell; read from `firstDay` on at each reading. */
    topic: (db: MarketDb, firstDay: () => CalendarDate, picture: Picture): Topic => ({
      channel: table.channel,
      listen: (client) => listenTo(client, table),
      readAll: async () => {
        const rows = await readStock(db, table, firstDay());
        picture.clear();
        for (const { key, day, sold } of rows) picture.set(key, day, sold);
      },
      onSale: (payload) => {
        const parts = JSON.parse(payload) as readonly unknown[];
        const days = parts.at(-1) as readonly (readonly [CalendarDate, number])[];
        for (const [day, sold] of days) picture.set(parts.slice(0, -1) as StockKey, day, sold);
      },
    }),
  };
}
