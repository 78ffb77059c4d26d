/** Holding a vehicle, or seats of a shuttle, for a day: taken in the database or nowhere. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { hashText } from '@sojourn/domain/mix.ts';
import type { RideRejection, RideSummary } from '@sojourn/products/ground/sell/port/ride-port.ts';
import type { RideHold, RideReserveRequest } from '@sojourn/products/ground/sell/supplier.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import { Refused } from '#orders/desk/hold-once.ts';
import { reserve, sweepHolds, type Taken } from '#orders/desk/holds.ts';
import { RIDE_DESK } from './desk.ts';
import type { GroundMarket } from './market.ts';
import { agreedRide, dayOf } from './price.ts';
import type { RideQuote } from './quote-ride.ts';
import { RIDE_MOVES, RIDES, type RideOrderRow } from './store.ts';

/** Vehicles of a service, or seats of all runs of a shuttle, on a day. */
const [VEHICLES_LEAST, VEHICLES_MORE] = [4, 9];
const SHUTTLE_SEATS = 96;

const unitsOf = ({ kind, party }: Pick<RideSummary, 'kind' | 'party'>): number =>
  kind === 'shared' ? party.ages.length : 1;

const capacityOf = ({ kind, transferId }: Pick<RideSummary, 'kind' | 'transferId'>): number =>
  kind === 'shared' ? SHUTTLE_SEATS : VEHICLES_LEAST + (hashText(`fleet ${transferId}`) % VEHICLES_MORE);

/** Leaves the transaction when the last vehicle is somebody else's. */
export async function takeRide(db: GroundMarket['db'], quote: RideQuote): Promise<void> {
  const { summary } = quote;
  const key = [summary.transferId];
  const capacity = capacityOf(summary);
  const sold = await RIDES.move(db, key, [{ day: dayOf(quote), units: unitsOf(summary), capacity }]);
  if (sold.length === 0) throw new Refused<RideRejection>({ reason: 'NoAvailability' });
  await RIDES.announce(db, key, sold);
}

/** What an order is, as it's sold at this moment. */
export const newRide = (quote: RideQuote, locale: Locale): Taken<RideOrderRow>['order'] => ({
  transferId: quote.summary.transferId,
  day: dayOf(quote),
  units: unitsOf(quote.summary),
  startsAt: quote.summary.pickUp.at,
  pickedUpAt: null,
  calledOffAt: null,
  sold: { summary: quote.summary, locale },
  price: quote.price,
  terms: quote.terms,
});

export const reserveRide = (
  market: GroundMarket,
  seller: string,
  request: RideReserveRequest,
  context: CallContext,
  fault: unknown,
): Promise<Outcome<RideHold, RideRejection>> =>
  reserve<GroundMarket, RideOrderRow, RideRejection>(RIDE_DESK, market, { ...request, seller }, async () => {
    await sweepHolds(RIDE_DESK, market.db, request.now, request.transferId);
    const agreed = await agreedRide(market, request, context, fault);
    if ('reason' in agreed) return agreed;
    const { quote, moved } = agreed;
    return async ({ db }) => {
      await takeRide(db, quote);
      return {
        order: newRide(quote, request.locale),
        afterwards: async () => {
          if (moved) await RIDE_MOVES.end(db, moved);
        },
      };
    };
  });
