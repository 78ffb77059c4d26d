/** Seats and bags after booking at the tests' airlines: each at one price that a test can change. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type {
  ChangedExtras,
  ExtrasDifference,
  ExtrasQuote,
  ExtrasRefusal,
  ExtrasRequest,
  ExtrasVerbs,
} from '../sell/extras/extras-port.ts';
import type { FlightHold } from '../sell/supplier.ts';
import type { FlightExtras } from '../wire/flights.ts';

/** What the airline has of a booking. */
export type WithExtras = {
  price: FlightHold['price'];
  extras: FlightExtras;
  flown: readonly number[];
  changedExtras: readonly ChangedExtras[];
};
export type FakeExtras = {
  /** Of each seat that's chosen after booking, and of each bag. */
  seatMinor: number;
  bagMinor: number;
  refuseExtras: ExtrasRefusal | null;
  /** Bookings that want one seat of a flight each; in all others several may have the same. */
  contested: readonly string[];
};
export const CALM_EXTRAS: FakeExtras = {
  seatMinor: 3_000,
  bagMinor: 7_500,
  refuseExtras: null,
  contested: [],
};

type Records = {
  readonly find: (reference: string) => WithExtras | undefined;
};

function after({ extras }: WithExtras, { seats, bags }: ExtrasRequest): FlightExtras {
  const isOther = (a: object, b: object) => JSON.stringify(a) !== JSON.stringify(b);
  const place = ({ slice, segment, traveler }: FlightExtras['seats'][number]) => ({
    slice,
    segment,
    traveler,
  });
  const on = ({ slice, traveler }: FlightExtras['bags'][number]) => ({ slice, traveler });
  return {
    seats: [
      ...extras.seats.filter((own) =>
        seats.every(({ slice, segment, traveler }) => isOther(place(own), { slice, segment, traveler })),
      ),
      ...seats.flatMap(({ seat, slice, segment, traveler }) =>
        seat === null ? [] : [{ slice, segment, traveler, seat }],
      ),
    ],
    bags: [
      ...extras.bags.filter((own) =>
        bags.every(({ slice, traveler }) => isOther(on(own), { slice, traveler })),
      ),
      ...bags
        .filter(({ pieces }) => pieces > 0)
        .map(({ slice, traveler, pieces }) => ({ slice, traveler, pieces })),
    ],
  };
}

/** Everything comes back: these tests are within the void window. */
function quoteOf(
  { seatMinor, bagMinor }: FakeExtras,
  of: WithExtras,
  request: ExtrasRequest,
  cancellation: CancelTerms,
): ExtrasQuote {
  const had = (traveler: number, slice: number, segment: number) =>
    of.extras.seats.some(
      (own) => own.traveler === traveler && own.slice === slice && own.segment === segment,
    );
  const seats = request.seats.map(({ slice, traveler, segment, seat }): ExtrasDifference => {
    const paid = had(traveler, slice, segment) ? seatMinor : 0;
    return { slice, traveler, differenceMinor: (seat === null ? 0 : seatMinor) - paid };
  });
  const bags = request.bags.map(({ slice, traveler, pieces }): ExtrasDifference => {
    const own = of.extras.bags.find((each) => each.slice === slice && each.traveler === traveler);
    return { slice, traveler, differenceMinor: (pieces - (own?.pieces ?? 0)) * bagMinor };
  });
  const sum = (each: readonly ExtrasDifference[]) =>
    each.reduce((all, { differenceMinor }) => all + differenceMinor, 0);
  const { price } = of;
  return {
    seats,
    bags,
    cancellation,
    withheldMinor: 0,
    exits: [],
    price: {
      ...price,
      seatsMinor: price.seatsMinor + sum(seats),
      bagsMinor: price.bagsMinor + sum(bags),
      total: money(price.total.amountMinor + sum(seats) + sum(bags)),
    },
  };
}

export function fakeExtras(
  state: FakeExtras,
  { find }: Records,
  termsOf: (of: WithExtras, now: Instant) => CancelTerms,
): ExtrasVerbs {
  const refusalOf = ({ reference, seats, bags }: ExtrasRequest): ExtrasRefusal | null => {
    const ways = find(reference)?.flown.length ?? 0;
    if ([...seats, ...bags].some(({ slice }) => slice >= ways)) return 'ExtraNotOffered';
    const others = state.contested.filter(
      (each) => state.contested.includes(reference) && each !== reference,
    );
    const isTaken = seats.some(({ slice, segment, seat }) =>
      others.some((each) =>
        find(each)?.extras.seats.some(
          (own) => own.slice === slice && own.segment === segment && own.seat === seat,
        ),
      ),
    );
    return state.refuseExtras ?? (isTaken ? 'SeatTaken' : null);
  };
  return {
    quoteExtras: async (request) => {
      const of = find(request.reference);
      const reason = of ? refusalOf(request) : 'NotFound';
      return of && !reason
        ? ok(quoteOf(state, of, request, termsOf(of, request.now)))
        : rejected({ reason: reason ?? 'NotFound' });
    },
    changeExtras: async (request) => {
      const of = find(request.reference);
      if (!of) return rejected({ reason: 'NotFound' });
      const { extrasReference } = request;
      const made = of.changedExtras.find((each) => each.extrasReference === extrasReference);
      if (made) return ok(made);
      const reason = refusalOf(request);
      if (reason) return rejected({ reason });
      const quote = quoteOf(state, of, request, termsOf(of, request.now));
      const differenceMinor = quote.price.total.amountMinor - of.price.total.amountMinor;
      if (differenceMinor > request.differenceMinor) return rejected({ reason: 'PriceIncreased' });
      const done: ChangedExtras = { ...quote, extrasReference };
      of.price = quote.price;
      of.extras = after(of, request);
      of.changedExtras = [...of.changedExtras, done];
      return ok(done);
    },
  };
}
