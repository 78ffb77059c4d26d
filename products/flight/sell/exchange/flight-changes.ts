/** Exchanging flights, for the module of changes. Our reference of an exchange is the change's id. */
import type { ChangeAsk } from '@sojourn/contract/changes.ts';
import type { ChangeAmounts, ChangeFailure } from '@sojourn/domain/booking/change-state.ts';
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import { assertPresent, first, itemAt, last } from '@sojourn/domain/present.ts';
import { enqueue } from '@sojourn/server/modules/platform/notify/enqueue.ts';
import type {
  ChangeMade,
  ChangeQuoted,
  ChangeRefused,
  Changing,
} from '@sojourn/server/modules/trips/changes/product.ts';
import { ownBookingId } from '@sojourn/server/modules/trips/changes/saga-input.ts';
import { type Outcome, ok, rejected, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import { withTicketRules } from '#flight/rules/fares/ticket-rules.ts';
import type { ExchangeAmounts, ResidualTo } from '#flight/rules/tickets/exchange-amounts.ts';
import { checkPartyLeft } from '#flight/rules/travelers/part-of-party.ts';
import { PASSENGER_CODES } from '#flight/rules/travelers/travelers.ts';
import type { FlightChangeDetail } from '#flight/wire/flight-exchange.ts';
import { findSameAfter } from '../booking/find-same-flight.ts';
import { locatorOf } from '../booking/flight-side.ts';
import { copyTicketing, setDocumentsLeft, setExchanged } from '../booking/store.ts';
import { supplierOfFlight } from '../checkout/price-flight.ts';
import { SPLIT } from '../emails/emails.ts';
import { withoutTravelers } from '../part/without-travelers.ts';
import type { BookedFlight, FlightBooking, FlightDeps, FlightOffer } from '../sale.ts';
import { isForAnyReason, withClaim } from './claim-exchange.ts';
import type { Exchanged, ExchangeQuote, ExchangeRejection, SplitPrices } from './exchange-port.ts';
import { extrasAfter, flightAfter } from './flight-after.ts';

const HOUR = 3600;
/** Until an hour before its last slice leaves; by the rules of the fares that were sold. */
export const exchangeWindow = ({ offer }: Pick<FlightBooking, 'offer'>) => {
  const { slices } = offer.flight;
  return { closesAt: closesAt(last(slices)), isAllowed: slices.some(isChangedHere) };
};

type Slice = FlightBooking['offer']['flight']['slices'][number];
/** When a slice can no longer be changed, nor checked in for. */
const closesAt = ({ segments }: Slice): Instant => plusSeconds(first(segments).scheduledDepartureTime, -HOUR);
/** By its ticket's rule; where that only names a contact, they change it. */
const isChangedHere = ({ restrictions }: Slice): boolean =>
  restrictions.penaltiesInfo.changePenalty.kind !== 'notAllowed' && changesBy(restrictions) === null;
/** Who changes a fare that isn't changed here. */
export const changesBy = ({ fixedWording }: Slice['restrictions']): 'airline' | 'support' | null => {
  if (fixedWording?.changes === 'ContactAirline') return 'airline';
  return fixedWording?.changes === 'ContactSupport' ? 'support' : null;
};

type Facts = { readonly amounts: ExchangeAmounts; readonly residualTo: ResidualTo };
type MadeFacts = Pick<Exchanged, 'documents' | 'locators' | 'split'>;

export const flightChanges = (deps: FlightDeps): Changing<BookedFlight> => ({
  cause: 'exchanged',
  window: exchangeWindow,
  quote: async (booking, ask, now, context) => {
    const supplier = supplierOfFlight(deps, booking.request);
    if (!supplier || ask.kind !== 'Flight') return rejected({ reason: 'NotChangeable' });
    const some = someOf(booking, ask);
    if (isForAnyReason(ask) && some.travelers) return rejected({ reason: 'ProtectionForEveryone' });
    const problem = some.travelers && checkSome(booking, some.travelers);
    if (problem) return rejected({ reason: problem });
    const { locale } = booking.request;
    const request = { reference: booking.bookingId, slices: ask.slices, locale, now, ...some };
    const quoted = await supplier.quoteExchange(request, context);
    if (quoted.outcome !== 'ok') return refusedBy(quoted);
    const nothing = quoted.value.newSlices.length === 0;
    if (nothing) return rejected({ reason: 'NotChangeable' });
    const quote = quotedOf(booking, ask, quoted.value);
    return isForAnyReason(ask) ? withClaim(deps, booking, quote, now) : ok(quote);
  },
  confirm: async (booking, { changeId, ask, quote }, now, context) => {
    const supplier = supplierOfFlight(deps, booking.request);
    if (!supplier) return unavailable;
    if (ask.kind !== 'Flight') return rejected({ reason: 'NotChangeable' });
    const { amounts, residualTo } = quote.facts as Facts;
    const { locale } = booking.request;
    const of = { reference: booking.bookingId, exchangeReference: changeId, amounts, residualTo };
    const answers = quote.answers === undefined ? {} : { answers: quote.answers };
    const own = quote.split ? { ownReference: ownBookingId(changeId), ...someOf(booking, ask) } : {};
    const { slices } = ask;
    const answer = await supplier.exchange({ ...of, slices, locale, now, ...answers, ...own }, context);
    return answer.outcome === 'ok' ? ok(madeOf(booking, quote, answer.value)) : refusedBy(answer);
  },
  lookUp: async (booking, { changeId, quote }, context) => {
    const supplier = supplierOfFlight(deps, booking.request);
    const reference = quote.split ? ownBookingId(changeId) : booking.bookingId;
    const found = await supplier?.lookUp({ reference }, context);
    if (found?.outcome !== 'ok') return found ?? unavailable;
    const done = found.value?.exchanges?.find((each) => each.exchangeReference === changeId);
    return ok(done ? madeOf(booking, quote, done) : null);
  },
  repeats: (booking, { ask, quote }, others, db) => {
    const offer = quote.offer as FlightOffer;
    const travelers = ask.kind === 'Flight' ? ask.travelers : undefined;
    return findSameAfter(deps, { booking, offer, travelers }, others, db);
  },
  record: async (tx, booking, { facts }) => setExchanged(tx, booking, facts as MadeFacts),
  recordSplit: async (tx, rest, own, { facts }, at) => {
    const { split, locators } = facts as MadeFacts;
    const restDocuments = assertPresent(split, 'what the others have').restDocuments;
    await copyTicketing(tx, rest, own.bookingId, assertPresent(locators, 'their locators'), at);
    await setDocumentsLeft(tx, rest, restDocuments);
    const { tenantId, customerId, bookingId } = rest;
    await enqueue(tx, { tenantId, customerId, kind: SPLIT, bookingId, key: own.bookingId, at });
  },
});

/** Left out where it's everybody. */
const someOf = ({ guests }: FlightBooking, { travelers }: Pick<FlightAsk, 'travelers'>) =>
  travelers && new Set(travelers).size < guests.length ? { travelers: [...new Set(travelers)] } : {};

type Refused = Exclude<Outcome<never, ExchangeRejection>, { readonly outcome: 'ok' }>;
const FAILURES: Partial<Record<ExchangeRejection['reason'], ChangeFailure>> = {
  NotExchangeable: 'NotChangeable',
  RateNotAvailable: 'NoAvailability',
  NewChange: 'Superseded',
};
export const refusedBy = (
  answer: Refused,
): Exclude<Outcome<never, ChangeRefused>, { readonly outcome: 'ok' }> =>
  answer.outcome === 'rejected'
    ? rejected({ reason: FAILURES[answer.rejection.reason] ?? (answer.rejection.reason as ChangeFailure) })
    : answer;

/** What isn't owed by an airline goes back to the tenders. */
const residualToOf = ({ amounts, credits }: Pick<ExchangeQuote, 'amounts' | 'credits'>): ResidualTo =>
  amounts.residualTo === 'credit' && credits.length > 0 ? 'credit' : 'refund';

function amountsOf(amounts: ExchangeAmounts, residualTo: ResidualTo): ChangeAmounts {
  const lines = [
    { kind: 'fareDifference', amountMinor: amounts.fareDifferenceMinor },
    { kind: 'taxDifference', amountMinor: amounts.taxDifferenceMinor },
    { kind: 'seatsReturned', amountMinor: -amounts.seatsReturnedMinor },
    { kind: 'penalty', amountMinor: amounts.penaltyMinor },
  ] as const;
  return {
    lines: lines.filter(({ kind, amountMinor }) => amountMinor !== 0 || kind === 'fareDifference'),
    addCollectMinor: amounts.addCollectMinor,
    backMinor: amounts.residualMinor,
    backTo: residualTo === 'credit' ? 'credit' : 'tenders',
  };
}

/** The ticket as it will be: nothing is voided any more, and no price is promised. */
const offerAfter = (
  { offer, request }: FlightBooking,
  {
    newSlices,
    rules,
    price,
    cancellation,
  }: Pick<ExchangeQuote, 'newSlices' | 'rules' | 'price' | 'cancellation'>,
): FlightOffer => ({
  ...offer,
  flight: flightAfter(offer.flight, { newSlices, rules }),
  price,
  cancellation,
  miles: milesFor(price.total),
  voidHours: 0,
  guarantee: null,
  exitSeats: extrasAfter(request, offer, newSlices).exitSeats,
  // What comparable trips cost was of the day of booking and of the flights before
  market: null,
});

/** Neither they nor the others may be children alone, or an infant without a lap. */
function checkSome({ guests }: FlightBooking, going: readonly number[]): ChangeFailure | null {
  if (going.some((place) => place >= guests.length)) return 'InvalidPassengers';
  const types = guests.map(({ type }) => type);
  const staying = types.flatMap((_, place) => (going.includes(place) ? [] : [place]));
  return checkPartyLeft(types, staying) ?? checkPartyLeft(types, going);
}

/** What is asked of flights: of all travelers unless some are named. */
type FlightAsk = Extract<ChangeAsk, { readonly kind: 'Flight' }>;

export function quotedOf(
  whole: FlightBooking,
  { slices, ...ask }: Pick<FlightAsk, 'slices' | 'travelers'>,
  quote: ExchangeQuote,
): ChangeQuoted {
  const split = quote.split && splitOf(whole, someOf(whole, ask).travelers ?? [], quote.split);
  const booking = split ? { ...whole, ...split.own } : whole;
  const { request, offer, guests } = booking;
  const residualTo = residualToOf(quote);
  const facts: Facts = { amounts: quote.amounts, residualTo };
  const { extras } = extrasAfter(request, offer, quote.newSlices);
  const after: FlightBooking['request'] = { ...request, slices, extras };
  return {
    facts,
    guests,
    request: after,
    offer: offerAfter(booking, quote),
    amounts: amountsOf(quote.amounts, residualTo),
    credits: residualTo === 'credit' ? quote.credits : [],
    detail: detailOf(booking, quote),
    ...(split ? { split } : {}),
  };
}

/** Both bookings as they are then, before the tickets of one are exchanged. */
function splitOf(booking: FlightBooking, going: readonly number[], { own, rest }: SplitPrices) {
  const staying = booking.guests.flatMap((_, place) => (going.includes(place) ? [] : [place]));
  return {
    going,
    own: withoutTravelers(booking, staying, own),
    rest: withoutTravelers(booking, going, rest),
    shareMinor: own.price.total.amountMinor,
  };
}

const detailOf = ({ offer }: FlightBooking, quote: ExchangeQuote): FlightChangeDetail => ({
  kind: 'Flight',
  airline: quote.airline,
  slices: quote.newSlices.map(({ index, slice }) => ({
    slice: index,
    before: itemAt(offer.flight.slices, index),
    after: itemAt(withTicketRules([slice], quote.rules), 0),
  })),
  travelers: quote.travelers.map(({ type, code, count, beforeMinor, afterMinor }) => ({
    type,
    code: code || PASSENGER_CODES[type],
    count,
    before: money(beforeMinor),
    after: money(afterMinor),
  })),
  lostSeats: quote.lostSeats.map(({ slice, traveler, seat }) => ({ slice, traveler, seat })),
});

/** At the amounts that it came to, which are at most those that were agreed to. */
function madeOf(booking: FlightBooking, quote: ChangeQuoted, done: Exchanged): ChangeMade {
  const { residualTo } = quote.facts as Facts;
  const { price, cancellation, documents, locators } = done;
  const offer: FlightOffer = {
    ...(quote.offer as FlightOffer),
    price,
    cancellation,
    miles: milesFor(price.total),
  };
  const facts: MadeFacts = {
    documents,
    ...(locators ? { locators } : {}),
    ...(done.split ? { split: done.split } : {}),
  };
  return {
    facts,
    offer,
    request: quote.request,
    guests: quote.guests,
    amounts: amountsOf(done.amounts, residualTo),
    credits: residualTo === 'credit' ? done.credits : [],
    locator: locators ? locatorOf(locators) : null,
    ...(quote.split && done.split ? { split: splitOf(booking, quote.split.going, done.split) } : {}),
  };
}

type ClosesAt = { readonly slice: number; readonly closesAt: Instant; readonly canChange: boolean };
/** Each slice on its own: until an hour before it leaves, where its fare allows it. */
export const closingTimes = ({ offer }: Pick<FlightBooking, 'offer'>, now: Instant): ClosesAt[] =>
  offer.flight.slices.map((each, slice) => ({
    slice,
    closesAt: closesAt(each),
    canChange: isBefore(now, closesAt(each)) && isChangedHere(each) && new Set(each.ticketNos).size === 1,
  }));
