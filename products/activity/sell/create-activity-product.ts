/** Activities, as the shared code asks for them. */
import { ASK_AGENTS } from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import { FORGOTTEN_PAYMENT } from '@sojourn/server/modules/selling/checkouts/payment/first-payment.ts';
import type { ServerProduct } from '@sojourn/server/products/product.ts';
import { activityJudge, activityTripFacts } from '../rules/activity-policy.ts';
import type { ActivityCheckoutInput } from '../wire/activity-checkout.ts';
import { type ActivityDraft, activityDraft } from '../wire/activity-draft.ts';
import type { ActivityTripDetail } from '../wire/activity-trip.ts';
import { ACTIVITY_ON_TRIP } from './activity-on-trip.ts';
import { findSameActivity } from './booking/find-same-activity.ts';
import { prepareActivity } from './booking/prepare-activity.ts';
import { activitySide } from './booking/supplier-side.ts';
import { decideCancel, STARTED } from './cancel-decision.ts';
import { estimateCarbon } from './carbon.ts';
import { activityChanges } from './change/activity-changes.ts';
import { activityAlternatives } from './checkout/activity-alternatives.ts';
import { ACTIVITY_REJECTIONS, priceActivity } from './checkout/price-activity.ts';
import { startActivityCheckout } from './checkout/start-activity-checkout.ts';
import { viewActivityCheckout } from './checkout/view-checkout.ts';
import { activityEditing } from './details/activity-editing.ts';
import { activityPart } from './emails/calendar-part.ts';
import { activityEmail, activityFailed, FAILED, type FailedActivity } from './emails/emails.ts';
import { activityItinerary } from './itinerary-part.ts';
import { legsOfActivity } from './legs-of-activity.ts';
import { localizeActivity } from './localize.ts';
import { activityReceiptLines } from './receipt-lines.ts';
import { type ActivityDeps, type ActivitySale, type BookedActivity, perPersonOf } from './sale.ts';
import { ACTIVITY_SCHEDULE } from './schedule-of-activity.ts';
import { endOf, firstDayOf, lastDayOf, startOf } from './times-of-activity.ts';
import { viewSummary } from './view-summary.ts';
import { activityCardsOf, viewActivityTrip } from './view-trip.ts';
import { dayText } from './when-text.ts';

type ActivityProduct = ServerProduct<ActivitySale, ActivityDraft, BookedActivity, ActivityTripDetail>;

const judgeActivity: ActivityProduct['judge'] = (tier, offer, bookedOn) =>
  activityJudge(tier)({
    ...activityTripFacts(offer.summary.cityPlaceId, { startsOn: firstDayOf(offer.summary), bookedOn }),
    perPerson: perPersonOf(offer),
  });

const summaryOfActivity: ActivityProduct['summary'] = ({ offer }) => {
  const { summary } = offer;
  return {
    title: summary.name,
    subtitle: summary.operator,
    place: summary.city,
    country: summary.countryCode,
    leavesFrom: '',
    co2Kg: estimateCarbon({ offer }),
    startsOn: firstDayOf(summary),
    endsOn: lastDayOf(summary),
    startsAt: startOf(summary),
    endsAt: endOf(summary),
  };
};

const failedMessage: ActivityProduct['failedMessage'] = ({
  bookingId,
  contact,
  title,
  offer,
  request,
  createdAt,
}) => {
  const day = dayText(viewSummary(offer, createdAt), request.locale);
  const { city, activityId, times } = offer.summary;
  const facts: FailedActivity = {
    email: contact.email,
    activity: title,
    city,
    day,
    ...(times.kind === 'slot' && { other: { activityId, from: times.date } }),
  };
  return { kind: FAILED, bookingId, facts };
};

const DRAFT: ActivityProduct['draft'] = {
  fields: Object.keys(activityDraft.shape),
  sealedField: null,
  // One from before operators asked has neither; a language that isn't spoken is chosen anew
  complete: (draft, { locale }) => ({
    ...draft,
    language: draft.language === undefined ? locale : draft.language,
    answers: draft.answers ?? [],
  }),
  forgotten: {
    ...FORGOTTEN_PAYMENT,
    lead: { firstName: '', lastName: '' },
    pickup: { kind: 'later' },
    language: null,
    answers: [],
    note: '',
    clashAccepted: false,
    duplicateAccepted: false,
  },
  hide: (draft) => draft,
  unhide: (typed) => typed,
};

/** What's made of a booked activity to take along. */
const PAPERS = {
  itineraryPart: activityItinerary,
  calendarPart: activityPart,
  receiptLines: activityReceiptLines,
};

export const createActivityProduct = (deps: ActivityDeps): ActivityProduct => ({
  kind: 'activity',
  can: { change: activityChanges(deps), editDetails: activityEditing(deps) },
  capability: 'activities',
  draft: DRAFT,
  start: (input: ActivityCheckoutInput, actor, context) => startActivityCheckout(deps, input, actor, context),
  judge: judgeActivity,
  suppliers: () => [],
  // No two activities are alike enough to say what one should cost
  comparing: null,
  price: ({ request }, { offer }, context) => priceActivity(deps, request, context, offer.guarantee?.id),
  priceErrors: ACTIVITY_REJECTIONS,
  findAlternatives: (sale, context) => activityAlternatives(deps, sale, context),
  // A larger party costs more: that's the traveler's to judge
  hasRisenTooFar: () => false,
  taxesMinor: ({ offer }) => offer.summary.price.taxMinor,
  extrasMinor: () => 0,
  unfitExtras: () => [],
  earnMultiplier: ({ hotelsMultiplier = 0 }) => hotelsMultiplier,
  viewCheckout: (...shown) => viewActivityCheckout(deps, ...shown),
  countsForOffers: true,
  offerFacts: () => ({ product: 'activity' }),
  prepare: (row, besides) => prepareActivity(deps, row, besides),
  supplierSide: (booking) => activitySide(deps, booking),
  summary: summaryOfActivity,
  localize: (sale, locale) => localizeActivity(deps, sale, locale),
  paymentFailures: { CardDeclined: 'CardDeclined', Fraud: 'FraudAutoReject' },
  failedMessage,
  ...ACTIVITY_ON_TRIP,
  legs: legsOfActivity,
  ...ACTIVITY_SCHEDULE,
  findDuplicate: async (row, live) => findSameActivity(row, live),

  viewCards: async (...shown) => activityCardsOf(...shown),
  viewTrip: (parts, now) => viewActivityTrip(deps, parts, now),
  tooLateToCancel: STARTED,
  withoutCfar: ASK_AGENTS,
  decideCancel: async (booking, answer, now) => decideCancel(booking, answer, now),
  ...PAPERS,

  startZone: ({ offer }) => offer.summary.zone,
  tripMessages: [],
  tripLetter: activityEmail,
  factsLetter: ({ told: content }, context, language) =>
    activityFailed(content.facts as FailedActivity, context, language),
});
