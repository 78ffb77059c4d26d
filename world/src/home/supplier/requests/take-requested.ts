/** Holding the nights that a host has accepted a request for: at its price and by its policies. */
import type { HomeRejection } from '@sojourn/products/home/sell/price-port.ts';
import type { HomeReserveRequest } from '@sojourn/products/home/sell/supplier.ts';
import { Refused } from '#orders/desk/hold-once.ts';
import type { FoundStays, HomeMarket } from '../market.ts';
import { announceNights, handNightsOver, lockHomes } from '../nights/store.ts';
import { confirmedAt, type HomesQuote } from '../sold-homes.ts';
import { hasNights } from './record.ts';
import { lockRequest } from './store.ts';

/** In a transaction; throws `Refused` when they're kept for it no longer. */
export async function takeRequested(
  { db, world }: HomeMarket,
  requestReference: string,
  { reference, totalMinor, now }: HomeReserveRequest,
  found: FoundStays,
): Promise<HomesQuote> {
  await lockHomes(
    db,
    found.map(({ homeId }) => homeId),
  );
  const request = await lockRequest(db, requestReference);
  if (!request || !hasNights(request) || !isSame(request.sold.stays, found))
    throw new Refused<HomeRejection>({ reason: 'NoAvailability' });
  const { sold, price } = request;
  if (price.totalMinor > totalMinor) {
    const stays = sold.stays.map(({ summary }) => summary);
    throw new Refused<HomeRejection>({ reason: 'PriceIncreased', price, stays });
  }
  const nights = await handNightsOver(db, requestReference, { takenBy: 'order', reference });
  const wanted = found.reduce((sum, { stay }) => sum + stay.departure - stay.arrival, 0);
  if (nights.length < wanted) throw new Refused<HomeRejection>({ reason: 'NoAvailability' });
  await announceNights(db, nights, 'order');
  return confirmedAt(world, found, { sold, price }, now);
}

type Sold = HomesQuote['sold']['stays'];
const isSame = (stays: Sold, found: FoundStays): boolean =>
  stays.length === found.length &&
  found.every(({ homeId, checkIn, checkOut }, at) => {
    const summary = stays[at]?.summary;
    return summary?.homeId === homeId && summary.checkIn === checkIn && summary.checkOut === checkOut;
  });
