/** The traveler's own flights that a rental would go with. */
import { instantAt } from '@sojourn/domain/dates.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import type { CarSearchInput } from '#car/wire/car-search.ts';
import { flightsAround, linked } from '../flights-around.ts';
import { findEnds } from './criteria.ts';
import { type CarSearchDeps, requireCars } from './deps.ts';

type FlightsAroundInput = Pick<CarSearchInput, 'pickUpPlace' | 'dropOffPlace' | 'pickUp' | 'dropOff'>;

export async function findCarFlights(
  deps: CarSearchDeps,
  input: FlightsAroundInput,
  actor: Actor,
  context: RequestContext,
) {
  requireCars(deps, context);
  const { pickUp, dropOff } = findEnds(deps, input);
  const back = dropOff ?? pickUp;
  const around = flightsAround(
    await deps.plansOf(actor),
    {
      pickUp: { ...pickUp, at: instantAt(input.pickUp, pickUp.zone) },
      dropOff: { ...back, at: instantAt(input.dropOff, back.zone) },
    },
    deps.placeOfAirport,
  );
  return { landing: linked(around.landing), leaving: linked(around.leaving) };
}
