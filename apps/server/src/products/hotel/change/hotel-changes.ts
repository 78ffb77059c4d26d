/** Changing booked stays, for the module of changes. Our reference of a change is its id. */
import type { HotelChangeAsk, HotelChangeDetail } from '@sojourn/contract/products/hotel/hotel-change.ts';
import type { ChangeAmounts } from '@sojourn/domain/booking/change-state.ts';
import { instantAt } from '@sojourn/domain/dates.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import type { StayChangeAmounts } from '@sojourn/domain/products/hotel/change-stay.ts';
import type { ChangeMade, ChangeQuoted, Changing } from '#modules/changes/product.ts';
import { ok, rejected, unavailable } from '#suppliers/outcome.ts';
import type { BookedStay, HotelBooking, HotelDeps, HotelOffer } from '../sale.ts';
import { viewFees } from '../view-fees.ts';
import type { StayChangeQuote, StayChangeRequest } from './change-port.ts';

/** Until the day of check-in begins at the hotel. What its rate then loses is in the price. */
export const stayChangeWindow = ({ offer: { stay } }: Pick<HotelBooking, 'offer'>) => ({
  closesAt: instantAt(`${stay.checkIn}T00:00`, stay.zone),
  isAllowed: true,
});

type Facts = { readonly dueMinor: number };

export const hotelChanges = (deps: Pick<HotelDeps, 'supplierOf'>): Changing<BookedStay> => ({
  cause: 'changed',
  window: stayChangeWindow,
  quote: async (booking, ask, now, context) => {
    if (ask.kind !== 'Hotel' || isAsBooked(booking, ask)) return rejected({ reason: 'NotChangeable' });
    if (booking.scheduleStatus !== 'Confirmed') return rejected({ reason: 'ScheduleChangePending' });
    const supplier = deps.supplierOf(booking.request.stayId);
    if (!supplier) return unavailable;
    const quoted = await supplier.quoteChange(requestOf(booking, ask, now), context);
    return quoted.outcome === 'ok' ? ok(quotedOf(booking, ask, quoted.value)) : quoted;
  },
  confirm: async (booking, { changeId, ask, quote }, now, context) => {
    if (ask.kind !== 'Hotel') return rejected({ reason: 'NotChangeable' });
    const supplier = deps.supplierOf(booking.request.stayId);
    if (!supplier) return unavailable;
    const { dueMinor } = quote.facts as Facts;
    const request = { ...requestOf(booking, ask, now), changeReference: changeId, dueMinor };
    const answer = await supplier.change(request, context);
    return answer.outcome === 'ok' ? ok(madeOf(booking, quote, answer.value)) : answer;
  },
  lookUp: async (booking, { changeId, quote }, context) => {
    const supplier = deps.supplierOf(booking.request.stayId);
    const found = await supplier?.lookUp({ reference: booking.bookingId }, context);
    if (found?.outcome !== 'ok') return found ?? unavailable;
    const done = found.value?.changes.find((each) => each.changeReference === changeId);
    return ok(done ? madeOf(booking, quote, done) : null);
  },
  record: async () => undefined,
});

const nameOf = ({ firstName, lastName }: HotelChangeAsk['guests'][number]) => `${firstName} ${lastName}`;
const partyOf = ({ adults, childAges }: HotelChangeAsk['rooms'][number]) => `${adults}:${childAges}`;
const wordsOf = ({ checkIn, checkOut, rooms, guests }: Omit<HotelChangeAsk, 'kind'>): string =>
  [checkIn, checkOut, ...rooms.map(partyOf), ...guests.map(nameOf)].join('|');

const stayOf = ({ request, guests }: HotelBooking) => ({
  checkIn: request.checkIn,
  checkOut: request.checkOut,
  rooms: request.rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
  guests: guests.map(({ firstName, lastName }) => ({ firstName, lastName })),
});
const isAsBooked = (booking: HotelBooking, ask: HotelChangeAsk): boolean =>
  wordsOf(stayOf(booking)) === wordsOf(ask);

const requestOf = (
  { bookingId: reference }: HotelBooking,
  { checkIn, checkOut, rooms, guests }: HotelChangeAsk,
  now: StayChangeRequest['now'],
): StayChangeRequest => ({ reference, checkIn, checkOut, rooms, guests, now });

function amountsOf({
  rateDifferenceMinor,
  taxDifferenceMinor,
  penaltyMinor,
  dueMinor,
}: StayChangeAmounts): ChangeAmounts {
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

/** What comparable stays cost was read for these days and guests alone. */
const isSameStay = (
  { stay }: HotelOffer,
  { checkIn, checkOut, rooms }: Pick<HotelChangeAsk, 'checkIn' | 'checkOut' | 'rooms'>,
): boolean =>
  stay.checkIn === checkIn &&
  stay.checkOut === checkOut &&
  JSON.stringify(stay.rooms) === JSON.stringify(rooms);

/** No price is promised any more, and no guarantee is left. */
const offerAfter = (
  offer: HotelOffer,
  { price, cancellation, feesAtProperty }: StayChangeQuote,
  ask: Pick<HotelChangeAsk, 'checkIn' | 'checkOut' | 'rooms'>,
): HotelOffer => ({
  ...offer,
  stay: { ...offer.stay, checkIn: ask.checkIn, checkOut: ask.checkOut, rooms: ask.rooms },
  price,
  miles: milesFor(price.total),
  cancellation,
  feesAtProperty,
  guarantee: null,
  market: isSameStay(offer, ask) ? offer.market : null,
});

function quotedOf(booking: HotelBooking, ask: HotelChangeAsk, quote: StayChangeQuote): ChangeQuoted {
  const { checkIn, checkOut, rooms, guests } = ask;
  const facts: Facts = { dueMinor: quote.amounts.dueMinor };
  const request: HotelBooking['request'] = { ...booking.request, checkIn, checkOut, rooms };
  return {
    facts,
    guests,
    request,
    offer: offerAfter(booking.offer, quote, ask),
    amounts: amountsOf(quote.amounts),
    credits: [],
    detail: detailOf(booking, ask, quote),
  };
}

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

/** At the amounts that it came to, which are at most those that were agreed to. */
function madeOf(booking: HotelBooking, quote: ChangeQuoted, done: StayChangeQuote): ChangeMade {
  const { checkIn, checkOut, rooms } = (quote.offer as HotelOffer).stay;
  return {
    facts: {},
    request: quote.request,
    offer: offerAfter(booking.offer, done, { checkIn, checkOut, rooms }),
    guests: quote.guests,
    amounts: amountsOf(done.amounts),
    credits: [],
    locator: null,
  };
}
