/** The price of a rate at this moment, from the record's own counts and as a scenario has moved it. */

import { dateOfDay, type Instant } from '@sojourn/domain/dates.ts';
import { assertPresent, itemAt } from '@sojourn/domain/present.ts';
import { bedsNeeded, COLLECTIONS, type StayPrice } from '@sojourn/products/hotel/rules/stay.ts';
import { priceStay } from '@sojourn/products/hotel/rules/stay-price.ts';
import type { HotelRejection, PricedStay, StayRequest } from '@sojourn/products/hotel/sell/supplier.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { sweepHolds } from '../../orders/desk/holds.ts';
import { giveGuarantee, guaranteeFor } from '../../orders/guarantees/guarantee.ts';
import { scenarioOf } from '../../orders/play-scenario.ts';
import { describeRoom, roomTypesOf } from '../inventory/describe.ts';
import { factsOf } from '../inventory/facts.ts';
import { breakfastPlans, onSale, PLAN_BIT } from '../inventory/rates.ts';
import { rowOfStay } from '../inventory/world.ts';
import { HOTEL_DESK } from './desk.ts';
import { stayFees } from './fees.ts';
import { type FoundRate, findRate, type Market, priceAndTerms, roomIdOf, utcDay } from './market.ts';
import { movesPrices } from './scenarios.ts';
import { RATE_MOVES, type StayOrderRow, soldBetween } from './store.ts';

/** The price as a scenario has moved it: each night by some per cent, in whole dollars. */
function movedPrice(market: Market, rate: FoundRate, price: StayPrice, perCent: number): StayPrice {
  if (perCent === 0) return price;
  return priceStay({
    nights: price.nights.map(({ date, amountMinor }) => ({
      date,
      amountMinor: movedNight(amountMinor, perCent),
    })),
    roomCount: price.roomCount,
    collection: COLLECTIONS[market.world.collection[rate.row]!]!,
    taxBps: market.world.taxBps[market.world.city[rate.row]!]!,
  });
}

/** An order's price for fewer rooms, at the rates that it was sold at. */
export function priceForRooms(
  { world }: Market,
  { stayId, price: { nights } }: Pick<StayOrderRow, 'stayId' | 'price'>,
  roomCount: number,
): StayPrice {
  const row = assertPresent(rowOfStay(world, stayId), `the hotel ${stayId}`);
  const collection = itemAt(COLLECTIONS, world.collection[row] ?? 0);
  return priceStay({ nights, roomCount, collection, taxBps: world.taxBps[world.city[row] ?? 0] ?? 0 });
}

/** One room's night as a scenario has moved it, in whole dollars. */
export const movedNight = (amountMinor: number, perCent: number): number =>
  Math.round((amountMinor * (100 + perCent)) / 10_000) * 100;

const NO_MOVES: ReadonlyMap<string, number> = new Map();

/** By how many per cent the caller's scenario has moved rates for dates, by rate. */
export async function movesIn(
  market: Market,
  { checkIn, checkOut, now }: Pick<StayRequest, 'checkIn' | 'checkOut' | 'now'>,
  context: CallContext,
): Promise<ReadonlyMap<string, number>> {
  const scenario = scenarioOf(market, context);
  if (!movesPrices(scenario)) return NO_MOVES;
  return RATE_MOVES.list(market.db, { scenario, dates: [checkIn, checkOut] }, now);
}

/** A rate for dates, as a scenario moves it. */
export const movedRate = (
  { rateId, checkIn, checkOut }: Pick<FoundRate, 'rateId' | 'checkIn' | 'checkOut'>,
  scenario: string,
) => ({ scenario, thing: rateId, dates: [checkIn, checkOut] });

export const onSaleOn = (market: Market, rate: FoundRate, room: number, day: number, now: Instant): number =>
  onSale(market.world, market.calendar(utcDay(now)), rate.row, room, day);

type SoldOf = (room: number, day: number) => number;
/** Whether a type of room has enough left on every night. */
export const isLeft = (market: Market, rate: FoundRate, room: number, now: Instant, soldOf: SoldOf) =>
  rate.nights.every((day) => onSaleOn(market, rate, room, day, now) - soldOf(room, day) >= rate.roomCount);

/** The terms with penalties in the proportion of a moved price. */
export const termsFor = (
  terms: StayOrderRow['terms'],
  from: StayPrice,
  to: StayPrice,
): StayOrderRow['terms'] => ({
  ...terms,
  steps: terms.steps.map((step) => ({
    ...step,
    penaltyMinor: Math.round((step.penaltyMinor * to.total.amountMinor) / from.total.amountMinor),
  })),
});

/** Price and terms when so many rooms are sold, moved by some per cent. */
export function quoteRate(
  market: Market,
  rate: FoundRate,
  now: Instant,
  sold: (day: number) => number,
  perCent: number,
): Pick<StayOrderRow, 'price' | 'terms'> {
  const usual = priceAndTerms(market, rate, now, sold);
  if (perCent === 0) return usual;
  const price = movedPrice(market, rate, usual.price, perCent);
  return { price, terms: termsFor(usual.terms, usual.price, price) };
}

export type FixedPrice = Pick<StayOrderRow, 'price' | 'terms'>;

/** What a guarantee of a rate's price is for. */
export const guaranteed = ({ rateId, checkIn, checkOut, roomCount }: FoundRate): string =>
  `${rateId} ${checkIn} ${checkOut} ${roomCount}`;

/** The price that an earlier quote fixed, or the one of now; none is fixed where a scenario moves prices. */
async function fixedPrice(
  market: Market,
  rate: FoundRate,
  request: StayRequest,
  context: CallContext,
  priceNow: () => FixedPrice,
) {
  if (movesPrices(scenarioOf(market, context))) return { fixed: priceNow(), guarantee: null };
  const subject = guaranteed(rate);
  const earlier = await guaranteeFor<FixedPrice>(market.db, subject, request);
  if (earlier) return { fixed: earlier.facts, guarantee: { id: earlier.id, until: earlier.until } };
  const { price, terms } = priceNow();
  const fixed = { price, terms };
  return { fixed, guarantee: await giveGuarantee(market.db, subject, fixed, request.now) };
}

export async function priceStayRate(
  market: Market,
  request: StayRequest,
  context: CallContext,
): Promise<Outcome<PricedStay, HotelRejection>> {
  const rate = findRate(market, request);
  if (rate === undefined) return rejected({ reason: 'RateNotAvailable' });
  await sweepHolds(HOTEL_DESK, market.db, request.now, request.stayId);
  const sold = await soldBetween(market.db, rate.stayId, rate.checkIn, rate.checkOut);
  const soldOf = (room: number, day: number): number =>
    sold.find((each) => each.room === room && each.night === dateOfDay(day))?.sold ?? 0;
  const hasRoom = (room: number): boolean => isLeft(market, rate, room, request.now, soldOf);
  if (!hasRoom(rate.room)) {
    const beds = Math.max(...request.rooms.map(bedsNeeded));
    const others = roomTypesOf(market.world, rate.row).some(
      ({ sleeps }, room) => sleeps >= beds && hasRoom(room),
    );
    return rejected({ reason: others ? 'LackOfInventory' : 'NoAvailability' });
  }
  const perCent = (await movesIn(market, request, context)).get(rate.rateId) ?? 0;
  const priceNow = () => quoteRate(market, rate, request.now, (day) => soldOf(rate.room, day), perCent);
  const { fixed, guarantee } = await fixedPrice(market, rate, request, context, priceNow);
  const plans = market.world.plans[rate.row]!;
  const feesAtProperty = stayFees(market, rate.row, request);
  return ok({
    stay: { ...factsOf(market.world, rate.row, request.locale), feesAtProperty },
    roomId: roomIdOf(rate.stayId, rate.room),
    roomName: describeRoom(market.world, rate.row, rate.room, request.locale).name,
    breakfast: (breakfastPlans(plans) & PLAN_BIT[rate.plan]!) !== 0,
    price: fixed.price,
    cancellation: fixed.terms,
    guarantee,
    feesAtProperty,
  });
}
