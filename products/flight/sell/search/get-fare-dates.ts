/** What the trip costs on the dates around those asked for, or for a month from them on. */
import type { RequestContext } from '@sojourn/server/context.ts';
import type { FareDatesKind } from '#flight/rules/flight-search.ts';
import type { DatePrice } from '../supplier.ts';
import { datesQuestion, type FaresInput, lowestFares } from './ask-fares.ts';
import { requireThat } from './criteria.ts';
import { type FlightDeps, requireFlights } from './deps.ts';

/** Of more than two slices all dates move together, and `returns` is the last. */
export async function getFareDates(
  deps: FlightDeps,
  input: FaresInput & { readonly kind: FareDatesKind },
  context: RequestContext,
) {
  requireFlights(deps, context);
  requireThat(deps, input.slices, input.passengers);
  const question = { ...datesQuestion(deps, input), kind: input.kind };
  const { lowest } = await lowestFares<DatePrice>(
    deps,
    (supplier, call) => supplier.dates(question, call),
    ({ departs, returns }) => `${departs} ${returns}`,
    context,
  );
  return { cells: [...lowest.values()] };
}
