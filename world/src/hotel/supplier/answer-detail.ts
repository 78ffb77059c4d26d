/**
 * A hotel's page for dates and guests: its room types with the rates on sale, from the record's own
 * counts.
 */

import type { Locale } from '@sojourn/contract/primitives.ts';
import {
  type CalendarDate,
  dateOfDay,
  dayNumber,
  type Instant,
  nightsBetween,
} from '@sojourn/domain/dates.ts';
import { milesFor } from '@sojourn/domain/money.ts';
import type { RoomGuests } from '@sojourn/products/hotel/rules/stay.ts';
import { bedsNeeded } from '@sojourn/products/hotel/rules/stay.ts';
import type { StayPage } from '@sojourn/products/hotel/sell/supplier.ts';
import { wirePrice } from '@sojourn/products/hotel/wire/wire-price.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { sweepHolds } from '../../orders/desk/holds.ts';
import { describeRoom, roomTypesOf } from '../inventory/describe.ts';
import { factsOf } from '../inventory/facts.ts';
import { roomArt } from '../inventory/pictures.ts';
import { roomsLeft } from '../inventory/price-rate.ts';
import { breakfastPlans, PLAN_BIT, PLANS, plansOnSale } from '../inventory/rates.ts';
import { rowOfStay } from '../inventory/world.ts';
import { FEW_ROOMS } from './answer-search.ts';
import { HOTEL_DESK } from './desk.ts';
import { stayFees } from './fees.ts';
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
  await sweepHolds(HOTEL_DESK, market.db, request.now, request.stayId);
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
