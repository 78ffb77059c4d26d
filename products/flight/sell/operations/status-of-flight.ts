/** How a booking's flights go on their day, beside what was booked. */
import { flightStatus, type SliceStatus } from '@sojourn/domain/disruptions/flight-status.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import { ok } from '@sojourn/server/suppliers/outcome.ts';
import { supplierOfFlight } from '../checkout/price-flight.ts';
import type { FlightBooking, FlightDeps } from '../sale.ts';
import { partsOf } from '../schedule-of-flight.ts';

/** Slices that the airlines say nothing of, or not flight by flight, are left out. */
export async function statusOfFlight(
  deps: FlightDeps,
  { bookingId, request, offer }: FlightBooking,
  context: CallContext,
): Promise<Outcome<readonly SliceStatus[], never>> {
  const now = deps.clock.now();
  const supplier = supplierOfFlight(deps, request);
  if (!supplier) return ok([]);
  const question = { reference: bookingId, now, locale: request.locale };
  const read = await supplier.flightStatus(question, context);
  if (read.outcome !== 'ok') return read;
  const statuses = offer.flight.slices.flatMap((booked, slice): SliceStatus[] => {
    const stated = read.value[slice];
    if (stated?.flights?.length !== booked.segments.length) return [];
    const flights = partsOf(deps, booked, slice).flatMap((planned, at) => {
      const [segment, times] = [booked.segments[at], stated.flights?.[at]];
      if (!segment || !times) return [];
      const zones = { fromZone: segment.origin.zone, toZone: segment.destination.zone };
      return [flightStatus(planned, times, zones, now)];
    });
    const [airlineOffer = null] = stated.rebookedTo ? partsOf(deps, stated.rebookedTo, slice) : [];
    return [{ slice, flights, airlineOffer }];
  });
  return ok(statuses);
}
