/** The line of recommended results between what keeps the company's policy and what doesn't. */
import { policyLineAt } from '@sojourn/domain/policy/policy-order.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { Verdict } from '@sojourn/domain/policy/verdict.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMemo } from 'react';
import './policy-line.css';
import { usePolicyTier } from './use-policy-tier.ts';

type LineQuestion<Item> = {
  /** In the order of the list. */
  readonly items: readonly Item[];
  readonly isRecommended: boolean;
  /** The same verdict as the item's tag; undefined while it has none. */
  readonly judge: (tier: PolicyTier, item: Item) => Verdict | undefined;
};

/** The place of the first item below the line; null for no line. */
export function usePolicyLine<Item>({ items, isRecommended, judge }: LineQuestion<Item>): number | null {
  const tier = usePolicyTier();
  return useMemo(
    () =>
      tier && isRecommended ? policyLineAt(items, (item) => judge(tier, item)?.isInPolicy ?? true) : null,
    [tier, items, isRecommended, judge],
  );
}

export function PolicyLine() {
  const t = useText();
  const tier = usePolicyTier();
  if (!tier) return null;
  return (
    <p className="policy-line">
      {t(tier.settings.isApprovalRequired ? 'policy.line.approval' : 'policy.line.reason')}
    </p>
  );
}
