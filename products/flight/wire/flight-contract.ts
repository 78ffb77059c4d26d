import type { ProductContract } from '@sojourn/contract/product-contract.ts';
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
import {
  flightFilters,
  flightOption,
  flightSearchCalls,
  openedFlight,
  requestedSlice,
  tripFinding,
} from './flight-search.ts';
import { flightTripCard, flightTripDetail } from './flight-trip.ts';
import { flightWatch } from './flight-watch.ts';
import {
  airline,
  chosenSlice,
  fareOffer,
  fareRestrictions,
  flightAirport,
  flightExtras,
  flightPrice,
  flightSegment,
  flightSlice,
  flightSummary,
  layover,
  passengerCounts,
  penalty,
  summarySlice,
} from './flights.ts';
import { seatMap } from './seat-map.ts';

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
    FlightAirport: flightAirport,
    Airline: airline,
    FlightSegment: flightSegment,
    FlightLayover: layover,
    PassengerCounts: passengerCounts,
    RequestedSlice: requestedSlice,
    ChosenSlice: chosenSlice,
    SummarySlice: summarySlice,
    FarePenalty: penalty,
    FareRestrictions: fareRestrictions,
    FlightFilters: flightFilters,
    SeatMap: seatMap,
    FlightChangeRequest: flightChangeAsk,
    FlightExtrasRequest: flightExtrasAsk,
    FlightWatch: flightWatch,
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
