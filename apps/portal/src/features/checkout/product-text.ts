/** Texts that differ by what is bought: a hotel's has the plain id, a flight's `.flight` behind it. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { type TextValues, useText } from '@sojourn/web/text/use-text.tsx';

export type ProductKind = Checkout['kind'];
/** Ids that have a text for each product. */
export type ProductTextId = { [Id in MessageId]: `${Id}.flight` extends MessageId ? Id : never }[MessageId];

export const textOf = (kind: ProductKind, id: ProductTextId): MessageId =>
  kind === 'Flight' ? `${id}.flight` : id;

export function useProductText(kind: ProductKind): (id: ProductTextId, values?: TextValues) => string {
  const t = useText();
  return (id, values) => t(textOf(kind, id), values);
}
