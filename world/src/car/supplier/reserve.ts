/** Holding a car: inventory is lowered in the database, all days or none, and nowhere else. */
import { type CalendarDate, dateOfDay, instantAt } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import type { CarHold, CarRejection, CarReserveRequest } from '@sojourn/products/car/sell/supplier.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import { Refused } from '../../orders/desk/hold-once.ts';
import { reserve, sweepHolds, type Taken } from '../../orders/desk/holds.ts';
import { isForgotten } from '../../orders/guarantees/guarantee.ts';
import { scenarioOf } from '../../orders/play-scenario.ts';
import { carTerms } from '../inventory/price/terms.ts';
import { CAR_DESK } from './desk.ts';
import { type FixedRates, honoredRates } from './fixed-rates.ts';
import { deskIdAt } from './map.ts';
import { type CarMarket, capacities, type FoundRental, findRental } from './market.ts';
import { quoteFixed, quoteRental, rejectionOf, termsOf } from './price.ts';
import { movesPrices } from './scenarios.ts';
import { CAR_MOVES, CARS, type CarOrderRow } from './store.ts';

/** Chosen with the car, and not offered with it any more. */
const UNFIT: ReadonlySet<string> = new Set(['ExtraUnavailable', 'CountryNotAllowed', 'PayWayUnavailable']);

export const reserveCar = (
  market: CarMarket,
  seller: string,
  request: CarReserveRequest,
  context: CallContext,
  fault: unknown,
): Promise<Outcome<CarHold, CarRejection>> =>
  reserve(CAR_DESK, market, { ...request, seller }, async () => {
    const rental = findRental(market, request);
    if (rental === undefined) return { reason: 'RateNotAvailable' };
    if (fault === 'tooYoung') {
      const { minAge } = carTerms(market.world, rental.row, 1).drivers;
      return { reason: 'DriverTooYoung', minimumAge: Math.max(minAge, request.driverAge + 1) };
    }
    const { now, carId } = request;
    await sweepHolds(CAR_DESK, market.db, now, carId);
    const scenario = scenarioOf(market, context);
    const moved = { scenario, thing: carId, dates: [first(rental.nights)] };
    const perCent = movesPrices(scenario) ? await CAR_MOVES.moveBy(market.db, moved, now, fault) : 0;
    const fixed = await honoredRates(market, request, context);
    return (within) => take(within, request, rental, { moved, perCent, fixed });
  });

type Pricing = {
  readonly moved: { readonly scenario: string; readonly thing: string; readonly dates: CalendarDate[] };
  readonly perCent: number;
  /** The rates that were guaranteed, if any. */
  readonly fixed: FixedRates | undefined;
};

async function take(
  market: CarMarket,
  request: CarReserveRequest,
  rental: FoundRental,
  { moved, perCent, fixed }: Pricing,
): Promise<Taken<CarOrderRow>> {
  const { carId } = request;
  const days = capacities(market, rental).map((each) => ({ ...each, units: 1 }));
  const taken = await CARS.move(market.db, [carId], days);
  if (taken.length < days.length) throw new Refused<CarRejection>({ reason: 'NoAvailability' });
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
    throw new Refused<CarRejection>(
      isUnfit ? { reason: 'CartValidationError' } : rejectionOf(market, rental.row, priced.reason),
    );
  }
  const { price } = priced.value;
  if (price.total.amountMinor > request.totalMinor) {
    const isOver = await isForgotten(market.db, request);
    throw new Refused<CarRejection>(
      isOver ? { reason: 'ExpiredQuoteToken' } : { reason: 'PriceIncreased', price },
    );
  }
  return {
    order: {
      carId,
      firstDay: first(rental.nights),
      dropOffDesk: deskIdAt(market.world, rental.to),
      pickUp: request.pickUp,
      dropOff: request.dropOff,
      pickUpAt: instantAt(request.pickUp, priced.value.pickUpAt.zone),
      days: days.length,
      price,
      terms: termsOf(priced.value),
    },
    afterwards: async () => {
      if (perCent !== 0) await CAR_MOVES.end(market.db, moved);
      await CARS.announce(market.db, [carId], taken);
    },
  };
}
