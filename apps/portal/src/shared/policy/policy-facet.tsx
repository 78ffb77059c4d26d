/** The filter by the company's policy, before all others; nothing for people without a policy. */
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ReactNode } from 'react';
import { FacetGroup } from '#shared/results/filters-panel.tsx';
import { usePolicyTier } from './use-policy-tier.ts';

/** `children`: the product's own row, with this label. */
export function PolicyFacet({ children }: { readonly children: (label: string) => ReactNode }) {
  const t = useText();
  const tier = usePolicyTier();
  if (!tier) return null;
  return (
    <FacetGroup title={t('policy.facet', { tier: tier.name })}>
      {children(t('policy.facet.inPolicy'))}
    </FacetGroup>
  );
}
