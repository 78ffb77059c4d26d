/** Exchanges at the tests' airlines: the way back a day later, at a difference that a test can change. */
import type { CancelTerms } from '@sojourn/domain/booking/cancel-terms.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import {
  dueMinorOf,
  type ExchangeAmounts,
  exchangeAmounts,
} from '@sojourn/domain/products/flight/exchange-amounts.ts';
import { ok, rejected, unavailable } from '#suppliers/outcome.ts';
import type {
  ConfirmExchange,
  Exchanged,
  ExchangeQuote,
  ExchangeRefusal,
  ExchangeRequest,
  ExchangeVerbs,
} from '../exchange/exchange-port.ts';
import type { FlightHold, TicketDocument } from '../supplier.ts';
import { BACK_LATER, summaryOf } from './fake-airline-fares.ts';

/** What the airline has of a booking. */
type Exchangeable = {
  price: FlightHold['price'];
  documents: readonly TicketDocument[] | null;
  exchanges: readonly Exchanged[];
};
export type FakeExchanges = {
  /** Of the new fares against the old ones. */
  exchangeDifferenceMinor: number;
  refuseExchange: ExchangeRefusal | null;
  /** What is left over goes back, as of a refundable fare. */
  returnsResidual: boolean;
};
export const CALM_EXCHANGES: FakeExchanges = {
  exchangeDifferenceMinor: 15_000,
  refuseExchange: null,
  returnsResidual: false,
};
const EXCHANGE_FEE_MINOR = 10_000;

type Find = (reference: string) => Exchangeable | undefined;
/** What canceling costs once exchanged, until a slice leaves. */
type Terms = (kept: Exchangeable, now: ExchangeRequest['now']) => CancelTerms;

const amountsOf = ({ exchangeDifferenceMinor, returnsResidual }: FakeExchanges) =>
  exchangeAmounts({
    fareDifferenceMinor: exchangeDifferenceMinor,
    taxDifferenceMinor: 0,
    seatsReturnedMinor: 0,
    penaltyMinor: EXCHANGE_FEE_MINOR,
    residualTo: returnsResidual ? 'refund' : 'credit',
  });

const priceAfter = ({ price }: Exchangeable, differenceMinor: number): FlightHold['price'] => ({
  ...price,
  fares: { ...price.fares, grandTotal: price.fares.grandTotal + differenceMinor },
  total: money(price.total.amountMinor + differenceMinor),
});

function quoteOf(
  state: FakeExchanges,
  of: Exchangeable,
  { slices, locale, now }: ExchangeRequest,
  terms: CancelTerms,
): ExchangeQuote {
  const request = { slices, locale, now, extras: { seats: [], bags: [] }, passengers: ONE };
  const flight = summaryOf(request);
  const index = slices.findIndex(({ sliceId }) => sliceId === BACK_LATER.sliceId);
  const slice = flight.slices[index];
  const amounts = amountsOf(state);
  return {
    amounts,
    cancellation: terms,
    price: priceAfter(of, amounts.fareDifferenceMinor),
    newSlices: slice
      ? [{ index, slice, origin: flight.destination, destination: flight.origin, needsPassport: true }]
      : [],
    travelers: [{ type: 'Adult', code: 'JCB', count: 1, beforeMinor: 36_000, afterMinor: 51_000 }],
    lostSeats: [],
    airline: 'UA',
    credits: creditsLeft(amounts),
  };
}
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
const ONE = { adults: 1, children: 0, seatedInfants: 0, lapInfants: 0 };

export function fakeExchanges(state: FakeExchanges, find: Find, termsOf: Terms): ExchangeVerbs {
  const termsAfter = (of: Exchangeable, { now }: ExchangeRequest): CancelTerms => {
    const exchanges = [...of.exchanges, { amounts: amountsOf(state) } as Exchanged];
    return termsOf({ ...of, exchanges }, now);
  };
  const confirm = (of: Exchangeable, request: ConfirmExchange): Exchanged => {
    const { amounts, price, cancellation, credits } = quoteOf(state, of, request, termsAfter(of, request));
    const documents = (of.documents ?? []).map((document) =>
      document.ticketNo === 2
        ? { ...document, number: `${document.number}X`, exchangedFrom: document.number }
        : document,
    );
    const { exchangeReference } = request;
    return { exchangeReference, amounts, price, cancellation, credits, documents };
  };
  return {
    shopExchange: async () => unavailable,
    quoteExchange: async (request) => {
      const of = find(request.reference);
      if (!of) return rejected({ reason: 'NotFound' });
      if (state.refuseExchange) return rejected({ reason: state.refuseExchange });
      return ok(quoteOf(state, of, request, termsAfter(of, request)));
    },
    exchange: async (request) => {
      const of = find(request.reference);
      if (!of) return rejected({ reason: 'NotFound' });
      const made = of.exchanges.find(
        ({ exchangeReference }) => exchangeReference === request.exchangeReference,
      );
      if (made) return ok(made);
      if (state.refuseExchange) return rejected({ reason: state.refuseExchange });
      const amounts = amountsOf(state);
      if (dueMinorOf(amounts) > dueMinorOf(request.amounts))
        return rejected({ reason: 'PriceIncreased', amounts });
      const done = confirm(of, request);
      Object.assign(of, {
        price: done.price,
        documents: done.documents,
        exchanges: [...of.exchanges, done],
      });
      return ok(done);
    },
  };
}
