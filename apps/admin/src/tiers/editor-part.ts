/** What each part of a tier's editor works on. */
import type { Product } from '@sojourn/products/product-list.ts';
import type { ProductDraft } from './product-draft.ts';
import type { DraftProblem, TierDraft } from './tier-draft.ts';

export type EditorPart = {
  readonly draft: TierDraft;
  readonly saved: TierDraft;
  /** Those that are shown. */
  readonly problems: ReadonlySet<DraftProblem>;
  readonly onChange: (more: Partial<TierDraft>) => void;
};

/** Of one product. */
export type ProductPart = {
  readonly product: Product;
  readonly draft: ProductDraft;
  readonly saved: ProductDraft;
  /** By the rest of a problem's name. */
  readonly hasProblem: (name: string) => boolean;
  readonly onChange: (more: Partial<ProductDraft>) => void;
  /** The whole tier. */
  readonly tier: EditorPart;
};

export const productPart = (tier: EditorPart, product: Product): ProductPart => ({
  product,
  draft: tier.draft.products[product],
  saved: tier.saved.products[product],
  hasProblem: (name) => tier.problems.has(`${product}:${name}`),
  onChange: (more) => {
    const { products } = tier.draft;
    tier.onChange({ products: { ...products, [product]: { ...products[product], ...more } } });
  },
  tier,
});
