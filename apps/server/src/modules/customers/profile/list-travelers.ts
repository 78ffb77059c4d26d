/** A customer's saved travelers, the oldest first. */
import type { Person } from '@sojourn/contract/travelers.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { typeToday } from '@sojourn/domain/travelers/traveler-type.ts';
import type { Effects } from '#context.ts';
import type { Sealer } from '#seal.ts';
import { type Owner, readTravelers, type StoredTraveler } from './store.ts';
import { openFacts } from './traveler-facts.ts';

export type TravelerDeps = Pick<Effects, 'db' | 'clock' | 'random'> & { readonly seals: Sealer };

/** A child that has grown up since is listed as an adult. */
export function personOf(seals: Sealer, traveler: StoredTraveler, now: Instant): Person {
  const facts = openFacts(seals, traveler);
  const { personId, isHidden, entryPoint, changedAt } = traveler;
  const type = typeToday(facts.type, facts.birthdate, now);
  return { ...facts, type, personId, isHidden, entryPoint, changedAt };
}

/** Those that are hidden only when they are asked for. */
export async function listTravelers(
  { db, clock, seals }: Omit<TravelerDeps, 'random'>,
  owner: Owner,
  { includeHidden = false }: { readonly includeHidden?: boolean | undefined } = {},
): Promise<Person[]> {
  const saved = await readTravelers(db, owner);
  return saved
    .filter(({ isHidden }) => includeHidden || !isHidden)
    .map((each) => personOf(seals, each, clock.now()));
}
