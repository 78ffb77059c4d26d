import type { ProductContract } from '@sojourn/contract/product-contract.ts';
import { carChangeAsk, carChangeDetail } from './car-change.ts';
import {
  CAR_PRICE_ERRORS,
  carCheckout,
  carCheckoutCalls,
  carCheckoutInput,
  carOptions,
  carQuote,
  carSummary,
} from './car-checkout.ts';
import { carDetails } from './car-details.ts';
import { carDraft } from './car-draft.ts';
import { CAR_REFUSALS, carDetail, carFacets, carOffer, carSearchCalls } from './car-search.ts';
import { carTripCard, carTripDetail } from './car-trip.ts';
import {
  carExtraOffer,
  carFacts,
  carFinding,
  carLocation,
  carPlace,
  carPrice,
  driverRules,
  linkedFlight,
  mileage,
  rentalEnd,
} from './cars.ts';

export const carContract = {
  calls: { ...carSearchCalls, ...carCheckoutCalls },
  start: carCheckoutInput,
  startErrors: CAR_REFUSALS,
  priceErrors: CAR_PRICE_ERRORS,
  draft: carDraft,
  checkout: carCheckout,
  tripCard: carTripCard,
  tripDetail: carTripDetail,
  change: { ask: carChangeAsk, detail: carChangeDetail },
  details: carDetails,
  shapes: {
    CarPrice: carPrice,
    CarFacts: carFacts,
    CarFinding: carFinding,
    CarPlace: carPlace,
    CarLocation: carLocation,
    CarMileage: mileage,
    CarDriverRules: driverRules,
    CarExtra: carExtraOffer,
    CarOptions: carOptions,
    RentalEnd: rentalEnd,
    LinkedFlight: linkedFlight,
    CarChangeRequest: carChangeAsk,
    CarOffer: carOffer,
    CarFacets: carFacets,
    CarDetail: carDetail,
    CarSummary: carSummary,
    CarQuote: carQuote,
    CarDraft: carDraft,
    CarCheckout: carCheckout,
    CarTripCard: carTripCard,
    CarTripDetail: carTripDetail,
  },
} as const satisfies ProductContract;
