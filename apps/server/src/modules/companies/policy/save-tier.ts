/** Tiers change by new versions: what was booked names the version that judged it. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import { insertTierVersion, isTierNameTaken, readTierVersion, writeTier } from './store.ts';

type TierKey = Parameters<typeof readTierVersion>[1];
type TierChange = {
  readonly name: string;
  readonly rules: PolicyTier;
  /** That was on screen; 0 for a new tier. */
  readonly version: number;
  /** The bank's subject of the admin. */
  readonly changedBy: string;
  readonly at: Instant;
};

/** Refuses with NotFound, TierNameTaken, or TierOutdated when somebody else was quicker. */
export async function saveTier(tx: Tx, key: TierKey, change: TierChange): Promise<void> {
  const current = await readTierVersion(tx, key);
  if (change.version > 0 && current === null) refuse('NotFound');
  if ((current ?? 0) !== change.version) refuse('TierOutdated');
  if (await isTierNameTaken(tx, key, change.name)) refuse('TierNameTaken');
  const version = change.version + 1;
  await writeTier(tx, key, { name: change.name, version });
  await insertTierVersion(tx, key, { ...change, version });
}
