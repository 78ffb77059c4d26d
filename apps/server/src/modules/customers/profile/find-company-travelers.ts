/** Of a member's saved travelers: who comes first when they book, and who is not offered (A §3). */
import type { TravelerId } from '@sojourn/domain/ids.ts';
import { accountHolderOf } from '@sojourn/domain/travelers/saved-traveler-list.ts';
import type { Actor } from '#context.ts';
import { personOf, type TravelerDeps } from './list-travelers.ts';
import { readTravelers } from './store.ts';

type CompanyTravelers = {
  readonly defaultTravelerId: TravelerId | null;
  readonly hiddenTravelerIds: readonly TravelerId[];
};

/** The default is the member's own traveler, unless that one is hidden. */
export async function findCompanyTravelers(
  { db, clock, seals }: Omit<TravelerDeps, 'random'>,
  actor: Actor,
): Promise<CompanyTravelers> {
  const saved = await readTravelers(db, actor);
  const offered = saved.filter(({ isHidden }) => !isHidden);
  const people = offered.map((each) => personOf(seals, each, clock.now()));
  return {
    defaultTravelerId: accountHolderOf(people, actor)?.personId ?? null,
    hiddenTravelerIds: saved.filter(({ isHidden }) => isHidden).map(({ personId }) => personId),
  };
}
