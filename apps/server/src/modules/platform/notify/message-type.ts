/** Messages that a module announces by itself, as it registers them; those of products are in product.ts. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Language, Letter, MailContext } from './letter.ts';
import type { Naming } from './naming.ts';

/** `key`: what it's about; the same kind and key again is the same message. */
export type OwnMessage = { readonly kind: string; readonly key: string };

/** Methods, as in product.ts: a message only ever reaches the type of its kind. */
export type MessageType<M extends OwnMessage = OwnMessage> = {
  /** Stored with every message, so it never changes. */
  readonly kind: M['kind'];
  /** A trip that the mail uses if it can be read; null for none. */
  bookingId(told: M): BookingId | null;
  /** The trip's calendar file goes with it, as with mail about a changed trip. */
  readonly hasTripCalendar?: true;
  /** The same with bookings and places named in its reader's language, where it names any. */
  reword?(content: M, naming: Naming): Promise<M>;
  write(told: M, context: MailContext, language: Language): Letter;
};
export type MessageTypes = ReadonlyMap<string, MessageType>;
