/** Which frozen price can pay a part of a checkout, and how much of it. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { FreezeCoverId, PriceFreezeId } from '@sojourn/domain/ids.ts';
import { freezeValue } from '@sojourn/domain/protections/freeze.ts';
import type { FreezeCredit } from '@sojourn/domain/protections/freeze-credits.ts';
import { coverIdOf, freezeOfSource, isFreezeSource } from '@sojourn/domain/protections/freeze-sources.ts';
import type { Db } from '#db/client.ts';
import type { Freezing } from '#modules/selling/checkouts/freezing.ts';
import type { Sale } from '#modules/selling/checkouts/sale.ts';
import type { Owner } from '#workflow/saga.ts';
import { boughtOf } from './freeze-row.ts';
import { readFitting } from './store.ts';

type UsableFreeze = {
  readonly creditId: PriceFreezeId | FreezeCoverId;
  readonly type: FreezeCredit;
  readonly payableMinor: number;
  readonly expiresAt: Instant;
};
type Priced = {
  readonly sale: Sale;
  /** What it costs without extras, in cents. */
  readonly nowMinor: number;
  /** The sources that were chosen already. */
  readonly chosen: readonly string[];
};

/**
 * One freeze pays for a trip: the one that's chosen, else the one that ends first. What it covers, then its
 * fee; nothing where no price was frozen.
 */
export async function usableFreeze(
  db: Db,
  owner: Owner,
  freezing: Freezing | undefined,
  { sale, nowMinor, chosen }: Priced,
  now: Instant,
): Promise<UsableFreeze[]> {
  if (!freezing) return [];
  const rows = await readFitting(db, owner, freezing.fitKey(sale.request), now);
  const chosenIds = chosen.filter(isFreezeSource).map(freezeOfSource);
  const row = rows.find(({ freezeId }) => chosenIds.includes(freezeId)) ?? rows[0];
  const freeze = row && boughtOf(row);
  const what = freeze?.fitKey === freezing.fitKey(sale.request) ? 'book' : 'similar';
  const decided = freeze && freezeValue(freeze, nowMinor, now, what);
  if (!freeze || !decided || 'refused' in decided) return [];
  const { freezeId, endsAt: expiresAt } = freeze;
  const { coverMinor, depositMinor } = decided.value;
  const types = freezing.credits;
  return [
    { creditId: coverIdOf(freezeId), type: types.cover, payableMinor: coverMinor, expiresAt },
    { creditId: freezeId, type: types.fee, payableMinor: depositMinor, expiresAt },
  ].filter(({ payableMinor }) => payableMinor > 0);
}
