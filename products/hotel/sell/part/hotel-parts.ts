/** Canceling some of the rooms of a stay. Our reference of it is the change's id. */
import type { ChangeAsk } from '@sojourn/contract/changes.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { amountsOfParts, type PartValue } from '@sojourn/server/modules/trips/changes/amounts-of-parts.ts';
import type {
  ChangeMade,
  ChangeQuoted,
  ChangeRefused,
  ChangeWindow,
  Parting,
} from '@sojourn/server/modules/trips/changes/product.ts';
import { type Outcome, ok, rejected, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import type { BookedStay, HotelBooking, HotelDeps, HotelOffer } from '../sale.ts';
import type { RoomPartQuote, RoomPartRejection } from './part-port.ts';

type Facts = { readonly refundMinor: number };
type Refused = Exclude<Outcome<never, RoomPartRejection>, { readonly outcome: 'ok' }>;

const window = ({ startsAt, request: { rooms } }: HotelBooking): ChangeWindow => ({
  closesAt: startsAt,
  isAllowed: rooms.length > 1,
});

export const hotelParts = ({ supplierOf }: HotelDeps): Parting<BookedStay> => ({
  cause: 'reduced',
  window,
  view: (booking) => [
    {
      ...window(booking),
      unit: 'room',
      parts: booking.request.rooms.map(({ adults, childAges }, part) => ({
        part,
        name: nameOf(booking, part),
        age: null,
        seats: [],
        adults,
        children: childAges.length,
        ways: [],
      })),
    },
  ],
  quote: async (booking, ask, now, context) => {
    const supplier = supplierOf(booking.request.stayId);
    const gone = placesIn(booking, ask);
    if (!supplier || !gone) return rejected({ reason: 'NotChangeable' });
    const { rooms } = booking.request;
    if (gone.length === rooms.length) return rejected({ reason: 'NothingLeft' });
    const quoted = await supplier.quotePart({ reference: booking.bookingId, rooms, gone, now }, context);
    return quoted.outcome === 'ok' ? ok(quotedOf(booking, gone, quoted.value)) : refusedBy(quoted);
  },
  confirm: async (booking, { changeId, ask, quote }, now, context) => {
    const supplier = supplierOf(booking.request.stayId);
    if (!supplier) return unavailable;
    const gone = placesIn(booking, ask);
    if (!gone) return rejected({ reason: 'NotChangeable' });
    const { rooms } = booking.request;
    const request = { reference: booking.bookingId, rooms, gone, now, partReference: changeId };
    const { refundMinor } = quote.facts as Facts;
    const answer = await supplier.cancelPart({ ...request, refundMinor }, context);
    return answer.outcome === 'ok' ? ok(madeOf(booking, gone, answer.value)) : refusedBy(answer);
  },
  lookUp: async (booking, { changeId, ask }, context) => {
    const supplier = supplierOf(booking.request.stayId);
    const found = await supplier?.lookUp({ reference: booking.bookingId }, context);
    if (found?.outcome !== 'ok') return found ?? unavailable;
    const done = found.value?.canceledParts?.find(({ partReference }) => partReference === changeId);
    const gone = placesIn(booking, ask);
    return ok(done && gone ? madeOf(booking, gone, done) : null);
  },
  // The hotel's own record and the booking say it all
  record: async () => undefined,
});

/** Older bookings have one lead guest for all rooms. */
function nameOf({ guests }: HotelBooking, room: number): string {
  const guest = guests[room] ?? itemAt(guests, 0);
  return `${guest.firstName} ${guest.lastName}`;
}

/** Each once; null where one isn't a room's place. */
function placesIn({ request: { rooms } }: HotelBooking, ask: ChangeAsk): readonly number[] | null {
  if (ask.kind !== 'Part' || (ask.unit ?? 'room') !== 'room') return null;
  const isRoom = ask.parts.every((part) => part < rooms.length);
  return isRoom ? [...new Set(ask.parts)].toSorted((a, b) => a - b) : null;
}

function refusedBy(answer: Refused): Exclude<Outcome<never, ChangeRefused>, { readonly outcome: 'ok' }> {
  if (answer.outcome !== 'rejected') return answer;
  const { reason } = answer.rejection;
  if (reason === 'NotCancellable') return rejected({ reason: 'NotChangeable' });
  return rejected({ reason: reason === 'PenaltyChanged' ? 'PriceIncreased' : reason });
}

const valuesOf = (booking: HotelBooking, { rooms }: RoomPartQuote): PartValue[] =>
  rooms.map(({ room, paidMinor, refundMinor }) => {
    return { part: room, name: nameOf(booking, room), paidMinor, refundMinor, creditMinor: 0 };
  });

/** The stay in the rooms that are left. */
function left(booking: HotelBooking, gone: readonly number[], quote: RoomPartQuote) {
  const { request, offer, guests } = booking;
  const { price, cancellation, feesAtProperty } = quote;
  const stays = (_: unknown, room: number): boolean => !gone.includes(room);
  const rooms = request.rooms.filter(stays);
  const offerLeft: HotelOffer = {
    ...offer,
    stay: { ...offer.stay, rooms: offer.stay.rooms.filter(stays) },
    price,
    cancellation,
    feesAtProperty,
    miles: milesFor(price.total),
    guarantee: null,
  };
  const guestsLeft = guests.length === request.rooms.length ? guests.filter(stays) : guests;
  return { request: { ...request, rooms }, offer: offerLeft, guests: guestsLeft };
}

function quotedOf(booking: HotelBooking, gone: readonly number[], quote: RoomPartQuote): ChangeQuoted {
  const values = valuesOf(booking, quote);
  const amounts = amountsOfParts(values);
  const facts: Facts = { refundMinor: amounts.backMinor };
  const parts = values.map(({ part, name, paidMinor, refundMinor }) => {
    return { part, name, paid: money(paidMinor), refund: money(refundMinor), credit: money(0) };
  });
  return { ...left(booking, gone, quote), facts, amounts, credits: [], detail: { kind: 'Part', parts } };
}

function madeOf(booking: HotelBooking, gone: readonly number[], done: RoomPartQuote): ChangeMade {
  const amounts = amountsOfParts(valuesOf(booking, done));
  return { ...left(booking, gone, done), facts: {}, amounts, credits: [], locator: null };
}
