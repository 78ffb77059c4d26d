/** The cabin of one flight of a booked trip: what is free to it, its own seats too. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { SeatMap } from '#flight/wire/seat-map.ts';
import { supplierOfFlight } from '../checkout/price-flight.ts';
import { type ExchangeDeps, exchangeContext, requireFlight } from '../exchange/get-exchange.ts';

type Which = { readonly slice: number; readonly segment: number };

/** Refuses NotFound for what isn't theirs, RateNotAvailable where there's no such flight any more. */
export async function getBookedSeatMap(
  deps: ExchangeDeps,
  bookingId: BookingId,
  { slice, segment }: Which,
  actor: Actor,
  context: RequestContext,
): Promise<SeatMap> {
  const { request } = await requireFlight(deps, actor, bookingId);
  const chosen = request.slices[slice] ?? refuse('RateNotAvailable');
  const { passengers } = request;
  const question = { ...chosen, segment, passengers, now: deps.clock.now() };
  const booked = { reference: bookingId, slice };
  const supplier = supplierOfFlight(deps, request);
  const found = await supplier?.seatMap({ ...question, booked }, exchangeContext(context));
  if (found?.outcome === 'ok') return found.value;
  return refuse(found?.outcome === 'rejected' ? 'RateNotAvailable' : 'SuppliersUnavailable');
}
