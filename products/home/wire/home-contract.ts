import type { ProductContract } from '@sojourn/contract/product-contract.ts';
import { homeChangeAsk, homeChangeDetail } from './home-change.ts';
import {
  HOME_PRICE_ERRORS,
  homeCheckout,
  homeCheckoutCalls,
  homeCheckoutInput,
  homeQuote,
  homeStaySummary,
} from './home-checkout.ts';
import { homeDetail, homeDetailCalls, homeFacts } from './home-detail.ts';
import { homeDetails } from './home-details.ts';
import { homeDraft } from './home-draft.ts';
import { homeRequestCalls, homeRequestCard, homeRequestDetail } from './home-requests.ts';
import { HOME_SEARCH_REFUSALS, homeCard, homeFacets, homeSearchCalls, splitStay } from './home-search.ts';
import { homeTripCard, homeTripDetail } from './home-trip.ts';
import { homeParty, homePrice, homeViolation } from './homes.ts';

export const homeContract = {
  calls: { ...homeSearchCalls, ...homeDetailCalls, ...homeCheckoutCalls, ...homeRequestCalls },
  start: homeCheckoutInput,
  startErrors: HOME_SEARCH_REFUSALS,
  priceErrors: HOME_PRICE_ERRORS,
  bookErrors: ['HostIsAskedFirst'],
  draft: homeDraft,
  checkout: homeCheckout,
  tripCard: homeTripCard,
  tripDetail: homeTripDetail,
  change: { ask: homeChangeAsk, detail: homeChangeDetail },
  details: homeDetails,
  shapes: {
    HomeParty: homeParty,
    HomePrice: homePrice,
    HomeViolation: homeViolation,
    HomeCard: homeCard,
    HomeFacets: homeFacets,
    HomeSplitStay: splitStay,
    HomeFacts: homeFacts,
    HomeDetail: homeDetail,
    HomeStaySummary: homeStaySummary,
    HomeQuote: homeQuote,
    HomeDraft: homeDraft,
    HomeCheckout: homeCheckout,
    HomeChangeRequest: homeChangeAsk,
    HomeTripCard: homeTripCard,
    HomeTripDetail: homeTripDetail,
    HomeRequestCard: homeRequestCard,
    HomeRequestDetail: homeRequestDetail,
  },
} as const satisfies ProductContract;
