/** A host claims on the deposit over their link, with what they show for it. */
import { dateIn } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { readBooking } from '@sojourn/server/modules/selling/booking/store.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { Tx } from '@sojourn/server/workflow/saga.ts';
import { ruleOnClaim, unclaimedMinor } from '#home/rules/booking/deposit.ts';
import type { HostPage } from '#home/wire/home-requests.ts';
import { planDeposits } from '../../deposits/note-bookings.ts';
import { lockDeposit } from '../../deposits/store.ts';
import { isHomeBooking } from '../../sale.ts';
import type { HomeRequestDeps } from '../deps.ts';
import { openLink } from '../host/open-link.ts';
import { showHostPage } from '../host/show-host-page.ts';
import { notifyGuest } from '../mail/notify.ts';
import type { Request } from '../request.ts';
import { depositOf } from './deposit-of.ts';
import { insertClaim, readClaims } from './store.ts';

type Input = { readonly amountMinor: number; readonly reason: string; readonly evidence: readonly string[] };

/**
 * Refuses with RequestClosed where there's no deposit or the stay isn't over, with DepositSettled what is
 * taken, let go or claimed already.
 */
export async function claimAsHost(
  deps: HomeRequestDeps,
  token: string,
  { amountMinor, reason, evidence }: Input,
  context: RequestContext,
): Promise<HostPage> {
  const stay = await openLink(deps, token, context);
  const { sent, tenantId, customerId, requestId, currency, checkOut } = stay;
  const at = deps.clock.now();
  const claimedOn = dateIn(at, sent.stay.zone);
  if (stay.state !== 'confirmed' || !sent.stay.deposit || claimedOn < checkOut)
    return refuse('RequestClosed');
  const claimId = `clm_${Buffer.from(deps.random.bytes(16)).toString('hex')}`;
  await withTransaction(deps.db, async (tx) => {
    const deposit = await requireDeposit(tx, deps, stay);
    const left = unclaimedMinor(deposit.amountMinor, await readClaims(tx, stay));
    const ruled = ruleOnClaim(left, checkOut, { amountMinor, evidenceCount: evidence.length, claimedOn });
    if (ruled.ruling === 'late') return refuse('ClaimTooLate');
    if (deposit.state === 'taken' || deposit.state === 'released' || left <= 0)
      return refuse('DepositSettled');
    if (ruled.ruling === 'noEvidence') return refuse('ClaimWithoutEvidence');
    const amounts = { amountMinor: ruled.claimMinor, beyondMinor: ruled.beyondMinor, currency };
    const ref = { tenantId, customerId, requestId };
    await insertClaim(tx, { ...ref, claimId, ...amounts, reason, evidence, claimedOn, claimedAt: at });
    await notifyGuest(tx, stay, { news: 'claimed', about: { id: claimId, text: reason } }, at);
  });
  return showHostPage(deps, stay, context);
}

/** Locked, so that two claims don't ask for the same money. */
async function requireDeposit(tx: Tx, deps: HomeRequestDeps, stay: Request) {
  const known = await depositOf({ db: tx }, stay);
  if (!known && stay.bookingId) {
    const booking = await readBooking(tx, { ...stay, bookingId: stay.bookingId });
    if (booking && isHomeBooking(booking)) await planDeposits(tx, deps, booking);
  }
  const planned = known ?? (await depositOf({ db: tx }, stay)) ?? refuse('RequestClosed');
  return (await lockDeposit(tx, planned)) ?? refuse('RequestClosed');
}
