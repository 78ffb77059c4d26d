/** Rides, as the shared code asks for them. */
import { ASK_AGENTS } from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { FORGOTTEN_PAYMENT } from '@sojourn/server/modules/selling/checkouts/payment/first-payment.ts';
import type { ServerProduct } from '@sojourn/server/products/product.ts';
import { BEGUN, decideRideCancel } from '../rules/booking/cancel-transfer.ts';
import { groundJudge, groundTripFacts } from '../rules/ground-policy.ts';
import type { GroundCheckoutInput } from '../wire/ground-checkout.ts';
import { type GroundDraft, groundDraft } from '../wire/ground-draft.ts';
import type { GroundTripDetail } from '../wire/ground-trip.ts';
import { findSameRide } from './booking/find-same-ride.ts';
import { prepareGround } from './booking/prepare-ground.ts';
import { groundSide } from './booking/supplier-side.ts';
import { estimateCarbon } from './carbon.ts';
import { groundChanges } from './change/ground-changes.ts';
import { GROUND_REJECTIONS, priceRide } from './checkout/price-ride.ts';
import { rideAlternatives } from './checkout/ride-alternatives.ts';
import { startGroundCheckout } from './checkout/start-ground-checkout.ts';
import { viewGroundCheckout } from './checkout/view-checkout.ts';
import { groundEditing } from './details/ground-editing.ts';
import { ridePart } from './emails/calendar-part.ts';
import { FAILED, type FailedRide, rideEmail, rideFailed } from './emails/emails.ts';
import { GROUND_ON_TRIP } from './ground-on-trip.ts';
import { rideItinerary } from './itinerary-part.ts';
import { legsOfRide } from './legs-of-ride.ts';
import { localizeRide } from './localize.ts';
import { rideReceiptLines } from './receipt-lines.ts';
import type { BookedGround, GroundDeps, GroundSale } from './sale.ts';
import { GROUND_SCHEDULE } from './schedule-of-ride.ts';
import { viewRide } from './view-ride.ts';
import { groundCardsOf, viewGroundTrip } from './view-trip.ts';
import { dayText, rideName } from './words.ts';

type GroundProduct = ServerProduct<GroundSale, GroundDraft, BookedGround, GroundTripDetail>;
const dayOf = (local: string): CalendarDate => local.slice(0, 10) as CalendarDate;

const judgeRide: GroundProduct['judge'] = (tier, { summary, price }, bookedOn) =>
  groundJudge(tier)({
    ...groundTripFacts(summary.from.cityPlaceId ?? '', { startsOn: dayOf(summary.pickUp.local), bookedOn }),
    perRide: price.total,
  });

const summaryOfRide: GroundProduct['summary'] = ({ request, offer }) => {
  const { summary } = offer;
  return {
    title: rideName(summary, request.locale),
    subtitle: summary.operator.name,
    place: summary.to.city,
    country: summary.to.countryCode,
    leavesFrom: '',
    co2Kg: estimateCarbon({ offer }),
    startsOn: dayOf(summary.pickUp.local),
    endsOn: dayOf(summary.arrives.local),
    startsAt: summary.pickUp.at,
    endsAt: summary.arrives.at,
  };
};

const failedMessage: GroundProduct['failedMessage'] = ({
  bookingId,
  contact,
  title,
  offer,
  request,
  createdAt,
}) => {
  const day = dayText(viewRide(offer.summary, offer.cancellation, createdAt), request.locale);
  const facts: FailedRide = { email: contact.email, ride: title, day };
  return { kind: FAILED, bookingId, facts };
};

const DRAFT: GroundProduct['draft'] = {
  fields: Object.keys(groundDraft.shape),
  sealedField: null,
  complete: (draft) => draft,
  forgotten: {
    ...FORGOTTEN_PAYMENT,
    rider: { firstName: '', lastName: '' },
    rideFlight: '',
    rideAddress: '',
    driverNote: '',
    duplicateAccepted: false,
  },
  hide: (draft) => draft,
  unhide: (typed) => typed,
};

/** What's made of a booked ride to take along. */
const PAPERS = { itineraryPart: rideItinerary, calendarPart: ridePart, receiptLines: rideReceiptLines };

export const createGroundProduct = (deps: GroundDeps): GroundProduct => ({
  kind: 'ground',
  can: { change: groundChanges(deps), editDetails: groundEditing(deps) },
  capability: 'ground',
  draft: DRAFT,
  start: (input: GroundCheckoutInput, actor, context) => startGroundCheckout(deps, input, actor, context),
  judge: judgeRide,
  suppliers: () => [],
  comparing: null,
  price: ({ request }, { offer }, context) => priceRide(deps, request, context, offer.guarantee?.id),
  priceErrors: GROUND_REJECTIONS,
  findAlternatives: (sale, context) => rideAlternatives(deps, sale, context),
  hasRisenTooFar: () => false,
  // Prices have their taxes, and no operator says how much they are
  taxesMinor: () => 0,
  extrasMinor: () => 0,
  unfitExtras: () => [],
  earnMultiplier: ({ carsMultiplier = 0 }) => carsMultiplier,
  viewCheckout: (...shown) => viewGroundCheckout(deps, ...shown),
  countsForOffers: true,
  offerFacts: () => ({ product: 'ground' }),
  prepare: (row, besides) => prepareGround(deps, row, besides),
  supplierSide: (booking) => groundSide(deps, booking),
  summary: summaryOfRide,
  localize: (sale, locale) => localizeRide(deps, sale, locale),
  paymentFailures: { CardDeclined: 'CardDeclined', Fraud: 'FraudAutoReject' },
  failedMessage,
  ...GROUND_ON_TRIP,
  legs: legsOfRide,
  ...GROUND_SCHEDULE,
  findDuplicate: async (row, live) => findSameRide(row, live),

  viewCards: async (...shown) => groundCardsOf(...shown),
  viewTrip: (parts, now) => viewGroundTrip(deps, parts, now),
  tooLateToCancel: BEGUN,
  withoutCfar: ASK_AGENTS,
  decideCancel: async (booking, answer, now) => decideRideCancel({ ...booking, now }, answer),
  ...PAPERS,

  startZone: ({ offer }) => offer.summary.from.zone,
  tripMessages: [],
  tripLetter: rideEmail,
  factsLetter: ({ told: content }, context, language) =>
    rideFailed(content.facts as FailedRide, context, language),
});
