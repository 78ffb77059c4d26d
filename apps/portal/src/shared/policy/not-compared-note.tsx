/** Says that a market cap doesn't hold, where too few offers are comparable; nothing where none is set. */
import type { MarketPrice } from '@sojourn/domain/policy/market-price.ts';
import { percentOverMarketOf } from '@sojourn/domain/policy/under-market.ts';
import type { Plural } from '@sojourn/products/product-list.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { usePolicyTier } from './use-policy-tier.ts';

type Props = {
  readonly product: Plural;
  /** Of what's on screen; left out where nothing is compared. */
  readonly market: MarketPrice | null | undefined;
};

export function NotComparedNote({ product, market }: Props) {
  const t = useText();
  const tier = usePolicyTier();
  if (!tier || market || percentOverMarketOf(tier[product].policies) === undefined) return null;
  return <p className="small text-2">{t(`policy.notCompared.${product}`, { tier: tier.name })}</p>;
}
