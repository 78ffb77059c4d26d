/** Opens a checkout; asks for a reason first where the company's policy doesn't allow the offer (A §8). */
import type { CheckoutInput } from '@sojourn/contract/checkouts.ts';
import type { OutOfPolicy, ShownReason } from '@sojourn/contract/policy.ts';
import { api } from '@sojourn/web/api/api.ts';
import { ApiError } from '@sojourn/web/api/api-error.ts';
import { type ReactNode, useState } from 'react';
import { useParty } from '#shared/party/use-party.ts';
import { useNavigate } from '#shared/router/use-place.ts';
import { rememberShownTotal } from '#shared/shown-total.ts';
import { OutOfPolicyModal } from './out-of-policy-modal.tsx';
import type { FoundRepair } from './repair.ts';

type Question = {
  readonly policy: OutOfPolicy;
  readonly answer: (reason: ShownReason | null) => void;
};

type StartCheckout = {
  /** Goes to the checkout; stays on the page when the traveler would rather choose something else. */
  readonly start: (input: CheckoutInput, shownTotalMinor: number) => Promise<void>;
  /** To be put on the page that starts it. */
  readonly dialog: ReactNode;
};

/** `repair`: what would put the offer in policy instead. */
export function useStartCheckout(repair?: FoundRepair): StartCheckout {
  const navigate = useNavigate();
  const party = useParty();
  const [question, setQuestion] = useState<Question | null>(null);

  const open = async (input: CheckoutInput, shownTotalMinor: number) => {
    const travelers = party.length > 0 ? { travelers: party.map(({ send }) => send) } : {};
    const { checkoutId } = await api.startCheckout({ input: { ...input, ...travelers } });
    // The checkout says by how much the price fell since this page
    rememberShownTotal(checkoutId, shownTotalMinor);
    await navigate({ to: '/checkout/$checkoutId', params: { checkoutId } });
  };
  const ask = async (policy: OutOfPolicy): Promise<ShownReason | null> => {
    const reason = await new Promise<ShownReason | null>((answer) => setQuestion({ policy, answer }));
    setQuestion(null);
    return reason;
  };
  return {
    start: async (input, shownTotalMinor) => {
      try {
        await open(input, shownTotalMinor);
      } catch (thrown) {
        const policy = thrown instanceof ApiError ? thrown.details.policy : undefined;
        if (!policy) throw thrown;
        const policyReason = await ask(policy);
        if (policyReason) await open({ ...input, policyReason }, shownTotalMinor);
      }
    },
    dialog: question && (
      <OutOfPolicyModal policy={question.policy} repair={repair} onAnswer={question.answer} />
    ),
  };
}
