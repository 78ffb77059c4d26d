/** What a card's holder answers to their bank, and what the bank then says to the processor. */
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import type { CheckProblem } from '@sojourn/domain/payments/card-problems.ts';
import type { CardEffects } from '../cards/save-card.ts';
import { HOLD_SECONDS } from '../gateway/gateway.ts';
import { type Check, endCheck, readCheck } from './store.ts';

type CheckAnswer = 'approve' | 'decline';
/** `open`: the holder can answer; `waiting`: the bank asks elsewhere, and there's no answer. */
export type CheckStage = 'open' | 'waiting' | 'approved' | 'declined' | 'over';

export function stageOf({ state, kind, until }: Check, now: Instant): CheckStage {
  if (state === 'authorized' || state === 'captured') return 'approved';
  if (state === 'declined') return 'declined';
  if (state === 'voided' || !isBefore(now, until)) return 'over';
  return kind === 'silent' ? 'waiting' : 'open';
}

/** Undefined when there's no such check. Answering again changes nothing. */
export async function answerCheck(
  { db, clock }: CardEffects,
  secret: string,
  answer: CheckAnswer,
): Promise<Check | undefined> {
  const check = await readCheck(db, secret);
  if (!check) return undefined;
  const now = clock.now();
  const isApproved = answer === 'approve' && check.kind === 'approves';
  const problem: CheckProblem | null = isApproved ? null : 'CardCheckDeclined';
  if (answer === 'decline' || check.kind !== 'silent')
    await endCheck(db, secret, problem, { now, expiresAt: plusSeconds(now, HOLD_SECONDS) });
  return readCheck(db, secret);
}
