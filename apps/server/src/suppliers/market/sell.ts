/** The verbs that sell: price, hold, give back, confirm. Inventory is lowered in the database, and nowhere else. */
import { dateOfDay, type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { priceStay } from '@sojourn/domain/pricing/stay-price.ts';
import { COLLECTIONS, type StayPrice } from '@sojourn/domain/stays/stay.ts';
import { describeRoom, roomTypesOf } from '@sojourn/market/stays/describe.ts';
import { factsOf, feesOf } from '@sojourn/market/stays/facts.ts';
import { hashText } from '@sojourn/market/stays/random.ts';
import { bedsNeeded, breakfastPlans, onSale, PLAN_BIT } from '@sojourn/market/stays/rates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { type CallContext, type Outcome, ok, rejected } from '../outcome.ts';
import type {
  ConfirmRequest,
  PricedStay,
  ReserveRequest,
  StayHold,
  StayOrder,
  StayRejection,
  StayRequest,
} from '../stays/port.ts';
import { type FoundRate, findRate, HOLD_SECONDS, type Market, priceAndTerms, utcDay } from './market.ts';
import {
  announceSales,
  findOrder,
  findRunOut,
  giveBackRooms,
  insertHold,
  lockOrder,
  type MarketOrder,
  movedBy,
  moveOrder,
  movePrice,
  type NightSold,
  soldBetween,
  takeRooms,
} from './store.ts';

const MOVE_PER_CENT = 8;
const MOVE_SECONDS = 20 * 60;

type Answer<Value> = Promise<Outcome<Value, StayRejection>>;

/** Ends holds that have run out and gives their rooms back; all, or those of one hotel. */
export async function sweepHolds(market: Market, now: Instant, stayId: string | null = null): Promise<number> {
  let swept = 0;
  for (const reference of await findRunOut(market.db, now, stayId)) {
    if (await endHold(market, reference, 'expired')) swept++;
  }
  return swept;
}

async function endHold(market: Market, reference: string, to: 'expired' | 'released'): Promise<boolean> {
  return withTransaction(market.db, async (tx) => {
    const order = await lockOrder(tx, reference);
    if (order?.state !== 'held') return false;
    await moveOrder(tx, reference, 'held', to);
    await announceSales(tx, order, await giveBackRooms(tx, order));
    return true;
  });
}

/** The price as a scenario has moved it: each night by some per cent, in whole dollars. */
function moved(market: Market, rate: FoundRate, price: StayPrice, perCent: number): StayPrice {
  if (perCent === 0) return price;
  return priceStay({
    nights: price.nights.map(({ date, amountMinor }) => ({
      date,
      amountMinor: Math.round((amountMinor * (100 + perCent)) / 10_000) * 100,
    })),
    roomCount: price.roomCount,
    collection: COLLECTIONS[market.world.collection[rate.row]!]!,
    taxBps: market.world.taxBps[market.world.city[rate.row]!]!,
  });
}

const scenarioOf = (market: Market, context: CallContext): string =>
  context.scenario ?? market.defaultScenario ?? '';

export async function priceStayRate(
  market: Market,
  request: StayRequest,
  context: CallContext,
): Answer<PricedStay> {
  const rate = findRate(market, request);
  if (rate === undefined) return rejected({ reason: 'RateNotAvailable' });
  await sweepHolds(market, request.now, request.stayId);
  const sold = await soldBetween(market.db, rate.stayId, rate.checkIn, rate.checkOut);
  const soldOf = (room: number, day: number): number =>
    sold.find((each) => each.room === room && each.night === dateOfDay(day))?.sold ?? 0;
  const hasRoom = (room: number): boolean =>
    rate.nights.every((day) => onSaleOn(market, rate, room, day, request.now) - soldOf(room, day) >= rate.roomCount);
  if (!hasRoom(rate.room)) {
    const beds = Math.max(...request.rooms.map(bedsNeeded));
    const others = roomTypesOf(market.world, rate.row).some(({ sleeps }, room) => sleeps >= beds && hasRoom(room));
    return rejected({ reason: others ? 'LackOfInventory' : 'NoAvailability' });
  }
  const perCent = await movedBy(market.db, { ...rate, scenario: scenarioOf(market, context) }, request.now);
  const usual = priceAndTerms(market, rate, request.now, (day) => soldOf(rate.room, day));
  const price = moved(market, rate, usual.price, perCent);
  const plans = market.world.plans[rate.row]!;
  return ok({
    stay: factsOf(market.world, rate.row, request.locale),
    roomTypeId: roomTypeIdOf(rate),
    roomName: describeRoom(market.world, rate.row, rate.room, request.locale).name,
    breakfast: (breakfastPlans(plans) & PLAN_BIT[rate.plan]!) !== 0,
    price,
    cancellation: price === usual.price ? usual.terms : termsFor(usual.terms, usual.price, price),
    feesAtProperty: feesOf(market.world, rate.row),
  });
}

const roomTypeIdOf = (rate: FoundRate): string => `${rate.stayId.slice('sty_'.length)}-${rate.room + 1}`;

const onSaleOn = (market: Market, rate: FoundRate, room: number, day: number, now: Instant): number =>
  onSale(market.world, market.calendar(utcDay(now)), rate.row, room, day);

/** The terms with penalties in the proportion of a moved price. */
const termsFor = (terms: MarketOrder['terms'], from: StayPrice, to: StayPrice): MarketOrder['terms'] => ({
  ...terms,
  steps: terms.steps.map((step) => ({
    ...step,
    penaltyMinor: Math.round((step.penaltyMinor * to.total.amountMinor) / from.total.amountMinor),
  })),
});

/** Leaves the transaction of a hold with its rejection; everything in it is undone. */
class HoldRefused extends Error {
  readonly rejection: StayRejection | null;
  constructor(rejection: StayRejection | null) {
    super('hold refused');
    this.rejection = rejection;
  }
}

const holdOf = (order: MarketOrder): StayHold => ({
  holdId: order.holdId,
  expiresAt: order.expiresAt,
  price: order.price,
});

/** What a repeated request of a known reference gets: the same hold, or that it is gone. */
function repeated(order: MarketOrder): Outcome<StayHold, StayRejection> {
  if (order.state === 'held' || order.state === 'confirmed') return ok(holdOf(order));
  return rejected({ reason: 'RateNotAvailable' });
}

export async function reserveRooms(
  market: Market,
  seller: string,
  request: ReserveRequest,
  context: CallContext,
  fault: unknown,
): Answer<StayHold> {
  const known = await findOrder(market.db, request.reference);
  if (known) return repeated(known);
  const rate = findRate(market, request);
  if (rate === undefined) return rejected({ reason: 'RateNotAvailable' });
  const asked = market.world.minimumAge[rate.row]!;
  const minimumAge = fault === 'tooYoung' ? Math.max(25, request.leadGuestAge + 1) : asked;
  if (request.leadGuestAge < minimumAge) return rejected({ reason: 'CheckInMinimumAgeNotMet', minimumAge });
  await sweepHolds(market, request.now, request.stayId);
  const perCent = await percentMoved(market, rate, request.now, context, fault);
  try {
    return ok(holdOf(await withTransaction(market.db, (tx) => hold({ ...market, db: tx }, seller, request, rate, perCent))));
  } catch (error) {
    if (!(error instanceof HoldRefused)) throw error;
    if (error.rejection) return rejected(error.rejection);
    return repeated((await findOrder(market.db, request.reference))!);
  }
}

/** A price scenario moves the price once, and it stays moved for a while for who plays the same scenario. */
async function percentMoved(
  market: Market,
  rate: FoundRate,
  now: Instant,
  context: CallContext,
  fault: unknown,
): Promise<number> {
  const at = { ...rate, scenario: scenarioOf(market, context) };
  const already = await movedBy(market.db, at, now);
  if (already !== 0 || (fault !== 'priceRise' && fault !== 'priceFall')) return already;
  const perCent = fault === 'priceRise' ? MOVE_PER_CENT : -MOVE_PER_CENT;
  await movePrice(market.db, at, perCent, plusSeconds(now, MOVE_SECONDS));
  return perCent;
}

async function hold(
  market: Market,
  seller: string,
  request: ReserveRequest,
  rate: FoundRate,
  perCent: number,
): Promise<MarketOrder> {
  const { now, reference } = request;
  const nights = rate.nights.map((day) => ({
    night: dateOfDay(day),
    capacity: onSaleOn(market, rate, rate.room, day, now),
  }));
  const taken = await takeRooms(market.db, rate, nights);
  if (taken.length < nights.length) throw new HoldRefused({ reason: 'LackOfInventory' });
  const { price, terms } = priceOfTaken(market, rate, now, taken, perCent);
  if (price.total.amountMinor > request.totalMinor) throw new HoldRefused({ reason: 'PriceIncreased', price });
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
  };
  // A second request of the same reference got here first: undo, and answer with what it made
  if (!(await insertHold(market.db, order, now))) throw new HoldRefused(null);
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
  const usual = priceAndTerms(market, rate, now, (day) => before.get(dateOfDay(day)) ?? 0);
  const price = moved(market, rate, usual.price, perCent);
  return { price, terms: price === usual.price ? usual.terms : termsFor(usual.terms, usual.price, price) };
}

export async function releaseRooms(market: Market, reference: string): Answer<null> {
  await endHold(market, reference, 'released');
  return ok(null);
}

const LETTERS = 'BCDFGHJKMNPQRSTVWXZ23456789';
/** The hotel's record number, from the reference: the same however often it is asked to confirm. */
function locatorOf(reference: string): string {
  let text = '';
  for (let i = 0; i < 8; i++) text += LETTERS[hashText(`${reference}:${i}`) % LETTERS.length];
  return text;
}

export const orderOf = (order: MarketOrder): StayOrder | null =>
  order.locator === null
    ? null
    : { locator: order.locator, price: order.price, state: order.state === 'canceled' ? 'Canceled' : 'Confirmed' };

export const holdIn = (order: MarketOrder): StayHold | null => (order.state === 'held' ? holdOf(order) : null);

export async function confirmOrder(
  market: Market,
  request: ConfirmRequest,
  fault: unknown,
): Answer<StayOrder> {
  if (fault === 'soldOutAtConfirm') {
    const order = await findOrder(market.db, request.reference);
    if (order?.state !== 'confirmed') {
      await endHold(market, request.reference, 'released');
      return rejected({ reason: 'LackOfInventory' });
    }
  }
  return withTransaction(market.db, async (tx) => {
    const order = await lockOrder(tx, request.reference);
    if (order === undefined) return rejected({ reason: 'Unknown' });
    const done = orderOf(order);
    if (order.state === 'confirmed' && done) return ok(done);
    // The hold has run out: its rooms may be somebody else's already
    if (order.state !== 'held' || !isBefore(request.now, order.expiresAt))
      return rejected({ reason: 'LackOfInventory' });
    const locator = locatorOf(request.reference);
    const guests = { guests: request.guests, loyaltyNumber: request.loyaltyNumber, requests: request.requests };
    await moveOrder(tx, request.reference, 'held', 'confirmed', { locator, guests });
    return ok({ locator, price: order.price, state: 'Confirmed' } satisfies StayOrder);
  });
}
