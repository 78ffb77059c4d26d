/** Changing booked cars, for the module of changes. */
import { orderChanges } from '@sojourn/server/modules/trips/changes/order-changes.ts';
import type { Changing } from '@sojourn/server/modules/trips/changes/product.ts';
import type { CarPrice } from '#car/rules/car-price.ts';
import type { CarChangeAsk, CarChangeDetail } from '#car/wire/car-change.ts';
import { atCarPrice, type BookedCar, type CarBooking, type CarDeps, type CarQuoteOffer } from '../sale.ts';
import type { CarChangeQuote, CarChangeRequest } from './change-port.ts';

/** Until it's picked up. What giving up the booked times then loses is in the price. */
export const rentalChangeWindow = ({ startsAt }: Pick<CarBooking, 'startsAt'>) => ({
  closesAt: startsAt,
  isAllowed: true,
});

export const carChanges = ({ carSupplierOf }: Pick<CarDeps, 'carSupplierOf'>): Changing<BookedCar> =>
  orderChanges<BookedCar, CarChangeAsk, CarChangeRequest, CarChangeQuote>({
    window: rentalChangeWindow,
    supplierOf: ({ carId }) => carSupplierOf(carId),
    isAsk: (ask): ask is CarChangeAsk => ask.kind === 'Car',
    isAsBooked,
    request: requestOf,
    after: (booking, ask) => ({ request: requestAfter(booking, ask), guests: ask.drivers }),
    offer: offerAfter,
    detail: detailOf,
  });

const namesOf = (drivers: CarChangeAsk['drivers']): string =>
  drivers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join('|');
const isAsBooked = ({ request, guests }: CarBooking, { pickUp, dropOff, drivers }: CarChangeAsk): boolean =>
  request.pickUp === pickUp && request.dropOff === dropOff && namesOf([...guests]) === namesOf(drivers);

/** One additional driver for each beyond the first. */
const extrasFor = (
  { extras }: CarBooking['request'],
  { drivers }: Pick<CarChangeAsk, 'drivers'>,
): CarBooking['request']['extras'] => {
  const others = extras.filter(({ kind }) => kind !== 'additionalDriver');
  const count = drivers.length - 1;
  return count === 0 ? others : [...others, { kind: 'additionalDriver', count }];
};

const requestAfter = (
  { request }: CarBooking,
  ask: Pick<CarChangeAsk, 'pickUp' | 'dropOff' | 'drivers'>,
): CarBooking['request'] => ({
  ...request,
  pickUp: ask.pickUp,
  dropOff: ask.dropOff,
  extras: extrasFor(request, ask),
});

const requestOf = (
  booking: CarBooking,
  ask: CarChangeAsk,
  now: CarChangeRequest['now'],
): CarChangeRequest => ({
  ...requestAfter(booking, ask),
  reference: booking.bookingId,
  drivers: ask.drivers,
  now,
});

/** No price is promised any more, and the other way to pay is no longer open. */
function offerAfter(
  booking: CarBooking,
  { pickUp, dropOff }: Pick<CarBooking['request'], 'pickUp' | 'dropOff'>,
  { price, summary, cancellation }: Pick<CarChangeQuote, 'price' | 'summary' | 'cancellation'>,
): CarQuoteOffer {
  const { offer } = atCarPrice(booking, price);
  // A car of a lower class that was agreed to stays the one that waits
  const rental = { ...summary, car: booking.offer.rental.car };
  const { request } = booking;
  // What comparable cars cost was read for the booked times alone
  const market = request.pickUp === pickUp && request.dropOff === dropOff ? offer.market : null;
  return { ...offer, rental, cancellation, guarantee: null, payWays: [price], market };
}

const rentalOf = (
  { pickUp, dropOff }: Pick<CarChangeAsk, 'pickUp' | 'dropOff'>,
  { days, atDesk }: CarPrice,
  drivers: CarBooking['guests'],
): CarChangeDetail['after'] => ({
  pickUp,
  dropOff,
  days,
  atDesk,
  drivers: drivers.map(({ firstName, lastName }) => ({ firstName, lastName })),
});

function detailOf(booking: CarBooking, ask: CarChangeAsk, quote: CarChangeQuote): CarChangeDetail {
  const { cancellation } = quote;
  return {
    kind: 'Car',
    before: rentalOf(booking.request, booking.offer.rentalPrice, booking.guests),
    after: rentalOf(ask, quote.price, ask.drivers),
    cancellation: { ...cancellation, steps: [...cancellation.steps] },
  };
}
