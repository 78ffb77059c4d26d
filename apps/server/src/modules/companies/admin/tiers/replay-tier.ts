/**
 * What other rules would have meant for what a tier's people priced lately: every offer that was judged when
 * its checkout began is judged again, page by page. Changes nothing.
 */
import type { TierReplay } from '@sojourn/contract/admin/tier-calls.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { eachPolicies, type PolicyTier, TIER_PARTS, UNRESTRICTED } from '@sojourn/domain/policy/tier.ts';
import { isPriceRule, type Verdict } from '@sojourn/domain/policy/verdict.ts';
import type { AdminActor } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { PolicyProducts } from '../../policy/judge-sale.ts';
import type { AdminDeps } from '../deps.ts';
import { createReplayTotals, type Judged } from './replay-totals.ts';
import { createTurns } from './replay-turns.ts';
import { type PricedOffer, readPricedOffers, readTier } from './store.ts';

const DAYS = 30;
const BATCH = 500;

/** On the whole server: each reads and judges for seconds. */
const AT_ONCE = 2;
const WAIT_MS = 20_000;

type Deps = Pick<AdminDeps, 'db' | 'clock'> & { readonly products: PolicyProducts };
type Wanted = { readonly tierId: string; readonly rules: PolicyTier; readonly signal: AbortSignal };

/** One at a time for each company of this server; the next waits. Refuses with NotFound or ReplayBusy. */
export function createReplays(deps: Deps) {
  const turns = createTurns(AT_ONCE);
  return async ({ tierId, rules, signal }: Wanted, actor: AdminActor): Promise<TierReplay> => {
    const key = `${actor.tenantId} ${actor.businessId}`;
    const replayed = await turns.run(key, { ms: WAIT_MS, signal }, () =>
      replayTier(deps, tierId, rules, actor, signal),
    );
    return replayed === 'busy' ? refuse('ReplayBusy') : replayed;
  };
}

/** Refuses with NotFound; ends with ReplayBusy once nobody wants it anymore. */
export async function replayTier(
  { db, clock, products }: Deps,
  tierId: string,
  rules: PolicyTier,
  actor: AdminActor,
  signal?: AbortSignal,
): Promise<TierReplay> {
  const current = (await readTier(db, actor, tierId)) ?? refuse('NotFound');
  const until = clock.now();
  const from = plusSeconds(until, -DAYS * 86_400);
  const totals = createReplayTotals({ before: current.rules, after: rules });
  let after: Parameters<typeof readPricedOffers>[2]['after'] = null;
  do {
    // The page has other rules by now
    if (signal?.aborted) refuse('ReplayBusy');
    const { offers, next } = await readPricedOffers(db, actor, { tierId, from, until, after, limit: BATCH });
    for (const priced of offers) totals.add(judge(products, priced, { before: current.rules, after: rules }));
    after = next;
  } while (after !== null);
  return { from, ...totals.sums() };
}

type Rules = { readonly before: PolicyTier; readonly after: PolicyTier };

/** Every price is over it, so a verdict names them all. */
const NOTHING = money(-1);
const PROBE: PolicyTier = {
  ...UNRESTRICTED,
  ...eachPolicies((product) => {
    const { caps, unrestricted } = TIER_PARTS[product];
    const none = Object.fromEntries(Object.values(caps).map((field) => [field, NOTHING]));
    return unrestricted.map((policy) => ({ ...policy, ...none }));
  }),
};

function judge(products: PolicyProducts, priced: PricedOffer, rules: Rules): Judged {
  const { offer, product, customerId, name, totalMinor, bookedOn } = priced;
  const judgeBy = (tier: PolicyTier) => products[product].judge(tier, offer, bookedOn);
  const [before, after] = [judgeBy(rules.before), judgeBy(rules.after)];
  const probed = judgeBy(PROBE).broken.find(({ rule }) => rule === 'pricePerNight');
  return {
    customerId,
    name,
    product,
    before,
    after,
    savedMinor: before.isInPolicy ? savedOfOne(after, totalMinor) : 0,
    nightlyMinor: probed?.rule === 'pricePerNight' ? probed.actual.amountMinor : null,
  };
}

/** The share of the price that is over its limit. */
function savedOfOne({ broken }: Verdict, totalMinor: number): number {
  const shares = broken.map((each) =>
    isPriceRule(each) ? 1 - each.limit.amountMinor / each.actual.amountMinor : 0,
  );
  return Math.round(totalMinor * Math.max(0, ...shares));
}
