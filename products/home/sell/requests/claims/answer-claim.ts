/**
 * The guest accepts a claim on the deposit, or has an agent look at it, who then decides; nothing moves
 * before that. What's accepted is taken of the deposit at once.
 */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { openCase } from '@sojourn/server/modules/desk/cases/open-case.ts';
import { closeCases } from '@sojourn/server/modules/desk/cases/store.ts';
import { callContext } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { HomeClaim } from '#home/wire/home-deposits.ts';
import { readHostedStay } from '../../deposits/hosted-stay.ts';
import { settleDeposit } from '../../deposits/settle-deposit.ts';
import { HOME_REQUEST_CASES } from '../case-types.ts';
import type { HomeRequestDeps } from '../deps.ts';
import { notifyHost } from '../mail/notify.ts';
import type { Request } from '../request.ts';
import type { Claim } from './claim.ts';
import { depositOf } from './deposit-of.ts';
import { answerClaim, decideClaim, readClaims } from './store.ts';
import { viewClaims } from './view-claims.ts';

type Params = { readonly about: string; readonly claimId: string };
type Answer = { readonly answer: 'accept' | 'dispute'; readonly acceptBeyond?: boolean | undefined };
type Shown = { readonly claims: HomeClaim[] };

async function requireClaim({ db }: HomeRequestDeps, actor: Actor, { about, claimId }: Params) {
  const stay = (await readHostedStay(db, actor, about)) ?? refuse('NotFound');
  const claims = await readClaims(db, stay);
  return { stay, claim: claims.find((each) => each.claimId === claimId) ?? refuse('NotFound') };
}

/** Refuses with RequestClosed what was answered before. */
export async function answerDepositClaim(
  deps: HomeRequestDeps,
  params: Params,
  { answer, acceptBeyond = false }: Answer,
  actor: Actor,
  context: RequestContext,
): Promise<Shown> {
  // Only who pays agrees to pay
  if (actor.isDelegated && answer === 'accept') return refuse('NotFound');
  const { stay, claim } = await requireClaim(deps, actor, params);
  const at = deps.clock.now();
  const to = answer === 'accept' ? 'accepted' : 'disputed';
  const isBeyondAccepted = answer === 'accept' && acceptBeyond && claim.beyondMinor > 0;
  await withTransaction(deps.db, async (tx) => {
    if (!(await answerClaim(tx, stay, claim.claimId, { to, isBeyondAccepted, at }))) refuse('RequestClosed');
    if (to === 'disputed' || isBeyondAccepted)
      await openCase(tx, deps, {
        tenantId: stay.tenantId,
        customerId: stay.customerId,
        type: to === 'disputed' ? HOME_REQUEST_CASES.depositDisputed : HOME_REQUEST_CASES.depositToTake,
        subjectId: stay.bookingId ?? stay.requestId,
        facts: factsOf(claim, isBeyondAccepted),
      });
  });
  return takeAccepted(deps, stay, { ...claim, isBeyondAccepted }, context);
}

/** An agent decides what the guest disputed. Refuses with RequestClosed what isn't disputed any more. */
export async function decideDepositClaim(
  deps: HomeRequestDeps,
  params: Params,
  decision: 'accept' | 'dismiss',
  actor: Actor,
  context: RequestContext,
): Promise<Shown> {
  if (!actor.isDelegated) return refuse('NotFound');
  const { stay, claim } = await requireClaim(deps, actor, params);
  const at = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const to = decision === 'accept' ? 'accepted' : 'dismissed';
    if (!(await decideClaim(tx, stay, claim.claimId, to, at))) refuse('RequestClosed');
    const { kind } = HOME_REQUEST_CASES.depositDisputed;
    await closeCases(tx, stay, stay.bookingId ?? stay.requestId, [kind], 'decided', at);
    if (to === 'dismissed')
      await notifyHost(
        tx,
        deps,
        stay,
        { news: 'claimDismissed', about: { id: claim.claimId, text: null } },
        at,
      );
  });
  return takeAccepted(deps, stay, claim, context);
}

/** Takes it now, or at the next look; what no card is held for, a person looks at. */
async function takeAccepted(deps: HomeRequestDeps, stay: Request, claim: Claim, context: RequestContext) {
  const deposit = await depositOf(deps, stay);
  if (deposit) {
    await settleDeposit(deps, deposit, callContext(context));
    const [now, after] = await Promise.all([depositOf(deps, stay), readClaims(deps.db, stay)]);
    const isOwed = after.some(({ claimId, state }) => claimId === claim.claimId && state === 'accepted');
    if (isOwed && now?.state === 'unheld')
      await withTransaction(deps.db, (tx) =>
        openCase(tx, deps, {
          tenantId: stay.tenantId,
          customerId: stay.customerId,
          type: HOME_REQUEST_CASES.depositToTake,
          subjectId: stay.bookingId ?? stay.requestId,
          facts: factsOf(claim, claim.isBeyondAccepted),
        }),
      );
  }
  return { claims: await viewClaims(deps, stay) };
}

const factsOf = (
  { requestId, claimId, amountMinor, beyondMinor, reason, evidence }: Claim,
  isBeyondAccepted: boolean,
) => ({ requestId, claimId, amountMinor, beyondMinor, reason, evidence, isBeyondAccepted });
