/**
 * The cheapest way to pay an amount from sources with a cost per cent each, of which some must be used: what
 * must be is taken, then the cheapest first. Exact, as every cost is a constant per cent.
 */

/** `leastMinor`: used at least so much; `mostMinor`: at most. */
export type Source = {
  readonly sourceId: string;
  readonly leastMinor: number;
  readonly mostMinor: number;
  /** Thousandths of a cent. */
  readonly costPerCent: number;
};
/** `amounts`: per source, in the order given; `cost` in thousandths of a cent. */
type Mix = { readonly amounts: readonly number[]; readonly cost: number };

/**
 * `sources`: the cheapest first. Undefined when what must be used is more than the amount, or all together is
 * less.
 */
export function cheapestMix(amountMinor: number, sources: readonly Source[]): Mix | undefined {
  let left = sources.reduce((rest, { leastMinor }) => rest - leastMinor, amountMinor);
  if (left < 0) return undefined;
  let cost = 0;
  const amounts = sources.map(({ leastMinor, mostMinor, costPerCent }) => {
    const more = Math.min(left, mostMinor - leastMinor);
    left -= more;
    cost += (leastMinor + more) * costPerCent;
    return leastMinor + more;
  });
  return left === 0 ? { amounts, cost } : undefined;
}
