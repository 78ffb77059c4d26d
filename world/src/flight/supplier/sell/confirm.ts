/** Turning a held ticket into an order with the airline's own locator. */
import { type CalendarDate, isBefore } from '@sojourn/domain/dates.ts';
import { hashText } from '@sojourn/domain/mix.ts';
import { last } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { voidUntilOf } from '@sojourn/products/flight/rules/tickets/void-window.ts';
import {
  checkAge,
  PASSENGER_TYPES,
  type PassengerCounts,
  type PassengerType,
} from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type {
  FlightConfirm,
  FlightOrder,
  FlightRejection,
  FlightTraveler,
} from '@sojourn/products/flight/sell/supplier.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { countOf } from '../../inventory/fares/ticket-fare.ts';
import type { FlightMarket } from '../market.ts';
import type { Fault } from '../scenarios.ts';
import { lockRecord, type MarketOrder, type MarketRecord, noteOnHold, setLocator } from '../store.ts';
import { giveBack } from './holds.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LOCATOR_TRIES = 5;

/** From what it's asked by, so that it is the same however often it is asked for. */
function locatorOf(seed: string, ticketNo: number, attempt: number): string {
  let text = '';
  for (let i = 0; i < 6; i++)
    text += LETTERS[hashText(`${seed}:${ticketNo}:${attempt}:${i}`) % LETTERS.length];
  return text;
}

const STATES = { confirmed: 'Confirmed', voided: 'Voided', canceled: 'Canceled' } as const;

/** Null while it is only held, or was never more. */
export function orderOf({ ticketNo, airline, locator, state }: MarketOrder): FlightOrder | null {
  if (locator === null || !(state in STATES)) return null;
  return { ticketNo, airline, locator, state: STATES[state as keyof typeof STATES] };
}

/** An infant with a seat may turn two during the trip: the seat is paid like a child's. */
function isOfAge({ type, birthdate }: FlightTraveler, departures: readonly CalendarDate[]): boolean {
  const found = checkAge(type, birthdate, departures);
  return found === undefined || (found.kind === 'TurnsTwo' && type === 'SeatedInfant');
}

/** True when there are as many of each type as on hold, each of that type's age on every day of travel. */
export function areTravelersRight(
  travelers: readonly FlightTraveler[],
  passengers: PassengerCounts,
  departures: readonly CalendarDate[],
): boolean {
  const counts = countOf(passengers);
  const countIs = (type: PassengerType): boolean =>
    travelers.filter((each) => each.type === type).length === counts[type];
  return (
    PASSENGER_TYPES.every(countIs) &&
    travelers.every(
      (traveler) =>
        traveler.firstName.trim() !== '' &&
        traveler.lastName.trim() !== '' &&
        isOfAge(traveler, departures) &&
        (traveler.passport === null || traveler.passport.expires >= last(departures)),
    )
  );
}

/** What a booking needs: identity documents go no further than the check. */
const recorded = (traveler: FlightTraveler): FlightTraveler => ({
  ...traveler,
  passport: null,
  knownTravelerNumber: '',
  tsaRedressNumber: '',
});

/** Gives an order a locator that no other of its airline has; `seed`: our reference of what it's for. */
export async function locate(
  tx: Db,
  reference: string,
  order: MarketOrder,
  seed = reference,
): Promise<string | null> {
  for (let attempt = 0; attempt < LOCATOR_TRIES; attempt++) {
    const locator = locatorOf(seed, order.ticketNo, attempt);
    if (await setLocator(tx, reference, order, locator)) return locator;
  }
  return null;
}

async function confirmHeld(
  tx: Db,
  record: MarketRecord,
  order: MarketOrder,
  { reference, travelers, now }: FlightConfirm,
): Promise<Outcome<FlightOrder, FlightRejection>> {
  if (!areTravelersRight(travelers, record.passengers, record.departures))
    return rejected({ reason: 'InvalidPassengers' });
  const locator = await locate(tx, reference, order);
  if (locator === null) return rejected({ reason: 'BookError' });
  const voidUntil = voidUntilOf(now, record.firstDeparture);
  await noteOnHold(tx, reference, { confirmedAt: now, voidUntil, travelers: travelers.map(recorded) });
  return ok({ ticketNo: order.ticketNo, airline: order.airline, locator, state: 'Confirmed' });
}

/** One ticket's order; the same answer however often it is asked for. */
export async function confirmTicket(
  market: FlightMarket,
  request: FlightConfirm,
  fault: Fault | undefined,
): Promise<Outcome<FlightOrder, FlightRejection>> {
  const { reference, ticketNo, now } = request;
  const isGone = fault === 'soldOut' || (fault === 'secondTicket' && ticketNo === 2);
  return withTransaction(market.db, async (tx) => {
    const record = await lockRecord(tx, reference);
    const order = record?.orders.find((each) => each.ticketNo === ticketNo);
    if (!record || !order) return rejected({ reason: 'InvalidSession' });
    const done = orderOf(order);
    if (done?.state === 'Confirmed') return ok(done);
    if (isGone) {
      if (order.state === 'held') await giveBack(tx, reference, [order], 'released');
      return rejected({ reason: 'NoAvailability' });
    }
    // Its seats may be somebody else's already
    if (order.state === 'expired' || !isBefore(now, record.expiresAt))
      return rejected({ reason: 'ExpiredFulfillToken' });
    if (order.state !== 'held') return rejected({ reason: 'SessionClosed' });
    return confirmHeld(tx, record, order, request);
  });
}

/** Takes one ticket back for nothing. What was never confirmed is given back, which is the same. */
export async function voidTicket(
  market: FlightMarket,
  { reference, ticketNo, now }: { reference: string; ticketNo: number; now: FlightConfirm['now'] },
  fault: Fault | undefined,
): Promise<Outcome<null, { reason: 'VoidFailed' }>> {
  if (fault === 'voidFails') return rejected({ reason: 'VoidFailed' });
  return withTransaction(market.db, async (tx) => {
    const record = await lockRecord(tx, reference);
    const order = record?.orders.find((each) => each.ticketNo === ticketNo);
    if (!record || !order) return ok(null);
    if (order.state === 'held') await giveBack(tx, reference, [order], 'released');
    if (order.state !== 'confirmed') return ok(null);
    // A booking that is not whole yet is taken back whatever the window says
    const isWhole = record.orders.every(({ state }) => state === 'confirmed');
    const isOpen = record.voidUntil !== null && isBefore(now, record.voidUntil);
    if (isWhole && !isOpen) return rejected({ reason: 'VoidFailed' });
    await giveBack(tx, reference, [order], 'voided');
    return ok(null);
  });
}
