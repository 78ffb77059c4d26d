/** Puts a message into the outbox, inside the transaction of its cause (reliability, saga rule 3). */

import type { RawBuilder } from 'kysely';
import type { Tx } from '#workflow/saga.ts';
import { type Message, messageIdOf } from './messages.ts';
import { type Held, holdMessage, insertMessage, messagePart, type NewMessage } from './store.ts';

/** Telling the same thing again is a success and changes nothing. */
export async function enqueue(tx: Tx, message: Message): Promise<void> {
  await insertMessage(tx, rowOf(message));
}

/** With what else of its group comes within the time that it's held, as one message with several `parts`. */
export async function enqueueTogether(
  tx: Tx,
  message: Message & { readonly parts: readonly object[] },
  held: Held,
): Promise<void> {
  await holdMessage(tx, rowOf(message), held);
}

/** The same as a part of the statement that makes the change. */
export const enqueuedPart = (message: Message): RawBuilder<unknown> => messagePart(rowOf(message));

function rowOf(message: Message): NewMessage {
  const { tenantId, customerId, at, ...told } = message;
  return { tenantId, customerId, messageId: messageIdOf(told), told, createdAt: at };
}
