/** Which chosen seats are in exit rows, and which travelers may not sit there. */
import type { Clock } from '@sojourn/domain/effects.ts';
import { first, itemAt } from '@sojourn/domain/present.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { dayOf } from '#flight/rules/findings/trip-finding.ts';
import { type UnfitSeat, unfitSeats } from '#flight/rules/travelers/exit-row.ts';
import type { FlightDraft } from '#flight/wire/flight-draft.ts';
import type { FlightSummary } from '#flight/wire/flights.ts';
import type { FlightQuoteRequest, FlightSale } from '../sale.ts';
import type { FlightSupplier } from '../supplier.ts';

/** Its airline does not show a chosen seat: whether it is at an exit, nobody knows. */
export type UncheckedSeats = { readonly reason: 'SeatsUnchecked' };

type Place = { readonly slice: number; readonly segment: number };
const flightKey = ({ slice, segment }: Place): string => `${slice}.${segment}`;

/**
 * By their place among the choices. A seat whose cabin is not shown is where `before` had it, as long as its
 * flight is flown with the same aircraft.
 */
export async function exitSeatsOf(
  { clock }: { readonly clock: Clock },
  supplier: FlightSupplier,
  { slices, passengers, extras: { seats } }: FlightQuoteRequest,
  wasAtExit: ReturnType<typeof exitsBefore>,
  context: CallContext,
): Promise<Outcome<number[], UncheckedSeats>> {
  const flights = new Map(seats.map((choice) => [flightKey(choice), choice]));
  const cabins = new Map(
    await Promise.all(
      [...flights].map(async ([key, { slice, segment }]) => {
        const request = { ...itemAt(slices, slice), segment, passengers, now: clock.now() };
        return [key, await cabinOf(supplier, request, context)] as const;
      }),
    ),
  );
  const atExit = seats.map((each) => cabins.get(flightKey(each))?.get(each.seat) ?? wasAtExit(each));
  if (atExit.includes(undefined)) return rejected({ reason: 'SeatsUnchecked' });
  return ok(atExit.flatMap((isExit, index) => (isExit ? [index] : [])));
}

type Known = Pick<FlightSale, 'request' | 'offer'>;

/** What an earlier quote of the same slices knew of seats; of those on another aircraft by now nothing. */
export function exitsBefore(before: Known | null, now: FlightSummary) {
  const aircraftOn = ({ slices }: FlightSummary, { slice, segment }: Place) => {
    const { sliceId, segments } = slices[slice] ?? {};
    return `${sliceId} ${segments?.[segment]?.aircraft.code}`;
  };
  const seatKey = (choice: Place & { readonly seat: string }) => `${flightKey(choice)}.${choice.seat}`;
  const known = new Map(
    before?.request.extras.seats.map((choice, index) => [
      seatKey(choice),
      before.offer.exitSeats?.includes(index) ?? false,
    ]),
  );
  return (choice: Place & { readonly seat: string }): boolean | undefined =>
    before && aircraftOn(before.offer.flight, choice) === aircraftOn(now, choice)
      ? known.get(seatKey(choice))
      : undefined;
}

const MAX_ATTEMPTS = 2;

/** Whether each seat is at an exit; none when the cabin is not shown, however often it is asked for. */
async function cabinOf(
  supplier: FlightSupplier,
  question: Parameters<FlightSupplier['seatMap']>[0],
  context: CallContext,
): Promise<ReadonlyMap<string, boolean>> {
  const call = { ...context, timeoutMs: context.timeoutMs / MAX_ATTEMPTS };
  for (let tries = 1; ; tries++) {
    const shown = await supplier.seatMap(question, call);
    if (shown.outcome === 'ok') {
      const { rows } = shown.value;
      return new Map(rows.flatMap(({ isExit, seats }) => seats.map(({ seat }) => [seat, isExit] as const)));
    }
    if (shown.outcome === 'rejected' || tries === MAX_ATTEMPTS) return new Map();
  }
}

/** The chosen seats that somebody may not sit in, by what is typed so far. */
export function unfitSeatsOf(
  { request, offer }: Pick<FlightSale, 'request' | 'offer'>,
  { travelers }: Pick<FlightDraft, 'travelers'>,
): UnfitSeat[] {
  const firstDay = dayOf(first(first(offer.flight.slices).segments).zonedDepartureTime);
  const { passengers, extras } = request;
  return unfitSeats(extras.seats, offer.exitSeats ?? [], passengers, travelers, firstDay);
}

/** Seats that cannot be kept, as the fields of a refusal. */
export const unfitFields = (...of: Parameters<typeof unfitSeatsOf>) =>
  unfitSeatsOf(...of).map(({ choice }) => ({ path: `seats.${choice}`, problem: 'exitRow' }));
