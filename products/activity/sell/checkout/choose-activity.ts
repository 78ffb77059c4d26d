/** Another option, slot or party: the activity is quoted anew, so that one total is paid. */
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import type { CheckoutRow } from '@sojourn/server/modules/selling/checkouts/checkout-row.ts';
import type { CheckoutDeps } from '@sojourn/server/modules/selling/checkouts/deps.ts';
import { withNewestQuote } from '@sojourn/server/modules/selling/checkouts/newest-quote.ts';
import { reprice } from '@sojourn/server/modules/selling/checkouts/reprice.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { ActivityCheckout, ActivityChoice } from '#activity/wire/activity-checkout.ts';
import type { ActivityCheckoutRow } from '../sale.ts';

const isActivity = (row: CheckoutRow): row is ActivityCheckoutRow => row.product === 'activity';

/** Refuses with InvalidInput what is no activity. */
export const chooseActivity = (
  deps: CheckoutDeps,
  checkoutId: CheckoutId,
  choice: ActivityChoice,
  actor: Actor,
  context: RequestContext,
): Promise<ActivityCheckout> =>
  withNewestQuote(deps, actor, checkoutId, async (row) => {
    if (!isActivity(row))
      return refuse('InvalidInput', { fields: [{ path: 'optionId', problem: 'unknown' }] });
    const units = choice.units.filter(({ count }) => count > 0);
    const ask = { product: 'activity', request: { ...row.quote.request, ...choice, units } } as const;
    const checkout = await reprice(deps, row, ask, { areExtrasNew: true }, actor, context);
    if (checkout.kind !== 'Experience')
      throw new Error(`${row.checkoutId} became a checkout of another product`);
    return checkout;
  });
