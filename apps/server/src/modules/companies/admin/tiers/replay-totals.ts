/** The sums of a replay, offer by offer: what's stored grows with people and prices, not with offers. */
import type { TierReplay } from '@sojourn/contract/admin/tier-calls.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { Verdict } from '@sojourn/domain/policy/verdict.ts';
import { PRODUCTS, type Product } from '@sojourn/products/product-list.ts';

const BARS = 12;
const PEOPLE_SHOWN = 50;
/** Whole tens of dollars. */
const CELL_MINOR = 1_000;
/** More expensive nights count with these. */
const MOST_CELLS = 10_000;

export type Judged = {
  readonly customerId: string;
  readonly name: string;
  readonly product: Product;
  readonly before: Verdict;
  readonly after: Verdict;
  readonly savedMinor: number;
  /** Of a stay. */
  readonly nightlyMinor: number | null;
};
type Bar = TierReplay['nightly']['bars'][number];
type Rules = { readonly before: PolicyTier; readonly after: PolicyTier };

/** `add` each offer, then read the sums. */
export function createReplayTotals(rules: Rules) {
  let [total, outBefore, outAfter] = [0, 0, 0];
  const saved = new Map<Product, number>();
  const people = new Map<string, TierReplay['people'][number]>();
  const cells = new Map<number, Bar>();
  const add = ({ customerId, name, product, before, after, savedMinor, nightlyMinor }: Judged): void => {
    const isNewlyOut = before.isInPolicy && !after.isInPolicy;
    total++;
    if (!before.isInPolicy) outBefore++;
    if (!after.isInPolicy) outAfter++;
    saved.set(product, (saved.get(product) ?? 0) + savedMinor);
    const person = people.get(customerId) ?? { name, newlyOut: 0, total: 0 };
    person.total++;
    if (isNewlyOut) person.newlyOut++;
    people.set(customerId, person);
    if (nightlyMinor === null) return;
    const at = Math.min(MOST_CELLS, Math.floor(nightlyMinor / CELL_MINOR));
    const cell = cells.get(at) ?? { in: 0, newlyOut: 0, out: 0 };
    cell[after.isInPolicy ? 'in' : isNewlyOut ? 'newlyOut' : 'out']++;
    cells.set(at, cell);
  };
  const countOf = (out: number, { settings }: PolicyTier) => ({
    in: total - out,
    out,
    review: settings.isApprovalRequired ? out : 0,
  });
  const sums = (): Omit<TierReplay, 'from'> => ({
    total,
    before: countOf(outBefore, rules.before),
    after: countOf(outAfter, rules.after),
    saved: PRODUCTS.map((product) => ({ product, amountMinor: saved.get(product) ?? 0 })).filter(
      ({ amountMinor }) => amountMinor > 0,
    ),
    people: [...people.values()]
      .filter(({ newlyOut }) => newlyOut > 0)
      .toSorted((a, b) => b.newlyOut - a.newlyOut || (a.name < b.name ? -1 : 1))
      .slice(0, PEOPLE_SHOWN),
    nightly: barsOf(cells),
  });
  return { add, sums };
}

function barsOf(cells: ReadonlyMap<number, Bar>): TierReplay['nightly'] {
  if (cells.size === 0) return { minMinor: 0, widthMinor: 0, bars: [] };
  const all = [...cells.keys()];
  const least = all.reduce((low, at) => Math.min(low, at));
  const most = all.reduce((high, at) => Math.max(high, at));
  const width = Math.ceil((most - least + 1) / BARS);
  const bars = Array.from({ length: BARS }, () => ({ in: 0, newlyOut: 0, out: 0 }));
  for (const [at, counts] of cells) {
    const bar = bars[Math.floor((at - least) / width)];
    if (!bar) continue;
    bar.in += counts.in;
    bar.newlyOut += counts.newlyOut;
    bar.out += counts.out;
  }
  return { minMinor: least * CELL_MINOR, widthMinor: width * CELL_MINOR, bars };
}
