/**
 * What other rules would have meant for what a tier's people priced lately: every offer that was judged when
 * its checkout began is judged again. Changes nothing.
 */
import type { TierReplay } from '@sojourn/contract/admin/tier-calls.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { type PolicyTier, UNRESTRICTED } from '@sojourn/domain/policy/tier.ts';
import { isPriceRule, type Verdict } from '@sojourn/domain/policy/verdict.ts';
import { PRODUCTS, type Product } from '@sojourn/domain/products/product.ts';
import type { AdminActor } from '../../../context.ts';
import { refuse } from '../../../refusal.ts';
import type { PolicyProducts } from '../../policy/judge-sale.ts';
import type { AdminDeps } from '../deps.ts';
import { type PricedOffer, readPricedOffers, readTier } from './store.ts';

const DAYS = 30;
const BATCH = 1_000;
const BARS = 12;
const PEOPLE_SHOWN = 50;

type Deps = Pick<AdminDeps, 'db' | 'clock' | 'products'>;

/** Refuses with NotFound. */
export async function replayTier(
  { db, clock, products }: Deps,
  tierId: string,
  rules: PolicyTier,
  actor: AdminActor,
): Promise<TierReplay> {
  const current = (await readTier(db, actor, tierId)) ?? refuse('NotFound');
  const from = plusSeconds(clock.now(), -DAYS * 86_400);
  const seen: Judged[] = [];
  for (let after = ''; ; ) {
    const offers = await readPricedOffers(db, actor, { tierId, from, after, limit: BATCH });
    for (const priced of offers) seen.push(judge(products, priced, { before: current.rules, after: rules }));
    after = offers.at(-1)?.checkoutId ?? '';
    if (offers.length < BATCH) break;
  }
  return {
    from,
    total: seen.length,
    before: countOf(
      seen.map(({ before }) => before),
      current.rules,
    ),
    after: countOf(
      seen.map(({ after }) => after),
      rules,
    ),
    saved: savedOf(seen),
    people: peopleOf(seen),
    nightly: nightlyOf(seen),
  };
}

type Judged = {
  readonly name: string;
  readonly product: Product;
  readonly before: Verdict;
  readonly after: Verdict;
  readonly savedMinor: number;
  /** Of a stay. */
  readonly nightlyMinor: number | null;
};
type Rules = { readonly before: PolicyTier; readonly after: PolicyTier };

/** Every price is over it, so a verdict names them all. */
const NOTHING = money(-1);
const PROBE: PolicyTier = {
  ...UNRESTRICTED,
  hotels: { policies: UNRESTRICTED.hotels.policies.map((each) => ({ ...each, maxPricePerNight: NOTHING })) },
};

function judge(products: PolicyProducts, priced: PricedOffer, rules: Rules): Judged {
  const { offer, product, name, totalMinor, bookedOn } = priced;
  const judgeBy = (tier: PolicyTier) => products[product].judge(tier, offer, bookedOn);
  const [before, after] = [judgeBy(rules.before), judgeBy(rules.after)];
  const probed = judgeBy(PROBE).broken.find(({ rule }) => rule === 'pricePerNight');
  return {
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

function countOf(verdicts: readonly Verdict[], { settings }: PolicyTier) {
  const out = verdicts.filter(({ isInPolicy }) => !isInPolicy).length;
  return { in: verdicts.length - out, out, review: settings.isApprovalRequired ? out : 0 };
}

const savedOf = (seen: readonly Judged[]): TierReplay['saved'] =>
  PRODUCTS.map((product) => ({
    product,
    amountMinor: seen
      .filter((each) => each.product === product)
      .reduce((sum, { savedMinor }) => sum + savedMinor, 0),
  })).filter(({ amountMinor }) => amountMinor > 0);

const isNewlyOut = ({ before, after }: Judged): boolean => before.isInPolicy && !after.isInPolicy;

function peopleOf(seen: readonly Judged[]): TierReplay['people'] {
  const people = new Map<string, { name: string; newlyOut: number; total: number }>();
  for (const each of seen) {
    const person = people.get(each.name) ?? { name: each.name, newlyOut: 0, total: 0 };
    person.total++;
    if (isNewlyOut(each)) person.newlyOut++;
    people.set(each.name, person);
  }
  return [...people.values()]
    .filter(({ newlyOut }) => newlyOut > 0)
    .toSorted((a, b) => b.newlyOut - a.newlyOut || (a.name < b.name ? -1 : 1))
    .slice(0, PEOPLE_SHOWN);
}

function nightlyOf(seen: readonly Judged[]): TierReplay['nightly'] {
  const prices = seen.flatMap(({ nightlyMinor }) => (nightlyMinor === null ? [] : [nightlyMinor]));
  if (prices.length === 0) return { minMinor: 0, widthMinor: 0, bars: [] };
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  // In whole tens of dollars
  const minMinor = Math.floor(least / 1_000) * 1_000;
  const widthMinor = Math.max(1_000, Math.ceil((most - minMinor + 1) / BARS / 1_000) * 1_000);
  const bars = Array.from({ length: BARS }, () => ({ in: 0, newlyOut: 0, out: 0 }));
  for (const each of seen) {
    if (each.nightlyMinor === null) continue;
    const bar = bars[Math.min(BARS - 1, Math.floor((each.nightlyMinor - minMinor) / widthMinor))];
    if (bar) bar[each.after.isInPolicy ? 'in' : isNewlyOut(each) ? 'newlyOut' : 'out']++;
  }
  return { minMinor, widthMinor, bars };
}
