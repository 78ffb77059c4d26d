import { money } from '@sojourn/domain/money.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { pillWidth } from '@sojourn/web/map/place-pins.ts';
import { usePricedPins } from '@sojourn/web/map/use-priced-pins.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { type Text, useText } from '@sojourn/web/text/use-text.tsx';
import { Gem, Heart } from 'lucide-react';
import type { MapLibreMap } from 'maplibre-gl';
import type { StayCard } from '#hotel/wire/stay-search.ts';

export type Pin = Pick<StayCard, 'stayId' | 'position' | 'collection'> & {
  /** Null for one that has no room for the dates. */
  readonly nightlyMinor: number | null;
};

function pinWords(t: Text, name: string | undefined, price: string | undefined): string {
  if (price === undefined) return t('hotelResults.map.pinNone', { name: name ?? '' });
  return name ? t('hotelResults.map.pin', { name, price }) : t('hotelResults.map.pinPlain', { price });
}

export type MapPinsProps = {
  readonly map: MapLibreMap;
  /** Best first. */
  readonly pins: readonly (Pin & { readonly id: string })[];
  /** What is known of them by name. */
  readonly names: ReadonlyMap<string, string>;
  readonly activeId: string | undefined;
  readonly seen: ReadonlySet<string>;
  /** Those with a heart; undefined until known. */
  readonly favorites: ReadonlySet<string> | undefined;
  readonly onPoint: (stayId: string | undefined) => void;
  readonly onChoose: (stayId: string) => void;
};

export function MapPins(props: MapPinsProps) {
  const { map, pins, names, activeId, seen, favorites, onPoint, onChoose } = props;
  const t = useText();
  const locale = useLocale();
  const print = (minor: number) => formatMoney(money(minor), locale, { cents: 'never' });
  const letters = Math.max(0, ...pins.map(({ nightlyMinor }) => print(nightlyMinor ?? 0).length));
  const priced = usePricedPins(map, pins, activeId, pillWidth(letters));
  return pins.map(({ stayId, position, nightlyMinor, collection }) => {
    const price = nightlyMinor === null ? undefined : print(nightlyMinor);
    const plain = pinWords(t, names.get(stayId), price);
    const isFavorite = favorites?.has(stayId) ?? false;
    const isSeen = seen.has(stayId);
    const favored = isFavorite ? t('hotelResults.map.pinFavorite', { pin: plain }) : plain;
    const isPriced = priced.has(stayId);
    const isActive = stayId === activeId;
    return (
      <button
        key={stayId}
        type="button"
        data-lon={position.lon}
        data-lat={position.lat}
        // Dots are reached through the list; a tab stop for each of hundreds would help nobody.
        tabIndex={isPriced ? 0 : -1}
        aria-label={isSeen ? t('hotelResults.map.pinSeen', { pin: favored }) : favored}
        aria-pressed={isActive}
        className={classNames(
          'pin',
          !isPriced && 'pin--dot',
          isActive && 'pin--on',
          isSeen && 'pin--seen',
          !price && 'pin--none',
        )}
        onPointerEnter={() => onPoint(stayId)}
        onPointerLeave={() => onPoint(undefined)}
        onFocus={() => onPoint(stayId)}
        onBlur={() => onPoint(undefined)}
        onClick={() => onChoose(stayId)}
      >
        {isPriced && (
          <>
            {isFavorite || !price ? (
              <Heart className="pin__heart" />
            ) : (
              collection !== 'NoCollection' && <Gem />
            )}
            {price && <span>{price}</span>}
          </>
        )}
      </button>
    );
  });
}
