/** Canceling some of the travelers of a trip by air. Our reference of it is the change's id. */
import type { CompleteTraveler } from '@sojourn/contract/travelers.ts';
import type { ChangeAmounts, ChangeFailure } from '@sojourn/domain/booking/change-state.ts';
import { money } from '@sojourn/domain/money.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { checkPartyLeft } from '@sojourn/domain/products/flight/travelers/part-of-party.ts';
import { changeTravelers } from '#modules/booking/travelers/change-travelers.ts';
import { amountsOfParts, type PartValue } from '#modules/changes/amounts-of-parts.ts';
import type { ChangeMade, ChangeQuoted, ChangeRefused, Parting } from '#modules/changes/product.ts';
import { type Outcome, ok, rejected, unavailable } from '#suppliers/outcome.ts';
import { setDocumentsLeft } from '../booking/store.ts';
import { supplierOfFlight } from '../checkout/price-flight.ts';
import type { BookedFlight, FlightBooking, FlightDeps } from '../sale.ts';
import type { CanceledPart, PartQuote, PartRejection } from './part-port.ts';
import { withoutTravelers } from './without-travelers.ts';

type Facts = { readonly refundMinor: number };
type MadeFacts = Pick<CanceledPart, 'documents'> & { readonly gone: readonly number[] };
type Refused = Exclude<Outcome<never, PartRejection>, { readonly outcome: 'ok' }>;

export const flightParts = (deps: FlightDeps): Parting<BookedFlight> => ({
  cause: 'reduced',
  window: ({ startsAt, guests }) => ({ closesAt: startsAt, isAllowed: guests.length > 1 }),
  view: ({ guests, request: { extras } }) => ({
    unit: 'traveler',
    parts: guests.map((guest, part) => ({
      part,
      name: nameOf(guest),
      age: AGES[guest.type],
      seats: extras.seats.filter(({ traveler }) => traveler === part).map(({ seat }) => seat),
      adults: guest.type === 'Adult' ? 1 : 0,
      children: guest.type === 'Adult' ? 0 : 1,
    })),
  }),
  quote: async (booking, ask, now, context) => {
    const supplier = supplierOfFlight(deps, booking.request);
    const gone = ask.kind === 'Part' ? placesIn(booking, ask.parts) : null;
    if (!supplier || !gone) return rejected({ reason: 'NotChangeable' });
    const problem = checkPartyLeft(typesOf(booking), gone);
    if (problem) return rejected({ reason: problem });
    const request = { reference: booking.bookingId, travelers: gone, now };
    const quoted = await supplier.quotePart(request, context);
    return quoted.outcome === 'ok' ? ok(quotedOf(booking, gone, quoted.value)) : refusedBy(quoted);
  },
  confirm: async (booking, { changeId, ask, quote }, now, context) => {
    const supplier = supplierOfFlight(deps, booking.request);
    if (!supplier) return unavailable;
    const gone = ask.kind === 'Part' ? placesIn(booking, ask.parts) : null;
    if (!gone) return rejected({ reason: 'NotChangeable' });
    const request = { reference: booking.bookingId, travelers: gone, now, partReference: changeId };
    const { refundMinor } = quote.facts as Facts;
    const answer = await supplier.cancelPart({ ...request, refundMinor }, context);
    return answer.outcome === 'ok' ? ok(madeOf(booking, gone, answer.value)) : refusedBy(answer);
  },
  lookUp: async (booking, { changeId, ask }, context) => {
    const supplier = supplierOfFlight(deps, booking.request);
    const found = await supplier?.lookUp({ reference: booking.bookingId }, context);
    if (found?.outcome !== 'ok') return found ?? unavailable;
    const done = found.value?.canceledParts?.find(({ partReference }) => partReference === changeId);
    const gone = ask.kind === 'Part' ? placesIn(booking, ask.parts) : null;
    return ok(done && gone ? madeOf(booking, gone, done) : null);
  },
  record: async (tx, booking, { facts }) => {
    const { documents, gone } = facts as MadeFacts;
    await setDocumentsLeft(tx, booking, documents);
    await changeTravelers<CompleteTraveler>(tx, deps.sealer, booking, (travelers) =>
      travelers.filter((_, place) => !gone.includes(place)),
    );
  },
});

const AGES = { Adult: 'Adult', Child: 'Child', LapInfant: 'Infant', SeatedInfant: 'Infant' } as const;
const nameOf = ({ firstName, lastName }: FlightBooking['guests'][number]): string =>
  `${firstName} ${lastName}`;
const typesOf = ({ guests }: FlightBooking) => guests.map(({ type }) => type);

/** Each once; null where one isn't a traveler's place. */
const placesIn = ({ guests }: FlightBooking, parts: readonly number[]): readonly number[] | null =>
  parts.every((part) => part < guests.length) ? [...new Set(parts)].toSorted((a, b) => a - b) : null;

const FAILURES: Partial<Record<PartRejection['reason'], ChangeFailure>> = {
  NotCancellable: 'NotChangeable',
  PenaltyChanged: 'PriceIncreased',
};
function refusedBy(answer: Refused): Exclude<Outcome<never, ChangeRefused>, { readonly outcome: 'ok' }> {
  if (answer.outcome !== 'rejected') return answer;
  const { reason } = answer.rejection;
  return rejected({ reason: FAILURES[reason] ?? (reason as ChangeFailure) });
}

function valuesOf(booking: FlightBooking, { travelers, credits }: PartQuote): PartValue[] {
  return travelers.map(({ traveler, paidMinor, refundMinor }) => ({
    part: traveler,
    name: nameOf(itemAt(booking.guests, traveler)),
    paidMinor,
    refundMinor,
    creditMinor: credits
      .filter((credit) => credit.traveler === traveler)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }));
}

function quotedOf(booking: FlightBooking, gone: readonly number[], quote: PartQuote): ChangeQuoted {
  const amounts = amountsOfParts(valuesOf(booking, quote));
  const facts: Facts = { refundMinor: amounts.backMinor };
  const { credits } = quote;
  return {
    ...withoutTravelers(booking, gone, quote),
    facts,
    amounts,
    credits,
    detail: detailOf(booking, quote),
  };
}

const detailOf = (booking: FlightBooking, quote: PartQuote): ChangeQuoted['detail'] => ({
  kind: 'Part',
  parts: valuesOf(booking, quote).map(({ part, name, ...of }) => ({
    part,
    name,
    paid: money(of.paidMinor),
    refund: money(of.refundMinor),
    credit: money(of.creditMinor),
  })),
});

function madeOf(booking: FlightBooking, gone: readonly number[], done: CanceledPart): ChangeMade {
  const amounts: ChangeAmounts = amountsOfParts(valuesOf(booking, done));
  const facts: MadeFacts = { documents: done.documents, gone };
  return { ...withoutTravelers(booking, gone, done), facts, amounts, credits: done.credits, locator: null };
}
