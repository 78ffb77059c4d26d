/** One supplier over the market: the homes that it sells, behind the port's verbs. */
import type { HomeSupplier } from '@sojourn/products/home/sell/supplier.ts';
import { ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { orderVerbs } from '#orders/desk/order-verbs.ts';
import { listHome } from '../inventory/home-facts.ts';
import { rowOfHome, sellerOfHome } from '../inventory/world.ts';
import { answerCalendar } from './answer-calendar.ts';
import { answerDetail } from './answer-detail.ts';
import { answerReviews } from './answer-reviews.ts';
import { answerSearch } from './answer-search.ts';
import { changeHome, quoteHomeChange } from './change/change-home.ts';
import { confirmHomes, HOME_DESK, lookUpHomes } from './desk.ts';
import { editGuest } from './details/edit-guest.ts';
import { HOME_SELLERS, type HomeMarket } from './market.ts';
import { movesIn, priceHomes } from './price.ts';
import { requestVerbs } from './requests/request-verbs.ts';
import { reserveHomes } from './reserve.ts';
import { under } from './scenarios.ts';

type AfterBooking = 'quoteChange' | 'change' | 'edit' | 'acceptChange' | 'lookUp';
/** What is done to a booking that's confirmed. */
const afterBooking = (market: HomeMarket, id: string): Pick<HomeSupplier, AfterBooking> => ({
  quoteChange: (request, context) => {
    const at = { verb: 'quoteChange', reference: request.reference } as const;
    return under(market, id, context, at, () => quoteHomeChange(market, request, context));
  },
  change: (request, context) => {
    const at = { verb: 'change', reference: request.changeReference } as const;
    return under(market, id, context, at, (fault) => changeHome(market, request, context, fault));
  },
  edit: (request, context) => {
    const at = { verb: 'edit', reference: request.editReference } as const;
    return under(market, id, context, at, () => editGuest(market, request));
  },
  // A host who has canceled can't be agreed to
  acceptChange: async () => rejected({ reason: 'NewChange' }),
  lookUp: (request, context) =>
    under(market, id, context, { verb: 'lookUp', reference: request.reference }, (fault) =>
      lookUpHomes(market, request, fault),
    ),
});

export function createHomeSupplier(
  market: HomeMarket,
  { id, name }: (typeof HOME_SELLERS)[number],
): HomeSupplier {
  const { world } = market;
  const seller = HOME_SELLERS.findIndex((each) => each.id === id);
  const rowSold = (homeId: string): number | undefined => {
    const row = rowOfHome(world, homeId);
    return row !== undefined && sellerOfHome(world, row) === seller ? row : undefined;
  };
  return {
    id,
    name,
    sells: (homeId) => rowSold(homeId) !== undefined,
    facts: (homeId, locale) => {
      const row = rowSold(homeId);
      return row === undefined ? null : listHome(world, row, locale);
    },
    search: (question, context) =>
      under(market, id, context, { verb: 'search' }, async () =>
        ok(answerSearch(market, seller, question, await movesIn(market, question, context))),
      ),
    detail: (ask, context) =>
      under(market, id, context, { verb: 'detail' }, (fault) => answerDetail(market, ask, context, fault)),
    calendar: (ask, context) =>
      under(market, id, context, { verb: 'calendar', reference: ask.homeId }, (fault) =>
        answerCalendar(market, ask, fault),
      ),
    reviews: (ask, context) =>
      under(market, id, context, { verb: 'reviews' }, async () => answerReviews(market, ask)),
    price: (ask, context) =>
      under(market, id, context, { verb: 'price' }, (fault) => priceHomes(market, ask, context, fault)),
    reserve: (request, context) => {
      const at = { verb: 'reserve', reference: request.reference } as const;
      return under(market, id, context, at, (fault) => reserveHomes(market, id, request, context, fault));
    },
    ...orderVerbs(HOME_DESK, market, id, { under }),
    confirm: (request, context) =>
      under(market, id, context, { verb: 'confirm', reference: request.reference }, (fault) =>
        confirmHomes(market, request, fault),
      ),
    ...afterBooking(market, id),
    ...requestVerbs(market, id),
  };
}
