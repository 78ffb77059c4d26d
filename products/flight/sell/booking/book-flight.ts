/**
 * The booking saga of flights: hold the seats → set the money aside → each ticket is confirmed, the last
 * being the pivot → take the money. All tickets or none: one that cannot be had voids those before it.
 * Issuing them is a saga of its own, which begins with the commit that confirms.
 */
import type { CompleteTraveler } from '@sojourn/contract/travelers.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { assertPresent, first } from '@sojourn/domain/present.ts';
import { shrinkTenders } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import { findCase } from '@sojourn/server/modules/desk/cases/store.ts';
import { bookingNeedsPerson } from '@sojourn/server/modules/selling/booking/booking-trouble.ts';
import { endFailed } from '@sojourn/server/modules/selling/booking/failed/end-failed.ts';
import { failureOf } from '@sojourn/server/modules/selling/booking/failure.ts';
import { type Confirmed, recordConfirmed } from '@sojourn/server/modules/selling/booking/record-confirmed.ts';
import { askingIn, refOf } from '@sojourn/server/modules/selling/booking/saga-input.ts';
import { type Paid, readPaid } from '@sojourn/server/modules/selling/booking/store.ts';
import {
  expectSetAside,
  setAside,
  take,
  takenOf,
} from '@sojourn/server/modules/selling/booking/tenders/set-aside.ts';
import { requireTravelers } from '@sojourn/server/modules/selling/booking/travelers/sealed-travelers.ts';
import { moveOf } from '@sojourn/server/workflow/move.ts';
import type { Saga, SagaKind } from '@sojourn/server/workflow/saga.ts';
import { startLater } from '@sojourn/server/workflow/start-later.ts';
import { ticketingDueAt, voidUntil } from '#flight/rules/tickets/ticketing.ts';
import { supplierOfFlight } from '../checkout/price-flight.ts';
import { atFlightPrice, type FlightBooking, type FlightSagaDeps, isFlightBooking } from '../sale.ts';
import type { FlightOrder } from '../supplier.ts';
import { FLIGHT_CASES } from './case-types.ts';
import { failureOfFlight } from './failure-of-flight.ts';
import { locatorOf } from './flight-side.ts';
import { confirmTicketStep, reserveFlightStep } from './flight-steps.ts';
import { TICKETING_MACHINE } from './machines.ts';
import { locatedColumns } from './store.ts';
import { TICKET_FLIGHT, ticketSagaId } from './ticket-flight.ts';

export const BOOK_FLIGHT = 'book-flight';
/** Intended in the commit that begins the booking. */
export const FIRST_STEP = 'reserve';

export const bookFlightSaga = (deps: FlightSagaDeps): SagaKind => ({
  kind: BOOK_FLIGHT,
  run: (saga) => bookFlight(deps, saga),
  needsPerson: bookingNeedsPerson(deps),
});

async function bookFlight(deps: FlightSagaDeps, saga: Saga): Promise<void> {
  const ref = refOf(saga.row);
  const paid = (saga.handed as Paid | undefined) ?? (await readPaid(deps.db, ref));
  const booking = paid?.booking;
  if (!booking || !isFlightBooking(booking) || paid.tenders.length === 0)
    throw new Error(`${ref.bookingId} is not there`);
  const planned = paid.tenders;
  const { request, offer, acceptedMinor } = booking;
  const supplier = supplierOfFlight(deps, request);
  if (!supplier) throw new Error(`nobody sells ${first(request.slices).sliceId}`);
  const travelers = requireTravelers<CompleteTraveler>(deps.sealer, paid);

  expectSetAside(deps, saga, booking, planned);
  const held = await saga.step(FIRST_STEP, reserveFlightStep(deps, supplier, booking));
  if (held.outcome !== 'ok')
    return endFailed(deps, saga, booking, planned, failureOfFlight(booking, acceptedMinor, held, 'hold'));

  const { holdId, price } = held.value;
  // A run that was resumed may read a card's amount as an earlier run lowered it: again it is the same
  const heldMinor = Math.min(acceptedMinor, price.total.amountMinor);
  const chargedMinor = heldMinor + booking.premiumMinor;
  const shrunk = shrinkTenders(planned, chargedMinor);
  const keep = async () => held.value.expiresAt;
  const asking = askingIn(saga.row, 'checkout', keep);
  const { failure, tenders } = await setAside(deps, saga, booking, planned, shrunk, asking);
  if (failure) return endFailed(deps, saga, booking, planned, failure);

  const orders: FlightOrder[] = [];
  for (const { ticketNo, airline } of offer.flight.tickets) {
    const ticket = { ticketNo, airline: airline.code, holdId, travelers };
    const confirmed = await saga.step(
      `confirm:${ticketNo}`,
      confirmTicketStep(deps, supplier, booking, ticket),
    );
    if (confirmed.outcome !== 'ok') {
      const refused = failureOfFlight(booking, acceptedMinor, confirmed, 'confirm');
      // Of the tickets before it, one may be left that its airline does not take back
      const why = async () => {
        const left = await findCase(deps.db, ref, ref.bookingId, FLIGHT_CASES.ticketNotVoided.kind);
        return left ? { ...failureOf('VoidFailed'), caseId: left.caseId } : refused;
      };
      return endFailed(deps, saga, booking, planned, why);
    }
    orders.push(confirmed.value);
  }

  const taken = takenOf(tenders, chargedMinor);
  await take(deps, saga, taken);
  const sale = atFlightPrice(booking, price);
  const locator = assertPresent(locatorOf(orders), 'the locator of a confirmed flight');
  const confirmed = { locator, sale, ...ticketingOf(saga, booking, orders) };
  await saga.finish({ result: 'Success' }, (tx) =>
    recordConfirmed(tx, deps, booking, confirmed, taken, saga),
  );
}

/**
 * Until when the tickets are taken back for nothing, as the traveler sees it: neither longer than the
 * accepted terms nor than airlines count it, which is from their own confirming on. A run that was resumed
 * ends long after that.
 */
function freeUntil({ createdAt, offer, startsAt }: FlightBooking): Instant | null {
  const until = voidUntil(createdAt, offer.voidHours, startsAt);
  const free = offer.cancellation.steps.find(({ penaltyMinor }) => penaltyMinor === 0)?.until;
  return until !== null && free !== undefined && isBefore(free, until) ? free : until;
}

/** Every airline has confirmed: its locator is noted, and the tickets are asked for. */
function ticketingOf(
  { row }: Saga,
  booking: FlightBooking,
  orders: readonly FlightOrder[],
): Pick<Confirmed, 'moves' | 'work'> {
  const { tenantId, customerId, bookingId, startsAt } = booking;
  const owner = { tenantId, customerId };
  const until = freeUntil(booking);
  const locators = orders.map(({ ticketNo, airline, locator }) => ({ ticketNo, airline, locator }));
  return {
    moves: (at) => {
      const set = locatedColumns(locators, until, ticketingDueAt(at, until, startsAt));
      const of = { ...owner, subject: [bookingId], cause: 'confirmed', at } as const;
      return [moveOf(TICKETING_MACHINE, { ...of, from: ['requested'], to: 'confirmed', set })];
    },
    work: (tx, at) => {
      const deadlineAt = ticketingDueAt(at, until, startsAt);
      const { scenario, requestId } = row;
      const of = { ...owner, sagaId: ticketSagaId(bookingId), kind: TICKET_FLIGHT, scenario, requestId };
      return startLater(tx, { ...of, input: { bookingId }, deadlineAt });
    },
  };
}
