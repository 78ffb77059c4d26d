/** Quotes a change of a stay, and makes it: other nights taken and given back at once, or nothing of it. */

import { termsAfterChange, termsWithWithheld } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type CalendarDate, dateOfDay, dayNumber } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { changedPrice, type StayRate, stayChangeAmounts } from '@sojourn/products/hotel/rules/change-stay.ts';
import { bedsNeeded, COLLECTIONS, STAY_LIMITS } from '@sojourn/products/hotel/rules/stay.ts';
import type {
  ConfirmStayChange,
  StayChanged,
  StayChangeQuote,
  StayChangeRefusal,
  StayChangeRejection,
  StayChangeRequest,
} from '@sojourn/products/hotel/sell/change/change-port.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { changeOnce } from '#orders/changes/made-changes.ts';
import { readChanges } from '#orders/changes/store.ts';
import { Refused } from '#orders/desk/hold-once.ts';
import { sweepHolds } from '#orders/desk/holds.ts';
import { scenarioOf } from '#orders/play-scenario.ts';
import type { DayMove } from '#orders/stock/store.ts';
import { roomTypesOf } from '../../inventory/describe.ts';
import { cancelTermsOf, priceRate } from '../../inventory/price-rate.ts';
import { PLANS } from '../../inventory/rates.ts';
import { rowOfStay } from '../../inventory/world.ts';
import { HOTEL_DESK, hasBegun } from '../desk.ts';
import { stayFees } from '../fees.ts';
import { type FoundRate, LAST_NIGHT, type Market, utcDay } from '../market.ts';
import { movedNight, movedRate, onSaleOn } from '../price.ts';
import { movesPrices } from '../scenarios.ts';
import { RATE_MOVES, ROOMS, STAY_CHANGES, STAY_ORDERS, type StayOrderRow, soldBetween } from '../store.ts';

type Plan = { readonly quote: StayChangeQuote; readonly moves: readonly DayMove[] };

export async function quoteStayChange(
  market: Market,
  request: StayChangeRequest,
  context: CallContext,
): Promise<Outcome<StayChangeQuote, StayChangeRejection>> {
  const order = await STAY_ORDERS.find(market.db, request.reference);
  const rate = await changeable(market, order, request);
  if (typeof rate === 'string') return rejected({ reason: rate });
  await sweepHolds(HOTEL_DESK, market.db, request.now, rate.stayId);
  const scenario = scenarioOf(market, context);
  const isMoved = movesPrices(scenario);
  const perCent = isMoved ? await RATE_MOVES.by(market.db, movedRate(rate, scenario), request.now) : 0;
  const plan = await planChange(market, assertPresent(order, 'the order'), rate, request, perCent);
  return plan ? ok(plan.quote) : rejected({ reason: 'NoAvailability' });
}

export async function changeStay(
  market: Market,
  request: ConfirmStayChange,
  context: CallContext,
  fault: unknown,
): Promise<Outcome<StayChanged, StayChangeRejection>> {
  const { reference, now } = request;
  const known = await STAY_ORDERS.find(market.db, reference);
  if (known) await sweepHolds(HOTEL_DESK, market.db, now, known.stayId);
  const perCent = known ? await raisedBy(market, known, request, context, fault) : 0;
  return changeOnce(market.db, STAY_CHANGES, request, (tx, order) =>
    change({ ...market, db: tx }, order, request, perCent),
  );
}

async function change(
  market: Market,
  order: StayOrderRow | undefined,
  request: ConfirmStayChange,
  perCent: number,
): Promise<StayChanged> {
  const { reference, changeReference, guests } = request;
  const rate = await changeable(market, order, request);
  if (typeof rate === 'string') throw new Refused<StayChangeRejection>({ reason: rate });
  const plan = order && (await planChange(market, order, rate, request, perCent));
  if (!plan) throw new Refused<StayChangeRejection>({ reason: 'NoAvailability' });
  const { quote, moves } = plan;
  if (quote.amounts.dueMinor > request.dueMinor)
    throw new Refused<StayChangeRejection>({ reason: 'PriceIncreased' });
  const { stayId, room } = order;
  const sold = await ROOMS.move(market.db, [stayId, room], moves);
  // Somebody else took the last room since it was counted
  if (sold.length < moves.length) throw new Refused<StayChangeRejection>({ reason: 'NoAvailability' });
  const { price, terms, withheldMinor } = quote;
  const { checkIn, checkOut, rooms } = request;
  const to = { checkIn, checkOut, roomCount: rooms.length, price, terms, withheldMinor };
  await STAY_ORDERS.rewrite(market.db, reference, to, { guests });
  if (sold.length > 0) await ROOMS.announce(market.db, [stayId, room], sold);
  return { ...quote, changeReference };
}

/** The rate that was booked, for the stay as it shall be; or why it can't be. */
async function changeable(
  market: Market,
  order: StayOrderRow | undefined,
  { checkIn, checkOut, rooms, now }: StayChangeRequest,
): Promise<FoundRate | StayChangeRefusal> {
  const row = order && rowOfStay(market.world, order.stayId);
  if (!order || row === undefined || order.locator === null) return 'NotFound';
  if (order.state !== 'confirmed') return 'NotChangeable';
  if (hasBegun(order, now)) return 'Departed';
  const closed = (await readChanges<{ readonly isClosed: boolean }>(market.db, order.reference)).at(-1);
  if (closed?.content.isClosed) return 'ScheduleChangePending';
  const type = assertPresent(roomTypesOf(market.world, row)[order.room], 'the room type');
  if (Math.max(...rooms.map(bedsNeeded)) > type.sleeps) return 'PartyTooLarge';
  const firstDay = dayNumber(checkIn);
  const lead = firstDay - market.today(assertPresent(market.world.city[row], 'the city'), now);
  const nights = dayNumber(checkOut) - firstDay;
  if (nights < 1 || nights > STAY_LIMITS.nightsMax || lead < 0 || lead + nights > LAST_NIGHT)
    return 'InvalidDates';
  return {
    stayId: order.stayId,
    rateId: order.rateId,
    row,
    room: order.room,
    plan: PLANS.findIndex((plan) => order.rateId.endsWith(`-${plan}`)),
    checkIn,
    checkOut,
    roomCount: rooms.length,
    lead,
    nights: Array.from({ length: nights }, (_, at) => firstDay + at),
  };
}

/** Undefined where a night has no room left for it. */
async function planChange(
  market: Market,
  order: StayOrderRow,
  rate: FoundRate,
  request: StayChangeRequest,
  perCent: number,
): Promise<Plan | undefined> {
  const { world } = market;
  const { now } = request;
  const sold = await soldBetween(market.db, rate.stayId, rate.checkIn, rate.checkOut);
  const had = (night: CalendarDate): number =>
    night >= order.checkIn && night < order.checkOut ? order.roomCount : 0;
  /** To others than this booking. */
  const soldOn = (day: number): number => {
    const night = dateOfDay(day);
    const all = sold.find((each) => each.room === rate.room && each.night === night)?.sold ?? 0;
    return Math.max(0, all - had(night));
  };
  const capacityOn = (day: number) => onSaleOn(market, rate, rate.room, day, now);
  const isFull = (day: number) =>
    rate.roomCount > had(dateOfDay(day)) && capacityOn(day) - soldOn(day) < rate.roomCount;
  if (rate.nights.some(isFull)) return undefined;
  const today = priceRate(world, market.calendar(utcDay(now)), rate, soldOn).nights;
  const by: StayRate = {
    collection: assertPresent(COLLECTIONS[world.collection[rate.row] ?? 0], 'the collection'),
    taxBps: assertPresent(world.taxBps[world.city[rate.row] ?? 0], 'the tax'),
    nightlyMinor: (date) => movedNight(today.find((night) => night.date === date)?.amountMinor ?? 0, perCent),
  };
  const price = changedPrice(order, rate, by);
  const amounts = stayChangeAmounts(order, price, by, now);
  const withheldMinor = order.withheldMinor + amounts.penaltyMinor;
  const terms = termsAfterChange(order, cancelTermsOf(world, rate, price), now);
  const cancellation = termsWithWithheld(terms, price.total.amountMinor, withheldMinor);
  const feesAtProperty = stayFees(market, rate.row, request);
  const quote = { amounts, price, terms, withheldMinor, cancellation, feesAtProperty };
  return { quote, moves: movesOf(order, rate, had, capacityOn) };
}

function movesOf(
  order: StayOrderRow,
  rate: FoundRate,
  had: (night: CalendarDate) => number,
  capacityOn: (day: number) => number,
): DayMove[] {
  const days = new Set(rate.nights);
  for (let day = dayNumber(order.checkIn); day < dayNumber(order.checkOut); day++) days.add(day);
  return [...days]
    .toSorted((a, b) => a - b)
    .map((day) => {
      const night = dateOfDay(day);
      const wanted = rate.nights.includes(day) ? rate.roomCount : 0;
      return { day: night, units: wanted - had(night), capacity: capacityOn(day) };
    })
    .filter(({ units }) => units !== 0);
}

/** By how much the caller's scenario has raised new nights; it does when they are to be taken, once. */
async function raisedBy(
  market: Market,
  { rateId }: StayOrderRow,
  { checkIn, checkOut, now }: ConfirmStayChange,
  context: CallContext,
  fault: unknown,
): Promise<number> {
  const scenario = scenarioOf(market, context);
  if (!movesPrices(scenario)) return 0;
  return RATE_MOVES.moveBy(market.db, movedRate({ rateId, checkIn, checkOut }, scenario), now, fault);
}
