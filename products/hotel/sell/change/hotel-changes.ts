/** Changing booked stays, for the module of changes. */
import { instantAt } from '@sojourn/domain/dates.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import { orderChanges } from '@sojourn/server/modules/trips/changes/order-changes.ts';
import type { Changing } from '@sojourn/server/modules/trips/changes/product.ts';
import type { HotelChangeAsk, HotelChangeDetail } from '#hotel/wire/hotel-change.ts';
import type { BookedStay, HotelBooking, HotelDeps, HotelOffer, HotelQuoteRequest } from '../sale.ts';
import { viewFees } from '../view-fees.ts';
import type { StayChangeQuote, StayChangeRequest } from './change-port.ts';

/** Until the day of check-in begins at the hotel. What its rate then loses is in the price. */
export const stayChangeWindow = ({ offer: { stay } }: Pick<HotelBooking, 'offer'>) => ({
  closesAt: instantAt(`${stay.checkIn}T00:00`, stay.zone),
  isAllowed: true,
});

export const hotelChanges = ({ supplierOf }: Pick<HotelDeps, 'supplierOf'>): Changing<BookedStay> =>
  orderChanges<BookedStay, HotelChangeAsk, StayChangeRequest, StayChangeQuote>({
    window: stayChangeWindow,
    supplierOf: ({ stayId }) => supplierOf(stayId),
    isAsk: (ask): ask is HotelChangeAsk => ask.kind === 'Hotel',
    isAsBooked,
    request: requestOf,
    after: ({ request }, { checkIn, checkOut, rooms, guests }) => ({
      request: { ...request, checkIn, checkOut, rooms },
      guests,
    }),
    offer: ({ offer }, request, quote) => offerAfter(offer, quote, request),
    detail: detailOf,
  });

const nameOf = ({ firstName, lastName }: HotelChangeAsk['guests'][number]) => `${firstName} ${lastName}`;
const partyOf = ({ adults, childAges }: HotelChangeAsk['rooms'][number]) => `${adults}:${childAges}`;
const wordsOf = ({ checkIn, checkOut, rooms, guests }: Omit<HotelChangeAsk, 'kind'>): string =>
  [checkIn, checkOut, ...rooms.map(partyOf), ...guests.map(nameOf)].join('|');

const wireRooms = ({ rooms }: Pick<HotelQuoteRequest, 'rooms'>) =>
  rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] }));
const stayOf = ({ request, guests }: HotelBooking) => ({
  checkIn: request.checkIn,
  checkOut: request.checkOut,
  rooms: wireRooms(request),
  guests: guests.map(({ firstName, lastName }) => ({ firstName, lastName })),
});
const isAsBooked = (booking: HotelBooking, ask: HotelChangeAsk): boolean =>
  wordsOf(stayOf(booking)) === wordsOf(ask);

const requestOf = (
  { bookingId: reference }: HotelBooking,
  { checkIn, checkOut, rooms, guests }: HotelChangeAsk,
  now: StayChangeRequest['now'],
): StayChangeRequest => ({ reference, checkIn, checkOut, rooms, guests, now });

/** What comparable stays cost was read for these days and guests alone. */
const isSameStay = (
  { stay }: HotelOffer,
  { checkIn, checkOut, rooms }: Pick<HotelQuoteRequest, 'checkIn' | 'checkOut' | 'rooms'>,
): boolean =>
  stay.checkIn === checkIn &&
  stay.checkOut === checkOut &&
  JSON.stringify(stay.rooms) === JSON.stringify(rooms);

/** No price is promised any more, and no guarantee is left. */
const offerAfter = (
  offer: HotelOffer,
  { price, cancellation, feesAtProperty }: StayChangeQuote,
  ask: Pick<HotelQuoteRequest, 'checkIn' | 'checkOut' | 'rooms'>,
): HotelOffer => ({
  ...offer,
  stay: { ...offer.stay, checkIn: ask.checkIn, checkOut: ask.checkOut, rooms: wireRooms(ask) },
  price,
  miles: milesFor(price.total),
  cancellation,
  feesAtProperty,
  guarantee: null,
  market: isSameStay(offer, ask) ? offer.market : null,
});

function detailOf(booking: HotelBooking, ask: HotelChangeAsk, quote: StayChangeQuote): HotelChangeDetail {
  const { checkIn, checkOut, rooms, guests } = ask;
  const { currency } = quote.price.total;
  const isRepriced = quote.price.roomCount > booking.offer.price.roomCount;
  const had = new Set(isRepriced ? [] : booking.offer.price.nights.map(({ date }) => date));
  const offer = offerAfter(booking.offer, quote, ask);
  return {
    kind: 'Hotel',
    before: stayOf(booking),
    after: { checkIn, checkOut, rooms, guests },
    nights: quote.price.nights.map(({ date, amountMinor }) => ({
      date,
      amount: money(amountMinor, currency),
      isNew: !had.has(date),
    })),
    feesAtProperty: viewFees({ offer, request: { ...booking.request, checkIn, checkOut, rooms } }),
    cancellation: { ...quote.cancellation, steps: [...quote.cancellation.steps] },
  };
}
