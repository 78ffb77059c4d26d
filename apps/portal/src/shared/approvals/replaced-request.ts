/** The request that the next checkout takes the place of, while its traveler chooses something else. */
import { type ApprovalId, isId } from '@sojourn/domain/ids.ts';

const PLACE = 'sojourn.approval.replaced';

export const rememberReplaced = (requestId: ApprovalId): void => sessionStorage.setItem(PLACE, requestId);
export const forgetReplaced = (): void => sessionStorage.removeItem(PLACE);

export function readReplaced(): ApprovalId | undefined {
  const stored = sessionStorage.getItem(PLACE) ?? '';
  return isId('apr', stored) ? stored : undefined;
}
