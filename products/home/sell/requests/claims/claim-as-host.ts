/** A host claims on the deposit over their link, with what they show for it. */
import { dateIn } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { ruleOnClaim } from '#home/rules/booking/deposit.ts';
import type { HostPage } from '#home/wire/home-requests.ts';
import type { HomeRequestDeps } from '../deps.ts';
import { openLink } from '../host/open-link.ts';
import { showHostPage } from '../host/show-host-page.ts';
import { notifyGuest } from '../mail/notify.ts';
import { insertClaim } from './store.ts';

type Input = { readonly amountMinor: number; readonly reason: string; readonly evidence: readonly string[] };

/** Refuses with RequestClosed where there's no deposit or the stay isn't over. */
export async function claimAsHost(
  deps: HomeRequestDeps,
  token: string,
  { amountMinor, reason, evidence }: Input,
  context: RequestContext,
): Promise<HostPage> {
  const request = await openLink(deps, token, context);
  const { stay } = request.sent;
  const at = deps.clock.now();
  const claimedOn = dateIn(at, stay.zone);
  const deposit = stay.deposit?.amount;
  if (request.state !== 'confirmed' || !deposit || claimedOn < request.checkOut)
    return refuse('RequestClosed');
  const claim = { amountMinor, evidenceCount: evidence.length, claimedOn };
  const ruled = ruleOnClaim(deposit.amountMinor, request.checkOut, claim);
  if (ruled.ruling === 'late') return refuse('ClaimTooLate');
  if (ruled.ruling === 'noEvidence') return refuse('ClaimWithoutEvidence');
  const { tenantId, customerId, requestId, currency } = request;
  const { claimMinor, beyondMinor } = ruled;
  const claimId = `clm_${Buffer.from(deps.random.bytes(16)).toString('hex')}`;
  await withTransaction(deps.db, async (tx) => {
    const amounts = { amountMinor: claimMinor, beyondMinor, currency };
    const ref = { tenantId, customerId, requestId };
    await insertClaim(tx, { ...ref, claimId, ...amounts, reason, evidence, claimedOn, claimedAt: at });
    await notifyGuest(tx, request, { news: 'claimed', about: { id: claimId, text: reason } }, at);
  });
  return showHostPage(deps, request, context);
}
