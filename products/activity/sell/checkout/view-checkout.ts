import { isBefore } from '@sojourn/domain/dates.ts';
import type { Besides, ShownCheckout } from '@sojourn/server/modules/selling/checkouts/product.ts';
import type { ActivityCheckout } from '#activity/wire/activity-checkout.ts';
import type { ActivityOffer } from '#activity/wire/activity-search.ts';
import { fitOfSummary, whereIs } from '../fit-of-activity.ts';
import { type ActivityCheckoutRow, type ActivityDeps, perPersonOf } from '../sale.ts';
import { viewSummary } from '../view-summary.ts';

/** The checkout of an activity in the shape of the contract; once it's being booked nothing clashes. */
export async function viewActivityCheckout(
  deps: Pick<ActivityDeps, 'clock' | 'placeOfAirport'>,
  { quote, draft, priceChange, state }: ActivityCheckoutRow,
  { terms, change, ...shown }: ShownCheckout,
  besides: Besides,
): Promise<ActivityCheckout> {
  const { offer, request } = quote;
  const alternatives = (priceChange?.alternatives ?? []) as readonly ActivityOffer[];
  const { optionId, slotId, units } = request;
  const { cutOffAt } = offer;
  const plans = state === 'open' ? await besides.plans() : [];
  return {
    ...shown,
    kind: 'Experience',
    activity: viewSummary(offer, deps.clock.now()),
    quote: { ...terms, perPerson: perPersonOf(offer) },
    choice: { optionId, slotId, units: units.map((each) => ({ ...each })) },
    priceChange: change && { ...change, alternatives: [...alternatives] },
    fit: fitOfSummary(plans, offer.summary, whereIs(deps)),
    duplicateBookingId: await besides.duplicate(),
    payBy: cutOffAt && isBefore(cutOffAt, terms.expiresAt) ? cutOffAt : terms.expiresAt,
    draft,
  };
}
