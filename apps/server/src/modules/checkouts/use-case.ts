/** What the use cases of checkouts share: their effects, and how they read one. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { CallContext, Outcome } from '#suppliers/outcome.ts';
import type { StayRejection } from '#suppliers/stays/port.ts';
import type { Actor, RequestContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import type { QuoteDeps } from './quote.ts';
import { type CheckoutRow, readCheckout } from './store.ts';
import { viewOfCheckout } from './view.ts';

export type CheckoutDeps = QuoteDeps & {
  /**
   * Miles for each dollar with the customer's first rewards account; null without one or without an answer.
   */
  readonly earnMultiplier: (actor: Actor) => Promise<number | null>;
};

const TIMEOUT_MS = 8_000;
export const callContext = ({ scenario, requestId }: RequestContext): CallContext => ({
  timeoutMs: TIMEOUT_MS,
  scenario,
  requestId,
});

/** Refuses with NotFound when there is none, or it is somebody else's. */
export async function requireCheckout(
  deps: QuoteDeps,
  actor: Actor,
  checkoutId: CheckoutId,
): Promise<CheckoutRow> {
  return (await readCheckout(deps.db, actor, checkoutId)) ?? refuse('NotFound');
}

export async function showCheckout(deps: CheckoutDeps, actor: Actor, row: CheckoutRow): Promise<Checkout> {
  return viewOfCheckout(row, deps.clock.now(), await deps.earnMultiplier(actor));
}

/** The value, or the refusal that the supplier's answer comes to. */
export function requirePriced<V>(outcome: Outcome<V, StayRejection>): V {
  if (outcome.outcome === 'ok') return outcome.value;
  if (outcome.outcome !== 'rejected') return refuse('SuppliersUnavailable');
  switch (outcome.rejection.reason) {
    case 'NoAvailability':
    case 'LackOfInventory':
    case 'RateNotAvailable':
      return refuse(outcome.rejection.reason);
    default:
      return refuse('RateNotAvailable');
  }
}
