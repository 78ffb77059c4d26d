/** The request that the next checkout takes the place of, while its traveler chooses something else. */
import { type ApprovalId, isId } from '@sojourn/domain/ids.ts';
import type { WireProduct } from '@sojourn/products/product-list.ts';

const PLACE = 'sojourn.approval.replaced';

type Replaced = { readonly requestId: ApprovalId; readonly code: string };

export const rememberReplaced = ({
  requestId,
  product,
  code,
}: Replaced & { readonly product: WireProduct }): void =>
  sessionStorage.setItem(PLACE, `${requestId} ${product} ${code}`);
export const forgetReplaced = (): void => sessionStorage.removeItem(PLACE);

/** Of one product only: a hotel doesn't take the place of a flight. */
export function readReplaced(product: WireProduct): Replaced | undefined {
  const [requestId = '', of, code = ''] = sessionStorage.getItem(PLACE)?.split(' ') ?? [];
  return of === product && isId('apr', requestId) ? { requestId, code } : undefined;
}
