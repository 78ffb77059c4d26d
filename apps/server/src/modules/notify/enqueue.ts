/** Puts a message into the outbox, inside the transaction of its cause (reliability, saga rule 3). */

import type { RawBuilder } from 'kysely';
import type { Tx } from '#workflow/saga.ts';
import { type Message, messageIdOf } from './messages.ts';
import { insertMessage, messagePart, type NewMessage } from './store.ts';

/** Telling the same thing again is a success and changes nothing. */
export async function enqueue(tx: Tx, message: Message): Promise<void> {
  await insertMessage(tx, rowOf(message));
}

/** The same as a part of the statement that makes the change. */
export const enqueuedPart = (message: Message): RawBuilder<unknown> => messagePart(rowOf(message));

function rowOf(message: Message): NewMessage {
  const { tenantId, customerId, at, ...told } = message;
  return { tenantId, customerId, messageId: messageIdOf(told), told, createdAt: at };
}
