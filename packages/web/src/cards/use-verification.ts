/** The server's part of adding a card: the ticket before, the decision after. */
import type { PaymentMethod, PaymentVerification } from '@sojourn/contract/payment-methods.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { useRef } from 'react';
import { codeOf, isPassing } from '../api/api-error.ts';
import { useApi } from '../api/use-channel.ts';
import { newIdempotencyKey, useRandom } from '../effects.tsx';
import { useRewards } from '../rewards/use-rewards.ts';
import { type Trouble, troubleOfError, troubleOfVerdict } from './trouble-view.ts';

type Ticket = { readonly ticket: string; readonly fieldsUrl: string };

type Given = { readonly token: string; readonly lastFour: string | null; readonly key: string };
/** Whose card it becomes. */
export type CardSource = {
  readonly start: () => Promise<{ readonly value: Ticket }>;
  readonly verify: (given: Given) => Promise<{ readonly value: PaymentVerification }>;
  /** The last digits of the cards that could be added, as far as they're known. */
  readonly digits: readonly string[];
};

/** The signed-in person's own. `replaces`: the card whose number is typed anew. */
export function useOwnCards(replaces?: PaymentId): CardSource {
  const api = useApi();
  const accounts = useRewards();
  return {
    start: () => api.startCardEntry({ input: {} }),
    verify: ({ token, lastFour, key }) => {
      const own = accounts?.find((each) => each.lastFour === lastFour);
      const virtual = accounts?.find(
        (each) => lastFour !== null && each.lastFourVirtualCardNumbers.includes(lastFour),
      );
      const accountReferenceId = (own ?? virtual)?.accountReferenceId ?? null;
      const isVirtualCard = !own && virtual !== undefined;
      const input = { token, accountReferenceId, isVirtualCard, ...(replaces && { replaces }) };
      return api.verifyPaymentMethod({ input }, { idempotencyKey: key });
    },
    digits: accounts?.flatMap((each) => [each.lastFour, ...each.lastFourVirtualCardNumbers]) ?? [],
  };
}

export async function takeTicket(source: CardSource): Promise<Ticket | Trouble> {
  try {
    return (await source.start()).value;
  } catch (thrown) {
    return troubleOfError(codeOf(thrown));
  }
}

type VerificationHandlers = {
  readonly onBegin: () => void;
  readonly onSaved: (card: PaymentMethod) => void;
  readonly onTrouble: (trouble: Trouble) => void;
};

/** Each token has one idempotency key, so that asking again saves nothing twice. */
export function useVerification(source: CardSource, { onBegin, onSaved, onTrouble }: VerificationHandlers) {
  const random = useRandom();
  /** A card that the vault has and the server has not decided on. */
  const given = useRef<Given | null>(null);

  const verify = async (card: Given): Promise<void> => {
    onBegin();
    try {
      const { value } = await source.verify(card);
      given.current = null;
      const trouble = troubleOfVerdict(value);
      if (trouble) onTrouble(trouble);
      else if (value.paymentMethod) onSaved(value.paymentMethod);
    } catch (thrown) {
      // The same token may be asked for again while nobody knows what became of it
      if (!isPassing(thrown)) given.current = null;
      onTrouble(troubleOfError(codeOf(thrown)));
    }
  };
  return {
    begin: ({ token, lastFour }: Omit<Given, 'key'>) => {
      given.current = { token, lastFour, key: newIdempotencyKey(random) };
      return verify(given.current);
    },
    isOpen: () => given.current !== null,
    again: async () => {
      if (given.current) await verify(given.current);
    },
  };
}
