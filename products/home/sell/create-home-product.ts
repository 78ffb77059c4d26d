/** Vacation homes, as the shared code asks for them. */
import { ASK_AGENTS } from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import { decideStayCancel } from '@sojourn/domain/booking/cancellation/cancel-stay.ts';
import { nightsBetween } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { orderSide } from '@sojourn/server/modules/selling/booking/single-order/order-side.ts';
import { FORGOTTEN_PAYMENT } from '@sojourn/server/modules/selling/checkouts/payment/first-payment.ts';
import type { ServerProduct } from '@sojourn/server/products/product.ts';
import { HOME_CANCEL_CODES } from '../rules/canceling.ts';
import { homeJudge, homeTripFacts } from '../rules/home-policy.ts';
import type { HomeCheckoutInput } from '../wire/home-checkout.ts';
import { type HomeDraft, homeDraft } from '../wire/home-draft.ts';
import type { HomeTripDetail } from '../wire/home-trip.ts';
import { findSameHome } from './booking/find-same-home.ts';
import { homeOrder } from './booking/home-order.ts';
import { prepareHome } from './booking/prepare-home.ts';
import { estimateCarbon } from './carbon.ts';
import { homeChanges } from './change/home-changes.ts';
import { homeAlternatives } from './checkout/home-alternatives.ts';
import { HOME_PRICE_REJECTIONS, priceHomes } from './checkout/price-homes.ts';
import { startHomeCheckout } from './checkout/start-home-checkout.ts';
import { viewHomeCheckout } from './checkout/view-checkout.ts';
import { chosenFeesMinor } from './chosen-fees.ts';
import { homeEditing } from './details/home-editing.ts';
import { homePart } from './emails/calendar-part.ts';
import { FAILED, type FailedHome, homeEmail, homeFailed } from './emails/emails.ts';
import { homeTitle } from './home-title.ts';
import { homeItinerary } from './itinerary-part.ts';
import { localizeHome } from './localize.ts';
import { planOfHome } from './plan-of-home.ts';
import { homeReceiptLines } from './receipt-lines.ts';
import { type BookedHome, firstStay, type HomeDeps, type HomeSale, lastStay } from './sale.ts';
import { HOME_SCHEDULE } from './schedule-of-home.ts';
import { staysTimes } from './stays-times.ts';
import { taxesOfHomes } from './taxes-of-homes.ts';
import { homeCardOf, viewHomeTrip } from './view-trip.ts';

type HomeProduct = ServerProduct<HomeSale, HomeDraft, BookedHome, HomeTripDetail>;

/** What's made of a booked home to take along. */
const PAPERS = {
  itineraryPart: homeItinerary,
  calendarPart: homePart,
  receiptLines: homeReceiptLines,
};

const nightsOf = ({ stays }: HomeSale['offer']): number =>
  stays.reduce((sum, { checkIn, checkOut }) => sum + nightsBetween(checkIn, checkOut), 0);

/** By the average night of all homes, and the first one's city. */
const judgeHome: HomeProduct['judge'] = (tier, offer, bookedOn) => {
  const nightsMinor = offer.stays.reduce((sum, { price }) => sum + price.nightsTotal.amountMinor, 0);
  const { cityPlaceId, checkIn: startsOn } = firstStay(offer);
  return homeJudge(tier)({
    ...homeTripFacts(cityPlaceId, { startsOn, bookedOn }),
    perNight: money(Math.round(nightsMinor / nightsOf(offer)), offer.price.total.currency),
    market: offer.market,
  });
};

const summaryOfHome: HomeProduct['summary'] = ({ request: { locale }, offer }) => {
  const { city, countryCode, neighborhood, checkIn } = firstStay(offer);
  return {
    ...staysTimes(offer),
    startsOn: checkIn,
    endsOn: lastStay(offer).checkOut,
    title: homeTitle(offer, locale),
    subtitle: neighborhood,
    place: city,
    country: countryCode,
    leavesFrom: '',
    co2Kg: estimateCarbon({ offer }),
  };
};

const failedMessage: HomeProduct['failedMessage'] = ({ bookingId, contact, title, offer }) => {
  const { city, checkIn } = firstStay(offer);
  const { checkOut } = lastStay(offer);
  const facts: FailedHome = { email: contact.email, home: title, city, checkIn, checkOut };
  return { kind: FAILED, bookingId, facts };
};

const DRAFT: HomeProduct['draft'] = {
  fields: Object.keys(homeDraft.shape),
  sealedField: null,
  complete: (draft) => draft,
  forgotten: {
    ...FORGOTTEN_PAYMENT,
    guest: { firstName: '', lastName: '' },
    message: '',
    rulesAccepted: false,
    duplicateAccepted: false,
  },
  hide: (draft) => draft,
  unhide: (typed) => typed,
};

export const createHomeProduct = (deps: HomeDeps): HomeProduct => ({
  kind: 'home',
  can: { change: homeChanges(deps), editDetails: homeEditing(deps) },
  capability: 'homes',
  draft: DRAFT,
  start: (input: HomeCheckoutInput, actor, context) => startHomeCheckout(deps, input, actor, context),
  judge: judgeHome,
  suppliers: () => [],
  // No two homes are alike enough to say what one should cost
  comparing: null,
  price: ({ request }, { offer }, context) => priceHomes(deps, request, context, offer.guarantee?.id),
  priceErrors: HOME_PRICE_REJECTIONS,
  findAlternatives: (sale, context) => homeAlternatives(deps, sale, context),
  // A home's price is the traveler's to judge
  hasRisenTooFar: () => false,
  taxesMinor: taxesOfHomes,
  extrasMinor: chosenFeesMinor,
  unfitExtras: () => [],
  earnMultiplier: ({ hotelsMultiplier = 0 }) => hotelsMultiplier,
  viewCheckout: (...shown) => viewHomeCheckout(deps, ...shown),
  countsForOffers: true,
  offerFacts: (offer) => ({ product: 'home', nights: nightsOf(offer) }),
  prepare: (row, besides) => prepareHome(deps, row, besides),
  supplierSide: (booking) => orderSide(deps, homeOrder(deps), booking),
  summary: summaryOfHome,
  localize: (sale, locale) => localizeHome(deps, sale, locale),
  paymentFailures: { CardDeclined: 'CardDeclined', Fraud: 'FraudAutoReject' },
  failedMessage,
  planOf: planOfHome,
  ...HOME_SCHEDULE,
  findDuplicate: async (row, live) => findSameHome(row, live),

  viewCards: async (bookings, besides, _, now) =>
    bookings.map((booking) => homeCardOf(booking, besides(booking.bookingId), now)),
  viewTrip: (parts, now) => viewHomeTrip(deps, parts, now),
  tooLateToCancel: 'PastCheckInDate',
  withoutCfar: ASK_AGENTS,
  cancelCodes: HOME_CANCEL_CODES,
  decideCancel: async ({ state, startsAt }, answer, now) =>
    decideStayCancel({ state, startsAt, now }, answer),
  ...PAPERS,

  startZone: ({ offer }) => firstStay(offer).zone,
  tripMessages: [],
  tripLetter: homeEmail,
  factsLetter: ({ told }, context, language) => homeFailed(told.facts as FailedHome, context, language),
});
