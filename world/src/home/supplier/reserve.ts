/** Holding homes: their nights are taken in the database, all of them or none, and nowhere else. */
import { nightsBetween } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import type { HomeRejection } from '@sojourn/products/home/sell/price-port.ts';
import type { HomeHold, HomeReserveRequest } from '@sojourn/products/home/sell/supplier.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import { Refused } from '#orders/desk/hold-once.ts';
import { reserve, type Taken } from '#orders/desk/holds.ts';
import { HOME_DESK } from './desk.ts';
import { type FoundStays, findRefusal, findStays, type HomeMarket, readTaken } from './market.ts';
import { announceNights, insertNights, lockHomes, type TakenNight } from './nights/store.ts';
import { agreedQuote, type Pricing, readPricing } from './pricing-at-sale.ts';
import { takeRequested } from './requests/take-requested.ts';
import { checkInAt, type HomesQuote, stayTimes } from './sold-homes.ts';
import { HOME_MOVES, type HomeOrderRow } from './store.ts';
import { sweepHomes } from './sweep.ts';

export const reserveHomes = (
  market: HomeMarket,
  seller: string,
  request: HomeReserveRequest,
  context: CallContext,
  fault: unknown,
): Promise<Outcome<HomeHold, HomeRejection>> =>
  reserve(HOME_DESK, market, { ...request, seller }, async () => {
    const found = findStays(market, request);
    if (!found || fault === 'takenDown') return { reason: 'RateNotAvailable' };
    const struck = refusalByScenario(request, fault);
    if (struck) return struck;
    await sweepHomes(market, request.now);
    const { requestReference } = request;
    if (requestReference !== undefined)
      return async (within) => {
        const quote = await takeRequested(within, requestReference, request, found);
        const order = newOrder(within, found, request, quote);
        return { order, afterwards: async () => undefined };
      };
    // Its host is asked first
    if (found.some(({ row }) => market.world.instant[row] === 0)) return { reason: 'RateNotAvailable' };
    const pricing = await readPricing(market, found, request, context, fault);
    return (within) => take(within, request, found, pricing);
  });

/** What a scenario has the host refuse as it's held. */
function refusalByScenario({ stays, party }: HomeReserveRequest, fault: unknown): HomeRejection | null {
  const { checkIn } = first(stays);
  if (fault === 'longerMinimum') {
    const nights = stays.reduce((sum, stay) => sum + nightsBetween(stay.checkIn, stay.checkOut), 1);
    const violation = { rule: 'minimumStay', nights, date: checkIn, by: 'arrival' } as const;
    return { reason: 'DatesNotAvailable', violations: [violation] };
  }
  if (fault !== 'smallerParty') return null;
  const most = party.adults + party.children - 1;
  return { reason: 'PartyNotAccepted', violations: [{ rule: 'occupancy', of: 'guests', most }] };
}

async function take(
  market: HomeMarket,
  request: HomeReserveRequest,
  found: FoundStays,
  pricing: Pricing,
): Promise<Taken<HomeOrderRow>> {
  const { db } = market;
  const { reference } = request;
  await lockHomes(
    db,
    found.map(({ homeId }) => homeId),
  );
  // Under the lock: nobody comes into the nights of preparation in between
  const refusal = findRefusal(market, found, request, await readTaken(market, found));
  if (refusal) throw new Refused<HomeRejection>(refusal);
  const nights: Pick<TakenNight, 'homeId' | 'night'>[] = [];
  for (const { homeId, checkIn: from, checkOut: to, stay } of found) {
    const taken = await insertNights(db, { homeId, from, to }, { takenBy: 'order', reference });
    if (taken.length < stay.departure - stay.arrival)
      throw new Refused<HomeRejection>({ reason: 'NoAvailability' });
    nights.push(...taken);
  }
  const quote = await agreedQuote(market, found, request, pricing);
  if ('reason' in quote) throw new Refused<HomeRejection>(quote);
  return {
    order: newOrder(market, found, request, quote),
    afterwards: async () => {
      for (const each of pricing.moved) await HOME_MOVES.end(db, each);
      await announceNights(db, nights, 'order');
    },
  };
}

function newOrder(
  { world }: HomeMarket,
  [one]: FoundStays,
  { now, requestReference }: HomeReserveRequest,
  { sold, price, terms }: HomesQuote,
): Taken<HomeOrderRow>['order'] {
  const { homeId, row, checkIn } = one;
  return {
    homeId,
    checkIn,
    startsAt: checkInAt(stayTimes(world, row, one, now)),
    sold,
    requestReference: requestReference ?? null,
    price,
    terms,
  };
}
