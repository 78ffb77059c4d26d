/** What comparable cars cost, for a company's travelers: of one class, at one place, for the same times. */
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { MarketPrice } from '@sojourn/domain/policy/market-price.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import type { MarketKey, MarketPrices } from '@sojourn/server/modules/companies/policy/market/store.ts';
import { type Asking, answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import type { CarClass } from '#car/rules/car-class.ts';
import type { CarPlace } from '#car/rules/check-query.ts';
import { carPlaceKey, comparableCars, comparableKey } from '#car/rules/comparable-cars.ts';
import type { CarOffer, CarSearchEvent } from '#car/wire/car-search.ts';
import type { WireCarLocation } from '#car/wire/cars.ts';
import type { CarPage, CarQuestion, CarSupplier } from '../supplier.ts';
import type { CarSearchDeps } from './deps.ts';

type Times = { readonly pickUp: LocalDateTime; readonly dropOff: LocalDateTime; readonly driverAge: number };
/** Times and driver, as prices are frozen by them. */
export const carTrip = ({ pickUp, dropOff, driverAge }: Times): string => `${pickUp} ${dropOff} ${driverAge}`;

/** More than a city and its airports rent out. */
const ALL = 5_000;

/** By `comparableKey`, of all cars at the place and near it; null when not every supplier answers. */
export async function findCarMarkets(
  asking: Asking<CarSupplier>,
  place: CarPlace,
  { pickUp, dropOff, driverAge, now }: Times & { readonly now: Instant },
  context: Pick<CallContext, 'scenario' | 'requestId'>,
): Promise<MarketPrices | null> {
  const question: CarQuestion = {
    pickUpPlace: place,
    dropOffPlace: null,
    pickUp,
    dropOff,
    driverAge,
    landsAt: null,
    filters: {},
    sort: 'Price',
    top: ALL,
    now,
  };
  const answers = await answersOf(asking, (supplier, call) => supplier.search(question, call), context);
  if (answers.length < asking.suppliers.length) return null;
  return comparableCars(
    answers.flatMap(({ offers, desks }) => {
      const places = new Map(desks.map((desk) => [desk.deskId, carPlaceKey(desk)]));
      return offers.flatMap(({ offer: { pickUpDesk, car, perDay } }) => {
        const at = places.get(pickUpDesk);
        return at ? [{ place: at, carClass: car.carClass, perDay }] : [];
      });
    }),
  );
}

/** Where a rental's place is searched for; null for a desk that's in no city. */
export function placeOfDesk(desk: Parameters<typeof carPlaceKey>[0]): CarPlace | null {
  const key = carPlaceKey(desk);
  if (key === null) return null;
  return desk.kind === 'airport'
    ? { kind: 'airport', code: key }
    : { kind: 'city', id: key.slice('city:'.length) };
}

type Rented = {
  readonly car: { readonly carClass: CarClass };
  readonly pickUp: { readonly location: Pick<WireCarLocation, 'kind' | 'airportCode' | 'cityPlaceId'> };
};
/** Null for a desk that's in no city. */
export function itemOfCar({ car, pickUp: { location } }: Rented): string | null {
  const place = carPlaceKey(location);
  return place && comparableKey(place, car.carClass);
}

/** Never on the consumer site. */
export const looksAtMarket = (
  { marketFreezer }: CarSearchDeps,
  { filters }: CarQuestion,
  { tenantId }: RequestContext,
): boolean => filters.policy?.percentOverMarket !== undefined && marketFreezer.isUsed(tenantId);

/** What's shown is frozen. Where not every supplier says what its cars cost, only the fixed caps hold. */
export async function* searchWithMarkets(
  deps: CarSearchDeps,
  question: CarQuestion,
  stream: (question: CarQuestion) => AsyncIterable<CarSearchEvent>,
  context: RequestContext,
): AsyncGenerator<CarSearchEvent> {
  const { marketFreezer } = deps;
  const key: MarketKey = { tenantId: context.tenantId, product: 'car', trip: carTrip(question) };
  const live = (await findCarMarkets(deps, question.pickUpPlace, question, context)) ?? new Map();
  const markets = await marketFreezer.withFrozen(key, live);
  for await (const event of stream({ ...question, markets })) {
    if (event.type !== 'page') {
      yield event;
      continue;
    }
    const places = new Map(event.desks.map((desk) => [desk.deskId, carPlaceKey(desk)]));
    const itemOf = ({ pickUpDesk, car }: CarOffer): string =>
      comparableKey(places.get(pickUpDesk) ?? '', car.carClass);
    const shown = event.offers.map(itemOf).flatMap((item) => {
      const price = markets.get(item);
      return price === undefined ? [] : [[item, price] as const];
    });
    const frozen = await marketFreezer.freeze(key, new Map(shown));
    yield {
      ...event,
      offers: event.offers.map((offer) => {
        const market = frozen.get(itemOf(offer));
        return market ? { ...offer, market } : offer;
      }),
    };
  }
}

/** Of a car's page, as results showed it; null on the consumer site, and where too few are comparable. */
export async function marketOfCar(
  deps: CarSearchDeps,
  page: CarPage,
  times: Times,
  context: RequestContext,
): Promise<MarketPrice | null> {
  const item = itemOfCar(page);
  const place = placeOfDesk(page.pickUp.location);
  if (!item || !place || !deps.marketFreezer.isUsed(context.tenantId)) return null;
  const live = await findCarMarkets(deps, place, { ...times, now: deps.clock.now() }, context);
  const key = { tenantId: context.tenantId, product: 'car', trip: carTrip(times) } as const;
  const { freeze, withFrozen } = deps.marketFreezer;
  const frozen = await (live ? freeze : withFrozen)(key, new Map([[item, live?.get(item) ?? null]]));
  return frozen.get(item) ?? null;
}
