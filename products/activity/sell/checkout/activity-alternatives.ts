/** Up to three activities like the one whose price has risen, on the same day for as many people. */
import { ALTERNATIVES_MAX, rankAlternatives } from '@sojourn/domain/checkout/rank-alternatives.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import { boxAround } from '@sojourn/server/modules/selling/locations/places.ts';
import { answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import type { ActivityOffer } from '#activity/wire/activity-search.ts';
import type { ActivityDeps, ActivityQuoteOffer, ActivitySale } from '../sale.ts';
import { viewOffer } from '../search/view-offer.ts';
import { firstDayOf } from '../times-of-activity.ts';

const REACH_KM = 12;
const CANDIDATES = 100;
/** Nobody's age is known by now: grown-ups pay the most. */
const GROWN_UP = 30;
const HOUR_MINUTES = 60;

/** Another kind counts like four kilometers, an hour longer or shorter like one. */
function differenceOf(
  { summary }: ActivityQuoteOffer,
  { category, minutes, position }: ActivityOffer,
): number {
  const kind = category === summary.category ? 0 : 4;
  return kind + Math.abs(minutes - summary.minutes) / HOUR_MINUTES + distanceKm(summary.position, position);
}

/** Fewer where there are no more, or no supplier answers in time. */
export async function activityAlternatives(
  deps: ActivityDeps,
  { request, offer }: Pick<ActivitySale, 'request' | 'offer'>,
  context: CallContext,
): Promise<ActivityOffer[]> {
  const { summary, price } = offer;
  if (summary.times.kind === 'openDated') return [];
  const question = {
    box: boxAround(summary.position, REACH_KM),
    from: firstDayOf(summary),
    days: 1,
    ages: Array.from({ length: Math.max(1, summary.people) }, () => GROWN_UP),
    filters: { agesFit: true },
    trip: null,
    sort: 'Recommended',
    top: CANDIDATES,
    locale: request.locale,
    now: deps.clock.now(),
  } as const;
  const asking = {
    suppliers: deps.activitySuppliers,
    limits: { supplierMs: context.timeoutMs },
    log: deps.log,
  };
  const answers = await answersOf(asking, (supplier, call) => supplier.search(question, call), context);
  const offers = answers
    .flatMap(({ activities }) => activities.map(({ activity }) => viewOffer(activity)))
    .filter(({ activityId, total }) => activityId !== request.activityId && total !== null);
  const measure = (each: ActivityOffer) => ({
    difference: differenceOf(offer, each),
    totalMinor: each.total?.amountMinor ?? 0,
  });
  return rankAlternatives(offers, measure, price.total.amountMinor).slice(0, ALTERNATIVES_MAX);
}
