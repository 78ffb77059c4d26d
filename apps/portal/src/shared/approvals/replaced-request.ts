/** The request that the next checkout takes the place of, while its traveler chooses something else. */
import { type ApprovalId, isId } from '@sojourn/domain/ids.ts';
import type { WireProduct } from '@sojourn/domain/products/product.ts';

const PLACE = 'sojourn.approval.replaced';

type Replaced = { readonly requestId: ApprovalId; readonly product: WireProduct };

export const rememberReplaced = ({ requestId, product }: Replaced): void =>
  sessionStorage.setItem(PLACE, `${requestId} ${product}`);
export const forgetReplaced = (): void => sessionStorage.removeItem(PLACE);

/** Of one product only: a hotel doesn't take the place of a flight. */
export function readReplaced(product: WireProduct): ApprovalId | undefined {
  const [requestId = '', of] = sessionStorage.getItem(PLACE)?.split(' ') ?? [];
  return of === product && isId('apr', requestId) ? requestId : undefined;
}
