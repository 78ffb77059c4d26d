/** The booking saga's steps with the car's supplier. Our reference there is the booking's id. */
import { type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type { Step } from '#workflow/saga.ts';
import type { CarBooking, CarDeps, MainDriver } from '../sale.ts';
import type { CarHold, CarOrder, CarRejection, CarSupplier } from '../supplier.ts';

/**
 * The price check is here: the supplier holds at the accepted total or less, what the desk takes included, or
 * refuses with the new price.
 */
export function reserveStep(
  { clock }: Pick<CarDeps, 'clock'>,
  supplier: CarSupplier,
  booking: CarBooking,
): Step<CarHold, CarRejection> {
  const reference = booking.bookingId;
  const { rentalPrice, guarantee } = booking.offer;
  const totalMinor = rentalPrice.total.amountMinor;
  const request = { ...booking.request, reference, totalMinor, guaranteeId: guarantee?.id };
  return {
    do: ({ context }) => supplier.reserve({ ...request, now: clock.now() }, context),
    lookUp: async ({ context }) => {
      const found = await supplier.lookUp({ reference }, context);
      return found.outcome === 'ok' ? ok(found.value?.hold ?? null) : found;
    },
    undo: { do: ({ context }) => supplier.release({ reference }, context) },
  };
}

/** The pivot. */
export function confirmStep(
  { clock }: Pick<CarDeps, 'clock'>,
  supplier: CarSupplier,
  booking: CarBooking,
  holdId: string,
  { licenseCountry, loyaltyNumber, flightNumber }: MainDriver,
): Step<CarOrder, CarRejection> {
  const reference = booking.bookingId;
  const about = { licenseCountry, loyaltyNumber, flightNumber, drivers: booking.guests };
  return {
    do: async ({ context }) => {
      const answer = await supplier.confirm({ reference, holdId, ...about, now: clock.now() }, context);
      return answer.outcome === 'ok' ? decided(answer.value) : answer;
    },
    lookUp: async ({ context }) => {
      const found = await supplier.lookUp({ reference }, context);
      if (found.outcome !== 'ok') return found;
      const order = found.value?.order ?? null;
      return ok(order?.state === 'Confirmed' ? order : null);
    },
  };
}

/** One that was taken back is a refusal. */
const decided = (order: CarOrder): Outcome<CarOrder, CarRejection> =>
  order.state === 'Confirmed' ? ok(order) : rejected({ reason: 'NoAvailability' });
