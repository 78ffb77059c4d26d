/** Which chosen seats are in exit rows, and whose they cannot be (domain, flights/exit-row.ts). */
import type { FlightDraft } from '@sojourn/contract/checkout-drafts.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { type UnfitSeat, unfitSeats } from '@sojourn/domain/flights/exit-row.ts';
import { dayOf } from '@sojourn/domain/flights/trip-finding.ts';
import type { FlightSupplier } from '#suppliers/flights/port.ts';
import { type CallContext, type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type { FlightAsk, FlightSale } from '../quote.ts';

/** Its airline does not show a chosen seat: whether it is at an exit, nobody knows. */
export type UncheckedSeats = { readonly reason: 'SeatsUnchecked' };

/** By their place among the choices. */
export async function exitSeatsOf(
  { clock }: { readonly clock: Clock },
  supplier: FlightSupplier,
  { slices, passengers, extras: { seats } }: FlightAsk,
  context: CallContext,
): Promise<Outcome<number[], UncheckedSeats>> {
  const keyOf = ({ slice, segment }: (typeof seats)[number]) => `${slice}.${segment}`;
  const flights = new Map(seats.map((choice) => [keyOf(choice), choice]));
  const cabins = new Map(
    await Promise.all(
      [...flights].map(async ([key, { slice, segment }]) => {
        const asked = { ...slices[slice]!, segment, passengers, now: clock.now() };
        return [key, await cabinOf(supplier, asked, context)] as const;
      }),
    ),
  );
  const atExit = seats.map((choice) => cabins.get(keyOf(choice))!.get(choice.seat));
  if (atExit.includes(undefined)) return rejected({ reason: 'SeatsUnchecked' });
  return ok(atExit.flatMap((isExit, index) => (isExit ? [index] : [])));
}

const ASKED_TIMES = 2;

/** Whether each seat is at an exit; none when the cabin is not shown, however often it is asked for. */
async function cabinOf(
  supplier: FlightSupplier,
  asked: Parameters<FlightSupplier['seatMap']>[0],
  context: CallContext,
): Promise<ReadonlyMap<string, boolean>> {
  const call = { ...context, timeoutMs: context.timeoutMs / ASKED_TIMES };
  for (let tries = 1; ; tries++) {
    const shown = await supplier.seatMap(asked, call);
    if (shown.outcome === 'ok') {
      const { rows } = shown.value;
      return new Map(rows.flatMap(({ isExit, seats }) => seats.map(({ seat }) => [seat, isExit] as const)));
    }
    if (shown.outcome === 'rejected' || tries === ASKED_TIMES) return new Map();
  }
}

/** The chosen seats that somebody may not sit in, by what is typed so far. */
export function unfitSeatsOf(
  { request, offer }: Pick<FlightSale, 'request' | 'offer'>,
  { travelers }: Pick<FlightDraft, 'travelers'>,
): UnfitSeat[] {
  const firstDay = dayOf(offer.flight.slices[0]!.segments[0]!.departsLocal);
  const { passengers, extras } = request;
  return unfitSeats(extras.seats, offer.exitSeats ?? [], passengers, travelers, firstDay);
}

/** Seats that cannot be kept, as the fields of a refusal. */
export const unfitFields = (...of: Parameters<typeof unfitSeatsOf>) =>
  unfitSeatsOf(...of).map(({ choice }) => ({ path: `seats.${choice}`, problem: 'exitRow' }));
