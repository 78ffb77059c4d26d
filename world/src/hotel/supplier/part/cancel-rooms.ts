/** Quotes what canceling some rooms of an order gives back, and does it: the others are priced as before. */
import { cancelAt, termsWithWithheld } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { splitByWeights } from '@sojourn/domain/money.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type {
  CanceledRooms,
  ConfirmRoomPart,
  RoomPartQuote,
  RoomPartRejection,
  RoomPartRequest,
} from '@sojourn/products/hotel/sell/part/part-port.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { isFreeToCancel } from '#orders/changes/changes.ts';
import { readChanges } from '#orders/changes/store.ts';
import { findPart, insertPart } from '#orders/parts/store.ts';
import { rowOfStay } from '../../inventory/world.ts';
import { hasBegun, nightsFrom } from '../desk.ts';
import { stayFees } from '../fees.ts';
import type { Market } from '../market.ts';
import { priceForRooms, termsFor } from '../price.ts';
import { ROOMS, removeGuests, STAY_ORDERS, type StayOrderRow } from '../store.ts';

type Plan = {
  readonly order: StayOrderRow;
  readonly left: Pick<StayOrderRow, 'price' | 'terms' | 'roomCount' | 'withheldMinor'>;
  readonly quote: RoomPartQuote;
};

function planOf(
  market: Market,
  order: StayOrderRow | undefined,
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
  const penaltyOf = (of: Pick<StayOrderRow, 'price' | 'terms'>) =>
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
  const order = await STAY_ORDERS.find(market.db, request.reference);
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
    const order = await STAY_ORDERS.lock(tx, reference);
    // Looked up under the lock: the same request may have come twice at once
    const made = await findPart<CanceledRooms>(tx, partReference);
    if (made) return ok(made);
    if (fault === 'refused') return rejected({ reason: 'NotCancellable' });
    const plan = planOf(market, order, request, isFreeToCancel(await readChanges(tx, reference)));
    if ('reason' in plan) return rejected(plan);
    const backMinor = plan.quote.rooms.reduce((sum, room) => sum + room.refundMinor, 0);
    // More than agreed is fine, less is not
    if (backMinor < refundMinor) return rejected({ reason: 'PenaltyChanged' });
    const { stayId, room } = plan.order;
    const given = await ROOMS.giveBack(tx, [stayId, room], nightsFrom(plan.order), gone.length);
    await ROOMS.announce(tx, [stayId, room], given);
    await STAY_ORDERS.rewrite(tx, reference, plan.left);
    await removeGuests(tx, reference, gone);
    const result = { ...plan.quote, partReference };
    await insertPart(tx, { reference, partReference, at: now }, result);
    return ok(result);
  });
}
