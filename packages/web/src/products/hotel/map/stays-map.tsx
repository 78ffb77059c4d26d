/**
 * The map beside or instead of the list. Loaded on demand: MapLibre is larger than all of the rest together.
 */

import { ErrorState } from '@sojourn/ui/feedback/empty-state.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { MapPinOff, Minus, Plus, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { fitBox } from '#map/fit-box.ts';
import type { MapBox } from '#map/map-box.ts';
import { FITTED } from '#map/order-pins.ts';
import { useText } from '#text/use-text.tsx';
import { MapPins, type MapPinsProps } from './map-pins.tsx';
import './stays-map.css';
import { MapOverlay } from '#map/overlay.tsx';
import { type AreaLabel, boxOf, useBaseMap } from '#map/use-base-map.ts';

export type StaysMapProps = Pick<MapPinsProps, 'pins' | 'names' | 'seen' | 'favorites'> & {
  /** The area that was searched. */
  readonly box: MapBox;
  /** The box is the reader's own, so the map stays where it is. */
  readonly isOwnBox: boolean;
  /** The stays may be all over the world. */
  readonly isWide?: boolean;
  /** Pointed at, here or in the list. */
  readonly activeId: string | undefined;
  readonly onPoint: (stayId: string | undefined) => void;
  /** Whose card is over the map, and that card. */
  readonly chosenId: string | undefined;
  readonly popup: ReactNode;
  readonly onChoose: (stayId: string | undefined) => void;
  /** Left out where the stays are the same wherever the map is. */
  readonly onSearchHere?: (box: MapBox) => void;
};

function Unavailable() {
  const t = useText();
  return (
    <ErrorState icon={<MapPinOff />} title={t('hotelResults.map.noWebgl.title')}>
      {t('hotelResults.map.noWebgl.text')}
    </ErrorState>
  );
}

export default function StaysMap(props: StaysMapProps) {
  const [isFailed, setFailed] = useState(false);
  return isFailed ? <Unavailable /> : <DrawnMap {...props} onFailed={() => setFailed(true)} />;
}

type DrawnMapLibre = ReturnType<typeof useBaseMap>['map'];

/**
 * Moves the map to a newly searched place; filters and later answers leave it alone, and a box of the
 * reader's own
 * is where it already is.
 */
function useFit(map: DrawnMapLibre, searched: MapBox, target: MapBox, isOwnBox: boolean): void {
  const key = JSON.stringify(searched);
  const fitted = useRef(key);
  useEffect(() => {
    if (!map || fitted.current === key) return;
    fitted.current = key;
    if (isOwnBox) return;
    const { west, south, east, north } = target;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    map.fitBounds([west, south, east, north], { padding: 40, maxZoom: 15, animate: !isStill });
  }, [map, key, target, isOwnBox]);
}

/** Whether the reader has moved the map since the last search. */
function useMoved(map: DrawnMapLibre): readonly [boolean, (isMoved: boolean) => void] {
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    if (!map) return;
    const moved = (event: { originalEvent?: unknown }) => event.originalEvent && setMoved(true);
    map.on('moveend', moved);
    return () => {
      map.off('moveend', moved);
    };
  }, [map]);
  return [isMoved, setMoved];
}

function Labels({ labels }: { readonly labels: readonly AreaLabel[] }) {
  return labels.map(({ name, lon, lat }) => (
    <span key={`${name}${lon}`} data-lon={lon} data-lat={lat} className="stays-map__label" aria-hidden="true">
      {name}
    </span>
  ));
}

function ZoomButtons({ onZoom }: { readonly onZoom: (by: number) => void }) {
  const t = useText();
  return (
    <div className="stays-map__zoom">
      <button type="button" aria-label={t('hotelResults.map.zoomIn')} onClick={() => onZoom(1)}>
        <Plus className="icon" aria-hidden="true" />
      </button>
      <button type="button" aria-label={t('hotelResults.map.zoomOut')} onClick={() => onZoom(-1)}>
        <Minus className="icon" aria-hidden="true" />
      </button>
    </div>
  );
}

function DrawnMap(props: StaysMapProps & { readonly onFailed: () => void }) {
  const { box, isOwnBox, isWide, pins, names, seen, favorites, onSearchHere, onFailed } = props;
  const { activeId, onPoint, chosenId, popup, onChoose } = props;
  const t = useText();
  const container = useRef<HTMLDivElement>(null);
  const target = useMemo(
    () => (isOwnBox ? box : fitBox(pins, box, isWide ? undefined : FITTED)),
    [isOwnBox, isWide, pins, box],
  );
  const { map, labels } = useBaseMap(container, target, isWide ? 'wide' : 'narrow', onFailed);
  const [isMoved, setMoved] = useMoved(map);
  useFit(map, box, target, isOwnBox);
  const searchHere = () => {
    if (!map) return;
    setMoved(false);
    onChoose(undefined);
    onSearchHere?.(boxOf(map));
  };
  const zoom = (by: number) => {
    map?.zoomTo(map.getZoom() + by);
    setMoved(true);
  };
  return (
    <section className="stays-map" aria-label={t('hotelResults.map.label')}>
      <div ref={container} className="stays-map__canvas" />
      {map && (
        <MapOverlay map={map}>
          <Labels labels={labels} />
          <MapPins
            map={map}
            pins={pins}
            names={names}
            seen={seen}
            favorites={favorites}
            onPoint={onPoint}
            activeId={activeId ?? chosenId}
            onChoose={onChoose}
          />
        </MapOverlay>
      )}
      {isMoved && onSearchHere && (
        <Button
          variant="secondary"
          size="s"
          className="stays-map__here"
          icon={<RotateCw aria-hidden="true" />}
          onClick={searchHere}
        >
          {t('hotelResults.map.searchHere')}
        </Button>
      )}
      <ZoomButtons onZoom={zoom} />
      {chosenId && popup}
    </section>
  );
}
