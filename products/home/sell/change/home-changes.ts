/** Changing booked homes, for the module of changes. */
import { instantAt } from '@sojourn/domain/dates.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import { orderChanges } from '@sojourn/server/modules/trips/changes/order-changes.ts';
import type { Changing } from '@sojourn/server/modules/trips/changes/product.ts';
import { rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { HomeChangeAsk, HomeChangeDetail } from '#home/wire/home-change.ts';
import type { HomeStaySummary } from '#home/wire/home-checkout.ts';
import {
  type BookedHome,
  firstStay,
  type HomeBooking,
  type HomeDeps,
  type HomeQuoteOffer,
  type HomeQuoteRequest,
  supplierOfStays,
} from '../sale.ts';
import type { HomeChangeQuote, HomeChangeRequest } from './change-port.ts';

/** Until the day of check-in begins at the home. An agent changes a stay in two homes. */
export const homeChangeWindow = ({ offer }: Pick<HomeBooking, 'offer'>) => {
  const { checkIn, zone } = firstStay(offer);
  return { closesAt: instantAt(`${checkIn}T00:00`, zone), isAllowed: offer.stays.length === 1 };
};

export function homeChanges(deps: Pick<HomeDeps, 'homeSupplierOf'>): Changing<BookedHome> {
  const changes = orderChanges<BookedHome, HomeChangeAsk, HomeChangeRequest, HomeChangeQuote>({
    window: homeChangeWindow,
    supplierOf: (request) => supplierOfStays(deps, request),
    isAsk: (ask): ask is HomeChangeAsk => ask.kind === 'Home',
    isAsBooked,
    request: requestOf,
    after: ({ request, guests }, ask) => ({ request: requestAfter(request, ask), guests }),
    offer: ({ offer }, { party }, quote) => offerAfter(offer, party, quote),
    detail: detailOf,
  });
  return {
    ...changes,
    quote: async (booking, ...more) => {
      if (booking.offer.stays.length > 1) return rejected({ reason: 'NotChangeable' });
      const quoted = await changes.quote(booking, ...more);
      const isUnanswered = quoted.outcome === 'unavailable' || quoted.outcome === 'unknown';
      return isUnanswered ? rejected({ reason: 'HomesChangeQuoteFailure' }) : quoted;
    },
  };
}

const PARTY = ['adults', 'children', 'infants', 'dogs', 'cats'] as const;

function isAsBooked({ offer }: HomeBooking, { checkIn, checkOut, party }: HomeChangeAsk): boolean {
  const stay = firstStay(offer);
  return (
    stay.checkIn === checkIn &&
    stay.checkOut === checkOut &&
    PARTY.every((kind) => offer.party[kind] === party[kind])
  );
}

const requestAfter = (
  request: HomeQuoteRequest,
  { checkIn, checkOut, party }: HomeChangeAsk,
): HomeQuoteRequest => ({
  ...request,
  stays: request.stays.map((stay) => ({ ...stay, checkIn, checkOut })),
  party,
});

const requestOf = (
  { bookingId: reference }: HomeBooking,
  { checkIn, checkOut, party }: HomeChangeAsk,
  now: HomeChangeRequest['now'],
): HomeChangeRequest => ({ reference, checkIn, checkOut, party, now });

/** No price is promised any more, and no guarantee is left. */
function offerAfter(
  offer: HomeQuoteOffer,
  party: HomeQuoteOffer['party'],
  quote: HomeChangeQuote,
): HomeQuoteOffer {
  const total = money(quote.totalMinor);
  return {
    ...offer,
    stays: [quote.stay],
    party,
    price: { total },
    miles: milesFor(total),
    cancellation: quote.cancellation,
    guarantee: null,
    market: null,
  };
}

const changedHome = (
  { checkIn, checkOut, price }: HomeStaySummary,
  party: HomeQuoteOffer['party'],
): HomeChangeDetail['after'] => ({
  checkIn,
  checkOut,
  party: { ...party },
  discountBps: price.discountBps,
  total: price.total,
});

function detailOf(
  { offer }: HomeBooking,
  { party }: HomeChangeAsk,
  { stay, totalMinor, cancellation }: HomeChangeQuote,
): HomeChangeDetail {
  return {
    kind: 'Home',
    before: changedHome(firstStay(offer), offer.party),
    after: { ...changedHome(stay, party), total: money(totalMinor) },
    cancellation: { ...cancellation, steps: [...cancellation.steps] },
  };
}
