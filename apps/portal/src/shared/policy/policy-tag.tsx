/** Whether an offer is in the company's policy, and by how much it isn't; nothing without a policy. */
import { subtractMoney } from '@sojourn/domain/money.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { BrokenRule, Verdict } from '@sojourn/domain/policy/verdict.ts';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { type PortalLocale, useLocale } from '@sojourn/web/text/locale.tsx';
import { type Text, useText } from '@sojourn/web/text/use-text.tsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import './policy.css';
import { usePolicyTier } from './use-policy-tier.ts';

function why(broken: BrokenRule, t: Text, locale: PortalLocale): string {
  if (broken.rule === 'starRating') return t('policy.stars', { stars: broken.actual });
  if (broken.rule === 'fareClass') return t(`flights.class.${broken.actual}`);
  return t('policy.tag.by', { by: formatMoney(subtractMoney(broken.actual, broken.limit), locale) });
}

/** `judge`: the product's own rules, with the facts of the offer. */
export function PolicyTag({ judge }: { readonly judge: (tier: PolicyTier) => Verdict }) {
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
