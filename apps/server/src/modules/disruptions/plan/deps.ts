/** What finding and booking another flight needs from outside. */
import type { Product } from '@sojourn/domain/products/product.ts';
import type { PayDeps } from '../../booking/deps.ts';
import type { DisruptionDeps, DisruptionJobDeps } from '../product.ts';
import type { ReplacingProduct } from './product.ts';

type ReplacingProducts = { readonly [P in Product]: ReplacingProduct };
export type PlanJobDeps = DisruptionJobDeps & {
  readonly products: DisruptionJobDeps['products'] & ReplacingProducts;
};
export type RebookDeps = DisruptionDeps &
  PayDeps & { readonly products: DisruptionDeps['products'] & PayDeps['products'] & ReplacingProducts };
