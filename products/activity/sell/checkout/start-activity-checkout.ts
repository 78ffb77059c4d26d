/** Quotes an activity for a new checkout. */
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { firstPayment } from '@sojourn/server/modules/selling/checkouts/payment/first-payment.ts';
import { requirePriced } from '@sojourn/server/modules/selling/checkouts/price-sale.ts';
import type { Started } from '@sojourn/server/modules/selling/checkouts/product.ts';
import { requireSold } from '@sojourn/server/modules/selling/checkouts/require-sold.ts';
import { callContext } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import { likeliestLanguage } from '#activity/rules/booking/questions.ts';
import type { ActivityCheckoutInput } from '#activity/wire/activity-checkout.ts';
import type { ActivityDraft } from '#activity/wire/activity-draft.ts';
import type { ActivityDeps, ActivityQuoteRequest, ActivitySale } from '../sale.ts';
import { ACTIVITY_REJECTIONS, priceActivity } from './price-activity.ts';

/** Where the ride is the only way, the place is named later until one is chosen. */
const firstDraft = (
  actor: Actor,
  { request: { locale }, offer: { summary } }: ActivitySale,
): ActivityDraft => ({
  ...firstPayment(actor),
  lead: { firstName: actor.firstName, lastName: actor.lastName },
  pickup: { kind: summary.pickup.isRequired ? 'later' : 'meetingPoint' },
  language: likeliestLanguage(summary.optionLanguages, locale),
  answers: [],
  note: '',
  clashAccepted: false,
  duplicateAccepted: false,
});

export async function startActivityCheckout(
  deps: ActivityDeps,
  { shownTotalMinor: shownMinor, locale, activityId, optionId, slotId, units }: ActivityCheckoutInput,
  actor: Actor,
  context: RequestContext,
): Promise<Started<ActivitySale, ActivityDraft>> {
  const request: ActivityQuoteRequest = {
    activityId,
    optionId,
    slotId,
    units: units.filter(({ count }) => count > 0),
    locale: locale ?? actor.locale,
  };
  requireSold(deps.activitySupplierOf(activityId), actor);
  const priced = await priceActivity(deps, request, callContext(context));
  const sale = requirePriced({ priceErrors: ACTIVITY_REJECTIONS }, priced);
  return { sale, shownMinor, draft: firstDraft(actor, sale) };
}
