/**
 * Who sends a request allows its card to be charged once it's approved, for at most the price within the
 * limit. Without it the card's bank is likelier to want to ask them then.
 */
import { limitMinor } from '@sojourn/domain/approvals/mandate.ts';
import { isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import type { Actor, RequestContext } from '#context.ts';
import { allowLaterCharge } from '#modules/money/confirmations/allow-later-charge.ts';
import { readPermission } from '#modules/money/confirmations/store.ts';
import { callContext } from '#modules/selling/checkouts/use-case.ts';
import type { ApprovalDeps } from './deps.ts';
import type { Request } from './requests/request.ts';

/** After who decides has, it's booked by a job. */
const LATEST_SECONDS = 86_400;

/** What's sent again is allowed anew: its price is another. */
const referenceOf = ({ requestId, version }: Request): string => `${requestId}:${version}:permit`;

/** One that a bank wants to check isn't given here: the payment is confirmed once it's made. */
export async function permitCharge(
  deps: ApprovalDeps,
  request: Request,
  actor: Actor,
  context: RequestContext,
): Promise<void> {
  const { requestId, requestedMinor, decideBy, terms } = request;
  const { paymentId, cardMinor, currency, rules } = terms;
  if (!paymentId || cardMinor === 0 || actor.isDelegated) return;
  const most = cardMinor + limitMinor(requestedMinor, rules.tolerance) - requestedMinor;
  const wanted = {
    reference: referenceOf(request),
    subjectId: requestId,
    purpose: 'approval',
    paymentId: paymentId as PaymentId,
    most: money(most, currency),
    until: plusSeconds(decideBy, LATEST_SECONDS),
    check: null,
  };
  await allowLaterCharge(deps, wanted, actor, callContext(context));
}

/** Our reference of what was allowed for it; null where nothing was. */
export async function findPermission(deps: ApprovalDeps, request: Request): Promise<string | null> {
  const given = await readPermission(deps.db, request, referenceOf(request));
  if (given?.state !== 'given' || !isBefore(deps.clock.now(), given.until)) return null;
  return given.reference;
}
