import type { MessageTypes } from './message-type.ts';
import { isProductMessage, isTripMessage, type MessageContent } from './messages.ts';
import type { Naming } from './naming.ts';

/** A message was stored in the language of its booking; it leaves in its reader's. */
export async function inReadersWords(
  content: MessageContent,
  messages: MessageTypes,
  naming: Naming,
): Promise<MessageContent> {
  if (isTripMessage(content)) return content;
  if (!isProductMessage(content, messages))
    return messages.get(content.kind)?.reword?.(content, naming) ?? content;
  const failed = content.facts && (await naming.failed(content.bookingId));
  return failed?.kind === content.kind ? failed : content;
}
