/**
 * The port for notices that a card processor sends by itself. A notice says only that something may have
 * changed: what is so is looked up at the sender, as notices come more than once, late and in any order.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { CallContext, Outcome } from '../outcome.ts';

export type Notice = {
  /** The sender's, the same each time that it's sent. */
  readonly noticeId: string;
  /** As the sender names it: `payment_intent.succeeded`. */
  readonly kind: string;
  /** The sender's id of what it's about. */
  readonly objectId: string;
  readonly sentAt: Instant;
};

/** What the sender's own record shows now. `reference`: ours of the payment; null: it isn't one of ours. */
export type NoticeFacts =
  | { readonly about: 'payment'; readonly reference: string | null }
  | { readonly about: 'refund'; readonly reference: string | null }
  | {
      readonly about: 'dispute' | 'fraudWarning';
      readonly reference: string | null;
      /** Somebody still has to do something about it. */
      readonly isOpen: boolean;
      readonly amountMinor: number;
      readonly currency: Currency;
      /** Until when a dispute can be answered. */
      readonly respondBy: Instant | null;
      readonly reason: string;
    }
  | { readonly about: 'nothing' };

export type PaymentNotices = {
  readonly sender: string;
  /** Null: it isn't signed by the sender, was signed too long ago, or isn't a notice. */
  readonly read: (body: string, signature: string | undefined, now: Instant) => Notice | null;
  /** Null: the sender has no such record. */
  readonly lookUp: (
    notice: Pick<Notice, 'kind' | 'objectId'>,
    context: CallContext,
  ) => Promise<Outcome<NoticeFacts | null, never>>;
};
