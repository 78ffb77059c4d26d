/** An agent decides about a claim by what they found; the clauses of its terms say what follows. */
import type { MatchClaim } from '@sojourn/contract/price-match.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CaseId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { Decision } from '@sojourn/domain/protections/decide.ts';
import { decideMatch, type MatchAnswers } from '@sojourn/domain/protections/price-match.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { creditEnds } from '@sojourn/domain/wallet/credits/credit-types.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '#context.ts';
import { hasAgreed } from '#modules/desk/cases/giving/store.ts';
import { changeCase, openForChange } from '#modules/desk/cases/thread/change-case.ts';
import { findThread, type ThreadedCase } from '#modules/desk/cases/thread/store.ts';
import { agreeToGive } from '#modules/desk/proposals/giving/agree-to-give.ts';
import { grantCredit } from '#modules/money/wallet/grant-credit.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { boundFrom } from '#modules/selling/booking/brought/bound-from.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import { MATCH_CASES } from './case-types.ts';
import { isAsClaimed } from './get-match.ts';
import type { PriceMatchCredited, PriceMatchDeclined } from './messages.ts';
import type { MatchDeps } from './product.ts';
import { lockClaim, noteDecision, readClaim, type StoredClaim } from './store.ts';
import { viewClaim } from './view-claim.ts';

type Agent = Pick<Actor, 'tenantId' | 'customerId'>;
type Input = {
  readonly version: number;
  readonly answers: MatchAnswers;
  readonly seenMinor: number;
  readonly note: string;
};

/** Null for a case about anything else. Refuses with NotFound for another tenant's. */
export async function getDeskPriceMatch(
  { db }: Pick<MatchDeps, 'db'>,
  caseId: CaseId,
  { tenantId }: Agent,
): Promise<{ readonly claim: MatchClaim | null }> {
  const found = (await findThread(db, { tenantId, caseId })) ?? refuse('NotFound');
  if (found.kind !== MATCH_CASES.priceMatch.kind) return { claim: null };
  const bookingId = found.subjectId as Booking['bookingId'];
  const [claim, booking] = await Promise.all([
    readClaim(db, found, bookingId),
    readBooking(db, { tenantId, customerId: found.customerId, bookingId }),
  ]);
  if (!claim || !booking) return { claim: null };
  return { claim: viewClaim(claim, found, await isAsClaimed(db, booking, claim.claimedAt)) };
}

/**
 * Refuses with NotFound, CaseOutdated, CaseClosed, PriceMatchOver, OwnDecision for an appeal against who
 * decides it (unless they agree with another agent's credit), or SecondAgentNeeded for more than one agent
 * gives alone: the decision is noted then, and another agent decides.
 */
export async function decidePriceMatch(
  deps: MatchDeps,
  caseId: CaseId,
  input: Input,
  agent: Agent,
): Promise<{ readonly claim: MatchClaim | null }> {
  const { tenantId, customerId: agentId } = agent;
  const isDone = await withTransaction(deps.db, async (tx) => {
    const named = (await findThread(tx, { tenantId, caseId })) ?? refuse('NotFound');
    const { customerId } = named;
    const bookingId = named.subjectId as Booking['bookingId'];
    if (named.kind !== MATCH_CASES.priceMatch.kind) refuse('NotFound');
    const found = await openForChange(tx, { tenantId, customerId, caseId }, input.version);
    const claim = (await lockClaim(tx, { tenantId, customerId, bookingId })) ?? refuse('NotFound');
    if (claim.state !== 'checking' && claim.state !== 'appealed') refuse('PriceMatchOver');
    const booking = assertPresent(await readBooking(tx, claim), 'the booking of a claim');
    const isUnchanged = await isAsClaimed(tx, booking, claim.claimedAt);
    const decision = decideMatch(termsById(claim.termsId), {
      ...input,
      bookedAt: booking.bookedAt ?? booking.createdAt,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      claimedAt: claim.claimedAt,
      isBooked: isUnchanged,
      bookedMinor: claim.bookedMinor,
    });
    const amountMinor = decision.decision === 'paid' ? decision.payMinor : 0;
    const giving = { agentId, secondFor: 'priceMatch', amountMinor };
    const isOwn = claim.state === 'appealed' && claim.decidedBy === agentId;
    // Who declined may agree with another agent who credits it, but not decide alone
    if (isOwn && !(amountMinor > 0 && (await hasAgreed(tx, found, giving)))) refuse('OwnDecision');
    if (!(await agreeToGive(tx, deps, found, giving))) return false;
    await carryOut(tx, deps, { claim, found, decision, input, booking, isUnchanged, agentId });
    return true;
  });
  if (!isDone) refuse('SecondAgentNeeded');
  return getDeskPriceMatch(deps, caseId, agent);
}

type Decided = {
  readonly claim: StoredClaim;
  readonly found: ThreadedCase;
  readonly decision: Decision;
  readonly input: Input;
  readonly booking: Booking;
  readonly isUnchanged: boolean;
  readonly agentId: Actor['customerId'];
};

async function carryOut(tx: Tx, deps: MatchDeps, decided: Decided): Promise<void> {
  const { claim, found, decision, input, booking, agentId } = decided;
  const at = deps.clock.now();
  const isPaid = decision.decision === 'paid';
  const credit = isPaid ? await giveCredit(tx, deps, { claim, booking }, decision.payMinor, at) : null;
  await noteDecision(tx, claim, {
    state: isPaid ? 'credited' : claim.state === 'appealed' ? 'declinedOnAppeal' : 'declined',
    answers: input.answers,
    seenMinor: input.seenMinor,
    isBooked: decided.isUnchanged,
    note: input.note,
    clauseId: decision.clause.id,
    creditId: credit?.creditId ?? null,
    creditedMinor: isPaid ? decision.payMinor : null,
    decidedBy: agentId,
    decidedAt: at,
  });
  const by = { side: 'agent', agentId } as const;
  const assigneeId = found.assigneeId ?? agentId;
  const data = isPaid ? { givenMinor: decision.payMinor } : {};
  const answer = { kind: 'message', action: 'answer', text: input.note, data, assigneeId } as const;
  const answered = await changeCase(tx, deps, found, by, answer);
  await changeCase(tx, deps, answered, by, { kind: 'resolved', action: 'resolve' });
  const { tenantId, customerId, bookingId } = claim;
  const about = { key: `${found.caseId}:${answered.version}`, bookingId, code: found.code };
  const message: PriceMatchCredited | PriceMatchDeclined = isPaid
    ? {
        kind: 'priceMatchCredited',
        ...about,
        amount: money(decision.payMinor),
        expiresAt: endsAt(at),
        spendableFrom: credit?.spendableFrom ?? null,
      }
    : {
        kind: 'priceMatchDeclined',
        ...about,
        termsId: claim.termsId,
        clauseId: decision.clause.id,
        note: input.note,
        canAppeal: claim.state === 'checking',
      };
  await enqueue(tx, { tenantId, customerId, at, ...message });
}

const endsAt = (at: Instant): Instant => creditEnds('PriceMatchCredit', at);

async function giveCredit(
  tx: Tx,
  deps: MatchDeps,
  { claim, booking }: Pick<Decided, 'claim' | 'booking'>,
  amountMinor: number,
  at: Instant,
) {
  const spendableFrom = await boundFrom(tx, booking, at);
  const { tenantId, customerId, bookingId } = claim;
  const creditId = await grantCredit(
    tx,
    deps,
    { tenantId, customerId },
    {
      type: 'PriceMatchCredit',
      amountMinor,
      grantKey: `priceMatch:${bookingId}`,
      expiresAt: endsAt(at),
      origin: { bookingId },
      spendableFrom,
    },
    at,
  );
  return { creditId, spendableFrom };
}
