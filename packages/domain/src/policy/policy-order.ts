/**
 * What a policy does to the recommended order: what's in policy comes first, then the rest, each in the order
 * that it would have anyway. Other sorts stay as they are.
 */

/** Added to the rank of what's out of policy; above any rank, and small enough for its fractions. */
export const AFTER_POLICY = 1e7;

/**
 * The place of the first that's out of policy, if all after it are too; null where nothing is, or the list is
 * in another order.
 */
export function policyLineAt<Item>(
  items: readonly Item[],
  isInPolicy: (item: Item) => boolean,
): number | null {
  const at = items.findIndex((item) => !isInPolicy(item));
  return at < 0 || items.slice(at).some(isInPolicy) ? null : at;
}
