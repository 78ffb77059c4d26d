/** Hotels, as the shared code asks for them. */
import { AGENT_REVIEW, ASK_AGENTS } from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import { stayTimes } from '@sojourn/domain/booking/stay-times.ts';
import { nightsBetween } from '@sojourn/domain/dates.ts';
import { orderSide } from '@sojourn/server/modules/selling/booking/single-order/order-side.ts';
import { FORGOTTEN_PAYMENT } from '@sojourn/server/modules/selling/checkouts/payment/first-payment.ts';
import type { ServerProduct } from '@sojourn/server/products/product.ts';
import { HOTEL_SUPPLIERS, hotelJudge, stayTripFacts } from '../rules/hotel-policy.ts';
import type { HotelCheckoutInput } from '../wire/hotel-checkout.ts';
import { type HotelDraft, hotelDraft } from '../wire/hotel-draft.ts';
import type { HotelTripDetail } from '../wire/hotel-trip.ts';
import { decideHotelCancel } from './booking/decide-cancel.ts';
import { findSameStay } from './booking/find-same-stay.ts';
import { prepareHotel } from './booking/prepare-hotel.ts';
import { stayOrder } from './booking/stay-order.ts';
import { estimateCarbon } from './carbon.ts';
import { hotelChanges } from './change/hotel-changes.ts';
import { comparingStays } from './checkout/comparing-stays.ts';
import { FREEZING_STAYS } from './checkout/freezing-stays.ts';
import { stayAlternatives } from './checkout/hotel-alternatives.ts';
import { HOTEL_PRICE_ERRORS, priceHotel } from './checkout/price-hotel.ts';
import { similarStays } from './checkout/similar-stays.ts';
import { startHotelCheckout } from './checkout/start-hotel-checkout.ts';
import { viewHotelCheckout } from './checkout/view-checkout.ts';
import { coveredStay } from './covered-stay.ts';
import { hotelEditing } from './details/hotel-editing.ts';
import { stayPart } from './emails/calendar-part.ts';
import { FAILED, type FailedStay, stayEmail, stayFailed } from './emails/emails.ts';
import { followingPrice } from './following-price.ts';
import { stayItinerary } from './itinerary-part.ts';
import { localizeStay } from './localize.ts';
import { hotelParts } from './part/hotel-parts.ts';
import { countryOf, planOfStay } from './plan-of-stay.ts';
import { hotelReceiptLines } from './receipt-lines.ts';
import type { BookedStay, HotelDeps, HotelSale } from './sale.ts';
import { HOTEL_SCHEDULE } from './schedule-of-hotel.ts';
import { feesDue } from './view-fees.ts';
import { stayCardOf, viewHotelTrip } from './view-trip.ts';
import { watchingStays } from './watching-stays.ts';

type HotelProduct = ServerProduct<HotelSale, HotelDraft, BookedStay, HotelTripDetail>;

/** What's made of a booked stay to take along. */
const PAPERS = {
  itineraryPart: stayItinerary,
  calendarPart: stayPart,
  receiptLines: hotelReceiptLines,
};

const abilities = (deps: HotelDeps): HotelProduct['can'] => ({
  freeze: FREEZING_STAYS,
  watch: watchingStays(deps),
  followPrice: followingPrice(deps),
  change: hotelChanges(deps),
  cancelPart: hotelParts(deps),
  editDetails: hotelEditing(deps),
});

const judging = (deps: HotelDeps): Pick<HotelProduct, 'judge' | 'suppliers' | 'comparing'> => ({
  comparing: comparingStays(deps),
  judge: (tier, { stay, price, market }, bookedOn) =>
    hotelJudge(tier)({
      market,
      stars: stay.stars,
      perNight: price.nightlyAverage,
      ...stayTripFacts(
        { cityPlaceId: stay.cityPlaceId, program: stay.loyaltyProgram?.code },
        { startsOn: stay.checkIn, bookedOn },
      ),
    }),
  suppliers: () => HOTEL_SUPPLIERS,
});

const summaryOfStay: HotelProduct['summary'] = ({ request, offer }) => ({
  ...stayTimes(offer.stay),
  startsOn: offer.stay.checkIn,
  endsOn: offer.stay.checkOut,
  title: offer.stay.name,
  subtitle: offer.stay.roomName,
  place: offer.stay.city,
  country: countryOf(offer.stay.cityPlaceId),
  leavesFrom: '',
  co2Kg: estimateCarbon({ request, offer }),
});

const likeIt = (deps: HotelDeps): Pick<HotelProduct, 'findAlternatives' | 'findSimilar'> => ({
  findAlternatives: (sale, context) => stayAlternatives(deps, sale, context),
  findSimilar: (sale, context) => similarStays(deps, sale, context),
});

export const createHotelProduct = (deps: HotelDeps): HotelProduct => ({
  kind: 'hotel',
  covered: coveredStay,
  can: abilities(deps),
  capability: 'hotels',
  draft: {
    fields: Object.keys(hotelDraft.shape),
    sealedField: null,
    complete: (draft) => draft,
    forgotten: { ...FORGOTTEN_PAYMENT, guests: [], leadGuestAge: null, loyaltyNumber: '', requests: '' },
    hide: (draft) => draft,
    unhide: (typed) => typed,
  },
  start: (input: HotelCheckoutInput, actor, context) => startHotelCheckout(deps, input, actor, context),
  ...judging(deps),
  price: ({ request }, { offer }, context) => priceHotel(deps, request, context, offer.guarantee?.id),
  priceErrors: HOTEL_PRICE_ERRORS,
  ...likeIt(deps),
  // A room's price is the traveler's to judge
  hasRisenTooFar: () => false,
  taxesMinor: ({ offer }) => offer.price.taxesAndFees.amountMinor,
  extrasMinor: () => 0,
  unfitExtras: () => [],
  earnMultiplier: ({ hotelsMultiplier = 0 }) => hotelsMultiplier,
  viewCheckout: viewHotelCheckout,
  countsForOffers: true,
  offerFacts: ({ stay: { checkIn, checkOut, collection } }) => ({
    product: 'hotel',
    nights: nightsBetween(checkIn, checkOut),
    collection,
  }),
  prepare: (row) => prepareHotel(deps, row),
  supplierSide: (booking) => orderSide(deps, stayOrder(deps), booking),
  summary: summaryOfStay,
  localize: (sale, locale) => localizeStay(deps, sale, locale),
  paymentFailures: { CardDeclined: 'CardDeclined', Fraud: 'FraudAutoReject' },
  failedMessage: ({ bookingId, contact, offer: { stay } }) => {
    const { name: hotel, city, checkIn, checkOut } = stay;
    const facts: FailedStay = { email: contact.email, hotel, city, checkIn, checkOut };
    return { kind: FAILED, bookingId, facts };
  },
  planOf: planOfStay,
  dueLater: feesDue,
  ...HOTEL_SCHEDULE,
  findDuplicate: async ({ draft, quote }, live) => findSameStay(draft, quote.offer.stay, live),

  viewCards: async (bookings, besides, _, now) =>
    bookings.map((booking) => stayCardOf(booking, besides(booking.bookingId), now)),
  viewTrip: async (parts, now) => viewHotelTrip(deps, parts, now),
  tooLateToCancel: 'PastCheckInDate',
  withoutCfar: ASK_AGENTS,
  cfarByAgents: AGENT_REVIEW,
  decideCancel: decideHotelCancel,
  ...PAPERS,

  startZone: ({ offer }) => offer.stay.zone,
  tripMessages: [],
  tripLetter: stayEmail,
  factsLetter: ({ told }, context, language) => stayFailed(told.facts as FailedStay, context, language),
});
