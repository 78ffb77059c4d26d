/** What stays cost that are comparable to some, from all suppliers and without any filter. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { MarketPrices } from '@sojourn/server/modules/companies/policy/market/store.ts';
import type { Box } from '@sojourn/server/suppliers/box.ts';
import { type Asking, answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import {
  COMPARABLE_KM,
  comparableStays,
  marketItem,
  type StayPriceFacts,
} from '#hotel/rules/comparable-stays.ts';
import type { RoomGuests, StayDates } from '#hotel/rules/stay.ts';
import type { HotelSupplier } from '../supplier.ts';

type Searched = StayDates & {
  readonly rooms: readonly RoomGuests[];
  readonly box: Box;
  readonly now: Instant;
};

/** Dates and guests, as prices are frozen by them. */
export const stayTrip = ({ checkIn, checkOut, rooms }: Omit<Searched, 'box' | 'now'>): string =>
  [checkIn, checkOut, ...rooms.map(({ adults, childAges }) => [adults, ...childAges].join('-'))].join(' ');

const widened = ({ west, east, south, north }: Box): Box => {
  const lat = COMPARABLE_KM / 111;
  const lon = lat / Math.max(0.1, Math.cos((((south + north) / 2) * Math.PI) / 180));
  const wrap = (degrees: number) =>
    degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;
  return {
    west: wrap(west - lon),
    east: wrap(east + lon),
    south: Math.max(-90, south - lat),
    north: Math.min(90, north + lat),
  };
};

/** By `marketItem`, of all stays of the box; null when not every supplier answers. */
export async function findStayMarkets(
  asking: Asking<HotelSupplier>,
  { box, ...searched }: Searched,
  context: Pick<CallContext, 'scenario' | 'requestId'>,
): Promise<MarketPrices | null> {
  const question = { ...searched, box: widened(box) };
  const answers = await answersOf(asking, (supplier, call) => supplier.prices(question, call), context);
  if (answers.length < asking.suppliers.length) return null;
  const prices: readonly StayPriceFacts[] = answers.flat();
  const marketOf = comparableStays(prices);
  const stays = new Map(prices.map((stay) => [stay.stayId, stay]));
  return new Map(
    [...stays.values()].flatMap(({ stayId, stars, position }) =>
      [true, false].map(
        (isRefundable) =>
          [marketItem(stayId, isRefundable), marketOf({ stars, position, isRefundable })] as const,
      ),
    ),
  );
}
