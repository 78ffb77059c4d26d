/** One home, or two that make one stay, as the one order that its booking makes at its supplier. */
import {
  failureOf,
  type Refused,
  type StepFailure,
} from '@sojourn/server/modules/selling/booking/failure.ts';
import type { SingleOrder } from '@sojourn/server/modules/selling/booking/single-order/single-order.ts';
import type { HomeRejection, HomesPrice } from '../price-port.ts';
import {
  atHomePrice,
  type BookedHome,
  type HomeDeps,
  type HomeSale,
  type HomeVisitor,
  isHomeBooking,
  supplierOfStays,
} from '../sale.ts';
import { supplierSchedule } from '../schedule-of-home.ts';
import type { HomeConfirmRequest, HomeRecord, HomeReserveRequest } from '../supplier.ts';

export const BOOK_HOME = 'book-home';

type HomeOrdering = SingleOrder<
  BookedHome,
  HomeVisitor,
  HomeReserveRequest,
  HomeConfirmRequest,
  HomesPrice,
  HomeRecord,
  HomeRejection
>;

export const homeOrder = (deps: Pick<HomeDeps, 'homeSupplierOf'>): HomeOrdering => ({
  isOwn: isHomeBooking,
  supplierOf: (request) => supplierOfStays(deps, request),
  holdRequest: ({ request, offer: { guarantee }, acceptedMinor: totalMinor }) => ({
    ...request,
    totalMinor,
    guaranteeId: guarantee?.id,
  }),
  confirmRequest: (_, { guest, message }) => ({ guest, message }),
  gone: { reason: 'NoAvailability' },
  dueMinor: ({ totalMinor }) => totalMinor,
  atPrice: (booking, price, { arrivals }) => {
    const sale = atHomePrice(booking, price);
    return { ...sale, offer: { ...sale.offer, arrivals } };
  },
  failure: failureOfHome,
  schedule: (booking, { schedule }) => supplierSchedule(booking, schedule),
});

/** A refused step of a home as the traveler sees it (B §5, §8). */
function failureOfHome(
  sale: Pick<HomeSale, 'request' | 'offer'>,
  answer: Refused<HomeRejection>,
  step: 'hold' | 'confirm',
): StepFailure {
  if (answer.outcome === 'unavailable') return failureOf(step === 'hold' ? 'Timeout' : 'ProviderError');
  const { rejection } = answer;
  return rejection.reason === 'PriceIncreased'
    ? { reason: 'PriceIncreased', sale: atHomePrice(sale, rejection.price, rejection.stays) }
    : failureOf(rejection.reason);
}
