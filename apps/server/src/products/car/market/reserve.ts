/** Holding a car: inventory is lowered in the database, all days or none, and nowhere else. */
import { dateOfDay, instantAt, plusSeconds } from '@sojourn/domain/dates.ts';
import { carTerms } from '@sojourn/market/car/price/terms.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { isForgotten } from '#suppliers/market/guarantees/guarantee.ts';
import { type CallContext, type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type { CarHold, CarRejection, CarReserveRequest } from '../supplier.ts';
import { type FixedRates, honoredRates, scenarioOf } from './fixed-rates.ts';
import { holdOf, sweepHolds } from './holds.ts';
import { deskIdAt } from './map.ts';
import { type CarMarket, capacities, type FoundRental, findRental, HOLD_SECONDS } from './market.ts';
import { movesIn, quoteFixed, quoteRental, rejectionOf, termsOf } from './price.ts';
import {
  announceSales,
  type CarMarketOrder,
  endMove,
  findOrder,
  insertHold,
  movePrice,
  takeCar,
} from './store.ts';

const MOVE_PER_CENT = 8;
const MOVE_SECONDS = 20 * 60;
/** Chosen with the car, and not offered with it any more. */
const UNFIT: ReadonlySet<string> = new Set(['ExtraUnavailable', 'CountryNotAllowed', 'PayWayUnavailable']);

/** Leaves the transaction of a hold with its rejection; everything in it is undone. */
class HoldRefused extends Error {
  readonly rejection: CarRejection | null;
  constructor(rejection: CarRejection | null) {
    super('hold refused');
    this.rejection = rejection;
  }
}

/** What a repeated request of a known reference gets: the same hold, or that it is gone. */
function repeated(order: CarMarketOrder): Outcome<CarHold, CarRejection> {
  if (order.state === 'held' || order.state === 'confirmed') return ok(holdOf(order));
  return rejected({ reason: 'RateNotAvailable' });
}

export async function reserveCar(
  market: CarMarket,
  seller: string,
  request: CarReserveRequest,
  context: CallContext,
  fault: unknown,
): Promise<Outcome<CarHold, CarRejection>> {
  const known = await findOrder(market.db, request.reference);
  if (known) return repeated(known);
  const rental = findRental(market, request);
  if (rental === undefined) return rejected({ reason: 'RateNotAvailable' });
  if (fault === 'tooYoung') {
    const { minAge } = carTerms(market.world, rental.row, 1).drivers;
    return rejected({ reason: 'DriverTooYoung', minimumAge: Math.max(minAge, request.driverAge + 1) });
  }
  await sweepHolds(market, request.now, request.carId);
  const move = await moveOf(market, rental, request, context, fault);
  try {
    return ok(
      holdOf(
        await withTransaction(market.db, (tx) => hold({ ...market, db: tx }, seller, request, rental, move)),
      ),
    );
  } catch (error) {
    if (!(error instanceof HoldRefused)) throw error;
    // The same request may have come twice at once: then the other one has the car, for both
    const made = await findOrder(market.db, request.reference);
    if (made) return repeated(made);
    return rejected(error.rejection ?? { reason: 'Unknown' });
  }
}

/** `fixed`: the rates that were guaranteed, if any. */
type Move = {
  readonly scenario: string;
  readonly perCent: number;
  readonly fixed: FixedRates | undefined;
};

/**
 * A price scenario moves a car's rate until it is held at it, or for a while when nobody takes it; who plays
 * the same scenario sees it wherever the car is shown.
 */
async function moveOf(
  market: CarMarket,
  rental: FoundRental,
  request: CarReserveRequest,
  context: CallContext,
  fault: unknown,
): Promise<Move> {
  const scenario = scenarioOf(market, context);
  const fixed = await honoredRates(market, request, context);
  const already = (await movesIn(market, request, context)).get(rental.carId) ?? 0;
  if (already !== 0 || (fault !== 'priceRise' && fault !== 'priceFall'))
    return { scenario, perCent: already, fixed };
  const perCent = fault === 'priceRise' ? MOVE_PER_CENT : -MOVE_PER_CENT;
  const at = { scenario, carId: rental.carId, firstDay: rental.nights[0]! };
  await movePrice(market.db, at, perCent, plusSeconds(request.now, MOVE_SECONDS));
  return { scenario, perCent, fixed };
}

async function hold(
  market: CarMarket,
  seller: string,
  request: CarReserveRequest,
  rental: FoundRental,
  { scenario, perCent, fixed }: Move,
): Promise<CarMarketOrder> {
  const { now, reference, carId } = request;
  const days = capacities(market, rental);
  const taken = await takeCar(market.db, carId, days);
  if (taken.length < days.length) throw new HoldRefused({ reason: 'NoAvailability' });
  // The price before this car was taken is what the buyer was shown
  const before = new Map(taken.map(({ day, sold }) => [day, sold - 1]));
  const sold = (row: number, day: number): number =>
    row === rental.row ? (before.get(dateOfDay(day)) ?? 0) : 0;
  const isDear = (of: ReturnType<typeof quoteRental>): boolean =>
    !of.ok || of.value.price.total.amountMinor > request.totalMinor;
  const current = quoteRental(market, rental, request, sold, perCent);
  const priced = fixed && isDear(current) ? quoteFixed(market, rental, request, fixed) : current;
  if (!priced.ok) {
    const isUnfit = UNFIT.has(priced.reason);
    throw new HoldRefused(
      isUnfit ? { reason: 'CartValidationError' } : rejectionOf(market, rental.row, priced.reason),
    );
  }
  const { price } = priced.value;
  if (price.total.amountMinor > request.totalMinor) {
    const isOver = await isForgotten(market.db, request);
    throw new HoldRefused(isOver ? { reason: 'ExpiredQuoteToken' } : { reason: 'PriceIncreased', price });
  }
  const firstDay = rental.nights[0]!;
  const order: CarMarketOrder = {
    reference,
    seller,
    carId,
    firstDay,
    dropOffDesk: deskIdAt(market.world, rental.to),
    pickUp: request.pickUp,
    dropOff: request.dropOff,
    pickUpAt: instantAt(request.pickUp, priced.value.pickUpAt.zone),
    days: days.length,
    state: 'held',
    holdId: `hold_${reference}`,
    expiresAt: plusSeconds(now, HOLD_SECONDS),
    price,
    terms: termsOf(priced.value),
    locator: null,
    penaltyMinor: null,
    canceledAt: null,
    withheldMinor: 0,
  };
  // A second request of the same reference got here first: undo, and answer with what it made
  if (!(await insertHold(market.db, order, now))) throw new HoldRefused(null);
  if (perCent !== 0) await endMove(market.db, { scenario, carId, firstDay });
  await announceSales(market.db, order, taken);
  return order;
}
