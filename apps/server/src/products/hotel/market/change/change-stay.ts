/** Quotes a change of a stay, and makes it: other nights taken and given back at once, or nothing of it. */
import { termsAfterChange, termsWithWithheld } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type CalendarDate, dateOfDay, dayNumber, plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import {
  changedPrice,
  type StayRate,
  stayChangeAmounts,
} from '@sojourn/domain/products/hotel/change-stay.ts';
import { bedsNeeded, COLLECTIONS, STAY_LIMITS } from '@sojourn/domain/products/hotel/stay.ts';
import { roomTypesOf } from '@sojourn/market/hotel/describe.ts';
import { cancelTermsOf, priceRate } from '@sojourn/market/hotel/price-rate.ts';
import { PLANS } from '@sojourn/market/hotel/rates.ts';
import { rowOfStay } from '@sojourn/market/hotel/world.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { readChanges } from '#suppliers/market/changes/store.ts';
import { type CallContext, type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type {
  ConfirmStayChange,
  StayChanged,
  StayChangeQuote,
  StayChangeRefusal,
  StayChangeRejection,
  StayChangeRequest,
} from '../../change/change-port.ts';
import { hasBegun } from '../cancel.ts';
import { stayFees } from '../fees.ts';
import { sweepHolds } from '../holds.ts';
import { type FoundRate, LAST_NIGHT, type Market, utcDay } from '../market.ts';
import { movedNight, onSaleOn, scenarioOf } from '../price.ts';
import { movesPrices } from '../scenarios.ts';
import {
  announceSales,
  findOrder,
  lockOrder,
  type MarketOrder,
  movedBy,
  movePrice,
  soldBetween,
} from '../store.ts';
import { findStayChange, insertStayChange, moveRooms, type NightMove, rewriteOrder } from './store.ts';

const RISE_PER_CENT = 8;
const MOVE_SECONDS = 20 * 60;

/** Leaves the transaction of a change with its rejection; everything in it is undone. */
class ChangeRefused extends Error {
  readonly rejection: StayChangeRejection;
  constructor(rejection: StayChangeRejection) {
    super('change refused');
    this.rejection = rejection;
  }
}

type Plan = { readonly quote: StayChangeQuote; readonly moves: readonly NightMove[] };

export async function quoteStayChange(
  market: Market,
  request: StayChangeRequest,
  context: CallContext,
): Promise<Outcome<StayChangeQuote, StayChangeRejection>> {
  const order = await findOrder(market.db, request.reference);
  const rate = await changeable(market, order, request);
  if (typeof rate === 'string') return rejected({ reason: rate });
  await sweepHolds(market, request.now, rate.stayId);
  const at = movable(market, rate, context);
  const perCent = movesPrices(at.scenario) ? await movedBy(market.db, at, request.now) : 0;
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
  const known = await findOrder(market.db, reference);
  if (known) await sweepHolds(market, now, known.stayId);
  const perCent = known ? await raisedBy(market, known, request, context, fault) : 0;
  try {
    return ok(
      await withTransaction(market.db, async (tx) => {
        const order = await lockOrder(tx, reference);
        // Looked up under the lock: the same request may have come twice at once
        const made = await findStayChange(tx, request.changeReference);
        return made ?? (await change({ ...market, db: tx }, order, request, perCent));
      }),
    );
  } catch (error) {
    if (error instanceof ChangeRefused) return rejected(error.rejection);
    throw error;
  }
}

async function change(
  market: Market,
  order: MarketOrder | undefined,
  request: ConfirmStayChange,
  perCent: number,
): Promise<StayChanged> {
  const { reference, changeReference, now, guests } = request;
  const rate = await changeable(market, order, request);
  if (typeof rate === 'string') throw new ChangeRefused({ reason: rate });
  const plan = order && (await planChange(market, order, rate, request, perCent));
  if (!plan) throw new ChangeRefused({ reason: 'NoAvailability' });
  const { quote, moves } = plan;
  if (quote.amounts.dueMinor > request.dueMinor) throw new ChangeRefused({ reason: 'PriceIncreased' });
  const sold = moves.length > 0 ? await moveRooms(market.db, order, moves) : [];
  // Somebody else took the last room since it was counted
  if (sold.length < moves.length) throw new ChangeRefused({ reason: 'NoAvailability' });
  const { price, terms, withheldMinor } = quote;
  const { checkIn, checkOut, rooms } = request;
  const to = { checkIn, checkOut, roomCount: rooms.length, price, terms, withheldMinor, guests };
  await rewriteOrder(market.db, reference, to);
  const result = { ...quote, changeReference };
  await insertStayChange(market.db, reference, result, now);
  if (sold.length > 0) await announceSales(market.db, order, sold);
  return result;
}

/** The rate that was booked, for the stay as it shall be; or why it can't be. */
async function changeable(
  market: Market,
  order: MarketOrder | undefined,
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
  order: MarketOrder,
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
  order: MarketOrder,
  rate: FoundRate,
  had: (night: CalendarDate) => number,
  capacityOn: (day: number) => number,
): NightMove[] {
  const days = new Set(rate.nights);
  for (let day = dayNumber(order.checkIn); day < dayNumber(order.checkOut); day++) days.add(day);
  return [...days]
    .toSorted((a, b) => a - b)
    .map((day) => {
      const night = dateOfDay(day);
      const wanted = rate.nights.includes(day) ? rate.roomCount : 0;
      return { night, rooms: wanted - had(night), capacity: capacityOn(day) };
    })
    .filter(({ rooms }) => rooms !== 0);
}

const movable = (
  market: Market,
  rate: Pick<FoundRate, 'rateId' | 'checkIn' | 'checkOut'>,
  context: CallContext,
) => ({ ...rate, scenario: scenarioOf(market, context) });

/** By how much the caller's scenario has raised new nights; it does when they are to be taken, once. */
async function raisedBy(
  market: Market,
  { rateId }: MarketOrder,
  { checkIn, checkOut, now }: ConfirmStayChange,
  context: CallContext,
  fault: unknown,
): Promise<number> {
  const at = movable(market, { rateId, checkIn, checkOut }, context);
  if (!movesPrices(at.scenario)) return 0;
  const already = await movedBy(market.db, at, now);
  if (already !== 0 || fault !== 'priceRise') return already;
  await movePrice(market.db, at, RISE_PER_CENT, plusSeconds(now, MOVE_SECONDS));
  return RISE_PER_CENT;
}
