/** Keeps the search's picture of what is rented out in step with the record, for sales of every process. */
import { type CalendarDate, dateOfDay, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import { rowOfCar } from '@sojourn/market/car/world.ts';
import type { Topic } from '#suppliers/market/sales-feed.ts';
import type { CarMarket } from './market.ts';
import { allSold, CAR_SALES_CHANNEL, listenForCarSales } from './store.ts';

function apply(market: CarMarket, carId: string, day: CalendarDate, sold: number): void {
  const row = rowOfCar(market.world, carId);
  if (row !== undefined) market.sales.set(row, dayNumber(day), sold);
}

async function readAll(market: CarMarket, now: Instant): Promise<void> {
  const rows = await allSold(market.db, dateOfDay(Math.floor(Date.parse(now) / 86_400_000) - 1));
  market.sales.clear();
  for (const { carId, day, sold } of rows) apply(market, carId, day, sold);
}

function receive(market: CarMarket, payload: string): void {
  const [carId, days] = JSON.parse(payload) as [string, [CalendarDate, number][]];
  for (const [day, sold] of days) apply(market, carId, day, sold);
}

/** `now` is asked at each reading. */
export const carSalesTopic = (market: CarMarket, now: () => Instant): Topic => ({
  channel: CAR_SALES_CHANNEL,
  listen: listenForCarSales,
  readAll: () => readAll(market, now()),
  onSale: (payload) => receive(market, payload),
});
