/** Saves the card that the hosted fields gave a token for (A §5, §7, §8). */

import type { InputOf } from '@sojourn/contract/call.ts';
import type {
  PaymentMethod,
  PaymentVerification,
  paymentMethodCalls,
} from '@sojourn/contract/payment-methods.ts';
import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { verdictOf } from '@sojourn/domain/payments/card-problems.ts';
import type { Actor, Effects } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { Outcome } from '#suppliers/outcome.ts';
import type { CardRejection, CardVault } from '#suppliers/payments/cards-port.ts';
import { judgeInTurn, type Trier } from './card-velocity.ts';
import { type AccountMatch, matchAccount } from './match-account.ts';

export type CardDeps = Pick<Effects, 'db' | 'clock'> & {
  readonly cards: CardVault;
  readonly accountsOf: (actor: Actor, refresh: boolean) => Promise<readonly RewardsAccount[]>;
  readonly forgetCard?: (subject: string, paymentId: string) => void;
};
type Given = InputOf<(typeof paymentMethodCalls)['verifyPaymentMethod']>;

const TIMEOUT_MS = 5_000;
const NOT_SAVED = {
  code: null,
  paymentMethod: null,
  accountReferenceId: null,
  isVirtualCard: false,
} as const;

export const contextOf = ({ context: { scenario, requestId } }: Trier) => ({
  timeoutMs: TIMEOUT_MS,
  scenario,
  requestId,
});

/** A silent vault has saved the card or not: repeating is safe, so nothing is claimed. */
function settled<V>(answer: Outcome<V, CardRejection>): V {
  if (answer.outcome === 'ok') return answer.value;
  if (answer.outcome !== 'rejected') return refuse('ServiceUnavailable');
  return refuse(answer.rejection.reason === 'NotFound' ? 'NotFound' : 'TokenExpired');
}

export const verifyPaymentMethod = (deps: CardDeps, by: Trier, given: Given): Promise<PaymentVerification> =>
  verifyCardFor(deps, by, given, { subject: by.actor.subject });

/** Whose card it becomes, and what it's called unless as its account. */
type Owner = { readonly subject: string; readonly label?: string };

/**
 * Refuses with TokenExpired, InvalidCard (no account of the person has its last four) or ServiceUnavailable.
 * The processor's answer is shown only for cards of the person, and not after too many attempts.
 */
export async function verifyCardFor(
  deps: CardDeps,
  by: Trier,
  given: Given,
  owner: Owner,
): Promise<PaymentVerification> {
  const { cards, accountsOf } = deps;
  const of = { subject: owner.subject, token: given.token };
  const token = settled(await cards.readToken(of, contextOf(by)));
  const verified = await judgeInTurn(deps, by, token.fingerprint, async () => {
    const match = await findAccount(token, by.actor, accountsOf, given);
    if (!match) return { failed: true, value: null };
    if (token.problem) {
      const { result, code } = verdictOf(token.problem);
      return { failed: true, value: { ...NOT_SAVED, PaymentVerifyResult: result, code } };
    }
    const label = owner.label ?? match.account.productDisplayName;
    const { isVirtual } = match;
    const replaces = given.replaces as PaymentId | undefined;
    const card = settled(await cards.saveCard({ ...of, label, isVirtual, replaces }, contextOf(by)));
    // Checkouts show its new number
    if (replaces) deps.forgetCard?.(owner.subject, replaces);
    return { failed: false, value: successOf(card, match) };
  });
  if (verified === 'TooMany') return { ...NOT_SAVED, PaymentVerifyResult: 'ExcessiveUserActivity' };
  return verified ?? refuse('InvalidCard');
}

const successOf = (
  paymentMethod: PaymentMethod,
  { account: { accountReferenceId }, isVirtual }: AccountMatch,
): PaymentVerification => ({
  PaymentVerifyResult: 'Success',
  code: null,
  paymentMethod,
  accountReferenceId,
  isVirtualCard: isVirtual,
});

/** A number that the remembered accounts lack may be new: the bank is asked once more. */
async function findAccount(
  token: Parameters<typeof matchAccount>[0],
  actor: Actor,
  accountsOf: CardDeps['accountsOf'],
  { accountReferenceId: believed = null, isVirtualCard: isVirtual = false }: Given,
): Promise<ReturnType<typeof matchAccount>> {
  const sent = { believed, isVirtual };
  return (
    matchAccount(token, await accountsOf(actor, false), sent) ??
    matchAccount(token, await accountsOf(actor, true), sent)
  );
}
