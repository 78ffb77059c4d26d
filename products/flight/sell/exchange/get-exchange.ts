/** Whether a trip can be exchanged, as the screen of the exchange flow that says so (B §2). */
import type { CompleteTraveler } from '@sojourn/contract/travelers.ts';
import { changeBlock } from '@sojourn/domain/booking/change-state.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { isLive } from '@sojourn/domain/support/case-flow.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { readCasesOf } from '@sojourn/server/modules/desk/cases/store.ts';
import { readBooking, readPaid } from '@sojourn/server/modules/selling/booking/store.ts';
import type { BookingRef } from '@sojourn/server/modules/selling/booking/tenders/store.ts';
import { openTravelers } from '@sojourn/server/modules/selling/booking/travelers/sealed-travelers.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import { type Penalty, stricter } from '#flight/rules/fares/penalties.ts';
import {
  type ExchangeAnswer,
  exchangeEntry,
  exchangePassenger,
} from '#flight/rules/tickets/exchange-screen.ts';
import type { ExchangeView } from '#flight/wire/flight-exchange.ts';
import { readTicketing } from '../booking/store.ts';
import { supplierOfFlight } from '../checkout/price-flight.ts';
import { type FlightBooking, type FlightDeps, isFlightBooking } from '../sale.ts';
import type { ExchangeRefusal } from './exchange-port.ts';
import { changesBy, closingTimes, exchangeWindow } from './flight-changes.ts';

export type ExchangeDeps = Pick<FlightDeps, 'db' | 'clock' | 'sealer' | 'flightSupplierOf'>;

const TIMEOUT_MS = 6_000;

/** Refuses NotFound for what isn't theirs, and NotChangeable for what isn't a flight. */
export async function requireFlight(
  { db }: Pick<ExchangeDeps, 'db'>,
  { tenantId, customerId }: Actor,
  bookingId: BookingId,
): Promise<FlightBooking> {
  const booking = await readBooking(db, { tenantId, customerId, bookingId });
  if (!booking || booking.state === 'Failed') return refuse('NotFound');
  return isFlightBooking(booking) ? booking : refuse('NotChangeable', { changeFailure: 'NotChangeable' });
}

export const exchangeContext = ({ scenario, requestId }: RequestContext): CallContext => ({
  timeoutMs: TIMEOUT_MS,
  scenario,
  requestId,
});

const ANSWERS: Partial<Record<ExchangeRefusal, ExchangeAnswer>> = {
  InvalidPassengers: 'InfantNeedsSeat',
  NoAvailability: 'ok',
  RateNotAvailable: 'ok',
};

/** The trip as it's booked, put to its supplier: could any of it be exchanged? */
async function answerOf(
  deps: ExchangeDeps,
  { bookingId: reference, request }: FlightBooking,
  now: Instant,
  context: CallContext,
): Promise<ExchangeAnswer> {
  const { slices, locale } = request;
  const supplier = supplierOfFlight(deps, request);
  const answer = await supplier?.quoteExchange({ reference, slices, locale, now }, context);
  if (answer?.outcome === 'ok') return 'ok';
  if (answer?.outcome !== 'rejected') return 'unavailable';
  const { reason } = answer.rejection;
  return reason === 'PriceIncreased' ? 'ok' : (ANSWERS[reason] ?? (reason as ExchangeAnswer));
}

export async function getExchange(
  deps: ExchangeDeps,
  bookingId: BookingId,
  actor: Actor,
  context: RequestContext,
): Promise<ExchangeView> {
  const booking = await requireFlight(deps, actor, bookingId);
  const now = deps.clock.now();
  const block = changeBlock({ state: booking.state, now }, exchangeWindow(booking));
  const [ticketing, isWithAgent, answer, passengers] = await Promise.all([
    readTicketing(deps.db, booking),
    isWithPerson(deps, booking),
    block ? ('ok' as const) : answerOf(deps, booking, now, exchangeContext(context)),
    passengersOf(deps, booking),
  ]);
  const { voidUntil } = ticketing;
  const { tickets, slices } = booking.offer.flight;
  const closing = closingTimes(booking, now);
  const open = slices.filter((_, slice) => closing[slice]?.canChange);
  const rules = (open.length > 0 ? open : slices).map(
    ({ restrictions }) => restrictions.penaltiesInfo.changePenalty as Penalty,
  );
  const contact = slices.flatMap(({ restrictions }) => changesBy(restrictions) ?? [])[0] ?? null;
  return {
    ...exchangeEntry({ block, isWithAgent, answer, voidUntil, changesBy: contact, now }),
    passengers,
    bookingVersion: booking.version,
    voidUntil: voidUntil !== null && isBefore(now, voidUntil) ? voidUntil : null,
    zone: booking.offer.flight.origin.zone,
    slices: closing,
    changePenalty: rules.reduce(stricter),
    airlines: tickets.map(({ airline }) => airline),
  };
}

async function isWithPerson({ db }: ExchangeDeps, booking: FlightBooking): Promise<boolean> {
  const cases = await readCasesOf(db, booking, booking.bookingId);
  return cases.some(({ kind, state }) => kind === 'changeRequested' && isLive(state));
}

/** Under the types and codes of this path; a birthday nobody can read any more leaves an ageless child. */
async function passengersOf(
  { db, sealer }: ExchangeDeps,
  booking: FlightBooking & BookingRef,
): Promise<ExchangeView['passengers']> {
  const paid = await readPaid(db, booking);
  const travelers = paid && openTravelers<CompleteTraveler>(sealer, paid);
  return booking.guests.map(({ type }, traveler) => {
    const birthdate = travelers?.[traveler]?.birthdate;
    return { traveler, ...exchangePassenger(type, birthdate ? birthdate : null) };
  });
}
