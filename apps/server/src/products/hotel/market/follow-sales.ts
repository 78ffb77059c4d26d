/** Keeps the search's picture of what is sold in step with the record, for sales of every process. */
import { type CalendarDate, dateOfDay, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import { rowOfStay } from '@sojourn/market/hotel/world.ts';
import type { Topic } from '#suppliers/market/sales-feed.ts';
import { type Market, utcDay } from './market.ts';
import { allSold, listenForSales, SALES_CHANNEL } from './store.ts';

async function readAll(market: Market, now: Instant): Promise<void> {
  const rows = await allSold(market.db, dateOfDay(utcDay(now) - 1));
  market.sales.clear();
  for (const { stayId, room, night, sold } of rows) apply(market, stayId, room, night, sold);
}

function apply(market: Market, stayId: string, room: number, night: CalendarDate, sold: number): void {
  const row = rowOfStay(market.world, stayId);
  if (row !== undefined) market.sales.set(row, room, dayNumber(night), sold);
}

function hear(market: Market, payload: string): void {
  const [stayId, room, nights] = JSON.parse(payload) as [string, number, [CalendarDate, number][]];
  for (const [night, sold] of nights) apply(market, stayId, room, night, sold);
}

/** `now` is asked at each reading. */
export const staySalesTopic = (market: Market, now: () => Instant): Topic => ({
  channel: SALES_CHANNEL,
  listen: listenForSales,
  readAll: () => readAll(market, now()),
  onSale: (payload) => hear(market, payload),
});
