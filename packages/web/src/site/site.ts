import type { MessageId } from '#text/messages.ts';

type Words = { readonly title: MessageId; readonly text: MessageId };

/** A site beside the portal, at its own origin: the desk, the admin site. Its texts are message ids. */
export type Site = {
  readonly title: MessageId;
  readonly signIn: Words;
  /** For those who are signed in without the role; may say `{phone}`. */
  readonly denied: Words;
};
