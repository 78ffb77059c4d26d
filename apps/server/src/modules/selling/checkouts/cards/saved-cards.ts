/**
 * * What may be shown of a saved card, requested from the vault once in a while: a token's card never
 * changes, but it may be removed, in another tab and at another server.
 */
import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { dropOldest } from '#drop-oldest.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { PaymentGateway } from '#suppliers/payments/port.ts';

export type SavedCard = {
  readonly label: string;
  readonly lastFour: string;
  /** It's the company's: nobody's account earns with it. */
  readonly isCompany?: true;
};
/** `card`: the one that a draft names, when the vault knows it and answers soon; `isGone`: it was removed. */
export type ChosenCard = { readonly card: SavedCard | null; readonly isGone: boolean };
/** Null when it isn't a card of this person; `unanswered` while the vault is unavailable. */
export type SavedCards = (
  subject: string,
  paymentId: string,
  context: CallContext,
) => Promise<SavedCard | 'unanswered' | null>;

const REMEMBERED_MAX = 10_000;
const REMEMBERED_SECONDS = 60;

type Known = { readonly card: SavedCard; readonly until: Instant };
type Remembered = {
  readonly cardOf: SavedCards;
  /** Somebody removed this one. */
  readonly forget: (subject: string, paymentId: string) => void;
};
export function createSavedCards(
  payments: Pick<PaymentGateway, 'listCards'>,
  { clock }: { readonly clock: Clock },
): Remembered {
  const known = new Map<string, Known>();
  const keyOf = (subject: string, paymentId: string) => `${subject} ${paymentId}`;
  const cardOf: SavedCards = async (subject, paymentId, context) => {
    const key = keyOf(subject, paymentId);
    const found = known.get(key);
    if (found && isBefore(clock.now(), found.until)) return found.card;
    const listed = await payments.listCards(subject, context);
    if (listed.outcome !== 'ok') return 'unanswered';
    known.delete(key);
    const until = plusSeconds(clock.now(), REMEMBERED_SECONDS);
    for (const card of listed.value)
      known.set(keyOf(subject, card.paymentId), { card: shownOf(card), until });
    dropOldest(known, REMEMBERED_MAX);
    return known.get(key)?.card ?? null;
  };
  return { cardOf, forget: (subject, paymentId) => known.delete(keyOf(subject, paymentId)) };
}

export const shownOf = ({ label, lastFour }: Pick<PaymentMethod, 'label' | 'lastFour'>): SavedCard => ({
  label: label.includes(lastFour) ? label : `${label} ${lastFour}`,
  lastFour,
});
