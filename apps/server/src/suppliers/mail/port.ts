/** Mail as it leaves, and the port of a mail server. */
import type { CallContext, Outcome } from '../outcome.ts';

export type Mail = {
  /** Without angle brackets; the same on every attempt. */
  readonly messageId: string;
  readonly at: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly locale: 'en' | 'fr';
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An iCalendar file. */
  readonly calendar: { readonly filename: string; readonly content: string } | null;
};

/** `rejected`: the other side will not take it, and says why. */
export type MailPort = {
  readonly send: (mail: Mail, context: CallContext) => Promise<Outcome<null, { readonly reason: string }>>;
  /** Deletes what it stores of mail to these addresses; only there where mail is stored. */
  readonly forget?: (addresses: readonly string[]) => Promise<void>;
};
