/** Other seats and bags on a booked trip, for the module of changes. Our reference is the change's id. */
import type { ChangeAsk } from '@sojourn/contract/changes.ts';
import type { ChangeAmounts } from '@sojourn/domain/booking/change-state.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import { enqueue } from '@sojourn/server/modules/platform/notify/enqueue.ts';
import type {
  ChangeMade,
  ChangeQuoted,
  ChangeRefused,
  Changing,
} from '@sojourn/server/modules/trips/changes/product.ts';
import { type Outcome, ok, rejected, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import { checkExtras } from '#flight/rules/travelers/flight-extras.ts';
import type { FlightExtrasDetail } from '#flight/wire/flight-extras.ts';
import type { FlightExtras } from '#flight/wire/flights.ts';
import { supplierOfFlight } from '../checkout/price-flight.ts';
import { EXTRAS_CHANGED } from '../emails/emails.ts';
import { exchangeWindow } from '../exchange/flight-changes.ts';
import type { BookedFlight, FlightBooking, FlightDeps } from '../sale.ts';
import { describeExtras } from './describe-extras.ts';
import { changedExtras, type ExtrasChanges, isSameSlice, requestedExtras } from './extras-difference.ts';
import type { ChangedExtras, ExtrasDifference, ExtrasQuote, ExtrasRejection } from './extras-port.ts';

/** What the airline asks for, or gives back below zero: also where a card couldn't pay it. */
type Facts = { readonly differenceMinor: number };
type MadeFacts = { readonly extrasReference: string };

export const flightExtrasChanges = (deps: FlightDeps): Changing<BookedFlight> => ({
  cause: 'extras',
  window: (booking) => ({ closesAt: exchangeWindow(booking).closesAt, isAllowed: true }),
  quote: async (booking, ask, now, context) => {
    const supplier = supplierOfFlight(deps, booking.request);
    const wanted = wantedOf(booking, ask);
    if (!supplier || !wanted) return rejected({ reason: 'NotChangeable' });
    if (booking.scheduleStatus !== 'Confirmed') return rejected({ reason: 'ScheduleChangePending' });
    const { seats, bags } = wanted.changes;
    if (seats.length + bags.length === 0) return rejected({ reason: 'Unchanged' });
    const request = { reference: booking.bookingId, now, ...requestedExtras(wanted.changes) };
    const quoted = await supplier.quoteExtras(request, context);
    return quoted.outcome === 'ok' ? ok(quotedOf(booking, wanted, quoted.value)) : refusedBy(quoted);
  },
  confirm: async (booking, { changeId, ask, quote }, now, context) => {
    const supplier = supplierOfFlight(deps, booking.request);
    const wanted = wantedOf(booking, ask);
    if (!supplier) return unavailable;
    if (!wanted) return rejected({ reason: 'NotChangeable' });
    const { differenceMinor } = quote.facts as Facts;
    const request = {
      reference: booking.bookingId,
      extrasReference: changeId,
      now,
      differenceMinor,
      ...requestedExtras(wanted.changes),
    };
    const answer = await supplier.changeExtras(request, context);
    return answer.outcome === 'ok' ? ok(madeOf(booking, wanted, answer.value)) : refusedBy(answer);
  },
  lookUp: async (booking, { changeId, ask }, context) => {
    const supplier = supplierOfFlight(deps, booking.request);
    const found = await supplier?.lookUp({ reference: booking.bookingId }, context);
    if (found?.outcome !== 'ok') return found ?? unavailable;
    const done = found.value?.changedExtras?.find(({ extrasReference }) => extrasReference === changeId);
    const wanted = wantedOf(booking, ask);
    return ok(done && wanted ? madeOf(booking, wanted, done) : null);
  },
  describe: describeExtras,
  record: async (tx, { tenantId, customerId, bookingId }, { facts }, at) => {
    const { extrasReference: key } = facts as MadeFacts;
    await enqueue(tx, { tenantId, customerId, kind: EXTRAS_CHANGED, bookingId, key, at });
  },
});

type Wanted = { readonly extras: FlightExtras; readonly changes: ExtrasChanges };

/** Null for what isn't asked of this trip. */
function wantedOf({ request, offer }: FlightBooking, ask: ChangeAsk): Wanted | null {
  if (ask.kind !== 'Extras' || ask.extras.kind !== 'Flight') return null;
  const { seats, bags } = ask.extras;
  const extras = { seats, bags: bags.filter(({ pieces }) => pieces > 0) };
  const counts = offer.flight.slices.map(({ segments }) => segments.length);
  if (checkExtras(extras, request.passengers, counts).length > 0) return null;
  return { extras, changes: changedExtras(request.extras, extras) };
}

type Refused = Exclude<Outcome<never, ExtrasRejection>, { readonly outcome: 'ok' }>;
const refusedBy = (answer: Refused): Exclude<Outcome<never, ChangeRefused>, { readonly outcome: 'ok' }> =>
  answer.outcome === 'rejected' ? rejected({ reason: answer.rejection.reason }) : answer;

const sumOf = (of: readonly ExtrasDifference[]): number =>
  of.reduce((sum, { differenceMinor }) => sum + differenceMinor, 0);

/** Never minus zero. */
const differenceOf = ({ seats, bags }: ExtrasQuote): number => sumOf([...seats, ...bags]) || 0;

function amountsOf({ changes }: Wanted, quote: ExtrasQuote): ChangeAmounts {
  const { seats, bags } = quote;
  const lines = [
    { kind: 'seats', amountMinor: sumOf(seats), isShown: changes.seats.length > 0 },
    { kind: 'bags', amountMinor: sumOf(bags), isShown: changes.bags.length > 0 },
  ] as const;
  const dueMinor = differenceOf(quote);
  return {
    lines: lines.flatMap(({ kind, amountMinor, isShown }) => (isShown ? [{ kind, amountMinor }] : [])),
    addCollectMinor: Math.max(0, dueMinor),
    backMinor: Math.max(0, -dueMinor),
    backTo: 'tenders',
  };
}

function detailOf({ changes }: Wanted, quote: ExtrasQuote): FlightExtrasDetail {
  const amountOf = (kind: 'seats' | 'bags', of: Parameters<typeof isSameSlice>[0]) =>
    money(sumOf(quote[kind].filter(isSameSlice(of))));
  return {
    kind: 'Flight',
    seats: changes.seats.map((each) => ({ ...each, amount: amountOf('seats', each) })),
    bags: changes.bags.map((each) => ({ ...each, amount: amountOf('bags', each) })),
    withheld: money(quote.withheldMinor),
  };
}

/** The trip with them, at the price and terms that its supplier has for it. */
function tripWith(
  { request, offer, guests }: FlightBooking,
  { extras, changes }: Wanted,
  quote: ExtrasQuote,
) {
  const { exitSeats: _, ...rest } = offer;
  const { exits, price, cancellation } = quote;
  const isChanged = (of: FlightExtras['seats'][number]) => changes.seats.some(isSameSlice(of));
  const wasAtExit = ({ slice, segment, seat }: FlightExtras['seats'][number]): boolean =>
    request.extras.seats.some(
      (before, at) =>
        before.slice === slice &&
        before.segment === segment &&
        before.seat === seat &&
        (offer.exitSeats ?? []).includes(at),
    );
  const exitSeats = extras.seats.flatMap((seat, at) => {
    const isNewExit =
      isChanged(seat) && exits.some((each) => each.segment === seat.segment && isSameSlice(each)(seat));
    return isNewExit || wasAtExit(seat) ? [at] : [];
  });
  return {
    guests,
    request: { ...request, extras },
    offer: {
      ...rest,
      price,
      cancellation,
      miles: milesFor(price.total),
      ...(exitSeats.length > 0 ? { exitSeats } : {}),
    },
  };
}

const quotedOf = (booking: FlightBooking, wanted: Wanted, quote: ExtrasQuote): ChangeQuoted => ({
  ...tripWith(booking, wanted, quote),
  amounts: amountsOf(wanted, quote),
  credits: [],
  facts: { differenceMinor: differenceOf(quote) } satisfies Facts,
  detail: { kind: 'Extras', extras: detailOf(wanted, quote) },
});

function madeOf(booking: FlightBooking, wanted: Wanted, done: ChangedExtras): ChangeMade {
  const facts: MadeFacts = { extrasReference: done.extrasReference };
  const amounts = amountsOf(wanted, done);
  return { ...tripWith(booking, wanted, done), facts, amounts, credits: [], locator: null };
}
