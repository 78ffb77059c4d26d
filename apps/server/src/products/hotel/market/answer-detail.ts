/**
 * A hotel's page for dates and guests: its room types with the rates on sale, from the record's own
 * counts.
 */

import type { Locale } from '@sojourn/contract/primitives.ts';
import { wirePrice } from '@sojourn/contract/products/hotel/wire-price.ts';
import {
  type CalendarDate,
  dateOfDay,
  dayNumber,
  type Instant,
  nightsBetween,
} from '@sojourn/domain/dates.ts';
import { milesFor } from '@sojourn/domain/money.ts';
import type { RoomGuests } from '@sojourn/domain/products/hotel/stay.ts';
import { bedsNeeded } from '@sojourn/domain/products/hotel/stay.ts';
import { describeRoom, roomTypesOf } from '@sojourn/market/hotel/describe.ts';
import { factsOf } from '@sojourn/market/hotel/facts.ts';
import { roomArt } from '@sojourn/market/hotel/pictures.ts';
import { roomsLeft } from '@sojourn/market/hotel/price-rate.ts';
import { breakfastPlans, PLAN_BIT, PLANS, plansOnSale } from '@sojourn/market/hotel/rates.ts';
import { rowOfStay } from '@sojourn/market/hotel/world.ts';
import { type CallContext, type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type { StayPage } from '../supplier.ts';
import { FEW_ROOMS } from './answer-search.ts';
import { stayFees } from './fees.ts';
import { sweepHolds } from './holds.ts';
import { wireTerms } from './map.ts';
import { type FoundRate, LAST_NIGHT, type Market, rateIdOf, utcDay } from './market.ts';
import { movesIn, quoteRate } from './price.ts';
import { soldBetween } from './store.ts';

type DetailRequest = {
  readonly stayId: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly rooms: readonly RoomGuests[];
  readonly locale: Locale;
  readonly now: Instant;
};
type Room = StayPage['rooms'][number];
type Moves = ReadonlyMap<string, number>;
type SoldOf = (room: number, day: number) => number;

function ratesOf(
  market: Market,
  request: DetailRequest,
  row: number,
  room: number,
  soldOf: SoldOf,
  moves: Moves,
): Room['rates'] {
  const { world } = market;
  const firstDay = dayNumber(request.checkIn);
  const lead = firstDay - market.today(world.city[row]!, request.now);
  const nights = nightsBetween(request.checkIn, request.checkOut);
  if (lead < 0 || lead + nights > LAST_NIGHT) return [];
  const plans = plansOnSale(world.plans[row]!, world.advanceDays[row]!, lead);
  const withBreakfast = breakfastPlans(world.plans[row]!);
  const rate = (plan: number): FoundRate => ({
    stayId: request.stayId,
    rateId: rateIdOf(request.stayId, room, PLANS[plan]!),
    row,
    room,
    plan,
    lead,
    checkIn: request.checkIn,
    checkOut: request.checkOut,
    roomCount: request.rooms.length,
    nights: Array.from({ length: nights }, (_, i) => firstDay + i),
  });
  const sold = (day: number): number => soldOf(room, day);
  const left = roomsLeft(world, market.calendar(utcDay(request.now)), rate(0), sold);
  if (left < request.rooms.length) return [];
  return [2, 3, 1, 0]
    .filter((plan) => plans & PLAN_BIT[plan]!)
    .map((plan) => {
      const found = rate(plan);
      const { price, terms } = quoteRate(market, found, request.now, sold, moves.get(found.rateId) ?? 0);
      return {
        rateId: found.rateId,
        plan: PLANS[plan]!,
        price: wirePrice(price),
        miles: milesFor(price.total),
        roomProductVariant: { variant: 'Default' as const, cancellationPolicy: wireTerms(terms) },
        breakfast: (withBreakfast & PLAN_BIT[plan]!) !== 0,
        roomsLeft: left <= FEW_ROOMS ? left : null,
      };
    });
}

export async function answerDetail(
  market: Market,
  request: DetailRequest,
  context: CallContext,
): Promise<Outcome<StayPage, { reason: 'NotFound' }>> {
  const { world } = market;
  const row = rowOfStay(world, request.stayId);
  if (row === undefined) return rejected({ reason: 'NotFound' });
  await sweepHolds(market, request.now, request.stayId);
  const sales = await soldBetween(market.db, request.stayId, request.checkIn, request.checkOut);
  const soldOf: SoldOf = (room, day) =>
    sales.find((each) => each.room === room && each.night === dateOfDay(day))?.sold ?? 0;
  const moves = await movesIn(market, request, context);
  const beds = Math.max(...request.rooms.map(bedsNeeded));
  const types = roomTypesOf(world, row).map((type, room) => ({ type, room }));
  const fitting = types.filter(({ type }) => type.sleeps >= beds);
  const rooms = fitting
    .map(({ type, room }): Room => {
      const words = describeRoom(world, row, room, request.locale);
      return {
        roomInfo: {
          roomId: `${request.stayId.slice('sty_'.length)}-${room + 1}`,
          ...words,
          sleeps: type.sleeps,
          art: roomArt(world, row, room),
        },
        rates: ratesOf(market, request, row, room, soldOf, moves),
      };
    })
    .filter(({ rates }) => rates.length > 0);
  const reason = fitting.length === 0 ? 'occupancy' : 'soldOut';
  return ok({
    stay: { ...factsOf(world, row, request.locale), feesAtProperty: stayFees(market, row, request) },
    checkIn: request.checkIn,
    checkOut: request.checkOut,
    rooms,
    unavailable: rooms.length > 0 ? null : reason,
  });
}
