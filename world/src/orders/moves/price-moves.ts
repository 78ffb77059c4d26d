/**
 * Prices that a scenario of the lab has moved: until something is held at them, or for a while when nobody
 * takes it. Who plays the same scenario sees them wherever the price is shown.
 */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { MarketDb } from '../store.ts';
import {
  deleteMove,
  listMoves,
  type MovedDates,
  type MovedThing,
  type MoveTable,
  saveMove,
} from './store.ts';

const PER_CENT = 8;
const SECONDS = 20 * 60;

export function createPriceMoves(table: MoveTable) {
  const by = async (db: MarketDb, of: MovedThing, now: Instant): Promise<number> =>
    (await listMoves(db, table, of, now)).get(of.thing) ?? 0;
  return {
    list: (db: MarketDb, of: MovedDates, now: Instant) => listMoves(db, table, of, now),
    by,

    /** By how many per cent a price is moved as it's taken; a scenario's fault moves one that isn't yet. */
    moveBy: async (db: MarketDb, of: MovedThing, now: Instant, fault: unknown): Promise<number> => {
      const already = await by(db, of, now);
      if (already !== 0 || (fault !== 'priceRise' && fault !== 'priceFall')) return already;
      const perCent = fault === 'priceRise' ? PER_CENT : -PER_CENT;
      await saveMove(db, table, of, perCent, plusSeconds(now, SECONDS));
      return perCent;
    },

    end: (db: MarketDb, of: MovedThing) => deleteMove(db, table, of),
  };
}
