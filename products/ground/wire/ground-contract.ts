import type { ProductContract } from '@sojourn/contract/product-contract.ts';
import { groundChangeAsk, groundChangeDetail } from './ground-change.ts';
import { GROUND_PRICE_ERRORS, groundCheckout, groundCheckoutInput, groundQuote } from './ground-checkout.ts';
import { groundDetails } from './ground-details.ts';
import { groundDraft } from './ground-draft.ts';
import { groundTripCalls, groundTripCard, groundTripDetail } from './ground-trip.ts';
import { GROUND_REFUSALS, transferOffer, transferSearchCalls } from './transfer-search.ts';
import { rideParty, ridePrice, rideStop, rideTime, transferSummary } from './transfers.ts';

export const groundContract = {
  calls: { ...transferSearchCalls, ...groundTripCalls },
  start: groundCheckoutInput,
  startErrors: GROUND_REFUSALS,
  priceErrors: GROUND_PRICE_ERRORS,
  draft: groundDraft,
  checkout: groundCheckout,
  tripCard: groundTripCard,
  tripDetail: groundTripDetail,
  change: { ask: groundChangeAsk, detail: groundChangeDetail },
  details: groundDetails,
  shapes: {
    RideTime: rideTime,
    RideParty: rideParty,
    RideStop: rideStop,
    RidePrice: ridePrice,
    TransferSummary: transferSummary,
    TransferOffer: transferOffer,
    GroundQuote: groundQuote,
    GroundDraft: groundDraft,
    GroundCheckout: groundCheckout,
    GroundChangeRequest: groundChangeAsk,
    GroundTripCard: groundTripCard,
    GroundTripDetail: groundTripDetail,
  },
} as const satisfies ProductContract;
