/** One supplier over the market: the part of the hotels that it sells, behind the port's verbs. */
import { dayNumber } from '@sojourn/domain/dates.ts';
import type { HotelSupplier } from '@sojourn/products/hotel/sell/supplier.ts';
import { ok } from '@sojourn/server/suppliers/outcome.ts';
import { orderVerbs } from '../../orders/desk/order-verbs.ts';
import { lowestPrices } from '../inventory/search/price-calendar.ts';
import { rowOfStay, SELLERS } from '../inventory/world.ts';
import { answerDetail } from './answer-detail.ts';
import { answerPrices } from './answer-prices.ts';
import { answerReviews } from './answer-reviews.ts';
import { answerSearch } from './answer-search.ts';
import { changeStay, quoteStayChange } from './change/change-stay.ts';
import { HOTEL_DESK, lookUpStay } from './desk.ts';
import { editGuest } from './details/edit-guest.ts';
import { LAST_NIGHT, type Market, stateAt, utcDay } from './market.ts';
import { cancelRooms, quoteRooms } from './part/cancel-rooms.ts';
import { movesIn, priceStayRate } from './price.ts';
import { pricesNow } from './prices-now.ts';
import { reserveRooms } from './reserve.ts';
import { under } from './scenarios.ts';
import { factsOfStay, namesOfStays, wordsOfStay } from './words.ts';

const SUPPLIER_NAMES = {
  direct: 'Harbor Direct',
  network: 'Meridian Hotels Network',
  collections: 'Collections Desk',
} as const;

type AfterBooking = 'quotePart' | 'cancelPart' | 'quoteChange' | 'change' | 'edit';
/** What is done to a booking that's confirmed. */
const afterBooking = (market: Market, id: (typeof SELLERS)[number]): Pick<HotelSupplier, AfterBooking> => ({
  quotePart: (request, context) =>
    under(market, id, context, { verb: 'quoteCancel', reference: request.reference }, (fault) =>
      quoteRooms(market, request, fault),
    ),
  cancelPart: (request, context) =>
    under(market, id, context, { verb: 'cancel', reference: request.partReference }, (fault) =>
      cancelRooms(market, request, fault),
    ),
  quoteChange: (request, context) => {
    const at = { verb: 'quoteChange', reference: request.reference } as const;
    return under(market, id, context, at, () => quoteStayChange(market, request, context));
  },
  change: (request, context) =>
    under(market, id, context, { verb: 'change', reference: request.changeReference }, (fault) =>
      changeStay(market, request, context, fault),
    ),
  edit: (request, context) =>
    under(market, id, context, { verb: 'edit', reference: request.editReference }, () =>
      editGuest(market, request),
    ),
});

export function createStaySupplier(market: Market, id: (typeof SELLERS)[number]): HotelSupplier {
  const seller = SELLERS.indexOf(id);
  const sells = (stayId: string): boolean => {
    const row = rowOfStay(market.world, stayId);
    return row !== undefined && market.world.seller[row] === seller;
  };
  return {
    id,
    name: SUPPLIER_NAMES[id],
    sells,
    words: (of, locale) => wordsOfStay(market, of, locale),
    names: () => namesOfStays(market, seller),
    facts: (stayId, locale) => (sells(stayId) ? factsOfStay(market, stayId, locale) : null),
    search: (question, context) =>
      under(market, id, context, { verb: 'search' }, async () => {
        const moves = await movesIn(market, question, context);
        return ok(answerSearch(market, seller, question, moves));
      }),
    prices: (question, context) =>
      under(market, id, context, { verb: 'search' }, async () => ok(answerPrices(market, seller, question))),
    detail: (request, context) =>
      under(market, id, context, { verb: 'detail' }, () => answerDetail(market, request, context)),
    reviews: (request, context) =>
      under(market, id, context, { verb: 'reviews' }, async () => answerReviews(market, request)),
    calendar: (request, context) =>
      under(market, id, context, { verb: 'calendar' }, async () => {
        const firstDay = dayNumber(request.from);
        const known = Math.max(0, Math.min(request.days, utcDay(request.now) + LAST_NIGHT - firstDay));
        const question = { ...request, firstDay, days: known, seller };
        const prices = lowestPrices(market.world, stateAt(market, request.now), question);
        return ok(Array.from({ length: request.days }, (_, i) => prices[i] ?? null));
      }),
    price: (request, context) =>
      under(market, id, context, { verb: 'price' }, () => priceStayRate(market, request, context)),
    pricesNow: (request, context) =>
      under(market, id, context, { verb: 'price' }, () => pricesNow(market, request, context)),
    reserve: (request, context) => {
      const at = { verb: 'reserve', reference: request.reference } as const;
      return under(market, id, context, at, (fault) => reserveRooms(market, id, request, context, fault));
    },
    ...orderVerbs(HOTEL_DESK, market, id, { under }),
    ...afterBooking(market, id),
    lookUp: (request, context) =>
      under(market, id, context, { verb: 'lookUp', reference: request.reference }, (fault) =>
        lookUpStay(market, request, fault),
      ),
  };
}
