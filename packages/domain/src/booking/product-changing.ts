/** What products declare of changing bookings, together. */
import { CHANGING } from '@sojourn/products/lists/changing.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { ChangingPart } from './changing-part.ts';

const PARTS = CHANGING satisfies { readonly [P in Product]: ChangingPart };
type Part = (typeof PARTS)[Product];

export type ProductDetail = Part['details'][number];
export const PRODUCT_DETAILS = [
  ...new Set<ProductDetail>(Object.values(PARTS).flatMap(({ details }) => [...details])),
] as [ProductDetail, ...ProductDetail[]];

export type ProductEditFailure = Part['editFailures'][number];
export const PRODUCT_EDIT_FAILURES: readonly ProductEditFailure[] = Object.values(PARTS).flatMap(
  ({ editFailures }) => [...editFailures],
);

type ProductChangeFailure = Part['failures'][number];
export const PRODUCT_CHANGE_FAILURES: readonly ProductChangeFailure[] = Object.values(PARTS).flatMap(
  ({ failures }) => [...failures],
);
