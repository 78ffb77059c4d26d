/**
 * The booking saga of a car: hold it → reserve miles → set the card's money aside → the company confirms (the
 * pivot) → take the money, settle the miles. A car that is paid at the desk has no tenders: nothing is set
 * aside or taken, and it is a booking all the same. Before the pivot a refusal undoes what was done; after it
 * there is only forward.
 */
import { first } from '@sojourn/domain/present.ts';
import { shrinkTenders } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import { bookingNeedsPerson } from '#modules/booking/booking-trouble.ts';
import { endFailed } from '#modules/booking/failed/end-failed.ts';
import { recordConfirmed } from '#modules/booking/record-confirmed.ts';
import { refOf } from '#modules/booking/saga-input.ts';
import { type Paid, readPaid } from '#modules/booking/store.ts';
import { expectSetAside, setAside, take, takenOf } from '#modules/booking/tenders/set-aside.ts';
import { requireTravelers } from '#modules/booking/travelers/sealed-travelers.ts';
import type { Saga, SagaKind } from '#workflow/saga.ts';
import { atCarPrice, type CarSagaDeps, isCarBooking, type MainDriver } from '../sale.ts';
import { confirmStep, reserveStep } from './car-steps.ts';
import { failureOfCar } from './failure-of-car.ts';

export const BOOK_CAR = 'rent-car';
/** Begun by servers before `sealed_travelers`, which leave the new kind to new servers (decision 0027). */
const FORMER_KIND = 'book-car';
/** Intended in the commit that begins the booking. */
export const FIRST_STEP = 'reserve';

export const bookCarSagas = (deps: CarSagaDeps): readonly SagaKind[] =>
  [BOOK_CAR, FORMER_KIND].map((kind) => ({
    kind,
    run: (saga) => bookCar(deps, saga),
    needsPerson: bookingNeedsPerson(deps),
  }));

async function bookCar(deps: CarSagaDeps, saga: Saga): Promise<void> {
  const ref = refOf(saga.row);
  const paid = (saga.handed as Paid | undefined) ?? (await readPaid(deps.db, ref));
  const booking = paid?.booking;
  if (!booking || !isCarBooking(booking)) throw new Error(`${ref.bookingId} is not there`);
  const planned = paid.tenders;
  if (booking.acceptedMinor > 0 && planned.length === 0) throw new Error(`nothing pays ${ref.bookingId}`);
  const supplier = deps.carSupplierOf(booking.request.carId);
  if (!supplier) throw new Error(`nobody rents ${booking.request.carId} out`);

  const driver = first(requireTravelers<MainDriver>(deps.sealer, paid));

  expectSetAside(deps, saga, booking, planned);
  const held = await saga.step(FIRST_STEP, reserveStep(deps, supplier, booking));
  if (held.outcome !== 'ok')
    return endFailed(deps, saga, booking, planned, failureOfCar(booking, held, 'hold'));

  // A resumed run may read a card's amount as an earlier run lowered it: lowered again it's the same
  const heldMinor = Math.min(booking.acceptedMinor, held.value.price.dueToday.amountMinor);
  const shrunk = shrinkTenders(planned, heldMinor + booking.premiumMinor);
  const failure = await setAside(deps, saga, booking, planned, shrunk);
  if (failure) return endFailed(deps, saga, booking, planned, failure);

  const confirmed = await saga.step(
    'confirm',
    confirmStep(deps, supplier, booking, held.value.holdId, driver),
  );
  if (confirmed.outcome !== 'ok')
    return endFailed(deps, saga, booking, planned, failureOfCar(booking, confirmed, 'confirm'));

  const { locator, price } = confirmed.value;
  const taken = takenOf(shrunk, Math.min(heldMinor, price.dueToday.amountMinor) + booking.premiumMinor);
  await take(deps, saga, taken);
  const sale = atCarPrice(booking, price);
  await saga.finish({ result: 'Success' }, (tx) =>
    recordConfirmed(tx, deps, booking, { locator, sale }, taken, saga),
  );
}
