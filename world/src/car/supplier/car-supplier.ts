/** One supplier over the market: the companies that it sells, behind the port's verbs. */
import type { CarSupplier } from '@sojourn/products/car/sell/supplier.ts';
import { ok } from '@sojourn/server/suppliers/outcome.ts';
import { orderVerbs } from '../../orders/desk/order-verbs.ts';
import { answerSearch } from './answer-search.ts';
import { changeCar, quoteCarChange } from './change/change-car.ts';
import { checkLoyalty } from './check-loyalty.ts';
import { CAR_DESK, lookUpRental } from './desk.ts';
import { editDriver } from './details/edit-driver.ts';
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
    ...orderVerbs(CAR_DESK, market, id, { under }),
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
        lookUpRental(market, request, fault),
      ),
  };
}
