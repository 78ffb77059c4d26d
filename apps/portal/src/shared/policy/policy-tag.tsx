/** Whether an offer is in the company's policy, and by how much it isn't; nothing without a policy. */
import { subtractMoney } from '@sojourn/domain/money.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { Supplier } from '@sojourn/domain/policy/trip-rules.ts';
import type { BrokenRule, Verdict } from '@sojourn/domain/policy/verdict.ts';
import type { Plural } from '@sojourn/products/product-list.ts';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { type PortalLocale, useLocale } from '@sojourn/web/text/locale.tsx';
import { type Text, useText } from '@sojourn/web/text/use-text.tsx';
import { BadgeCheck, CircleAlert, CircleCheck } from 'lucide-react';
import './policy.css';
import { usePolicyTier } from './use-policy-tier.ts';
import { usePreferred } from './use-preferred.ts';

function why(broken: BrokenRule, t: Text, locale: PortalLocale): string {
  if (broken.rule === 'starRating') return t('policy.stars', { stars: broken.actual });
  if (broken.rule === 'fareClass') return t(`flights.class.${broken.actual}`);
  if (broken.rule === 'supplier') return t('policy.tag.supplier', { name: broken.actual });
  if (broken.rule === 'daysAhead') return t('policy.tag.daysAhead', { days: broken.actual });
  return t('policy.tag.by', { by: formatMoney(subtractMoney(broken.actual, broken.limit), locale) });
}

type PolicyTagProps = {
  /** The product's own rules, with the facts of the offer. */
  readonly judge: (tier: PolicyTier) => Verdict;
};

/** What the company prefers is marked beside it, in policy or not. */
export function PreferredTag(props: { readonly product: Plural; readonly suppliers: readonly Supplier[] }) {
  const t = useText();
  if (!usePreferred(props.product, props.suppliers)) return null;
  return (
    <Tag tone="brand" className="policy-tag" icon={<BadgeCheck aria-hidden="true" />}>
      {t('policy.tag.preferred')}
    </Tag>
  );
}

export function PolicyTag({ judge }: PolicyTagProps) {
  const t = useText();
  const locale = useLocale();
  const tier = usePolicyTier();
  if (!tier) return null;
  const [broken] = judge(tier).broken;
  return broken ? (
    <Tag tone="bad" className="policy-tag" icon={<CircleAlert aria-hidden="true" />}>
      {t('policy.tag.out', { why: why(broken, t, locale) })}
    </Tag>
  ) : (
    <Tag tone="good" className="policy-tag" icon={<CircleCheck aria-hidden="true" />}>
      {t('policy.tag.in')}
    </Tag>
  );
}

type PolicyTagsProps = PolicyTagProps & Parameters<typeof PreferredTag>[0];

/** Both, in a line of their own that takes no room without them. */
export const PolicyTags = ({ judge, product, suppliers }: PolicyTagsProps) => (
  <div className="policy-tags">
    <PolicyTag judge={judge} />
    <PreferredTag product={product} suppliers={suppliers} />
  </div>
);
