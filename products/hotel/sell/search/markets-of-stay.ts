/** A hotel's rates with what comparable stays cost: for a company's traveler, and as results showed it. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { boxAround } from '@sojourn/server/modules/selling/locations/places.ts';
import { marketItem } from '#hotel/rules/comparable-stays.ts';
import type { RoomGuests, StayDates } from '#hotel/rules/stay.ts';
import type { StayPage } from '../supplier.ts';
import type { SearchDeps } from './deps.ts';
import { findStayMarkets, stayTrip } from './stay-markets.ts';

type Nights = StayDates & { readonly rooms: readonly RoomGuests[]; readonly now: Instant };
const NEAR_KM = 0.1;

export async function addRateMarkets(
  deps: SearchDeps,
  page: StayPage,
  { checkIn, checkOut, rooms, now }: Nights,
  context: RequestContext,
): Promise<StayPage> {
  const { tenantId } = context;
  if (!deps.marketFreezer.isUsed(tenantId) || page.rooms.length === 0) return page;
  const { stayId, position } = page.stay;
  const searched = { checkIn, checkOut, rooms, now, box: boxAround(position, NEAR_KM) };
  const live = await findStayMarkets(deps, searched, context);
  const items = [true, false].map((isRefundable) => marketItem(stayId, isRefundable));
  const own = new Map(items.map((item) => [item, live?.get(item) ?? null] as const));
  const key = { tenantId, product: 'hotel', trip: stayTrip(searched) } as const;
  const { freeze, withFrozen } = deps.marketFreezer;
  const frozen = await (live ? freeze : withFrozen)(key, own);
  return {
    ...page,
    rooms: page.rooms.map((room) => ({
      ...room,
      rates: room.rates.map((rate) => {
        const { type } = rate.roomProductVariant.cancellationPolicy;
        const market = frozen.get(marketItem(stayId, type === 'FullyRefundable'));
        return market ? { ...rate, market } : rate;
      }),
    })),
  };
}
