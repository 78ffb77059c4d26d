import type { ProductContract } from '../product-contract.ts';
import {
  FLIGHT_PRICE_ERRORS,
  flightCheckout,
  flightCheckoutCalls,
  flightCheckoutInput,
  flightQuote,
} from './flight-checkout.ts';
import { flightDetails } from './flight-details.ts';
import { flightDraft } from './flight-draft.ts';
import {
  exchangeOption,
  flightChangeAsk,
  flightChangeDetail,
  flightExchangeCalls,
} from './flight-exchange.ts';
import { deskSeatCalls, flightExtrasAsk, flightExtrasCalls, flightExtrasDetail } from './flight-extras.ts';
import { flightRow } from './flight-row.ts';
import { flightOption, flightSearchCalls, openedFlight, tripFinding } from './flight-search.ts';
import { flightTripCard, flightTripDetail } from './flight-trip.ts';
import { flightWatch } from './flight-watch.ts';
import { fareOffer, flightExtras, flightPrice, flightSlice, flightSummary } from './flights.ts';

export const flightContract = {
  calls: {
    ...flightSearchCalls,
    ...flightCheckoutCalls,
    ...flightExchangeCalls,
    ...flightExtrasCalls,
    ...deskSeatCalls,
  },
  start: flightCheckoutInput,
  startErrors: ['PastDates', 'TooFarAhead', 'NoAdult', 'TooManyTravelers', 'TooManyLapInfants'],
  priceErrors: FLIGHT_PRICE_ERRORS,
  draft: flightDraft,
  checkout: flightCheckout,
  tripCard: flightTripCard,
  tripDetail: flightTripDetail,
  change: { ask: flightChangeAsk, detail: flightChangeDetail },
  extras: { ask: flightExtrasAsk, detail: flightExtrasDetail },
  watch: flightWatch,
  details: flightDetails,
  shapes: {
    FlightSlice: flightSlice,
    FlightSummary: flightSummary,
    FlightPrice: flightPrice,
    FareOffer: fareOffer,
    FlightRow: flightRow,
    FlightOption: flightOption,
    OpenedFlight: openedFlight,
    FlightExtras: flightExtras,
    TripFinding: tripFinding,
    FlightQuote: flightQuote,
    FlightDraft: flightDraft,
    FlightCheckout: flightCheckout,
    FlightTripCard: flightTripCard,
    FlightTripDetail: flightTripDetail,
    ExchangeOption: exchangeOption,
  },
} as const satisfies ProductContract;
