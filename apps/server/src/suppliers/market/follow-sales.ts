/**
 * Keeps the search's picture of what is sold in step with the record, for sales of every process: reads
 * all of it at the start, then listens. When the connection breaks it begins again; the record itself is
 * never in doubt.
 */
import { type CalendarDate, dateOfDay, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import { rowOfStay } from '@sojourn/market/stays/world.ts';
import type { Pool, PoolClient } from 'pg';
import { type Market, utcDay } from './market.ts';
import { allSold, listenForSales } from './store.ts';

export type Following = { readonly stop: () => Promise<void> };

const AGAIN_AFTER_MS = 1000;

async function readAll(market: Market, now: Instant): Promise<void> {
  const rows = await allSold(market.db, dateOfDay(utcDay(now) - 1));
  market.sales.clear();
  for (const { stayId, room, night, sold } of rows) apply(market, stayId, room, night, sold);
}

function apply(market: Market, stayId: string, room: number, night: CalendarDate, sold: number): void {
  const row = rowOfStay(market.world, stayId);
  if (row !== undefined) market.sales.set(row, room, dayNumber(night), sold);
}

function applyMessage(market: Market, payload: string): void {
  const [stayId, room, nights] = JSON.parse(payload) as [string, number, [CalendarDate, number][]];
  for (const [night, sold] of nights) apply(market, stayId, room, night, sold);
}

/** Resolves once the first reading is done; `now` is asked at each reading. */
export async function followSales(
  market: Market,
  pool: Pool,
  now: () => Instant,
  onTrouble: (error: Error) => void,
): Promise<Following> {
  let client: PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const again = (error: Error): void => {
    if (stopped || timer) return;
    onTrouble(error);
    client?.release(true);
    client = undefined;
    timer = setTimeout(() => {
      timer = undefined;
      begin().catch(again);
    }, AGAIN_AFTER_MS).unref();
  };
  const begin = async (): Promise<void> => {
    const listening = await pool.connect();
    client = listening;
    listening.on('error', again);
    listening.on('end', () => again(new Error('the connection that listens for sales has ended')));
    listening.on('notification', ({ payload }) => payload && applyMessage(market, payload));
    await listenForSales(listening);
    // Listening first: what is sold while reading arrives as a message after it
    await readAll(market, now());
  };
  await begin();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      client?.removeAllListeners('end');
      client?.release(true);
      client = undefined;
    },
  };
}
