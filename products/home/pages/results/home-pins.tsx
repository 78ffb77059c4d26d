import { money } from '@sojourn/domain/money.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { pillWidth } from '@sojourn/web/map/place-pins.ts';
import { usePricedPins } from '@sojourn/web/map/use-priced-pins.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarClock } from 'lucide-react';
import type { MapLibreMap } from 'maplibre-gl';
import type { HomeSearchPage } from '#home/wire/home-search.ts';

export type HomePin = HomeSearchPage['pins'][number];

export type HomePinsProps = {
  /** Best first. */
  readonly pins: readonly (HomePin & { readonly id: string })[];
  /** What is known of them by name. */
  readonly names: ReadonlyMap<string, string>;
  readonly activeId: string | undefined;
  readonly chosenId: string | undefined;
  readonly opened: ReadonlySet<string>;
  readonly onPoint: (homeId: string | undefined) => void;
  readonly onChoose: (homeId: string | undefined) => void;
};

/** The total of each home where there's room for it, else a dot. */
export function HomePins(props: HomePinsProps & { readonly map: MapLibreMap }) {
  const { map, pins, names, activeId, chosenId, opened, onPoint, onChoose } = props;
  const t = useText();
  const locale = useLocale();
  const print = (minor: number) => formatMoney(money(minor), locale, { cents: 'never' });
  const letters = Math.max(0, ...pins.map(({ totalMinor }) => print(totalMinor).length));
  const shownId = activeId ?? chosenId;
  const priced = usePricedPins(map, pins, shownId, pillWidth(letters));
  const words = ({ homeId, totalMinor, movedDays }: HomePin) => {
    const name = names.get(homeId);
    const price = print(totalMinor);
    const plain = name ? t('homeResults.map.pin', { name, price }) : t('homeResults.map.pinPlain', { price });
    const moved = movedDays === null ? plain : t('homeResults.map.pinMoved', { pin: plain });
    return opened.has(homeId) ? t('homeResults.map.pinSeen', { pin: moved }) : moved;
  };
  return pins.map((pin) => {
    const { homeId, position, totalMinor, movedDays } = pin;
    const isPriced = priced.has(homeId);
    const isActive = homeId === shownId;
    return (
      <button
        key={homeId}
        type="button"
        data-lon={position.lon}
        data-lat={position.lat}
        // Dots are reached through the list; a tab stop for each of hundreds would help nobody
        tabIndex={isPriced ? 0 : -1}
        aria-label={words(pin)}
        aria-pressed={homeId === chosenId}
        className={classNames(
          'pin',
          !isPriced && 'pin--dot',
          isActive && 'pin--on',
          opened.has(homeId) && 'pin--seen',
          movedDays !== null && 'pin--moved',
        )}
        onPointerEnter={() => onPoint(homeId)}
        onPointerLeave={() => onPoint(undefined)}
        onFocus={() => onPoint(homeId)}
        onBlur={() => onPoint(undefined)}
        onClick={() => onChoose(homeId === chosenId ? undefined : homeId)}
      >
        {isPriced && (
          <>
            {movedDays !== null && <CalendarClock aria-hidden="true" />}
            <span>{print(totalMinor)}</span>
          </>
        )}
      </button>
    );
  });
}
