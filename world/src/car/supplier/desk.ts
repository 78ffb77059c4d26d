/** The cars' order desk: what cars are held, confirmed and canceled by. */
import { addDays, type CalendarDate, type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { CarFacts } from '@sojourn/products/car/rules/car.ts';
import { gradeOfCar } from '@sojourn/products/car/rules/car-grade.ts';
import type { CarChanged } from '@sojourn/products/car/sell/change/change-port.ts';
import type {
  CarConfirmRequest,
  CarRecord,
  CarRejection,
  CarSupplier,
} from '@sojourn/products/car/sell/supplier.ts';
import { type Outcome, ok } from '@sojourn/server/suppliers/outcome.ts';
import { versionsOf } from '../../orders/changes/changes.ts';
import { listMade } from '../../orders/changes/store.ts';
import { lookUpOrder } from '../../orders/desk/look-up.ts';
import type { OrderDesk } from '../../orders/desk/order-desk.ts';
import { listEdits } from '../../orders/edits/store.ts';
import { MODELS } from '../inventory/models.ts';
import { rowOfCar } from '../inventory/world.ts';
import { checkLoyalty } from './check-loyalty.ts';
import { type CarMarket, companyOfCar } from './market.ts';
import { CAR_CHANGES, CAR_ORDERS, CARS, type CarOrderRow } from './store.ts';

export const rentedDays = ({ firstDay, days }: Pick<CarOrderRow, 'firstDay' | 'days'>): CalendarDate[] =>
  Array.from({ length: days }, (_, at) => addDays(firstDay, at));

/** Once it is picked up there is nothing left to cancel. */
export const hasBegun = ({ pickUpAt }: CarOrderRow, now: Instant): boolean => !isBefore(now, pickUpAt);

/** The best that's below the booked class and takes as many people; none below the smallest. */
function lowerCar(market: CarMarket, { carId }: CarOrderRow): CarFacts | undefined {
  const row = rowOfCar(market.world, carId);
  const booked = row === undefined ? undefined : MODELS[market.world.model[row] ?? -1]?.facts;
  if (!booked) return undefined;
  const grade = gradeOfCar(booked.carClass);
  const lower = MODELS.map(({ facts }) => facts).filter((facts) => gradeOfCar(facts.carClass) < grade);
  return lower.reduce<CarFacts | undefined>(
    (best, each) => (best && gradeOfCar(best.carClass) >= gradeOfCar(each.carClass) ? best : each),
    undefined,
  );
}

export const CAR_DESK: OrderDesk<
  CarMarket,
  CarOrderRow,
  CarConfirmRequest,
  CarRejection,
  { readonly car: CarFacts }
> = {
  book: CAR_ORDERS,
  giveBack: async (db, order) => {
    const key = [order.carId];
    await CARS.announce(db, key, await CARS.giveBack(db, key, rentedDays(order), 1));
  },
  soldOut: { reason: 'NoAvailability' },
  locatorSeed: (reference) => `car:${reference}`,
  findProblem: ({ world }, { carId }, { loyaltyNumber: number, drivers }) => {
    if (number === '') return null;
    const program = companyOfCar(world, carId) ?? '';
    const answer = checkLoyalty({ program, number, lastName: drivers[0]?.lastName ?? '' });
    return answer.outcome === 'rejected' ? answer.rejection : null;
  },
  people: ({ drivers: names, licenseCountry, loyaltyNumber, flightNumber }) => ({
    names,
    licenseCountry,
    loyaltyNumber,
    flightNumber,
  }),
  paidMinor: ({ price }) => price.dueToday.amountMinor,
  startsAt: ({ pickUpAt }) => pickUpAt,
  hasBegun,
  change: (market, order) => {
    const car = lowerCar(market, order);
    return car && { car };
  },
};

export async function lookUpRental(
  market: CarMarket,
  request: Parameters<CarSupplier['lookUp']>[0],
  fault: unknown,
): Promise<Outcome<CarRecord | null, never>> {
  const found = await lookUpOrder(CAR_DESK, market, request, fault);
  if (found === null) return ok(null);
  const { changes, ...record } = found;
  const { reference } = request;
  return ok({
    ...record,
    schedule: { ...versionsOf(changes), car: changes.at(-1)?.content.car ?? null },
    changes: await listMade<CarChanged>(market.db, CAR_CHANGES.table, reference),
    edits: await listEdits(market.db, reference),
  });
}
