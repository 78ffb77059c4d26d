/**
 * The customer allows one later charge of at most the amount that they saw, while they're there. Their bank
 * may want to check that: then its page is shown, and asking again returns what came of it.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import type { Money } from '@sojourn/domain/money.ts';
import type { Actor } from '#context.ts';
import type { Db } from '#db/client.ts';
import { cardOwner, requireOwnPayment, requirePayer } from '#modules/companies/companies/card/pay-rule.ts';
import type { CallContext, Outcome } from '#suppliers/outcome.ts';
import type { CardPermission, CheckWay, PaymentGateway, PaymentRejection } from '#suppliers/payments/port.ts';
import { savePermission } from './store.ts';

type AllowDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly payments: Pick<PaymentGateway, 'permit' | 'endPermission'>;
};
/** `reference`: the same however often it's asked for; `subjectId`: what it's for. */
type WantedPermission = {
  readonly reference: string;
  readonly subjectId: string;
  readonly purpose: string;
  readonly paymentId: PaymentId;
  readonly most: Money;
  readonly until: Instant;
  /** Null: the bank can't ask; a card that needs it is refused with `LikelyFraud`. */
  readonly check: CheckWay | null;
};

/** Refuses an agent in the customer's place, and a card that their company doesn't let pay. */
export async function allowLaterCharge(
  deps: AllowDeps,
  { most, subjectId, ...wanted }: WantedPermission,
  actor: Actor,
  context: CallContext,
): Promise<Outcome<CardPermission, PaymentRejection>> {
  const { tenantId, customerId } = actor;
  const { amountMinor, currency } = most;
  requireOwnPayment(actor, amountMinor);
  await requirePayer(deps, actor, wanted.paymentId);
  const subject = await cardOwner(deps.db, actor, wanted.paymentId);
  const given = await deps.payments.permit({ ...wanted, subject, amountMinor, currency }, context);
  if (given.outcome !== 'ok') return given;
  const { reference, purpose, paymentId, until } = wanted;
  const { label, state } = given.value;
  await savePermission(deps.db, {
    tenantId,
    customerId,
    reference,
    subjectId,
    purpose,
    paymentId,
    cardOwner: subject,
    label,
    amountMinor,
    currency,
    until,
    state: state === 'used' ? 'ended' : state,
    requestedAt: deps.clock.now(),
  });
  return given;
}
