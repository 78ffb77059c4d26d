/** Whether a company's program knows a number as this driver's, before anything is booked. */
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { LoyaltyAsk } from '../supplier.ts';
import { askOne, type CarSearchDeps, requireCars } from './deps.ts';

/** Refuses with the program's own error. */
export async function checkCarLoyalty(
  deps: CarSearchDeps,
  input: LoyaltyAsk,
  _: Actor,
  context: RequestContext,
): Promise<{ number: string }> {
  requireCars(deps, context);
  const supplier = deps.suppliers[0] ?? refuse('SuppliersUnavailable');
  const { number } = await askOne(
    deps,
    supplier,
    (each, call) => each.checkLoyalty(input, call),
    context,
    ({ reason }) => refuse(reason),
  );
  return { number };
}
