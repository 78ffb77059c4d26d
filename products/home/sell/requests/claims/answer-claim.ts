/** The guest accepts a claim on the deposit, or has an agent look at it; nothing moves before that. */
import type { HomeRequestId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '@sojourn/server/context.ts';
import { openCase } from '@sojourn/server/modules/desk/cases/open-case.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { HomeRequestDetail } from '#home/wire/home-requests.ts';
import { HOME_REQUEST_CASES } from '../case-types.ts';
import type { HomeRequestDeps } from '../deps.ts';
import { showHomeRequest } from '../show-home-request.ts';
import { readRequest } from '../store.ts';
import { answerClaim, readClaims } from './store.ts';

type Params = { readonly requestId: HomeRequestId; readonly claimId: string };
type Input = { readonly answer: 'accept' | 'dispute'; readonly acceptBeyond?: boolean | undefined };

/** Refuses with RequestClosed what was answered before. */
export async function answerDepositClaim(
  deps: HomeRequestDeps,
  { requestId, claimId }: Params,
  { answer, acceptBeyond = false }: Input,
  actor: Actor,
): Promise<HomeRequestDetail> {
  // Only who pays agrees to pay
  if (actor.isDelegated && answer === 'accept') return refuse('NotFound');
  const { tenantId, customerId } = actor;
  const ref = { tenantId, customerId, requestId };
  const request = (await readRequest(deps.db, ref)) ?? refuse('NotFound');
  const claims = await readClaims(deps.db, ref);
  const claim = claims.find((each) => each.claimId === claimId) ?? refuse('NotFound');
  const at = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const to = answer === 'accept' ? 'accepted' : 'disputed';
    const isBeyondAccepted = answer === 'accept' && acceptBeyond;
    if (!(await answerClaim(tx, ref, claimId, { to, isBeyondAccepted, at }))) refuse('RequestClosed');
    const { amountMinor, beyondMinor, reason, evidence } = claim;
    const facts = { requestId, claimId, amountMinor, beyondMinor, reason, evidence };
    const type = to === 'accepted' ? HOME_REQUEST_CASES.depositToTake : HOME_REQUEST_CASES.depositDisputed;
    const subjectId = request.bookingId ?? requestId;
    await openCase(tx, deps, {
      tenantId,
      customerId,
      type,
      subjectId,
      facts: { ...facts, isBeyondAccepted },
    });
  });
  return showHomeRequest(deps, requestId, actor);
}
