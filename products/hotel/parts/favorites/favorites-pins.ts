/** What of the favorites stands on the map. */
import type { WishlistItem } from '@sojourn/contract/wishlists.ts';
import { nightlyWithFees } from '#hotel/rules/property-fees.ts';
import type { StayCard } from '#hotel/wire/stay-search.ts';
import type { Pin } from '../map/map-pins.tsx';
import type { FavoriteOffer } from './favorite-offer.ts';

type OnMap = {
  /** Those with a price first: where two would cover each other, it is the price that shows. */
  readonly pins: readonly Pin[];
  readonly names: ReadonlyMap<string, string>;
  /** How many are no longer sold, so that nobody knows where they are. */
  readonly missing: number;
};

const nightlyOf = ({ price, fees }: StayCard['offer']): number => nightlyWithFees(price, fees).amountMinor;

/** Each stay once, in however many lists it is. */
export function onMap(items: readonly WishlistItem[], offerOf: (stayId: string) => FavoriteOffer): OnMap {
  const products = [...new Map(items.map(({ product }) => [product.id.value as string, product])).values()];
  const pins = products.flatMap(({ id, stay }): Pin[] => {
    if (!stay) return [];
    const offer = offerOf(id.value);
    const price = offer.state === 'offered' ? nightlyOf(offer.stay.offer) : null;
    const collection = offer.state === 'offered' ? offer.stay.collection : 'NoCollection';
    return [{ stayId: id.value, position: stay.position, collection, nightlyMinor: price }];
  });
  return {
    pins: pins.toSorted((a, b) => Number(a.nightlyMinor === null) - Number(b.nightlyMinor === null)),
    names: new Map(products.map(({ id, name }) => [id.value, name])),
    missing: products.length - pins.length,
  };
}
