/**
 * The port for adding and removing saved cards. Numbers are typed into the vault's own fields; here are only
 * tokens and what may be shown.
 */
import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import type { CardBrand } from '@sojourn/domain/payments/card-number.ts';
import type { CardProblem } from '@sojourn/domain/payments/card-problems.ts';
import type { CallContext, Outcome } from '../outcome.ts';

export type CardRejection = { readonly reason: 'TokenExpired' | 'NotFound' };
export type CardTicket = { readonly ticket: string; readonly expiresAt: Instant };
export type CardToken = {
  readonly lastFour: string;
  readonly brand: CardBrand;
  readonly expiry: { readonly month: number; readonly year: number };
  /** The same for the same number, from any customer; reveals nothing of the number. */
  readonly fingerprint: string;
  /** The processor's answer when the card was typed; null: it is good. */
  readonly problem: CardProblem | null;
  /** One of the documented test numbers; never in production. */
  readonly isTest: boolean;
};

type TokenOf = { readonly subject: string; readonly token: string };

export type CardVault = {
  /** The page of the fields, for a frame. */
  readonly fieldsUrl: string;
  /** Lets that person's browser send one card, once, within ten minutes. */
  readonly startEntry: (subject: string, context: CallContext) => Promise<Outcome<CardTicket, never>>;
  readonly readToken: (of: TokenOf, context: CallContext) => Promise<Outcome<CardToken, CardRejection>>;
  /**
   * Repeating it answers the same card. `replaces`: that card has this number from now on, under the same id;
   * `NotFound` when it isn't that person's.
   */
  readonly saveCard: (
    of: TokenOf & {
      readonly label: string;
      readonly isVirtual: boolean;
      readonly replaces?: PaymentId | undefined;
    },
    context: CallContext,
  ) => Promise<Outcome<PaymentMethod, CardRejection>>;
  /** Off the list and its number forgotten; what it paid can still be captured and refunded. */
  readonly removeCard: (
    of: { readonly subject: string; readonly paymentId: PaymentId },
    context: CallContext,
  ) => Promise<Outcome<null, CardRejection>>;
};
