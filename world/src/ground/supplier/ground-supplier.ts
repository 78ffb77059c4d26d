/** One supplier over the market: the rides that it sells, behind the port's verbs. */
import { first } from '@sojourn/domain/present.ts';
import type { RideAnswer, RideQuestion } from '@sojourn/products/ground/sell/port/ride-port.ts';
import type { GroundSupplier, RideTraveler } from '@sojourn/products/ground/sell/supplier.ts';
import type { EditRejection, EditRequest } from '@sojourn/server/suppliers/edit-port.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { orderVerbs } from '#orders/desk/order-verbs.ts';
import { takeEdit } from '#orders/edits/take-edit.ts';
import { changeRide, quoteRideChange } from './change-ride.ts';
import { hasBegun, RIDE_DESK } from './desk.ts';
import { findService, GROUND_SELLERS, type GroundMarket, homeAirport, sellerOf } from './market.ts';
import { confirmRide, lookUpRide } from './order-verbs.ts';
import { priceRideNow, unfixed } from './price.ts';
import { quoteRide } from './quote-ride.ts';
import { reserveRide } from './reserve.ts';
import { under } from './scenarios.ts';
import { RIDE_ORDERS } from './store.ts';

/** By a party of one without bags. */
const smallest = (question: RideQuestion): RideQuestion => ({
  ...question,
  party: { ages: [40], bags: { cases: 0, handBags: 0, oversize: 0 }, wheelchairs: 0 },
});

function answerSearch(
  { world }: Pick<GroundMarket, 'world'>,
  seller: number,
  question: RideQuestion,
): RideAnswer {
  const airport = homeAirport(world, question);
  const own = airport ? world.operatorsOf(airport.code).filter((each) => sellerOf(each) === seller) : [];
  const quoted = own.flatMap((operator) =>
    operator.services.map((_, nth) => ({
      quote: quoteRide(operator, nth, question),
      isThere: () => quoteRide(operator, nth, smallest(question)) !== null,
    })),
  );
  return {
    rides: quoted.flatMap(({ quote }) => (quote ? [unfixed(quote)] : [])),
    tooSmall: quoted.filter(({ quote, isThere }) => quote === null && isThere()).length,
  };
}

const editTraveler = (
  { db }: Pick<GroundMarket, 'db'>,
  request: EditRequest<RideTraveler>,
): Promise<Outcome<null, EditRejection>> =>
  takeEdit(db, request, {
    lock: (tx) => RIDE_ORDERS.lock(tx, request.reference),
    change: async (tx, order) => {
      if (order.locator === null) return 'NotFound';
      if (order.state !== 'confirmed') return 'NotChangeable';
      if (hasBegun(order, request.now)) return 'Departed';
      await RIDE_ORDERS.setPeople(tx, request.reference, first(request.travelers));
      return null;
    },
  });

type AfterBooking = 'quoteChange' | 'change' | 'edit' | 'acceptChange' | 'lookUp';
/** What is done to a booking that's confirmed. */
const afterBooking = (market: GroundMarket, id: string): Pick<GroundSupplier, AfterBooking> => ({
  quoteChange: (request, context) => {
    const at = { verb: 'quoteChange', reference: request.reference } as const;
    return under(market, id, context, at, () => quoteRideChange(market, request, context));
  },
  change: (request, context) => {
    const at = { verb: 'change', reference: request.changeReference } as const;
    return under(market, id, context, at, (fault) => changeRide(market, request, context, fault));
  },
  edit: (request, context) => {
    const at = { verb: 'edit', reference: request.editReference } as const;
    return under(market, id, context, at, () => editTraveler(market, request));
  },
  // What an operator calls off can't be agreed to
  acceptChange: async () => rejected({ reason: 'NewChange' }),
  lookUp: (request, context) =>
    under(market, id, context, { verb: 'lookUp', reference: request.reference }, (fault) =>
      lookUpRide(market, request, fault),
    ),
});

export function createGroundSupplier(
  market: GroundMarket,
  { id, name }: (typeof GROUND_SELLERS)[number],
): GroundSupplier {
  const seller = GROUND_SELLERS.findIndex((each) => each.id === id);
  const sells = (transferId: string): boolean => {
    const found = findService(market.world, transferId);
    return found !== undefined && sellerOf(found.operator) === seller;
  };
  const notSold = rejected({ reason: 'RateNotAvailable' as const });
  const { release, keep, quoteCancel, cancel } = orderVerbs(RIDE_DESK, market, id, { under });
  return {
    id,
    name,
    sells,
    search: (question, context) =>
      under(market, id, context, { verb: 'search' }, async () => ok(answerSearch(market, seller, question))),
    price: (ask, context) =>
      under(market, id, context, { verb: 'price' }, async () =>
        sells(ask.transferId) ? priceRideNow(market, ask, context) : notSold,
      ),
    reserve: (request, context) => {
      const at = { verb: 'reserve', reference: request.reference } as const;
      return under(market, id, context, at, async (fault) =>
        sells(request.transferId) ? reserveRide(market, id, request, context, fault) : notSold,
      );
    },
    confirm: (request, context) =>
      under(market, id, context, { verb: 'confirm', reference: request.reference }, (fault) =>
        confirmRide(market, request, fault),
      ),
    release,
    keep,
    quoteCancel,
    cancel,
    ...afterBooking(market, id),
  };
}
