/**
 * Who sends a request allows its card to be charged once, when the host accepts, for at most the total that
 * they saw. Without it the card's bank is likelier to want to ask them then.
 */

import { isBefore } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { allowLaterCharge } from '@sojourn/server/modules/money/confirmations/allow-later-charge.ts';
import { readPermission } from '@sojourn/server/modules/money/confirmations/store.ts';
import type { Payment } from '@sojourn/server/modules/selling/booking/begin-booking.ts';
import { type Failure, failureOfPayment } from '@sojourn/server/modules/selling/booking/failure.ts';
import { callContext } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import type { HomeRequestDeps } from './deps.ts';
import type { NewRequest, Request } from './request.ts';

type Permitted = { readonly permission: string | null; readonly failure: Failure | null };

/** `failure`: what keeps the card from being charged later. Each try is a permission of its own. */
export async function permitCharge(
  deps: HomeRequestDeps,
  request: NewRequest,
  { tenders }: Payment,
  actor: Actor,
  context: RequestContext,
): Promise<Permitted> {
  const card = tenders.find(({ kind }) => kind === 'UserCard');
  if (!card) return { permission: null, failure: null };
  const reference = `${request.requestId}:permit:${Buffer.from(deps.random.bytes(8)).toString('hex')}`;
  const wanted = {
    reference,
    subjectId: request.requestId,
    purpose: 'homeRequest',
    paymentId: card.sourceId as PaymentId,
    most: money(request.totalMinor, request.currency),
    until: request.answerBy,
    check: null,
  };
  const given = await allowLaterCharge(deps, wanted, actor, callContext(context));
  if (given.outcome === 'ok') return { permission: reference, failure: null };
  const isToAsk = given.outcome === 'rejected' && given.rejection.reason === 'LikelyFraud';
  if (isToAsk || given.outcome === 'unknown') return { permission: null, failure: null };
  return { permission: null, failure: failureOfPayment(deps.products.home, given) };
}

/** Our reference of what was allowed; null where nothing was, or not any more. */
export async function findPermission(
  deps: HomeRequestDeps,
  { sent: { permission }, ...owner }: Request,
): Promise<string | null> {
  const given = permission && (await readPermission(deps.db, owner, permission));
  if (!given) return null;
  if (given.state !== 'given' || !isBefore(deps.clock.now(), given.until)) return null;
  return given.reference;
}
