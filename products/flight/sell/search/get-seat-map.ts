/** The cabin of one flight: what is free, and what a seat costs. */
import type { RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { FareClass } from '#flight/rules/fares/fare-classes.ts';
import type { PassengerCounts } from '#flight/rules/travelers/travelers.ts';
import type { SeatMap } from '#flight/wire/seat-map.ts';
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
