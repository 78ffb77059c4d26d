import type { ProductContract } from '@sojourn/contract/product-contract.ts';
import { hotelChangeAsk, hotelChangeDetail } from './hotel-change.ts';
import { hotelCheckout, hotelCheckoutInput, stayQuote, staySummary } from './hotel-checkout.ts';
import { hotelDetails } from './hotel-details.ts';
import { hotelDraft } from './hotel-draft.ts';
import { hotelTripCard, hotelTripDetail } from './hotel-trip.ts';
import { refundableRoom } from './room-variant.ts';
import { stayDetailCalls, stayFacts, stayRoom } from './stay-detail.ts';
import { stayCard, stayFacets, staySearchCalls } from './stay-search.ts';
import { stayWatch } from './stay-watch.ts';
import { amenity, propertyFee, roomGuests, stayPrice } from './stays.ts';

export const hotelContract = {
  calls: { ...staySearchCalls, ...stayDetailCalls },
  start: hotelCheckoutInput,
  startErrors: [
    'PastDates',
    'CheckOutBeforeCheckIn',
    'StayTooLong',
    'TooFarAhead',
    'ProtectionNotAvailable',
    'ProtectionQuoteExpired',
    'InvalidOfferData',
  ],
  priceErrors: ['NoAvailability', 'LackOfInventory', 'RateNotAvailable', 'SuppliersUnavailable'],
  draft: hotelDraft,
  checkout: hotelCheckout,
  tripCard: hotelTripCard,
  tripDetail: hotelTripDetail,
  change: { ask: hotelChangeAsk, detail: hotelChangeDetail },
  watch: stayWatch,
  details: hotelDetails,
  shapes: {
    StayPrice: stayPrice,
    StayChangeRequest: hotelChangeAsk,
    RefundableRoom: refundableRoom,
    StayWatch: stayWatch,
    PropertyFee: propertyFee,
    RoomGuests: roomGuests,
    Amenity: amenity,
    StayCard: stayCard,
    StayFacets: stayFacets,
    StayFacts: stayFacts,
    StayRoom: stayRoom,
    StaySummary: staySummary,
    StayQuote: stayQuote,
    HotelDraft: hotelDraft,
    HotelCheckout: hotelCheckout,
    HotelTripCard: hotelTripCard,
    HotelTripDetail: hotelTripDetail,
  },
} as const satisfies ProductContract;
