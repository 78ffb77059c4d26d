/** The flight sagas' steps with the supplier. Our reference there is the booking's id. */
import type { CompleteTraveler } from '@sojourn/contract/travelers.ts';
import { openCase } from '@sojourn/server/modules/desk/cases/open-case.ts';
import { accepted, type Outcome, ok, rejected, unknown } from '@sojourn/server/suppliers/outcome.ts';
import type { Step } from '@sojourn/server/workflow/saga.ts';
import type { FlightBooking, FlightSagaDeps } from '../sale.ts';
import type {
  FlightHold,
  FlightOrder,
  FlightRejection,
  FlightSupplier,
  FlightTraveler,
  TicketDocument,
} from '../supplier.ts';
import { FLIGHT_CASES } from './case-types.ts';

/**
 * The price check is here: the supplier holds at the accepted total or less, or refuses with the new price.
 */
export function reserveFlightStep(
  { clock }: FlightSagaDeps,
  supplier: FlightSupplier,
  { bookingId: reference, request, offer, acceptedMinor: totalMinor }: FlightBooking,
): Step<FlightHold, FlightRejection> {
  const common = { ...request, reference, totalMinor, guaranteeId: offer.guarantee?.id };
  return {
    do: ({ context }) => supplier.reserve({ ...common, now: clock.now() }, context),
    lookUp: async ({ context }) => {
      const found = await supplier.lookUp({ reference }, context);
      return found.outcome === 'ok' ? ok(found.value?.hold ?? null) : found;
    },
    undo: { do: ({ context }) => supplier.release({ reference }, context) },
  };
}

type Ticket = {
  readonly ticketNo: number;
  readonly airline: string;
  readonly holdId: string;
  readonly travelers: readonly CompleteTraveler[];
};

/**
 * One ticket's order. An airline that took it back has refused it. It is voided when another ticket of the
 * trip cannot be had; an airline that refuses that too leaves a ticket that nobody flies on and a person to
 * see to it: the customer is let go all the same.
 */
export function confirmTicketStep(
  deps: FlightSagaDeps,
  supplier: FlightSupplier,
  booking: FlightBooking,
  { ticketNo, airline, holdId, travelers }: Ticket,
): Step<FlightOrder, FlightRejection> {
  const { clock } = deps;
  const { tenantId, customerId, bookingId: reference, contact } = booking;
  const { email, phone } = contact;
  const { needsPassport } = booking.offer.flight;
  const party = travelers.map((traveler) => passengerOf(deps, traveler, airline, needsPassport));
  let isRefused = false;
  return {
    do: async ({ context }) => {
      const of = { reference, holdId, ticketNo, travelers: party, email, phone };
      const answer = await supplier.confirm({ ...of, now: clock.now() }, context);
      return answer.outcome === 'ok' ? decided(answer.value) : answer;
    },
    lookUp: async ({ context }) => {
      const found = await supplier.lookUp({ reference }, context);
      if (found.outcome !== 'ok') return found;
      const { orders = [], undecided = [], refused = [] } = found.value ?? {};
      if (undecided.includes(ticketNo)) return accepted;
      const refusal = refused.find((each) => each.ticketNo === ticketNo);
      if (refusal) return rejected(refusal.rejection);
      const order = orders.find((each) => each.ticketNo === ticketNo);
      return ok(order?.state === 'Confirmed' ? order : null);
    },
    undo: {
      do: async ({ context }) => {
        const answer = await supplier.voidOrder({ reference, ticketNo, now: clock.now() }, context);
        isRefused = answer.outcome === 'rejected';
        return isRefused ? ok(null) : answer;
      },
      record: async (tx) => {
        if (!isRefused) return;
        const facts = { ticketNo, airline };
        const of = { tenantId, customerId, subjectId: reference, facts };
        await openCase(tx, deps, { ...of, type: FLIGHT_CASES.ticketNotVoided });
      },
    },
  };
}

const decided = (order: FlightOrder): Outcome<FlightOrder, FlightRejection> =>
  order.state === 'Confirmed' ? ok(order) : rejected({ reason: 'BookFailed' });

/**
 * With the number of the airline's own program, or else of a partner's. A passport that no border asks for is
 * nobody's business: it may even have run out.
 */
function passengerOf(
  { isPartner }: Pick<FlightSagaDeps, 'isPartner'>,
  { passport, frequentFlyerNumber, personId: _, ...traveler }: CompleteTraveler,
  airline: string,
  needsPassport: boolean,
): FlightTraveler {
  const { number, country, expires } = passport;
  const programs = frequentFlyerNumber.toSorted(
    (a, b) => Number(b.airline === airline) - Number(a.airline === airline),
  );
  return {
    ...traveler,
    passport: !needsPassport || expires === '' ? null : { number, country, expires },
    frequentFlyerNumber: programs.find((program) => isPartner(program.airline, airline)) ?? null,
  };
}

/** `null`: canceled since, so nothing is issued any more. */
export type Issued = readonly TicketDocument[] | null;

/** Has all tickets issued; an airline that takes its time is asked again until it is done. */
export function issueStep(
  { clock }: FlightSagaDeps,
  supplier: FlightSupplier,
  { bookingId: reference }: FlightBooking,
): Step<{ readonly documents: Issued }, { readonly reason: 'ProviderError' }> {
  const lookUp: Step<{ readonly documents: Issued }, never>['lookUp'] = async ({ context }) => {
    const found = await supplier.lookUp({ reference }, context);
    if (found.outcome !== 'ok') return found;
    const isGone = found.value?.orders.every(({ state }) => state === 'Canceled' || state === 'Voided');
    if (isGone) return ok({ documents: null });
    return ok(found.value?.documents ? { documents: found.value.documents } : null);
  };
  return {
    do: async (call) => {
      const answer = await supplier.issue({ reference, now: clock.now() }, call.context);
      if (answer.outcome === 'ok') return ok({ documents: answer.value });
      if (answer.outcome !== 'rejected') return answer;
      if (answer.rejection.reason === 'ProviderError') return rejected({ reason: 'ProviderError' });
      const found = await lookUp(call);
      return found.outcome === 'ok' && found.value ? ok(found.value) : unknown;
    },
    lookUp,
    onlyForward: true,
  };
}
