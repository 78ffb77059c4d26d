/** One car whole, for times and a driver, with the traveler's own flights around it. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { localAt } from '@sojourn/domain/dates.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { checkCarQuery } from '#car/rules/check-query.ts';
import type { CarDetail, CarRequest } from '#car/wire/car-search.ts';
import { flightsAround, linked } from '../flights-around.ts';
import { localizeDesk } from '../localize.ts';
import { momentOf } from '../moment.ts';
import { marketOfCar } from './car-markets.ts';
import { askOne, type CarSearchDeps, requireCars } from './deps.ts';

/** Refuses NotFound, what breaks a rule of a search, and SuppliersUnavailable. */
export async function getCar(
  deps: CarSearchDeps,
  input: CarRequest & { readonly locale?: Locale | undefined },
  actor: Actor,
  context: RequestContext,
): Promise<CarDetail> {
  requireCars(deps, context);
  const now = deps.clock.now();
  const supplier = deps.suppliers.find(({ sells }) => sells(input.carId)) ?? refuse('NotFound');
  const multiplier = deps.carMultiplier(actor).catch((err: unknown) => {
    deps.log.warn({ err, requestId: context.requestId }, 'no multiplier for now');
    return null;
  });
  const ask = { ...input, now };
  const page = await askOne(
    deps,
    supplier,
    (each, call) => each.detail(ask, call),
    context,
    () => refuse('NotFound'),
  );
  const { position, zone } = page.pickUp.location;
  const place = { kind: 'position', ...position, label: '' } as const;
  const query = { ...input, pickUpPlace: place, dropOffPlace: null };
  const zones = { pickUp: zone, dropOff: page.dropOff.location.zone };
  const [problem] = checkCarQuery(query, localAt(now, zone), zones);
  if (problem)
    refuse(problem.code === 'NotATime' || problem.code === 'PlaceMissing' ? 'InvalidInput' : problem.code);
  const around = flightsAround(
    await deps.plansOf(actor),
    { pickUp: momentOf(page.pickUp), dropOff: momentOf(page.dropOff) },
    deps.placeOfAirport,
  );
  const market = await marketOfCar(deps, page, input, context);
  const { locale = 'en' } = input;
  const named = <E extends CarDetail['pickUp']>(end: E): E => ({
    ...end,
    location: localizeDesk(deps, end.location, locale),
  });
  return {
    ...page,
    pickUp: named(page.pickUp),
    dropOff: named(page.dropOff),
    ...(market && { market }),
    landing: linked(around.landing),
    leaving: linked(around.leaving),
    earnMultiplier: await multiplier,
  };
}
