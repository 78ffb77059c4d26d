/** A quoted freeze in the shape of the contract, with what can pay for it. */
import type { PriceFreezeQuote } from '@sojourn/contract/price-freezes.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { freezeCapMinor, freezeOptions } from '@sojourn/domain/protections/freeze.ts';
import type { Actor } from '#context.ts';
import { viewOfAccount } from '#modules/selling/checkouts/payment/payment-sources.ts';
import type { FreezeDeps } from '../deps.ts';
import type { FreezeRow } from '../freeze-row.ts';
import type { NewFreeze } from '../store.ts';
import { shownTrip } from '../view-freeze.ts';
import { readFeeSources } from './plan-fee.ts';

export async function viewQuote(
  deps: FreezeDeps,
  row: NewFreeze & Partial<Pick<FreezeRow, 'days' | 'feeMinor'>>,
  actor: Actor,
): Promise<PriceFreezeQuote> {
  const now = deps.clock.now();
  const { credits, accounts } = await readFeeSources(deps, actor, false);
  return {
    ...shownTrip(deps, row, actor.locale),
    quoteState: isBefore(now, row.quoteEndsAt) ? 'Quoted' : 'NoQuote',
    cap: money(freezeCapMinor(row.termsId)),
    expiresAt: row.quoteEndsAt,
    startsAt: row.startsAt,
    options: freezeOptions(row, now).map(({ days, feeMinor, endsAt }) => ({
      days,
      fee: money(feeMinor),
      endsAt,
    })),
    payment: {
      credits,
      accounts: (accounts ?? []).map((account) => viewOfAccount(account, row.frozenMinor)),
      rewardsAway: accounts === null,
    },
    paying: row.days && row.feeMinor ? { days: row.days, feeMinor: row.feeMinor } : null,
  };
}
