/** Rental cars, as the shared code asks for them. */
import { ASK_AGENTS } from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import { isOverMaximum } from '@sojourn/domain/checkout/price-change.ts';
import { instantAt } from '@sojourn/domain/dates.ts';
import { orderSide } from '@sojourn/server/modules/selling/booking/single-order/order-side.ts';
import { FORGOTTEN_PAYMENT } from '@sojourn/server/modules/selling/checkouts/payment/first-payment.ts';
import type { ServerProduct } from '@sojourn/server/products/product.ts';
import { carJudge, rentalTripFacts } from '../rules/car-policy.ts';
import { dateOf } from '../rules/rental-days.ts';
import { decideCarCancel, PICKED_UP } from '../rules/trip/cancel-car.ts';
import type { CarCheckoutInput } from '../wire/car-checkout.ts';
import { type CarDraft, carDraft } from '../wire/car-draft.ts';
import type { CarTripDetail } from '../wire/car-trip.ts';
import { findSameRental } from './booking/find-same-rental.ts';
import { prepareCar, taxesOfCar } from './booking/prepare-car.ts';
import { rentalOrder } from './booking/rental-order.ts';
import { CAR_ON_TRIP } from './car-on-trip.ts';
import { carTitle } from './car-title.ts';
import { estimateCarbon } from './carbon.ts';
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
import type { BookedCar, CarDeps, CarSale } from './sale.ts';
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
    co2Kg: estimateCarbon({ offer }),
    startsOn: dateOf(pickUp.at),
    endsOn: dateOf(dropOff.at),
    startsAt: instantAt(pickUp.at, pickUp.location.zone),
    endsAt: instantAt(dropOff.at, dropOff.location.zone),
  };
};

const judgeRental: CarProduct['judge'] = (tier, { rental, rentalPrice: { perDay }, market }, bookedOn) =>
  carJudge(tier)({ ...rentalTripFacts(rental.company, rental.pickUp), bookedOn, perDay, market });

const judging = (deps: CarDeps): Pick<CarProduct, 'judge' | 'suppliers' | 'comparing'> => ({
  judge: judgeRental,
  comparing: comparingCars(deps),
  suppliers: () => deps.carCompanies,
});

export const createCarProduct = (deps: CarDeps): CarProduct => ({
  kind: 'car',
  can: { change: carChanges(deps), editDetails: carEditing(deps) },
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
  supplierSide: (booking) => orderSide(deps, rentalOrder(deps), booking),
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
  ...CAR_ON_TRIP,
  legs: legsOfRental,
  ...CAR_SCHEDULE,
  findDuplicate: async (row, live) => findSameRental(row, live),

  viewCards: async (...shown) => carCardsOf(...shown),
  viewTrip: (parts, now) => viewCarTrip(deps, parts, now),
  tooLateToCancel: PICKED_UP,
  withoutCfar: ASK_AGENTS,
  decideCancel: async ({ state, startsAt }, answer, now) => decideCarCancel({ state, startsAt, now }, answer),
  receiptLines: carReceiptLines,

  itineraryPart: rentalItinerary,
  calendarPart: rentalPart,
  startZone: ({ offer }) => offer.rental.pickUp.location.zone,
  tripMessages: [],
  tripLetter: carEmail,
  factsLetter: ({ told: content }, context, language) =>
    carFailed(content.facts as FailedCar, context, language),
});
