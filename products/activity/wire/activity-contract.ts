import type { ProductContract } from '@sojourn/contract/product-contract.ts';
import { activityListing, activityPrice, activityUnit, partyProblem } from './activities.ts';
import { activityChangeAsk, activityChangeDetail } from './activity-change.ts';
import {
  ACTIVITY_PRICE_ERRORS,
  activityCheckout,
  activityCheckoutCalls,
  activityCheckoutInput,
  activityChoice,
  activityQuote,
  activitySummary,
} from './activity-checkout.ts';
import { activityDetail, activityDetailCalls, activitySlot, optionCheck } from './activity-detail.ts';
import { activityDetails } from './activity-details.ts';
import { activityDraft } from './activity-draft.ts';
import { ACTIVITY_REFUSALS, activityFacets, activityOffer, activitySearchCalls } from './activity-search.ts';
import { activityTripCalls, activityTripCard, activityTripDetail } from './activity-trip.ts';

export const activityContract = {
  calls: { ...activitySearchCalls, ...activityDetailCalls, ...activityCheckoutCalls, ...activityTripCalls },
  start: activityCheckoutInput,
  startErrors: ACTIVITY_REFUSALS,
  priceErrors: ACTIVITY_PRICE_ERRORS,
  bookErrors: ['ClashNotAccepted'],
  draft: activityDraft,
  checkout: activityCheckout,
  tripCard: activityTripCard,
  tripDetail: activityTripDetail,
  change: { ask: activityChangeAsk, detail: activityChangeDetail },
  details: activityDetails,
  shapes: {
    ActivityListing: activityListing,
    ActivityPrice: activityPrice,
    ActivityUnit: activityUnit,
    ActivityPartyProblem: partyProblem,
    ActivityOffer: activityOffer,
    ActivityFacets: activityFacets,
    ActivityDetail: activityDetail,
    ActivitySlot: activitySlot,
    ActivityOptionCheck: optionCheck,
    ActivityChoice: activityChoice,
    ActivitySummary: activitySummary,
    ActivityQuote: activityQuote,
    ActivityDraft: activityDraft,
    ActivityCheckout: activityCheckout,
    ActivityChangeRequest: activityChangeAsk,
    ActivityTripCard: activityTripCard,
    ActivityTripDetail: activityTripDetail,
  },
} as const satisfies ProductContract;
