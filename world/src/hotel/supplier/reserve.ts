/** Holding rooms: inventory is lowered in the database, all nights or none, and nowhere else. */
import { dateOfDay } from '@sojourn/domain/dates.ts';
import type { HotelRejection, ReserveRequest, StayHold } from '@sojourn/products/hotel/sell/supplier.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import { Refused } from '../../orders/desk/hold-once.ts';
import { reserve, sweepHolds, type Taken } from '../../orders/desk/holds.ts';
import { honoredFor, isForgotten } from '../../orders/guarantees/guarantee.ts';
import { scenarioOf } from '../../orders/play-scenario.ts';
import type { DayCount } from '../../orders/stock/store.ts';
import { HOTEL_DESK } from './desk.ts';
import { type FoundRate, findRate, type Market } from './market.ts';
import { type FixedPrice, guaranteed, movedRate, onSaleOn, quoteRate } from './price.ts';
import { movesPrices } from './scenarios.ts';
import { RATE_MOVES, ROOMS, type StayOrderRow } from './store.ts';

export const reserveRooms = (
  market: Market,
  seller: string,
  request: ReserveRequest,
  context: CallContext,
  fault: unknown,
): Promise<Outcome<StayHold, HotelRejection>> =>
  reserve(HOTEL_DESK, market, { ...request, seller }, async () => {
    const rate = findRate(market, request);
    if (rate === undefined) return { reason: 'RateNotAvailable' };
    const required = market.world.minimumAge[rate.row]!;
    const minimumAge = fault === 'tooYoung' ? Math.max(25, request.leadGuestAge + 1) : required;
    if (request.leadGuestAge < minimumAge) return { reason: 'CheckInMinimumAgeNotMet', minimumAge };
    await sweepHolds(HOTEL_DESK, market.db, request.now, request.stayId);
    const scenario = scenarioOf(market, context);
    const isMoved = movesPrices(scenario);
    const moved = movedRate(rate, scenario);
    const perCent = isMoved ? await RATE_MOVES.moveBy(market.db, moved, request.now, fault) : 0;
    // No price is promised where a scenario moves prices
    const fixed = isMoved ? undefined : await honoredFor<FixedPrice>(market.db, guaranteed(rate), request);
    return (within) => take(within, request, rate, { moved, perCent, fixed });
  });

type Pricing = {
  readonly moved: ReturnType<typeof movedRate>;
  readonly perCent: number;
  /** The price that was guaranteed, if any. */
  readonly fixed: FixedPrice | undefined;
};

async function take(
  market: Market,
  request: ReserveRequest,
  rate: FoundRate,
  { moved, perCent, fixed }: Pricing,
): Promise<Taken<StayOrderRow>> {
  const { now } = request;
  const { stayId, rateId, room, checkIn, checkOut, roomCount } = rate;
  const nights = rate.nights.map((day) => ({
    day: dateOfDay(day),
    units: roomCount,
    capacity: onSaleOn(market, rate, room, day, now),
  }));
  const taken = await ROOMS.move(market.db, [stayId, room], nights);
  if (taken.length < nights.length) throw new Refused<HotelRejection>({ reason: 'LackOfInventory' });
  const current = priceOfTaken(market, rate, request, taken, perCent);
  const isHonored = fixed !== undefined && fixed.price.total.amountMinor < current.price.total.amountMinor;
  const { price, terms } = isHonored ? fixed : current;
  if (price.total.amountMinor > request.totalMinor) {
    const isOver = await isForgotten(market.db, request);
    throw new Refused<HotelRejection>(
      isOver ? { reason: 'ExpiredQuoteToken' } : { reason: 'PriceIncreased', price },
    );
  }
  return {
    order: { stayId, rateId, room, checkIn, checkOut, roomCount, price, terms },
    afterwards: async () => {
      if (perCent !== 0) await RATE_MOVES.end(market.db, moved);
      await ROOMS.announce(market.db, [stayId, room], taken);
    },
  };
}

/** The price before these rooms were taken, which is what the buyer was shown. */
function priceOfTaken(
  market: Market,
  rate: FoundRate,
  { now }: ReserveRequest,
  taken: readonly DayCount[],
  perCent: number,
): Pick<StayOrderRow, 'price' | 'terms'> {
  const before = new Map(taken.map(({ day, sold }) => [day, sold - rate.roomCount]));
  return quoteRate(market, rate, now, (day) => before.get(dateOfDay(day)) ?? 0, perCent);
}
