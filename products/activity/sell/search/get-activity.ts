/** One activity whole: what it is, its options and units, its refunds and where one joins. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { money } from '@sojourn/domain/money.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import type { ActivityDetail, WireActivityOption } from '#activity/wire/activity-detail.ts';
import type { ActivityContent, ActivityOption } from '../port/content-port.ts';
import { viewListing } from '../view-summary.ts';
import { type ActivitySearchDeps, askOne, requireActivities, requireSupplier } from './deps.ts';

type Input = { readonly activityId: string; readonly locale?: Locale | undefined };

const viewOption = ({ pricing, adultMinor, units, ...option }: ActivityOption): WireActivityOption => ({
  ...option,
  languages: [...option.languages],
  startTimes: [...option.startTimes],
  units: units.map(({ priceMinor, companions, ...unit }) => ({
    ...unit,
    companions: [...companions],
    price: money(priceMinor),
  })),
  adult: money(adultMinor),
  group:
    pricing.by === 'group'
      ? { amount: money(pricing.amountMinor), people: pricing.people, groupsMax: pricing.groupsMax }
      : null,
});

const viewContent = (content: ActivityContent): Omit<ActivityDetail, 'earnMultiplier'> => ({
  activity: viewListing(content),
  description: content.description,
  highlights: [...content.highlights],
  gallery: [...content.gallery],
  included: [...content.included],
  notIncluded: [...content.notIncluded],
  bring: [...content.bring],
  meetingPoint: content.meetingPoint,
  operator: content.operatorContact,
  hours: content.hours,
  isChangeable: content.isChangeable,
  options: content.options.map(viewOption),
  policy: { from: content.policy.from, tiers: content.policy.tiers.map((tier) => ({ ...tier })) },
  minimumGroup: content.minimumGroup,
  delivery: content.delivery,
  pickupPlaces: content.pickupPlaces.map((place) => ({ ...place })),
  validUntil: content.validUntil,
  questions: (content.questions ?? []).map((each) => ({ ...each, choices: [...each.choices] })),
});

/** Refuses NotFound and SuppliersUnavailable. */
export async function getActivity(
  deps: ActivitySearchDeps,
  { activityId, locale = 'en' }: Input,
  actor: Actor,
  context: RequestContext,
): Promise<ActivityDetail> {
  requireActivities(deps, context);
  const supplier = requireSupplier(deps, activityId);
  const multiplier = deps.activityMultiplier(actor).catch((err: unknown) => {
    deps.log.warn({ err, requestId: context.requestId }, 'no multiplier for now');
    return null;
  });
  const now = deps.clock.now();
  const content = await askOne(
    deps,
    supplier,
    (each, call) => each.detail({ activityId, locale, now }, call),
    context,
  );
  return { ...viewContent(content), earnMultiplier: await multiplier };
}
