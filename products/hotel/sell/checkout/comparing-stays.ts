/** What a quoted stay is compared with. */
import type { MarketProduct } from '@sojourn/server/modules/companies/policy/market/add-market.ts';
import { boxAround } from '@sojourn/server/modules/selling/locations/places.ts';
import { marketItem } from '#hotel/rules/comparable-stays.ts';
import type { HotelDeps, HotelSale } from '../sale.ts';
import { findStayMarkets, stayTrip } from '../search/stay-markets.ts';

const isRefundable = ({ offer }: HotelSale): boolean => offer.cancellation.type === 'FullyRefundable';
/** Only the stay itself is asked for; what's around it, the search adds. */
const NEAR_KM = 0.1;

export const comparingStays = (deps: HotelDeps): MarketProduct<HotelSale>['comparing'] => ({
  keyOf: (sale) => ({
    trip: stayTrip(sale.request),
    items: [marketItem(sale.request.stayId, isRefundable(sale))],
  }),
  find: ({ request, offer }, context) =>
    findStayMarkets(
      { suppliers: deps.hotelSuppliers, limits: { supplierMs: context.timeoutMs }, log: deps.log },
      { ...request, box: boxAround(offer.position, NEAR_KM), now: deps.clock.now() },
      context,
    ),
});
