/** Messages as servers wrote them before each product named its own, read by the names of now. */
import type { MessageContent } from './messages.ts';

type Former = { readonly kind: string; readonly facts: string };
const FORMER: Readonly<Record<string, Former>> = {
  bookingFailed: { kind: 'hotelFailed', facts: 'stay' },
  flightFailed: { kind: 'flightFailed', facts: 'flight' },
};

/** The same when it has the names of now. */
export function currentMessage(content: MessageContent): MessageContent {
  const former = FORMER[content.kind];
  const fields: Readonly<Record<string, unknown>> = content;
  if (!former || fields[former.facts] === undefined) return content;
  const { [former.facts]: facts, ...rest } = fields;
  return { ...rest, kind: former.kind, facts } as unknown as MessageContent;
}
