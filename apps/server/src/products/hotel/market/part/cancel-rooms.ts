/** Quotes what canceling some rooms of an order gives back, and does it: the others are priced as before. */
import { cancelAt, termsWithWithheld } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { splitByWeights } from '@sojourn/domain/money.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { rowOfStay } from '@sojourn/market/hotel/world.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { isFreeToCancel } from '#suppliers/market/changes/changes.ts';
import { readChanges } from '#suppliers/market/changes/store.ts';
import { findPart, insertPart } from '#suppliers/market/parts/store.ts';
import { type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type {
  CanceledRooms,
  ConfirmRoomPart,
  RoomPartQuote,
  RoomPartRejection,
  RoomPartRequest,
} from '../../part/part-port.ts';
import { hasBegun } from '../cancel.ts';
import { stayFees } from '../fees.ts';
import type { Market } from '../market.ts';
import { priceForRooms, termsFor } from '../price.ts';
import { announceSales, findOrder, giveBackRooms, lockOrder, type MarketOrder } from '../store.ts';
import { keepRooms } from './store.ts';

type Plan = {
  readonly order: MarketOrder;
  readonly left: Pick<MarketOrder, 'price' | 'terms' | 'roomCount' | 'withheldMinor'>;
  readonly quote: RoomPartQuote;
};

function planOf(
  market: Market,
  order: MarketOrder | undefined,
  request: RoomPartRequest,
  isClosed: boolean,
): Plan | RoomPartRejection {
  const { rooms, gone, now } = request;
  if (!order || order.locator === null) return { reason: 'NotFound' };
  if (order.state !== 'confirmed' || rooms.length !== order.roomCount) return { reason: 'NotCancellable' };
  if (hasBegun(order, now)) return { reason: 'Departed' };
  const roomCount = order.roomCount - gone.length;
  if (roomCount < 1) return { reason: 'NothingLeft' };
  const price = priceForRooms(market, order, roomCount);
  const terms = termsFor(order.terms, order.price, price);
  const penaltyOf = (of: Pick<MarketOrder, 'price' | 'terms'>) =>
    isClosed ? 0 : cancelAt(of.terms, of.price.total.amountMinor, now).penaltyMinor;
  const paidMinor = order.price.total.amountMinor - price.total.amountMinor;
  const withheldMinor = Math.max(0, penaltyOf(order) - penaltyOf({ price, terms }));
  const left = { price, terms, roomCount, withheldMinor: order.withheldMinor + withheldMinor };
  const even = gone.map(() => 1);
  const [paid, back] = [splitByWeights(paidMinor, even), splitByWeights(paidMinor - withheldMinor, even)];
  const staying = rooms.filter((_, room) => !gone.includes(room));
  const row = rowOfStay(market.world, order.stayId);
  const { checkIn, checkOut } = order;
  const quote: RoomPartQuote = {
    rooms: gone.map((room, at) => ({ room, paidMinor: itemAt(paid, at), refundMinor: itemAt(back, at) })),
    price,
    cancellation: termsWithWithheld(terms, price.total.amountMinor, left.withheldMinor),
    feesAtProperty:
      row === undefined ? [] : stayFees(market, row, { checkIn, checkOut, rooms: staying, now }),
  };
  return { order, left, quote };
}

export async function quoteRooms(
  market: Market,
  request: RoomPartRequest,
  fault: unknown,
): Promise<Outcome<RoomPartQuote, RoomPartRejection>> {
  if (fault === 'refused') return rejected({ reason: 'NotCancellable' });
  const order = await findOrder(market.db, request.reference);
  const isClosed = isFreeToCancel(await readChanges(market.db, request.reference));
  const plan = planOf(market, order, request, isClosed);
  return 'reason' in plan ? rejected(plan) : ok(plan.quote);
}

export async function cancelRooms(
  market: Market,
  request: ConfirmRoomPart,
  fault: unknown,
): Promise<Outcome<CanceledRooms, RoomPartRejection>> {
  const { reference, partReference, refundMinor, gone, now } = request;
  return withTransaction(market.db, async (tx): Promise<Outcome<CanceledRooms, RoomPartRejection>> => {
    const order = await lockOrder(tx, reference);
    // Looked up under the lock: the same request may have come twice at once
    const made = await findPart<CanceledRooms>(tx, partReference);
    if (made) return ok(made);
    if (fault === 'refused') return rejected({ reason: 'NotCancellable' });
    const plan = planOf(market, order, request, isFreeToCancel(await readChanges(tx, reference)));
    if ('reason' in plan) return rejected(plan);
    const backMinor = plan.quote.rooms.reduce((sum, room) => sum + room.refundMinor, 0);
    // More than agreed is fine, less is not
    if (backMinor < refundMinor) return rejected({ reason: 'PenaltyChanged' });
    const given = { ...plan.order, roomCount: gone.length };
    await announceSales(tx, given, await giveBackRooms(tx, given));
    await keepRooms(tx, reference, plan.left, gone);
    const result = { ...plan.quote, partReference };
    await insertPart(tx, { reference, partReference, at: now }, result);
    return ok(result);
  });
}
