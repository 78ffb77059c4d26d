/** Homes nearby that are free for the same nights: what a guest can go on with after a no. */
import type { RequestContext } from '@sojourn/server/context.ts';
import { callContext } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import type { HomeCard } from '#home/wire/home-search.ts';
import { type HomeRequestDeps, requireSupplier } from './deps.ts';
import type { Request } from './request.ts';

const MOST = 3;
/** About five kilometers to each side. */
const DEGREES = 0.05;

/** The best three; none where nobody answers. */
export async function findBackups(
  deps: HomeRequestDeps,
  { homeId, checkIn, checkOut, sent: { stay, party } }: Request,
  context: RequestContext,
): Promise<readonly HomeCard[]> {
  const { lat, lon } = stay.area.center;
  const box = { west: lon - DEGREES, south: lat - DEGREES, east: lon + DEGREES, north: lat + DEGREES };
  const answer = await requireSupplier(deps, homeId).search(
    {
      checkIn,
      checkOut,
      box,
      centre: { lat, lon },
      party,
      flexibleDays: 0,
      filters: {},
      sort: 'MostRecommended',
      top: MOST + 1,
      wanted: [],
      locale: 'en',
      now: deps.clock.now(),
    },
    callContext(context),
  );
  if (answer.outcome !== 'ok') return [];
  const homes = answer.value.homes.map(({ home }) => home);
  return homes.filter((home) => home.homeId !== homeId).slice(0, MOST);
}
