/**
 * The customer is back from their bank, pays with another card, or doesn't want to: what waits goes on now.
 * It would by itself, some seconds later.
 */
import type { PaymentConfirmation } from '@sojourn/contract/payment-confirmations.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { PaymentConfirmationId, PaymentId } from '@sojourn/domain/ids.ts';
import { first } from '@sojourn/domain/present.ts';
import type { Actor } from '#context.ts';
import { requirePayer } from '#modules/companies/companies/card/pay-rule.ts';
import type { CheckoutDeps } from '#modules/selling/checkouts/deps.ts';
import { savedCard } from '#modules/selling/checkouts/use-case.ts';
import { refuse } from '#refusal.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import { type ShowDeps, showConfirmations } from './list-confirmations.ts';
import { type Confirmation, changeCard, giveUpConfirmation, readConfirmation } from './store.ts';

export type ConfirmDeps = ShowDeps &
  Pick<CheckoutDeps, 'cardOf'> & {
    readonly clock: Clock;
    readonly sagas: Pick<SagaRunner, 'goOn'>;
  };
type Wanted = { readonly giveUp: boolean; readonly paymentId?: PaymentId | undefined };

export async function getConfirmation(
  deps: ShowDeps,
  confirmationId: PaymentConfirmationId,
  actor: Actor,
): Promise<PaymentConfirmation> {
  const row = (await readConfirmation(deps.db, actor, confirmationId)) ?? refuse('NotFound');
  return first(await showConfirmations(deps, [row], actor));
}

/** As it is afterwards. Refuses with NotFound when it's somebody else's, and cards that can't pay. */
export async function continueConfirmation(
  deps: ConfirmDeps,
  confirmationId: PaymentConfirmationId,
  { giveUp, paymentId }: Wanted,
  actor: Actor,
): Promise<PaymentConfirmation> {
  const row = (await readConfirmation(deps.db, actor, confirmationId)) ?? refuse('NotFound');
  if (row.endedAs === null && !actor.isDelegated) {
    if (giveUp) await giveUpConfirmation(deps.db, row);
    else if (paymentId && paymentId !== row.paymentId) await payWith(deps, row, paymentId, actor);
    await deps.sagas.goOn(row);
  }
  return getConfirmation(deps, confirmationId, actor);
}

async function payWith(
  deps: ConfirmDeps,
  row: Confirmation,
  paymentId: PaymentId,
  actor: Actor,
): Promise<void> {
  await requirePayer(deps, actor, paymentId);
  const card = await savedCard(deps, actor, paymentId);
  if (card === 'unanswered') refuse('ServiceUnavailable');
  else if (card === null) refuse('InvalidInput', { fields: [{ path: 'paymentId', problem: 'unknown' }] });
  else await changeCard(deps.db, row, { paymentId, label: card.label }, deps.clock.now());
}
