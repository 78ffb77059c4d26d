/** Keeps the search's picture of what is sold in step with the record, for sales of every process. */
import { dateOfDay, dayNumber } from '@sojourn/domain/dates.ts';
import type { Topic } from '#orders/sales-feed.ts';
import { rowOfFlight } from '../../inventory/schedule/slice-id.ts';
import {
  allSold,
  type CabinSold,
  listenForSales,
  readAnnouncement,
  SALES_CHANNEL,
} from '../inventory/store.ts';
import { askingDay, type FlightMarket } from '../market.ts';

export function flightSalesTopic(market: FlightMarket): Topic {
  const apply = ({ flight, day, cabin, sold }: CabinSold): void => {
    const row = rowOfFlight(market.world, flight);
    if (row === undefined) return;
    market.sales.set(row, dayNumber(day), cabin, sold);
    if (cabin === 0) market.forgetCalendar(row);
  };
  return {
    channel: SALES_CHANNEL,
    listen: listenForSales,
    readAll: async () => {
      const rows = await allSold(market.db, dateOfDay(askingDay(market.now()) - 1));
      market.sales.clear();
      for (const row of rows) apply(row);
    },
    onSale: (payload) => readAnnouncement(payload).forEach(apply),
  };
}
