/** One home whole, for dates and a party, with what's like it nearby and the traveler's own flights. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { stayTimes } from '@sojourn/domain/booking/stay-times.ts';
import { dateIn } from '@sojourn/domain/dates.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { boxAround } from '@sojourn/server/modules/selling/locations/places.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import { checkHomeSearch } from '#home/rules/check-search.ts';
import type { HomeDetail, HomeRequest } from '#home/wire/home-detail.ts';
import type { HomePage, HomeQuestion } from '../supplier.ts';
import { askOne, type HomeSearchDeps, requireHomes, requireSupplier } from './deps.ts';
import { flightsAroundStay } from './flights-around-stay.ts';
import { mergeAnswers } from './merge-answers.ts';

type HomeInput = HomeRequest & { readonly locale?: Locale | undefined };

const NEARBY_KM = 4;
const SHOWN = 3;

/** How many homes nearby with as many bedrooms are free, and the best three. The home itself isn't one. */
async function findSimilar(
  deps: HomeSearchDeps,
  { home, offer }: HomePage,
  input: HomeInput,
  context: RequestContext,
): Promise<HomeDetail['similar']> {
  const { checkIn, checkOut, party, locale = 'en' } = input;
  const question: HomeQuestion = {
    checkIn,
    checkOut,
    party,
    box: boxAround(home.position, NEARBY_KM),
    centre: home.position,
    flexibleDays: 0,
    filters: { bedrooms: home.bedrooms },
    sort: 'MostRecommended',
    top: SHOWN + 1,
    wanted: [],
    locale,
    now: deps.clock.now(),
  };
  const answers = await answersOf(deps, (each, call) => each.search(question, call), context);
  const { total, homes } = mergeAnswers(answers, 0, SHOWN + 1);
  const others = homes.filter(({ homeId }) => homeId !== home.homeId);
  return { available: Math.max(0, total - (offer ? 1 : 0)), homes: others.slice(0, SHOWN) };
}

/** Refuses NotFound, what breaks a rule of a search, and SuppliersUnavailable. */
export async function getHome(
  deps: HomeSearchDeps,
  input: HomeInput,
  actor: Actor,
  context: RequestContext,
): Promise<HomeDetail> {
  requireHomes(deps, context);
  const now = deps.clock.now();
  const supplier = requireSupplier(deps, input.homeId);
  const multiplier = deps.homeMultiplier(actor).catch((err: unknown) => {
    deps.log.warn({ err, requestId: context.requestId }, 'no multiplier for now');
    return null;
  });
  const place = supplier.facts(input.homeId, 'en') ?? refuse('NotFound');
  const problem = checkHomeSearch(input, dateIn(now, deps.places.zoneAt(place.position)));
  if (problem) refuse(problem);
  const { locale = 'en' } = input;
  const page = await askOne(
    deps,
    supplier,
    (each, call) => each.detail({ ...input, locale, now }, call),
    context,
    () => refuse('NotFound'),
  );
  const { home } = page;
  const times = stayTimes({ ...home, checkIn: page.checkIn, checkOut: page.checkOut });
  const around = flightsAroundStay(await deps.plansOf(actor), home.area.center, times, deps.placeOfAirport);
  return {
    ...page,
    ...around,
    similar: await findSimilar(deps, page, input, context),
    earnMultiplier: await multiplier,
  };
}
