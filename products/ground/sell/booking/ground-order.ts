/** A ride as the one order that its booking makes at its supplier. */
import { isOverMaximum } from '@sojourn/domain/checkout/price-change.ts';
import { first } from '@sojourn/domain/present.ts';
import {
  failureOf,
  type Refused,
  type StepFailure,
} from '@sojourn/server/modules/selling/booking/failure.ts';
import type { SingleOrder } from '@sojourn/server/modules/selling/booking/single-order/single-order.ts';
import type { RideRejection, RideTotal } from '../port/ride-port.ts';
import {
  atRidePrice,
  type BookedGround,
  type GroundDeps,
  type GroundParty,
  type GroundSale,
  isGroundBooking,
  travelerOf,
} from '../sale.ts';
import { supplierSchedule } from '../schedule-of-ride.ts';
import type { RideConfirmRequest, RideRecord, RideReserveRequest } from '../supplier.ts';

export const BOOK_GROUND = 'book-ground';

type GroundOrdering = SingleOrder<
  BookedGround,
  GroundParty,
  RideReserveRequest,
  RideConfirmRequest,
  RideTotal,
  RideRecord,
  RideRejection
>;

export const groundOrder = ({ groundSupplierOf }: Pick<GroundDeps, 'groundSupplierOf'>): GroundOrdering => ({
  isOwn: isGroundBooking,
  supplierOf: ({ transferId }) => groundSupplierOf(transferId),
  holdRequest: ({ request, offer: { guarantee }, acceptedMinor: totalMinor }) => ({
    ...request,
    totalMinor,
    guaranteeId: guarantee?.id,
  }),
  confirmRequest: ({ guests }, party) => ({ traveler: travelerOf(party, first(guests)) }),
  gone: { reason: 'NoAvailability' },
  dueMinor: ({ totalMinor }) => totalMinor,
  atPrice: (booking, price, { driver }) => {
    const sale = atRidePrice(booking, price);
    return { ...sale, offer: { ...sale.offer, driver } };
  },
  failure: failureOfRide,
  schedule: (booking, { schedule }) => supplierSchedule(booking, schedule),
});

/** A refused step of a ride as the traveler sees it (B §5, §8). */
function failureOfRide(
  sale: Pick<GroundSale, 'request' | 'offer'>,
  answer: Refused<RideRejection>,
  step: 'hold' | 'confirm',
): StepFailure {
  if (answer.outcome === 'unavailable') return failureOf(step === 'hold' ? 'Timeout' : 'ExecutionTimeout');
  const { rejection } = answer;
  if (rejection.reason !== 'PriceIncreased') return failureOf(rejection.reason);
  const { price, summary } = rejection;
  return isOverMaximum(sale.offer.price.total.amountMinor, price.totalMinor)
    ? failureOf('MaximumPriceIncreaseReached')
    : { reason: 'PriceIncreased', sale: atRidePrice(sale, price, summary) };
}
