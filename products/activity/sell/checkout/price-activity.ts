/** Asks an activity's supplier for its price and conditions with what was chosen. */
import type { ErrorCode } from '@sojourn/contract/errors.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { ActivityFailure } from '#activity/wire/activity-codes.ts';
import type { ActivityDeps, ActivityQuoteRequest, ActivitySale } from '../sale.ts';

/** The rejections that are errors of a checkout by their own names. */
export const ACTIVITY_REJECTIONS = [
  'NoAvailability',
  'CutOffPassed',
  'PartyNotPlaced',
] as const satisfies readonly ErrorCode[];

/** With whether its operator makes changes, which no price says. */
export async function priceActivity(
  deps: Pick<ActivityDeps, 'activitySupplierOf' | 'clock'>,
  request: ActivityQuoteRequest,
  context: CallContext,
  guaranteeId?: string,
): Promise<Outcome<ActivitySale, { readonly reason: ActivityFailure }>> {
  const supplier = deps.activitySupplierOf(request.activityId);
  if (!supplier) return rejected({ reason: 'RateNotAvailable' });
  const { activityId, locale } = request;
  const now = deps.clock.now();
  const [priced, content] = await Promise.all([
    supplier.price({ ...request, guaranteeId, now }, context),
    supplier.detail({ activityId, locale, now }, context),
  ]);
  if (priced.outcome === 'rejected') {
    const { reason } = priced.rejection;
    return rejected({ reason: reason === 'PriceIncreased' ? 'RateNotAvailable' : reason });
  }
  if (priced.outcome !== 'ok') return priced;
  if (content.outcome === 'rejected') return rejected({ reason: 'RateNotAvailable' });
  if (content.outcome !== 'ok') return content;
  const { summary, price, ...terms } = priced.value;
  const { isChangeable } = content.value;
  const total = money(price.totalMinor, price.currency);
  const offer = {
    ...terms,
    summary,
    isChangeable,
    price: { total },
    miles: milesFor(total),
  };
  return ok({ product: 'activity', request, offer });
}
