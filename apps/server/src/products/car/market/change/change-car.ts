/** Quotes a change of a rental, and makes it: other days taken and given back at once, or nothing of it. */
import { termsAfterChange, termsWithWithheld } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import {
  addDays,
  type CalendarDate,
  dayNumber,
  instantAt,
  localAt,
  plusSeconds,
} from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import { checkChangedTimes, type RentalZones } from '@sojourn/domain/products/car/check-query.ts';
import { changedRental, rentalChangeAmounts } from '@sojourn/domain/products/car/trip/change-rental.ts';
import { rowOfCar } from '@sojourn/market/car/world.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { readChanges } from '#suppliers/market/changes/store.ts';
import { type CallContext, type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type {
  CarChanged,
  CarChangeQuote,
  CarChangeRefusal,
  CarChangeRejection,
  CarChangeRequest,
  ConfirmCarChange,
} from '../../change/change-port.ts';
import { hasBegun } from '../cancel.ts';
import { scenarioOf } from '../fixed-rates.ts';
import { sweepHolds } from '../holds.ts';
import { summaryOf } from '../map.ts';
import { type CarMarket, capacities, type FoundRental, findRental } from '../market.ts';
import { movesIn, quoteRental, readerOf, termsOf } from '../price.ts';
import { announceSales, type CarMarketOrder, findOrder, lockOrder, movePrice, soldOn } from '../store.ts';
import { type DayMove, findCarChange, insertCarChange, moveCar, rewriteCarOrder } from './store.ts';

const RISE_PER_CENT = 8;
const MOVE_SECONDS = 20 * 60;

/** Leaves the transaction of a change with its rejection; everything in it is undone. */
class ChangeRefused extends Error {
  readonly rejection: CarChangeRejection;
  constructor(rejection: CarChangeRejection) {
    super('change refused');
    this.rejection = rejection;
  }
}

type Plan = {
  readonly order: CarMarketOrder;
  readonly rental: FoundRental;
  readonly quote: CarChangeQuote;
  readonly moves: readonly DayMove[];
};
const REFUSALS: Readonly<Record<string, CarChangeRefusal>> = {
  PickUpInPast: 'InvalidDates',
  DeskClosed: 'DeskClosed',
  NoReturn: 'DeskClosed',
  SoldOut: 'NoAvailability',
  ExtraUnavailable: 'PartyTooLarge',
};

export async function quoteCarChange(
  market: CarMarket,
  request: CarChangeRequest,
  context: CallContext,
): Promise<Outcome<CarChangeQuote, CarChangeRejection>> {
  const order = await findOrder(market.db, request.reference);
  if (order) await sweepHolds(market, request.now, order.carId);
  const perCent = (await movesIn(market, request, context)).get(request.carId) ?? 0;
  const plan = await planChange(market, order, request, perCent);
  return typeof plan === 'string' ? rejected({ reason: plan }) : ok(plan.quote);
}

export async function changeCar(
  market: CarMarket,
  request: ConfirmCarChange,
  context: CallContext,
  fault: unknown,
): Promise<Outcome<CarChanged, CarChangeRejection>> {
  const { reference, changeReference, now } = request;
  await sweepHolds(market, now, request.carId);
  const perCent = await raisedBy(market, request, context, fault);
  try {
    return ok(
      await withTransaction(market.db, async (tx) => {
        const order = await lockOrder(tx, reference);
        // Looked up under the lock: the same request may have come twice at once
        const made = await findCarChange(tx, changeReference);
        return made ?? (await change({ ...market, db: tx }, order, request, perCent));
      }),
    );
  } catch (error) {
    if (error instanceof ChangeRefused) return rejected(error.rejection);
    throw error;
  }
}

async function change(
  market: CarMarket,
  locked: CarMarketOrder | undefined,
  request: ConfirmCarChange,
  perCent: number,
): Promise<CarChanged> {
  const { reference, changeReference, now, drivers, pickUp, dropOff } = request;
  const plan = await planChange(market, locked, request, perCent);
  if (typeof plan === 'string') throw new ChangeRefused({ reason: plan });
  const { order, rental, quote, moves } = plan;
  if (quote.amounts.dueMinor > request.dueMinor) throw new ChangeRefused({ reason: 'PriceIncreased' });
  const sold = moves.length > 0 ? await moveCar(market.db, order.carId, moves) : [];
  // Somebody else took the last car since it was counted
  if (sold.length < moves.length) throw new ChangeRefused({ reason: 'NoAvailability' });
  const { price, terms, withheldMinor, summary } = quote;
  await rewriteCarOrder(market.db, reference, {
    pickUp,
    dropOff,
    pickUpAt: instantAt(pickUp, summary.pickUp.location.zone),
    firstDay: first(rental.nights),
    days: rental.nights.length,
    price,
    terms,
    withheldMinor,
    drivers,
  });
  const result = { ...quote, changeReference };
  await insertCarChange(market.db, reference, result, now);
  if (sold.length > 0) await announceSales(market.db, order, sold);
  return result;
}

const zonesOf = ({ world }: CarMarket, { from, to }: FoundRental): RentalZones => ({
  pickUp: world.places[world.desks[from]!.place]!.zone,
  dropOff: world.places[world.desks[to]!.place]!.zone,
});

async function planChange(
  market: CarMarket,
  order: CarMarketOrder | undefined,
  request: CarChangeRequest,
  perCent: number,
): Promise<Plan | CarChangeRefusal> {
  if (!order || order.locator === null) return 'NotFound';
  if (order.state !== 'confirmed' || request.carId !== order.carId) return 'NotChangeable';
  if (hasBegun(order, request.now)) return 'Departed';
  const newest = (await readChanges(market.db, order.reference)).at(-1);
  if (newest && newest.acceptedBy === null) return 'ScheduleChangePending';
  const rental = findRental(market, request);
  const row = rowOfCar(market.world, order.carId);
  if (!rental || row === undefined) return 'NotFound';
  const zones = zonesOf(market, rental);
  const now = localAt(request.now, zones.pickUp);
  if (checkChangedTimes(request, order, now, zones).length > 0) return 'InvalidDates';
  const isOwn = (day: CalendarDate): boolean => {
    const at = dayNumber(day) - dayNumber(order.firstDay);
    return at >= 0 && at < order.days;
  };
  const counts = await soldOn(market.db, order.carId, rental.nights);
  // To others than this booking
  const others = new Map([...counts].map(([day, sold]) => [day, isOwn(day) ? sold - 1 : sold]));
  const fresh = quoteRental(market, rental, request, readerOf(row, others), perCent);
  if (!fresh.ok) return REFUSALS[fresh.reason] ?? 'NotChangeable';
  const isSameTimes = request.pickUp === order.pickUp && request.dropOff === order.dropOff;
  const price = changedRental(order, fresh.value.price, isSameTimes);
  const amounts = rentalChangeAmounts(order, price, isSameTimes, request.now);
  const terms = isSameTimes ? order.terms : termsAfter(order, termsOf(fresh.value), request);
  const withheldMinor = order.withheldMinor + amounts.penaltyMinor;
  const cancellation = termsWithWithheld(terms, price.dueToday.amountMinor, withheldMinor);
  const summary = summaryOf(market.world, rental, request);
  const quote = { amounts, summary, price, terms, withheldMinor, cancellation };
  return { order, rental, quote, moves: movesOf(market, order, rental, isOwn) };
}

/** Who pays at the desk has nothing to lose. */
const termsAfter = (
  order: CarMarketOrder,
  fresh: CarMarketOrder['terms'],
  { payWay, now }: CarChangeRequest,
): CarMarketOrder['terms'] => (payWay === 'desk' ? fresh : termsAfterChange(order, fresh, now));

function movesOf(
  market: CarMarket,
  order: CarMarketOrder,
  rental: FoundRental,
  isOwn: (day: CalendarDate) => boolean,
): DayMove[] {
  const taken = capacities(market, rental)
    .filter(({ day }) => !isOwn(day))
    .map(({ day, capacity }) => ({ day, capacity, cars: 1 }));
  const nights = new Set(rental.nights);
  const given = ownDays(order)
    .filter((day) => !nights.has(day))
    .map((day) => ({ day, capacity: 0, cars: -1 }));
  return [...taken, ...given].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

const ownDays = ({ firstDay, days }: CarMarketOrder): CalendarDate[] =>
  Array.from({ length: days }, (_, at) => addDays(firstDay, at));

/** By how much the caller's scenario has raised the rate; it does when the car is to be taken, once. */
async function raisedBy(
  market: CarMarket,
  request: ConfirmCarChange,
  context: CallContext,
  fault: unknown,
): Promise<number> {
  const { carId, pickUp, now } = request;
  const already = (await movesIn(market, request, context)).get(carId) ?? 0;
  if (already !== 0 || fault !== 'priceRise') return already;
  const at = { scenario: scenarioOf(market, context), carId, firstDay: pickUp.slice(0, 10) as CalendarDate };
  await movePrice(market.db, at, RISE_PER_CENT, plusSeconds(now, MOVE_SECONDS));
  return RISE_PER_CENT;
}
