/** The cabin of one flight: what is free, and what a seat costs. */
import type { SeatMap } from '@sojourn/contract/products/flight/seat-map.ts';
import type { FareClass } from '@sojourn/domain/products/flight/fares/fare-classes.ts';
import type { PassengerCounts } from '@sojourn/domain/products/flight/travelers/travelers.ts';
import type { RequestContext } from '../../../context.ts';
import { refuse } from '../../../refusal.ts';
import { requireParty } from './criteria.ts';
import { askOwner, type FlightDeps, requireFlights } from './deps.ts';

type SeatMapInput = {
  readonly sliceId: string;
  readonly segment: number;
  readonly fareClass: FareClass;
  readonly passengers: PassengerCounts;
};

/** Refuses a party that may not fly, RateNotAvailable and SuppliersUnavailable. */
export async function getSeatMap(
  deps: FlightDeps,
  input: SeatMapInput,
  context: RequestContext,
): Promise<SeatMap> {
  requireFlights(deps, context);
  requireParty(input.passengers);
  const request = { ...input, now: deps.clock.now() };
  return askOwner(
    deps,
    [input],
    (supplier, call) => supplier.seatMap(request, call),
    context,
    () => refuse('RateNotAvailable'),
  );
}
