/** The URL of one car for times and a driver, with the search that it was found by. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { PAY_WAYS, type PayWay } from '#car/rules/car.ts';
import type { CarOffer, CarRequest } from '#car/wire/car-search.ts';
import { type CarDraft, defaultCarDraft, printCarDraft, readCarDraft } from './car-draft.ts';

export const RENTAL_PATH = '/cars/rental';

export type RentalUrl = {
  readonly draft: CarDraft;
  /** Undefined in a link that names none. */
  readonly carId: string | undefined;
  /** Null: the desk of pick-up. */
  readonly dropOffDesk: string | null;
  readonly payWay: PayWay | undefined;
};

const CAR = /^car_[0-9A-Za-z-]{2,60}$/;
const DESK = /^[0-9A-Za-z-]{2,60}$/;

export function readRentalUrl(search: FlatSearch, today: CalendarDate): RentalUrl {
  const { car = '', back = '', payWay } = search;
  return {
    draft: readCarDraft(search, defaultCarDraft(today)),
    carId: CAR.test(car) ? car : undefined,
    dropOffDesk: DESK.test(back) ? back : null,
    payWay: PAY_WAYS.find((known) => known === payWay),
  };
}

export const printRentalUrl = ({ draft, carId, dropOffDesk, payWay }: RentalUrl): FlatSearch => ({
  ...printCarDraft(draft),
  car: carId,
  back: dropOffDesk ?? undefined,
  payWay,
});

type Offered = Pick<CarOffer, 'carId' | 'pickUpDesk' | 'dropOffDesk' | 'now'>;

/** The page of a car on the list: paid as the list shows it. */
export const rentalUrlOf = (draft: CarDraft, { carId, pickUpDesk, dropOffDesk, now }: Offered): FlatSearch =>
  printRentalUrl({
    draft,
    carId,
    dropOffDesk: dropOffDesk === pickUpDesk ? null : dropOffDesk,
    payWay: now ? 'now' : 'desk',
  });

export function rentalRequest({ draft, carId, dropOffDesk }: RentalUrl): CarRequest | undefined {
  if (carId === undefined) return undefined;
  const { pickUp, dropOff, age } = draft;
  return { carId, dropOffDesk, pickUp, dropOff, driverAge: age };
}
