/** One supplier over the market: the companies that it sells, behind the port's verbs. */
import { acceptVersion } from '#suppliers/market/changes/changes.ts';
import { ok } from '#suppliers/outcome.ts';
import type { CarSupplier } from '../supplier.ts';
import { answerSearch } from './answer-search.ts';
import { cancelOrder, lookUpOrder, quoteCancel } from './cancel.ts';
import { changeCar, quoteCarChange } from './change/change-car.ts';
import { checkLoyalty, confirmOrder } from './confirm.ts';
import { editDriver } from './details/edit-driver.ts';
import { releaseCar } from './holds.ts';
import { type CAR_SELLERS, type CarMarket, companiesOf, companyOfCar } from './market.ts';
import { detailRental, movesIn, priceRentalNow } from './price.ts';
import { reserveCar } from './reserve.ts';
import { under } from './scenarios.ts';

export function createCarSupplier(
  market: CarMarket,
  { id, name, companies }: (typeof CAR_SELLERS)[number],
): CarSupplier {
  const sold: readonly string[] = companies;
  const sells = companiesOf(sold);
  return {
    id,
    name,
    sells: (carId) => sold.includes(companyOfCar(market.world, carId) ?? ''),
    search: (question, context) =>
      under(market, id, context, { verb: 'search' }, async () =>
        ok(answerSearch(market, sells, question, await movesIn(market, question, context))),
      ),
    detail: (ask, context) =>
      under(market, id, context, { verb: 'detail' }, () => detailRental(market, ask, context)),
    price: (ask, context) =>
      under(market, id, context, { verb: 'price' }, () => priceRentalNow(market, ask, context)),
    checkLoyalty: (ask, context) =>
      under(market, id, context, { verb: 'checkLoyalty' }, async () => checkLoyalty(ask)),
    reserve: (request, context) => {
      const at = { verb: 'reserve', reference: request.reference } as const;
      return under(market, id, context, at, (fault) => reserveCar(market, id, request, context, fault));
    },
    release: ({ reference }) => releaseCar(market, reference),
    confirm: (request, context) => {
      const at = { verb: 'confirm', reference: request.reference } as const;
      return under(market, id, context, at, (fault) => confirmOrder(market, request, fault));
    },
    quoteCancel: ({ reference, now }) => quoteCancel(market, reference, now),
    cancel: (request, context) => {
      const at = { verb: 'cancel', reference: request.reference } as const;
      return under(market, id, context, at, (fault) => cancelOrder(market, request, fault));
    },
    quoteChange: (request, context) => {
      const at = { verb: 'quoteChange', reference: request.reference } as const;
      return under(market, id, context, at, () => quoteCarChange(market, request, context));
    },
    change: (request, context) => {
      const at = { verb: 'change', reference: request.changeReference } as const;
      return under(market, id, context, at, (fault) => changeCar(market, request, context, fault));
    },
    edit: (request, context) => {
      const at = { verb: 'edit', reference: request.editReference } as const;
      return under(market, id, context, at, () => editDriver(market, request));
    },
    lookUp: (request, context) =>
      under(market, id, context, { verb: 'lookUp', reference: request.reference }, (fault) =>
        lookUpOrder(market, request, fault),
      ),
    acceptChange: ({ reference, version, now }, context) =>
      under(market, id, context, { verb: 'acceptChange', reference }, () =>
        acceptVersion(market.db, reference, { version, now }),
      ),
  };
}
