/** The server's part of adding a card: the ticket before, the decision after. */
import type { Api } from '@sojourn/contract/client.ts';
import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import { useRef } from 'react';
import { codeOf, isPassing } from '../api/api-error.ts';
import { useApi } from '../api/use-channel.ts';
import { newIdempotencyKey, useRandom } from '../effects.tsx';
import { useRewards } from '../rewards/use-rewards.ts';
import { type Trouble, troubleOfError, troubleOfVerdict } from './trouble-view.ts';

type Ticket = { readonly ticket: string; readonly fieldsUrl: string };

export async function takeTicket(api: Api): Promise<Ticket | Trouble> {
  try {
    return (await api.startCardEntry({ input: {} })).value;
  } catch (thrown) {
    return troubleOfError(codeOf(thrown));
  }
}

type Given = { readonly token: string; readonly lastFour: string; readonly key: string };
type VerificationHandlers = {
  readonly onBegin: () => void;
  readonly onSaved: (card: PaymentMethod) => void;
  readonly onTrouble: (trouble: Trouble) => void;
};

/** Each token has one idempotency key, so that asking again saves nothing twice. */
export function useVerification({ onBegin, onSaved, onTrouble }: VerificationHandlers) {
  const api = useApi();
  const random = useRandom();
  const accounts = useRewards();
  /** A card that the vault has and the server has not decided on. */
  const given = useRef<Given | null>(null);

  const verify = async ({ token, lastFour, key }: Given): Promise<void> => {
    onBegin();
    try {
      const account = accounts?.find((each) => each.lastFour === lastFour);
      const input = { token, accountReferenceId: account?.accountReferenceId ?? null };
      const { value } = await api.verifyPaymentMethod({ input }, { idempotencyKey: key });
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
