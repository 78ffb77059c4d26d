/** The map of activities with what an adult pays. Loaded on demand. */
import { money } from '@sojourn/domain/money.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import MapFrame, { type MapFrameProps } from '@sojourn/web/map/map-frame.tsx';
import { pillWidth } from '@sojourn/web/map/place-pins.ts';
import { usePricedPins } from '@sojourn/web/map/use-priced-pins.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { MapLibreMap } from 'maplibre-gl';
import { type ReactNode, useMemo } from 'react';
import type { ActivitySearchPage } from '#activity/wire/activity-search.ts';

type Pin = ActivitySearchPage['pins'][number];

type PinsProps = {
  /** Best first. */
  readonly pins: readonly Pin[];
  /** What is known of them by name. */
  readonly names: ReadonlyMap<string, string>;
  readonly activeId: string | undefined;
  readonly chosenId: string | undefined;
  readonly onPoint: (activityId: string | undefined) => void;
  readonly onChoose: (activityId: string | undefined) => void;
};

export type ActivitiesMapProps = PinsProps &
  Pick<MapFrameProps, 'box' | 'isOwnBox' | 'onSearchHere'> & {
    /** The card of the chosen activity. */
    readonly card: ReactNode;
  };

/** The price of each where there's room for it, else a dot. */
function Pins({ map, pins, names, activeId, chosenId, onPoint, onChoose }: PinsProps & { map: MapLibreMap }) {
  const t = useText();
  const locale = useLocale();
  const placed = useMemo(() => pins.map((pin) => ({ ...pin, id: pin.activityId })), [pins]);
  const print = (minor: number) => formatMoney(money(minor), locale, { cents: 'never' });
  const letters = Math.max(0, ...pins.map(({ adultMinor }) => print(adultMinor).length));
  const shownId = activeId ?? chosenId;
  const priced = usePricedPins(map, placed, shownId, pillWidth(letters));
  return placed.map(({ activityId, position, adultMinor }) => {
    const isPriced = priced.has(activityId);
    const price = print(adultMinor);
    const name = names.get(activityId);
    return (
      <button
        key={activityId}
        type="button"
        data-lon={position.lon}
        data-lat={position.lat}
        // Dots are reached through the list; a tab stop for each of hundreds would help nobody
        tabIndex={isPriced ? 0 : -1}
        aria-label={
          name ? t('activityResults.map.pin', { name, price }) : t('activityResults.map.pinPlain', { price })
        }
        aria-pressed={activityId === chosenId}
        className={classNames('pin', !isPriced && 'pin--dot', activityId === shownId && 'pin--on')}
        onPointerEnter={() => onPoint(activityId)}
        onPointerLeave={() => onPoint(undefined)}
        onFocus={() => onPoint(activityId)}
        onBlur={() => onPoint(undefined)}
        onClick={() => onChoose(activityId === chosenId ? undefined : activityId)}
      >
        {isPriced && <span>{price}</span>}
      </button>
    );
  });
}

export default function ActivitiesMap({ box, isOwnBox, onSearchHere, card, ...pins }: ActivitiesMapProps) {
  const t = useText();
  return (
    <MapFrame
      box={box}
      isOwnBox={isOwnBox}
      places={pins.pins}
      scrollsOn
      labels={{
        map: t('activityResults.map.label'),
        searchHere: t('activityResults.map.searchHere'),
        zoomIn: t('activityResults.map.zoomIn'),
        zoomOut: t('activityResults.map.zoomOut'),
        missingTitle: t('activityResults.map.noWebgl.title'),
        missingText: t('activityResults.map.noWebgl.text'),
      }}
      popup={card}
      pins={(map) => <Pins map={map} {...pins} />}
      {...(onSearchHere && {
        onSearchHere: (here: typeof box) => {
          pins.onChoose(undefined);
          onSearchHere(here);
        },
      })}
    />
  );
}
