/** Holding rooms: inventory is lowered in the database, all nights or none, and nowhere else. */
import { dateOfDay, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { honoredFor, isForgotten } from '#suppliers/market/guarantees/guarantee.ts';
import { type CallContext, type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type { HotelRejection, ReserveRequest, StayHold } from '../supplier.ts';
import { holdOf, sweepHolds } from './holds.ts';
import { type FoundRate, findRate, HOLD_SECONDS, type Market } from './market.ts';
import { type FixedPrice, guaranteed, onSaleOn, quoteRate, scenarioOf } from './price.ts';
import { movesPrices } from './scenarios.ts';
import {
  announceSales,
  endMove,
  findOrder,
  insertHold,
  type MarketOrder,
  movedBy,
  movePrice,
  type NightSold,
  takeRooms,
} from './store.ts';

const MOVE_PER_CENT = 8;
const MOVE_SECONDS = 20 * 60;

/** Leaves the transaction of a hold with its rejection; everything in it is undone. */
class HoldRefused extends Error {
  readonly rejection: HotelRejection | null;
  constructor(rejection: HotelRejection | null) {
    super('hold refused');
    this.rejection = rejection;
  }
}

/** What a repeated request of a known reference gets: the same hold, or that it is gone. */
function repeated(order: MarketOrder): Outcome<StayHold, HotelRejection> {
  if (order.state === 'held' || order.state === 'confirmed') return ok(holdOf(order));
  return rejected({ reason: 'RateNotAvailable' });
}

export async function reserveRooms(
  market: Market,
  seller: string,
  request: ReserveRequest,
  context: CallContext,
  fault: unknown,
): Promise<Outcome<StayHold, HotelRejection>> {
  const known = await findOrder(market.db, request.reference);
  if (known) return repeated(known);
  const rate = findRate(market, request);
  if (rate === undefined) return rejected({ reason: 'RateNotAvailable' });
  const required = market.world.minimumAge[rate.row]!;
  const minimumAge = fault === 'tooYoung' ? Math.max(25, request.leadGuestAge + 1) : required;
  if (request.leadGuestAge < minimumAge) return rejected({ reason: 'CheckInMinimumAgeNotMet', minimumAge });
  await sweepHolds(market, request.now, request.stayId);
  const moved = await moveOf(market, rate, request, context, fault);
  try {
    return ok(
      holdOf(
        await withTransaction(market.db, (tx) => hold({ ...market, db: tx }, seller, request, rate, moved)),
      ),
    );
  } catch (error) {
    if (!(error instanceof HoldRefused)) throw error;
    // The same request may have come twice at once: then the other one has the rooms, for both
    const made = await findOrder(market.db, request.reference);
    if (made) return repeated(made);
    return rejected(error.rejection ?? { reason: 'Unknown' });
  }
}

/** `fixed`: the price that was guaranteed, if any. */
type Move = {
  readonly scenario: string;
  readonly perCent: number;
  readonly fixed: FixedPrice | undefined;
};

/**
 * A price scenario moves a rate's price until rooms are held at it, or for a while when nobody takes it; who
 * plays the same scenario sees it wherever the rate is shown.
 */
async function moveOf(
  market: Market,
  rate: FoundRate,
  request: ReserveRequest,
  context: CallContext,
  fault: unknown,
): Promise<Move> {
  const { now } = request;
  const scenario = scenarioOf(market, context);
  if (!movesPrices(scenario)) {
    const fixed = await honoredFor<FixedPrice>(market.db, guaranteed(rate), request);
    return { scenario, perCent: 0, fixed };
  }
  const at = { ...rate, scenario };
  const already = await movedBy(market.db, at, now);
  if (already !== 0 || (fault !== 'priceRise' && fault !== 'priceFall'))
    return { scenario, perCent: already, fixed: undefined };
  const perCent = fault === 'priceRise' ? MOVE_PER_CENT : -MOVE_PER_CENT;
  await movePrice(market.db, at, perCent, plusSeconds(now, MOVE_SECONDS));
  return { scenario, perCent, fixed: undefined };
}

async function hold(
  market: Market,
  seller: string,
  request: ReserveRequest,
  rate: FoundRate,
  { scenario, perCent, fixed }: Move,
): Promise<MarketOrder> {
  const { now, reference } = request;
  const nights = rate.nights.map((day) => ({
    night: dateOfDay(day),
    capacity: onSaleOn(market, rate, rate.room, day, now),
  }));
  const taken = await takeRooms(market.db, rate, nights);
  if (taken.length < nights.length) throw new HoldRefused({ reason: 'LackOfInventory' });
  const current = priceOfTaken(market, rate, now, taken, perCent);
  const isHonored = fixed !== undefined && fixed.price.total.amountMinor < current.price.total.amountMinor;
  const { price, terms } = isHonored ? fixed : current;
  if (price.total.amountMinor > request.totalMinor) {
    const isOver = await isForgotten(market.db, request);
    throw new HoldRefused(isOver ? { reason: 'ExpiredQuoteToken' } : { reason: 'PriceIncreased', price });
  }
  const order: MarketOrder = {
    reference,
    seller,
    stayId: rate.stayId,
    rateId: rate.rateId,
    room: rate.room,
    checkIn: rate.checkIn,
    checkOut: rate.checkOut,
    roomCount: rate.roomCount,
    state: 'held',
    holdId: `hold_${reference}`,
    expiresAt: plusSeconds(now, HOLD_SECONDS),
    price,
    terms,
    locator: null,
    penaltyMinor: null,
    canceledAt: null,
    withheldMinor: 0,
  };
  // A second request of the same reference got here first: undo, and answer with what it made
  if (!(await insertHold(market.db, order, now))) throw new HoldRefused(null);
  if (perCent !== 0) await endMove(market.db, { ...rate, scenario });
  await announceSales(market.db, order, taken);
  return order;
}

/** The price before these rooms were taken, which is what the buyer was shown. */
function priceOfTaken(
  market: Market,
  rate: FoundRate,
  now: Instant,
  taken: readonly NightSold[],
  perCent: number,
): Pick<MarketOrder, 'price' | 'terms'> {
  const before = new Map(taken.map(({ night, sold }) => [night, sold - rate.roomCount]));
  return quoteRate(market, rate, now, (day) => before.get(dateOfDay(day)) ?? 0, perCent);
}
