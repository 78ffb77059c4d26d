/** Flights, as the shared code asks for them. */
import { emptyTraveler } from '@sojourn/contract/empty-traveler.ts';
import { isOverMaximum } from '@sojourn/domain/checkout/price-change.ts';
import { first } from '@sojourn/domain/present.ts';
import { FORGOTTEN_PAYMENT } from '@sojourn/server/modules/selling/checkouts/payment/first-payment.ts';
import type { ServerProduct } from '@sojourn/server/products/product.ts';
import { judgeFlight } from '../rules/flight-policy.ts';
import { WITHOUT_CFAR } from '../rules/tickets/cancel-flight.ts';
import { typesOf } from '../rules/travelers/travelers.ts';
import { tripTitle } from '../rules/trip-title.ts';
import type { FlightCheckoutInput } from '../wire/flight-checkout.ts';
import { type FlightDraft, flightDraft } from '../wire/flight-draft.ts';
import type { FlightTripDetail } from '../wire/flight-trip.ts';
import { creditsOfFlight } from './booking/cancel/credits-of-flight.ts';
import { decideFlightCancel } from './booking/cancel/decide-cancel.ts';
import { findSameFlight } from './booking/find-same-flight.ts';
import { flightSide } from './booking/flight-side.ts';
import { prepareFlight } from './booking/prepare-flight.ts';
import { airlineTickets } from './checkout/airline-tickets.ts';
import { comparingFlights } from './checkout/comparing-flights.ts';
import { unfitFields } from './checkout/exit-seats.ts';
import { flightAlternatives } from './checkout/flight-alternatives.ts';
import { FREEZING_FLIGHTS } from './checkout/freezing-flights.ts';
import { HIDDEN_PASSPORTS } from './checkout/hidden-passports.ts';
import { FLIGHT_PRICE_ERRORS, priceFlight } from './checkout/price-flight.ts';
import { similarFlights } from './checkout/similar-flights.ts';
import { startFlightCheckout } from './checkout/start-flight-checkout.ts';
import { viewFlightCheckout } from './checkout/view-checkout.ts';
import { coveredFlight } from './covered-flight.ts';
import { flightEditing } from './details/flight-editing.ts';
import { flightPart } from './emails/calendar-entries.ts';
import {
  EXTRAS_CHANGED,
  FAILED,
  type FailedFlight,
  flightEmail,
  flightFailed,
  SPLIT,
  TICKETED,
} from './emails/emails.ts';
import { flightChanges } from './exchange/flight-changes.ts';
import { flightRebooking } from './exchange/flight-rebooking.ts';
import { flightExtrasChanges } from './extras/extras-changes.ts';
import { followingPrice } from './following-price.ts';
import { flightItinerary } from './itinerary-part.ts';
import { legsOfFlight } from './legs-of-flight.ts';
import { localizeFlight } from './localize.ts';
import { statusOfFlight } from './operations/status-of-flight.ts';
import { flightParts } from './part/flight-parts.ts';
import { planAsFlown, planOfFlight } from './plan-of-flight.ts';
import { predictingFlights } from './predicting-flights.ts';
import { flightReceiptLines } from './receipt-lines.ts';
import { replacingFlights } from './replacing/replacing-flights.ts';
import type { BookedFlight, FlightDeps, FlightSale } from './sale.ts';
import { localizedPart, rescheduledFlight, scheduleOfFlight } from './schedule-of-flight.ts';
import { summaryOfFlight } from './summary-of-flight.ts';
import { listFlightCards, viewFlightTrip } from './view-trip.ts';
import { watchingFlights } from './watching-flights.ts';

type FlightProduct = ServerProduct<FlightSale, FlightDraft, BookedFlight, FlightTripDetail>;

/** What's made of booked flights to take along, and sent about them. */
const PAPERS = {
  tripMessages: [TICKETED, SPLIT, EXTRAS_CHANGED] as const,
  tripLetter: flightEmail,
  itineraryPart: flightItinerary,
  calendarPart: flightPart,
  receiptLines: flightReceiptLines,
  startZone: ({ offer }: Pick<FlightSale, 'offer'>) => first(first(offer.flight.slices).segments).origin.zone,
};

const CANCELING = {
  tooLateToCancel: 'Departed',
  withoutCfar: WITHOUT_CFAR,
  creditsOf: creditsOfFlight,
} as const;

const abilities = (deps: FlightDeps): FlightProduct['can'] => ({
  freeze: FREEZING_FLIGHTS,
  watch: watchingFlights(deps),
  predict: predictingFlights(deps),
  followPrice: followingPrice(deps),
  change: flightChanges(deps),
  cancelPart: flightParts(deps),
  changeExtras: flightExtrasChanges(deps),
  editDetails: flightEditing(deps),
  rebook: flightRebooking(deps),
  replace: replacingFlights(deps),
});

const likeIt = (deps: FlightDeps): Pick<FlightProduct, 'findAlternatives' | 'findSimilar'> => ({
  findAlternatives: (sale, context) => flightAlternatives(deps, sale, context),
  findSimilar: (sale, context) => similarFlights(deps, sale, context),
});

export const createFlightProduct = (deps: FlightDeps): FlightProduct => ({
  kind: 'flight',
  covered: coveredFlight,
  can: abilities(deps),
  capability: 'flights',
  draft: {
    fields: Object.keys(flightDraft.shape),
    sealedField: 'travelers',
    complete: (draft, { passengers }) =>
      (draft.travelers ?? []).length > 0
        ? draft
        : { ...draft, travelers: typesOf(passengers).map(emptyTraveler) },
    forgotten: { ...FORGOTTEN_PAYMENT, duplicateAccepted: false },
    ...HIDDEN_PASSPORTS,
  },
  start: (input: FlightCheckoutInput, actor, context) => startFlightCheckout(deps, input, actor, context),
  judge: judgeFlight,
  comparing: comparingFlights(deps),
  suppliers: () => deps.airlines,
  price: ({ request }, before, context) => priceFlight(deps, request, before, context),
  priceErrors: FLIGHT_PRICE_ERRORS,
  ...likeIt(deps),
  hasRisenTooFar: isOverMaximum,
  taxesMinor: ({ offer }) => offer.price.fares.tax,
  extrasMinor: ({ offer }) => offer.price.seatsMinor + offer.price.bagsMinor,
  airlineTickets: ({ quote, draft }) => airlineTickets(quote.offer, draft.travelers),
  unfitExtras: (sale, draft) => unfitFields(sale, draft),
  earnMultiplier: ({ flightsMultiplier = 0 }) => flightsMultiplier,
  viewCheckout: (row, shown, besides) => viewFlightCheckout(deps, row, shown, besides),
  countsForOffers: false,
  offerFacts: () => null,

  prepare: (row, besides) => prepareFlight(deps, row, besides),
  supplierSide: (booking) => flightSide(deps, booking),
  summary: summaryOfFlight,
  localize: (sale, locale) => localizeFlight(deps, sale, locale),
  paymentFailures: { CardDeclined: 'CardDeclined', Fraud: 'FraudAutoReject' },
  failedMessage: ({ bookingId, contact, request, offer: { flight } }) => {
    const { title } = tripTitle(flight, request.locale);
    const { departureDate, lastDate } = flight;
    const facts: FailedFlight = { email: contact.email, title, departureDate, lastDate };
    return { kind: FAILED, bookingId, facts };
  },
  planOf: planOfFlight,
  // `findTripConflicts` says them
  planNow: planAsFlown,
  ownFindings: ['nightWithoutBed', 'legsOverlap'],
  legs: (booking) => legsOfFlight(deps, booking),
  scheduleOf: (booking) => scheduleOfFlight(deps, booking),
  localizePart: (booking, part) => localizedPart(deps, booking, part),
  reschedule: rescheduledFlight,
  kmBetween: deps.kmBetween,
  flightStatus: (booking, context) => statusOfFlight(deps, booking, context),
  findDuplicate: (row, live, db) => findSameFlight(deps, row, live, db),

  viewCards: (bookings, besides, owner, now) => listFlightCards(deps, bookings, besides, owner, now),
  viewTrip: (parts, now) => viewFlightTrip(deps, parts, now),
  ...CANCELING,
  decideCancel: (booking, answer, now) => decideFlightCancel(deps, booking, answer, now),
  ...PAPERS,

  factsLetter: ({ told: content }, context, language) =>
    flightFailed(content.facts as FailedFlight, context, language),
});
