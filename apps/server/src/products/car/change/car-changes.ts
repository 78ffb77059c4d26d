/** Changing booked cars, for the module of changes. Our reference of a change is its id. */
import type { CarChangeAsk, CarChangeDetail } from '@sojourn/contract/products/car/car-change.ts';
import type { ChangeAmounts } from '@sojourn/domain/booking/change-state.ts';
import type { CarPrice } from '@sojourn/domain/products/car/car-price.ts';
import type { RentalChangeAmounts } from '@sojourn/domain/products/car/trip/change-rental.ts';
import type { ChangeMade, ChangeQuoted, Changing } from '#modules/changes/product.ts';
import { ok, rejected, unavailable } from '#suppliers/outcome.ts';
import { atCarPrice, type BookedCar, type CarBooking, type CarDeps, type CarQuoteOffer } from '../sale.ts';
import type { CarChangeQuote, CarChangeRequest } from './change-port.ts';

/** Until it's picked up. What giving up the booked times then loses is in the price. */
export const rentalChangeWindow = ({ startsAt }: Pick<CarBooking, 'startsAt'>) => ({
  closesAt: startsAt,
  isAllowed: true,
});

type Facts = { readonly dueMinor: number };

export const carChanges = (deps: Pick<CarDeps, 'carSupplierOf'>): Changing<BookedCar> => ({
  cause: 'changed',
  window: rentalChangeWindow,
  quote: async (booking, ask, now, context) => {
    if (ask.kind !== 'Car' || isAsBooked(booking, ask)) return rejected({ reason: 'NotChangeable' });
    if (booking.scheduleStatus !== 'Confirmed') return rejected({ reason: 'ScheduleChangePending' });
    const supplier = deps.carSupplierOf(booking.request.carId);
    if (!supplier) return unavailable;
    const quoted = await supplier.quoteChange(requestOf(booking, ask, now), context);
    return quoted.outcome === 'ok' ? ok(quotedOf(booking, ask, quoted.value)) : quoted;
  },
  confirm: async (booking, { changeId, ask, quote }, now, context) => {
    if (ask.kind !== 'Car') return rejected({ reason: 'NotChangeable' });
    const supplier = deps.carSupplierOf(booking.request.carId);
    if (!supplier) return unavailable;
    const { dueMinor } = quote.facts as Facts;
    const request = { ...requestOf(booking, ask, now), changeReference: changeId, dueMinor };
    const answer = await supplier.change(request, context);
    return answer.outcome === 'ok' ? ok(madeOf(booking, quote, answer.value)) : answer;
  },
  lookUp: async (booking, { changeId, quote }, context) => {
    const supplier = deps.carSupplierOf(booking.request.carId);
    const found = await supplier?.lookUp({ reference: booking.bookingId }, context);
    if (found?.outcome !== 'ok') return found ?? unavailable;
    const done = found.value?.changes.find((each) => each.changeReference === changeId);
    return ok(done ? madeOf(booking, quote, done) : null);
  },
  // The company's own record and the booking say it all
  record: async () => undefined,
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

function amountsOf(amounts: RentalChangeAmounts): ChangeAmounts {
  const { rateDifferenceMinor, taxDifferenceMinor, penaltyMinor, dueMinor } = amounts;
  const lines = [
    { kind: 'rateDifference', amountMinor: rateDifferenceMinor },
    { kind: 'taxDifference', amountMinor: taxDifferenceMinor },
    { kind: 'penalty', amountMinor: penaltyMinor },
  ] as const;
  return {
    lines: lines.filter(({ amountMinor }) => amountMinor !== 0),
    addCollectMinor: Math.max(0, dueMinor),
    backMinor: Math.max(0, -dueMinor),
    backTo: 'tenders',
  };
}

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

function quotedOf(booking: CarBooking, ask: CarChangeAsk, quote: CarChangeQuote): ChangeQuoted {
  const facts: Facts = { dueMinor: quote.amounts.dueMinor };
  return {
    facts,
    guests: ask.drivers,
    request: requestAfter(booking, ask),
    offer: offerAfter(booking, ask, quote),
    amounts: amountsOf(quote.amounts),
    credits: [],
    detail: detailOf(booking, ask, quote),
  };
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

/** At the amounts that it came to, which are at most those that were agreed to. */
const madeOf = (booking: CarBooking, quote: ChangeQuoted, done: CarChangeQuote): ChangeMade => ({
  facts: {},
  request: quote.request,
  offer: offerAfter(booking, quote.request as CarBooking['request'], done),
  guests: quote.guests,
  amounts: amountsOf(done.amounts),
  credits: [],
  locator: null,
});
