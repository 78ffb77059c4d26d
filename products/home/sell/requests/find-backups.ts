/** Homes nearby that are free for the same nights: what a guest can go on with after a no. */
import type { RequestContext } from '@sojourn/server/context.ts';
import { callContext } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import type { HomeCard } from '#home/wire/home-search.ts';
import { findFreeHomes } from '../search/find-free-homes.ts';
import type { HomeRequestDeps } from './deps.ts';
import type { Request } from './request.ts';

/** The best three; none where nobody answers. */
export async function findBackups(
  deps: HomeRequestDeps,
  { checkIn, checkOut, sent: { stay, party } }: Request,
  context: RequestContext,
): Promise<readonly HomeCard[]> {
  const near = { homeId: stay.homeId, center: stay.area.center, checkIn, checkOut };
  const found = await findFreeHomes(deps, near, { party, locale: 'en' }, callContext(context));
  return found ?? [];
}
