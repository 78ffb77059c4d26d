/**
 * Canceling some of the travelers of a trip by air, or some of its tickets. Our reference of it is the
 * change's id.
 */
import type { ChangeAsk, PartGroup } from '@sojourn/contract/changes.ts';
import type { CompleteTraveler } from '@sojourn/contract/travelers.ts';
import type { ChangeAmounts, ChangeFailure } from '@sojourn/domain/booking/change-state.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { changeTravelers } from '@sojourn/server/modules/selling/booking/travelers/change-travelers.ts';
import { amountsOfParts, type PartValue } from '@sojourn/server/modules/trips/changes/amounts-of-parts.ts';
import type {
  ChangeMade,
  ChangeQuoted,
  ChangeRefused,
  ChangeWindow,
  Parting,
} from '@sojourn/server/modules/trips/changes/product.ts';
import { type Outcome, ok, rejected, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import { checkPartyLeft } from '#flight/rules/travelers/part-of-party.ts';
import { locatorOf } from '../booking/flight-side.ts';
import { setDocumentsLeft, setTicketsLeft } from '../booking/store.ts';
import { supplierOfFlight } from '../checkout/price-flight.ts';
import type { BookedFlight, FlightBooking, FlightDeps } from '../sale.ts';
import { groupsOf, ticketParts, ticketValues, ticketWindow, withoutTickets } from './flight-tickets.ts';
import type { CanceledPart, PartQuote, PartRejection, PartRequest } from './part-port.ts';
import { withoutTravelers } from './without-travelers.ts';

type Facts = { readonly refundMinor: number };
type MadeFacts = Pick<CanceledPart, 'documents' | 'locators'> & { readonly gone: readonly number[] };
type Refused = Exclude<Outcome<never, PartRejection>, { readonly outcome: 'ok' }>;
/** Which parts are given up: travelers by their places, or tickets by those of their groups. */
type Gone = { readonly unit: 'traveler' | 'ticket'; readonly places: readonly number[] };

export const flightParts = (deps: FlightDeps): Parting<BookedFlight> => ({
  cause: 'reduced',
  window: (booking) => {
    const open = [travelerWindow(booking), ticketWindow(booking)].filter(({ isAllowed }) => isAllowed);
    const [last = travelerWindow(booking)] = open.toSorted((a, b) =>
      isBefore(a.closesAt, b.closesAt) ? 1 : -1,
    );
    return last;
  },
  view: (booking, now) => [
    { ...travelerWindow(booking), unit: 'traveler', parts: travelerParts(booking) },
    { ...ticketWindow(booking), unit: 'ticket', parts: ticketParts(booking, now) },
  ],
  quote: async (booking, ask, now, context) => {
    const supplier = supplierOfFlight(deps, booking.request);
    const gone = goneBy(booking, ask);
    if (!supplier || !gone) return rejected({ reason: 'NotChangeable' });
    const problem = problemOf(booking, gone);
    if (problem) return rejected({ reason: problem });
    const quoted = await supplier.quotePart(requestOf(booking, gone, now), context);
    return quoted.outcome === 'ok' ? ok(quotedOf(booking, gone, quoted.value)) : refusedBy(quoted);
  },
  confirm: async (booking, { changeId, ask, quote }, now, context) => {
    const supplier = supplierOfFlight(deps, booking.request);
    if (!supplier) return unavailable;
    const gone = goneBy(booking, ask);
    if (!gone) return rejected({ reason: 'NotChangeable' });
    const { refundMinor } = quote.facts as Facts;
    const confirming = { partReference: changeId, refundMinor };
    const answer = await supplier.cancelPart({ ...requestOf(booking, gone, now), ...confirming }, context);
    return answer.outcome === 'ok' ? ok(madeOf(booking, gone, answer.value)) : refusedBy(answer);
  },
  lookUp: async (booking, { changeId, ask }, context) => {
    const supplier = supplierOfFlight(deps, booking.request);
    const found = await supplier?.lookUp({ reference: booking.bookingId }, context);
    if (found?.outcome !== 'ok') return found ?? unavailable;
    const done = found.value?.canceledParts?.find(({ partReference }) => partReference === changeId);
    const gone = goneBy(booking, ask);
    return ok(done && gone ? madeOf(booking, gone, done) : null);
  },
  record: async (tx, booking, { facts }) => {
    const { documents, locators, gone } = facts as MadeFacts;
    if (locators) return setTicketsLeft(tx, booking, { documents, locators });
    await setDocumentsLeft(tx, booking, documents);
    await changeTravelers<CompleteTraveler>(tx, deps.sealer, booking, (travelers) =>
      travelers.filter((_, place) => !gone.includes(place)),
    );
  },
});

const travelerWindow = ({ startsAt, guests }: FlightBooking): ChangeWindow => ({
  closesAt: startsAt,
  isAllowed: guests.length > 1,
});
const travelerParts = ({ guests, request: { extras } }: FlightBooking): PartGroup['parts'] =>
  guests.map((guest, part) => ({
    part,
    name: nameOf(guest),
    age: AGES[guest.type],
    seats: extras.seats.filter(({ traveler }) => traveler === part).map(({ seat }) => seat),
    adults: guest.type === 'Adult' ? 1 : 0,
    children: guest.type === 'Adult' ? 0 : 1,
    ways: [],
  }));

const AGES = { Adult: 'Adult', Child: 'Child', LapInfant: 'Infant', SeatedInfant: 'Infant' } as const;
const nameOf = ({ firstName, lastName }: FlightBooking['guests'][number]): string =>
  `${firstName} ${lastName}`;
const typesOf = ({ guests }: FlightBooking) => guests.map(({ type }) => type);

/** Each once; null where one isn't there. */
function goneBy(booking: FlightBooking, ask: ChangeAsk): Gone | null {
  if (ask.kind !== 'Part') return null;
  const { unit = 'traveler' } = ask;
  if (unit === 'room') return null;
  const count = unit === 'ticket' ? groupsOf(booking).length : booking.guests.length;
  const places = [...new Set(ask.parts)].toSorted((a, b) => a - b);
  return places.every((place) => place < count) ? { unit, places } : null;
}

function problemOf(booking: FlightBooking, { unit, places }: Gone): ChangeFailure | null {
  if (unit === 'traveler') return checkPartyLeft(typesOf(booking), places);
  if (booking.scheduleStatus !== 'Confirmed') return 'ScheduleChangePending';
  const groups = groupsOf(booking);
  if (groups.length === 1) return booking.offer.flight.slices.length > 1 ? 'SameTicket' : 'NothingLeft';
  return places.length === groups.length ? 'NothingLeft' : null;
}

function requestOf(booking: FlightBooking, { unit, places }: Gone, now: Instant): PartRequest {
  const of = { reference: booking.bookingId, now };
  if (unit === 'traveler') return { ...of, travelers: places };
  const groups = groupsOf(booking);
  const tickets = places.flatMap((place) => itemAt(groups, place).tickets);
  return { ...of, tickets, locale: booking.request.locale };
}

const FAILURES: Partial<Record<PartRejection['reason'], ChangeFailure>> = {
  NotCancellable: 'NotChangeable',
  PenaltyChanged: 'PriceIncreased',
};
function refusedBy(answer: Refused): Exclude<Outcome<never, ChangeRefused>, { readonly outcome: 'ok' }> {
  if (answer.outcome !== 'rejected') return answer;
  const { reason } = answer.rejection;
  return rejected({ reason: FAILURES[reason] ?? (reason as ChangeFailure) });
}

function valuesOf(booking: FlightBooking, gone: Gone, quote: PartQuote): PartValue[] {
  if (gone.unit === 'ticket') return ticketValues(booking, gone.places, quote);
  return quote.travelers.map(({ traveler, paidMinor, refundMinor }) => ({
    part: traveler,
    name: nameOf(itemAt(booking.guests, traveler)),
    paidMinor,
    refundMinor,
    creditMinor: quote.credits
      .filter((credit) => credit.traveler === traveler)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }));
}

const leftOf = (booking: FlightBooking, { unit, places }: Gone, quote: PartQuote) =>
  unit === 'ticket' ? withoutTickets(booking, places, quote) : withoutTravelers(booking, places, quote);

function quotedOf(booking: FlightBooking, gone: Gone, quote: PartQuote): ChangeQuoted {
  const amounts = amountsOfParts(valuesOf(booking, gone, quote));
  const facts: Facts = { refundMinor: amounts.backMinor };
  const { credits } = quote;
  const detail = detailOf(booking, gone, quote);
  return { ...leftOf(booking, gone, quote), facts, amounts, credits, detail };
}

const detailOf = (booking: FlightBooking, gone: Gone, quote: PartQuote): ChangeQuoted['detail'] => ({
  kind: 'Part',
  unit: gone.unit,
  parts: valuesOf(booking, gone, quote).map(({ part, name, ...of }) => ({
    part,
    name,
    paid: money(of.paidMinor),
    refund: money(of.refundMinor),
    credit: money(of.creditMinor),
  })),
});

function madeOf(booking: FlightBooking, gone: Gone, done: CanceledPart): ChangeMade {
  const amounts: ChangeAmounts = amountsOfParts(valuesOf(booking, gone, done));
  const { documents, locators, credits } = done;
  const facts: MadeFacts = { documents, gone: gone.places, ...(locators ? { locators } : {}) };
  const locator = locators ? locatorOf(locators) : null;
  return { ...leftOf(booking, gone, done), facts, amounts, credits, locator };
}
