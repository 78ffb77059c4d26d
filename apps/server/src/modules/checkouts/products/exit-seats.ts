/** Which chosen seats are in exit rows, and whose they cannot be (domain, flights/exit-row.ts). */
import type { FlightDraft } from '@sojourn/contract/checkout-drafts.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { type UnfitSeat, unfitSeats } from '@sojourn/domain/flights/exit-row.ts';
import { dayOf } from '@sojourn/domain/flights/trip-finding.ts';
import type { FlightSupplier } from '#suppliers/flights/port.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { FlightAsk, FlightSale } from '../quote.ts';

/** By their place among the choices. A cabin that is not shown has none: its airline judges by itself. */
export async function exitSeatsOf(
  { clock }: { readonly clock: Clock },
  supplier: FlightSupplier,
  { slices, passengers, extras: { seats } }: FlightAsk,
  context: CallContext,
): Promise<number[]> {
  const keyOf = ({ slice, segment }: (typeof seats)[number]) => `${slice}.${segment}`;
  const flights = new Map(seats.map((choice) => [keyOf(choice), choice]));
  const exits = await Promise.all(
    [...flights].map(async ([key, { slice, segment }]) => {
      const shown = await supplier.seatMap(
        { ...slices[slice]!, segment, passengers, now: clock.now() },
        context,
      );
      const rows = shown.outcome === 'ok' ? shown.value.rows.filter(({ isExit }) => isExit) : [];
      return [key, new Set(rows.flatMap((row) => row.seats.map(({ seat }) => seat)))] as const;
    }),
  );
  const inExit = new Map(exits);
  return seats.flatMap((choice, index) => (inExit.get(keyOf(choice))!.has(choice.seat) ? [index] : []));
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
