/** Rental cars, as the shared code asks for them. */

import type { CarCheckoutInput } from '@sojourn/contract/products/car/car-checkout.ts';
import { type CarDraft, carDraft } from '@sojourn/contract/products/car/car-draft.ts';
import type { CarTripDetail } from '@sojourn/contract/products/car/car-trip.ts';
import { ASK_AGENTS } from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { isOverMaximum } from '@sojourn/domain/checkout/price-change.ts';
import { instantAt } from '@sojourn/domain/dates.ts';
import { carJudge, rentalTripFacts } from '@sojourn/domain/products/car/car-policy.ts';
import { dateOf } from '@sojourn/domain/products/car/rental-days.ts';
import { decideCarCancel, PICKED_UP } from '@sojourn/domain/products/car/trip/cancel-car.ts';
import { FORGOTTEN_PAYMENT } from '#modules/checkouts/first-payment.ts';
import type { ServerProduct } from '../product.ts';
import { carSide } from './booking/car-side.ts';
import { findSameRental } from './booking/find-same-rental.ts';
import { prepareCar, taxesOfCar } from './booking/prepare-car.ts';
import { carTitle } from './car-title.ts';
import { carbonOfRental } from './carbon-of-rental.ts';
import { carChanges } from './change/car-changes.ts';
import { carAlternatives } from './checkout/car-alternatives.ts';
import { comparingCars } from './checkout/comparing-cars.ts';
import { CAR_PRICE_ERRORS, priceRental } from './checkout/price-rental.ts';
import { startCarCheckout } from './checkout/start-car-checkout.ts';
import { viewCarCheckout } from './checkout/view-checkout.ts';
import { carEditing } from './details/car-editing.ts';
import { rentalPart } from './emails/calendar-part.ts';
import { carEmail, carFailed, FAILED, type FailedCar } from './emails/emails.ts';
import { rentalItinerary } from './itinerary-part.ts';
import { legsOfRental } from './legs-of-rental.ts';
import { localizeRental } from './localize.ts';
import { carReceiptLines } from './receipt-lines.ts';
import type { BookedCar, CarBooking, CarDeps, CarSale } from './sale.ts';
import { CAR_SCHEDULE } from './schedule-of-car.ts';
import { carCardsOf, viewCarTrip } from './view-trip.ts';

type CarProduct = ServerProduct<CarSale, CarDraft, BookedCar, CarTripDetail>;

const NOBODY = { licenseCountry: '', loyaltyNumber: '', flightNumber: '' };

const summaryOfCar: CarProduct['summary'] = ({ request: { locale }, offer }) => {
  const { pickUp, dropOff, car, company } = offer.rental;
  return {
    title: carTitle(car.carClass, locale),
    subtitle: company.name,
    place: pickUp.location.city,
    country: pickUp.location.countryCode,
    leavesFrom: '',
    co2Kg: carbonOfRental({ offer }),
    startsOn: dateOf(pickUp.at),
    endsOn: dateOf(dropOff.at),
    startsAt: instantAt(pickUp.at, pickUp.location.zone),
    endsAt: instantAt(dropOff.at, dropOff.location.zone),
  };
};

const planOfCar = ({ bookingId: tripId, title, startsAt, endsAt }: CarBooking): TripPlan => ({
  kind: 'rental',
  tripId,
  title,
  startsAt,
  endsAt,
});

const judgeRental: CarProduct['judge'] = (tier, { rental, rentalPrice: { perDay }, market }, bookedOn) =>
  carJudge(tier)({ ...rentalTripFacts(rental.company, rental.pickUp), bookedOn, perDay, market });

const judging = (deps: CarDeps): Pick<CarProduct, 'judge' | 'suppliers' | 'comparing'> => ({
  judge: judgeRental,
  comparing: comparingCars(deps),
  suppliers: () => deps.carCompanies,
});

export const createCarProduct = (deps: CarDeps): CarProduct => ({
  kind: 'car',
  freezing: null,
  predicting: null,
  watching: null,
  capability: 'cars',
  draft: {
    fields: Object.keys(carDraft.shape),
    sealedField: null,
    complete: (draft) => draft,
    forgotten: { ...FORGOTTEN_PAYMENT, ...NOBODY, drivers: [], duplicateAccepted: false },
    hide: (draft) => draft,
    unhide: (typed) => typed,
  },
  start: (input: CarCheckoutInput, actor, context) => startCarCheckout(deps, input, actor, context),
  ...judging(deps),
  price: ({ request }, { offer }, context) => priceRental(deps, request, context, offer.guarantee?.id),
  priceErrors: CAR_PRICE_ERRORS,
  findAlternatives: (sale, context) => carAlternatives(deps, sale, context),
  // Nothing was due before for a traveler who now pays today
  hasRisenTooFar: (accepted, total) => accepted > 0 && isOverMaximum(accepted, total),
  taxesMinor: taxesOfCar,
  // Extras are the desk's
  extrasMinor: () => 0,
  unfitExtras: () => [],
  earnMultiplier: ({ carsMultiplier = 0 }) => carsMultiplier,
  viewCheckout: (row, shown, besides) => viewCarCheckout(deps, row, shown, besides),
  countsForOffers: true,
  offerFacts: ({ rentalPrice: { days } }) => ({ product: 'car', days }),
  prepare: (row, besides) => prepareCar(deps, row, besides),
  supplierSide: (booking) => carSide(deps, booking),
  summary: summaryOfCar,
  localize: (sale, locale) => localizeRental(deps, sale, locale),
  paymentFailures: { CardDeclined: 'CardDeclined', Fraud: 'FraudAutoReject' },
  failedMessage: ({ bookingId, contact, title, offer: { rental } }) => {
    const { pickUp, dropOff, company } = rental;
    const facts: FailedCar = {
      email: contact.email,
      title,
      company: company.name,
      city: pickUp.location.city,
      from: dateOf(pickUp.at),
      until: dateOf(dropOff.at),
    };
    return { kind: FAILED, bookingId, facts };
  },
  planOf: planOfCar,
  legs: legsOfRental,
  ...CAR_SCHEDULE,
  findDuplicate: async (row, live) => findSameRental(row, live),

  viewCards: async (...shown) => carCardsOf(...shown),
  viewTrip: (parts, now) => viewCarTrip(deps, parts, now),
  tooLateToCancel: PICKED_UP,
  withoutCfar: ASK_AGENTS,
  decideCancel: async ({ state, startsAt }, answer, now) => decideCarCancel({ state, startsAt, now }, answer),
  changes: carChanges(deps),
  parting: null,
  extras: null,
  editing: carEditing(deps),
  receiptLines: carReceiptLines,

  itineraryPart: rentalItinerary,
  calendarPart: rentalPart,
  startZone: ({ offer }) => offer.rental.pickUp.location.zone,
  tripMessages: [],
  tripLetter: carEmail,
  factsLetter: ({ told: content }, context, language) =>
    carFailed(content.facts as FailedCar, context, language),
});
