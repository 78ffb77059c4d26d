/** One supplier over the market: the activities that it sells, behind the port's verbs. */
import { dayNumber } from '@sojourn/domain/dates.ts';
import type { ActivitySupplier } from '@sojourn/products/activity/sell/supplier.ts';
import { ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { orderVerbs } from '#orders/desk/order-verbs.ts';
import { activityContent, listActivity } from '../inventory/content/activity-facts.ts';
import { listActivityReviews } from '../inventory/content/activity-reviews.ts';
import { answerSearch } from './answer-search.ts';
import { answerCalendar, answerCheck, todayAt } from './answer-slots.ts';
import { changeActivity, quoteActivityChange } from './change/change-activity.ts';
import { ACTIVITY_DESK } from './desk.ts';
import { editTraveler } from './details/edit-traveler.ts';
import { ACTIVITY_SELLERS, type ActivityMarket, rowSoldBy } from './market.ts';
import { confirmActivity, keepActivity, lookUpActivity, releaseActivity } from './order-verbs.ts';
import { priceActivityNow } from './price.ts';
import { reserveActivity } from './reserve.ts';
import { under } from './scenarios.ts';

type AfterBooking = 'quoteChange' | 'change' | 'edit' | 'acceptChange' | 'lookUp';
/** What is done to a booking that's confirmed. */
const afterBooking = (market: ActivityMarket, id: string): Pick<ActivitySupplier, AfterBooking> => ({
  quoteChange: (request, context) => {
    const at = { verb: 'quoteChange', reference: request.reference } as const;
    return under(market, id, context, at, () => quoteActivityChange(market, request, context));
  },
  change: (request, context) => {
    const at = { verb: 'change', reference: request.changeReference } as const;
    return under(market, id, context, at, (fault) => changeActivity(market, request, context, fault));
  },
  edit: (request, context) => {
    const at = { verb: 'edit', reference: request.editReference } as const;
    return under(market, id, context, at, () => editTraveler(market, request));
  },
  // What an operator calls off can't be agreed to
  acceptChange: async () => rejected({ reason: 'NewChange' }),
  lookUp: (request, context) =>
    under(market, id, context, { verb: 'lookUp', reference: request.reference }, (fault) =>
      lookUpActivity(market, request, fault),
    ),
});

type Looking = 'facts' | 'search' | 'detail' | 'calendar' | 'check' | 'reviews' | 'price';
const looking = (market: ActivityMarket, id: string, seller: number): Pick<ActivitySupplier, Looking> => {
  const { world } = market;
  const isSold = (activityId: string): boolean => rowSoldBy(world, seller, activityId) !== undefined;
  return {
    facts: (activityId, locale) => {
      const row = rowSoldBy(world, seller, activityId);
      return row === undefined ? null : listActivity(world, row, locale);
    },
    search: (question, context) =>
      under(market, id, context, { verb: 'search' }, async () => ok(answerSearch(market, seller, question))),
    detail: ({ activityId, locale, now }, context) =>
      under(market, id, context, { verb: 'detail' }, async () => {
        const row = rowSoldBy(world, seller, activityId);
        if (row === undefined) return rejected({ reason: 'NotFound' as const });
        return ok(activityContent(world, row, locale, now));
      }),
    calendar: (ask, context) =>
      under(market, id, context, { verb: 'calendar', reference: ask.activityId }, async () =>
        isSold(ask.activityId) ? answerCalendar(market, ask) : rejected({ reason: 'NotFound' as const }),
      ),
    check: (ask, context) =>
      under(market, id, context, { verb: 'check', reference: ask.activityId }, async () =>
        isSold(ask.activityId) ? answerCheck(market, ask) : rejected({ reason: 'NotFound' as const }),
      ),
    reviews: ({ activityId, now, ...question }, context) =>
      under(market, id, context, { verb: 'reviews' }, async () => {
        const row = rowSoldBy(world, seller, activityId);
        if (row === undefined) return rejected({ reason: 'NotFound' as const });
        return ok(
          listActivityReviews(world, row, { ...question, today: dayNumber(todayAt(market, row, now)) }),
        );
      }),
    price: (ask, context) =>
      under(market, id, context, { verb: 'price' }, async () =>
        isSold(ask.activityId)
          ? priceActivityNow(market, ask, context)
          : rejected({ reason: 'RateNotAvailable' as const }),
      ),
  };
};

export function createActivitySupplier(
  market: ActivityMarket,
  { id, name }: (typeof ACTIVITY_SELLERS)[number],
): ActivitySupplier {
  const seller = ACTIVITY_SELLERS.findIndex((each) => each.id === id);
  const sells = (activityId: string): boolean => rowSoldBy(market.world, seller, activityId) !== undefined;
  const { quoteCancel, cancel } = orderVerbs(ACTIVITY_DESK, market, id, { under });
  return {
    id,
    name,
    sells,
    ...looking(market, id, seller),
    reserve: (request, context) => {
      const at = { verb: 'reserve', reference: request.reference } as const;
      return under(market, id, context, at, async (fault) =>
        sells(request.activityId)
          ? reserveActivity(market, id, request, context, fault)
          : rejected({ reason: 'RateNotAvailable' as const }),
      );
    },
    confirm: (request, context) =>
      under(market, id, context, { verb: 'confirm', reference: request.reference }, (fault) =>
        confirmActivity(market, request, fault),
      ),
    release: ({ reference }) => releaseActivity(market.db, reference),
    keep: (request) => keepActivity(market.db, request),
    quoteCancel,
    cancel,
    ...afterBooking(market, id),
  };
}
