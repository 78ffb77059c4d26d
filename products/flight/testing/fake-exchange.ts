/** Exchanges at the tests' airlines: the way back a day later, at a difference that a test can change. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { first } from '@sojourn/domain/present.ts';
import { ok, rejected, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import { dueMinorOf, type ExchangeAmounts, exchangeAmounts } from '../rules/tickets/exchange-amounts.ts';
import type {
  AirlineLocator,
  ConfirmExchange,
  Exchanged,
  ExchangeQuote,
  ExchangeRefusal,
  ExchangeRequest,
  ExchangeVerbs,
} from '../sell/exchange/exchange-port.ts';
import type { FlightHold, FlightOrder, TicketDocument } from '../sell/supplier.ts';
import type { FlightSummary } from '../wire/flights.ts';
import { BACK_LATER, OUT_INSTEAD, summaryOf } from './fake-airline-fares.ts';

/** What the airline has of a booking. */
export type Exchangeable = {
  readonly price: FlightHold['price'];
  readonly documents: readonly TicketDocument[] | null;
  readonly exchanges: readonly Exchanged[];
  readonly orders: readonly FlightOrder[];
  /** The ways that are flown, by their places when it was booked. */
  readonly flown: readonly number[];
  /** Of travelers who were canceled. */
  readonly withheldMinor: number;
  /** Whether the airline's newest change is another one, or was answered. */
  readonly isNewer: (version: number) => boolean;
  readonly keep: (done: Exchanged, request: ConfirmExchange) => void;
};
/** What it has of some travelers alone, and of the others, once they have a record of their own. */
type Split = {
  readonly own: Exchangeable;
  readonly split: NonNullable<Exchanged['split']>;
  readonly locators: readonly AirlineLocator[];
  readonly keep: () => void;
};
export type FakeExchanges = {
  /** Of the new fares against the old ones. */
  exchangeDifferenceMinor: number;
  /** Of their taxes, besides. */
  exchangeTaxesMinor: number;
  refuseExchange: ExchangeRefusal | null;
  /** What is left over goes back, as of a refundable fare. */
  returnsResidual: boolean;
};
export const CALM_EXCHANGES: FakeExchanges = {
  exchangeDifferenceMinor: 15_000,
  exchangeTaxesMinor: 0,
  refuseExchange: null,
  returnsResidual: false,
};
const EXCHANGE_FEE_MINOR = 10_000;

type Find = (reference: string) => Exchangeable | undefined;
type SplitOff = (
  reference: string,
  travelers: readonly number[],
  ownReference: string,
  now: Instant,
) => Split | undefined;
/** What canceling costs once exchanged, until a slice leaves. */
type Terms = (kept: Exchangeable, now: ExchangeRequest['now']) => CancelTerms;

const amountsOf = ({ exchangeDifferenceMinor, exchangeTaxesMinor, returnsResidual }: FakeExchanges) =>
  exchangeAmounts({
    fareDifferenceMinor: exchangeDifferenceMinor,
    taxDifferenceMinor: exchangeTaxesMinor,
    seatsReturnedMinor: 0,
    penaltyMinor: EXCHANGE_FEE_MINOR,
    residualTo: returnsResidual ? 'refund' : 'credit',
  });

/** What answers a change of the airline's costs nothing. */
const amountsFor = (state: FakeExchanges, answers: number | undefined): ExchangeAmounts =>
  answers === undefined
    ? amountsOf(state)
    : exchangeAmounts({
        fareDifferenceMinor: 0,
        taxDifferenceMinor: 0,
        seatsReturnedMinor: 0,
        penaltyMinor: 0,
        residualTo: 'refund',
      });
const NEW: readonly string[] = [BACK_LATER, ...OUT_INSTEAD].map(({ sliceId }) => sliceId);

const priceAfter = (
  { price }: Exchangeable,
  { fareDifferenceMinor, taxDifferenceMinor }: ExchangeAmounts,
): FlightHold['price'] => {
  const differenceMinor = fareDifferenceMinor + taxDifferenceMinor;
  const { tax, grandTotal } = price.fares;
  return {
    ...price,
    fares: { ...price.fares, tax: tax + taxDifferenceMinor, grandTotal: grandTotal + differenceMinor },
    total: money(price.total.amountMinor + differenceMinor),
  };
};

function quoteOf(
  state: FakeExchanges,
  of: Exchangeable,
  { slices, locale, now, answers }: ExchangeRequest,
  terms: CancelTerms,
): ExchangeQuote {
  const request = { slices, locale, now, ...PLAIN };
  const flight = summaryOf(request);
  const index = slices.findIndex(({ sliceId }) => NEW.includes(sliceId));
  const slice = flight.slices[index];
  const amounts = amountsFor(state, answers);
  return {
    amounts,
    cancellation: terms,
    price: priceAfter(of, amounts),
    newSlices: slice ? [{ index, slice, ...endsOf(flight, index), needsPassport: true }] : [],
    rules: [],
    travelers: [{ type: 'Adult', code: 'JCB', count: 1, beforeMinor: 36_000, afterMinor: 51_000 }],
    lostSeats: [],
    airline: 'UA',
    credits: creditsLeft(amounts),
  };
}
const endsOf = ({ origin, destination }: FlightSummary, index: number) =>
  index === 0 ? { origin, destination } : { origin: destination, destination: origin };
/** All of it to the one traveler, for a year. */
const creditsLeft = ({ residualTo, residualMinor }: ExchangeAmounts): ExchangeQuote['credits'] =>
  residualTo === 'refund' || residualMinor === 0
    ? []
    : [
        {
          airline: { code: 'UA', name: 'United Airlines' },
          number: '016-2000000001',
          traveler: 0,
          amountMinor: residualMinor,
          issuedOn: '2027-02-08' as CalendarDate,
          expiresAt: '2028-02-08T23:59:59.000Z' as Instant,
          residualRule: 'kept',
          nameRule: 'sameTraveler',
        },
      ];
const PLAIN = {
  extras: { seats: [], bags: [] },
  passengers: { adults: 1, children: 0, seatedInfants: 0, lapInfants: 0 },
};

export function fakeExchanges(
  state: FakeExchanges,
  find: Find,
  splitOff: SplitOff,
  termsOf: Terms,
): ExchangeVerbs {
  const termsAfter = (of: Exchangeable, { now, answers }: ExchangeRequest): CancelTerms => {
    const exchanges = [...of.exchanges, { amounts: amountsFor(state, answers) } as Exchanged];
    return termsOf({ ...of, exchanges }, now);
  };
  const confirm = (of: Exchangeable, request: ConfirmExchange): Exchanged => {
    const { amounts, price, cancellation, credits } = quoteOf(state, of, request, termsAfter(of, request));
    const { exchangeReference, answers, slices } = request;
    const changed = (of.flown[slices.findIndex(({ sliceId }) => NEW.includes(sliceId))] ?? -1) + 1;
    const documents = (of.documents ?? []).map((document) =>
      document.ticketNo === changed
        ? { ...document, number: `${document.number}X`, exchangedFrom: document.number }
        : document,
    );
    const made = { exchangeReference, amounts, price, cancellation, credits, documents };
    if (answers === undefined) return made;
    const locators = of.orders.map(({ ticketNo, airline, locator }) => ({
      ticketNo,
      airline,
      locator: ticketNo === changed ? `${locator}R` : locator,
    }));
    return { ...made, locators };
  };
  return {
    shopExchange: async () => unavailable,
    shopRebooking: async ({ reference, version, slices, locale, now }) => {
      const of = find(reference);
      if (!of) return rejected({ reason: 'NotFound' });
      if (of.isNewer(version)) return rejected({ reason: 'NewChange' });
      const fareClass = 'standard' as const;
      const options = OUT_INSTEAD.map(({ sliceId }) => {
        const request = { slices: [{ sliceId, fareClass }], locale, now, ...PLAIN };
        return { slice: first(summaryOf(request).slices), refundMinor: 0 };
      });
      return ok(slices.map((slice) => ({ slice, options: of.flown[slice] === 0 ? options : [] })));
    },
    quoteExchange: async (request) => {
      const { travelers, reference, now } = request;
      // What was asked is about slices that aren't flown any more
      if (find(reference)?.flown.length !== request.slices.length)
        return rejected({ reason: find(reference) ? 'RateNotAvailable' : 'NotFound' });
      const split = travelers && splitOff(reference, travelers, reference, now);
      if (split && !state.refuseExchange) {
        const quoted = quoteOf(state, split.own, request, termsAfter(split.own, request));
        return ok({ ...quoted, split: split.split });
      }
      const of = find(request.reference);
      if (!of) return rejected({ reason: 'NotFound' });
      if (request.answers !== undefined && of.isNewer(request.answers))
        return rejected({ reason: 'NewChange' });
      if (state.refuseExchange) return rejected({ reason: state.refuseExchange });
      return ok(quoteOf(state, of, request, termsAfter(of, request)));
    },
    exchange: async (request) => {
      const { travelers, ownReference, reference, now } = request;
      const before = ownReference === undefined ? undefined : find(ownReference);
      const split =
        travelers && ownReference !== undefined && !before
          ? splitOff(reference, travelers, ownReference, now)
          : undefined;
      const of = before ?? split?.own ?? find(reference);
      if (!of) return rejected({ reason: 'NotFound' });
      const made = of.exchanges.find(
        ({ exchangeReference }) => exchangeReference === request.exchangeReference,
      );
      if (made) return ok(made);
      if (state.refuseExchange) return rejected({ reason: state.refuseExchange });
      if (request.answers !== undefined && of.isNewer(request.answers))
        return rejected({ reason: 'NewChange' });
      const amounts = amountsFor(state, request.answers);
      if (dueMinorOf(amounts) > dueMinorOf(request.amounts))
        return rejected({ reason: 'PriceIncreased', amounts });
      const { locators } = split ?? {};
      const also = split && locators ? { split: split.split, locators } : {};
      const done = { ...confirm(of, request), ...also };
      split?.keep();
      of.keep(done, request);
      return ok(done);
    },
  };
}
