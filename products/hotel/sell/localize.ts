/** A stay in its reader's language, by its supplier's own words; as booked where the supplier has none. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { HotelDeps, HotelSale } from './sale.ts';

export function localizeStay(
  { supplierOf }: Pick<HotelDeps, 'supplierOf'>,
  { request, offer }: Pick<HotelSale, 'request' | 'offer'>,
  locale: Locale,
): Pick<HotelSale, 'request' | 'offer'> {
  const { stay } = offer;
  const { stayId, roomId } = stay;
  const words = supplierOf(stayId)?.words({ stayId, roomId }, locale);
  return {
    request: { ...request, locale },
    offer: words ? { ...offer, stay: { ...stay, ...words } } : offer,
  };
}
