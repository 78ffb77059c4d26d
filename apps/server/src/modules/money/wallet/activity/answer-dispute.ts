/** A person answers a dispute: they credit the customer or decline; both are mailed (B §9). */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Clock, Random } from '@sojourn/domain/effects.ts';
import { money } from '@sojourn/domain/money.ts';
import { creditEnds } from '@sojourn/domain/wallet/credits/credit-types.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Db } from '#db/client.ts';
import { type Case, closeCases, lockCase, noteInCases } from '#modules/desk/cases/store.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { Tx } from '#workflow/saga.ts';
import { WALLET_CASES } from '../case-types.ts';
import { grantCredit } from '../grant-credit.ts';
import type { DisputeAnswered } from '../messages.ts';

/** In cents; more is a slip of the keyboard. */
const DISPUTE_CREDIT_MAX = 100_000;
export type Decision =
  | { readonly result: 'credited'; readonly amountMinor: number }
  | { readonly result: 'declined' };
type DisputeAnswer =
  | { readonly result: 'answered'; readonly answered: Case }
  | { readonly result: 'unknown' }
  | { readonly result: 'noDispute' }
  | { readonly result: 'alreadyClosed' };
type AnswerDeps = { readonly db: Db; readonly clock: Clock; readonly random: Random };

/** `which`: the id or the code of the case. `reason`: noted as the cause, so it names no customer. */
export async function answerDispute(
  deps: AnswerDeps,
  which: string,
  decision: Decision,
  reason: string,
): Promise<DisputeAnswer> {
  return withTransaction(deps.db, async (tx) => {
    const found = await lockCase(tx, which);
    if (!found) return { result: 'unknown' };
    if (found.kind !== WALLET_CASES.creditDispute.kind) return { result: 'noDispute' };
    if (found.state === 'closed') return { result: 'alreadyClosed' };
    const at = deps.clock.now();
    const { tenantId, customerId, caseId, code, subjectId, kind } = found;
    const owner = { tenantId, customerId };
    const credited =
      decision.result === 'credited' ? await credit(tx, deps, found, decision.amountMinor, at) : null;
    const facts = { answer: decision.result, creditedMinor: credited?.amount.amountMinor ?? null };
    await noteInCases(tx, owner, subjectId, kind, facts);
    await closeCases(tx, owner, subjectId, [kind], `${decision.result} by hand: ${reason}`, at);
    const message: DisputeAnswered = { kind: 'disputeAnswered', key: caseId, code, credited };
    await enqueue(tx, { ...owner, at, ...message });
    return { result: 'answered', answered: found };
  });
}

/** Once for the case. Refuses an amount outside 1 to `DISPUTE_CREDIT_MAX` with a RangeError. */
async function credit(
  tx: Tx,
  deps: AnswerDeps,
  { tenantId, customerId, caseId, code }: Case,
  amountMinor: number,
  at: Instant,
): Promise<DisputeAnswered['credited']> {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 1 || amountMinor > DISPUTE_CREDIT_MAX)
    throw new RangeError(`a credit is from $0.01 to $${DISPUTE_CREDIT_MAX / 100}`);
  const type = 'GoodwillCredit';
  const expiresAt = creditEnds(type, at);
  const origin = { bookingId: null, code };
  const grant = { type, amountMinor, grantKey: `dispute:${caseId}`, expiresAt, origin } as const;
  await grantCredit(tx, deps, { tenantId, customerId }, grant, at);
  return { amount: money(amountMinor), expiresAt };
}
