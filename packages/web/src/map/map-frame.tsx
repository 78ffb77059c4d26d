/**
 * A map with buttons and whatever pins its page draws. Loaded on demand: MapLibre is larger than all of the
 * rest together.
 */
import { classNames } from '@sojourn/ui/class-names.ts';
import { ErrorState } from '@sojourn/ui/feedback/empty-state.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { MapPinOff, Minus, Plus, RotateCw } from 'lucide-react';
import type { MapLibreMap } from 'maplibre-gl';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { fitBox } from './fit-box.ts';
import type { MapBox } from './map-box.ts';
import { FITTED } from './order-pins.ts';
import { MapOverlay } from './overlay.tsx';
import './stays-map.css';
import { type AreaLabel, boxOf, type MapPadding, useBaseMap } from './use-base-map.ts';

/** The map's texts, in the words of its page. */
export type MapLabels = {
  readonly map: string;
  readonly searchHere?: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly missingTitle: string;
  readonly missingText: string;
};

export type MapFrameProps = {
  /** The area that was searched. */
  readonly box: MapBox;
  /** The box is the reader's own, so the map stays where it is. */
  readonly isOwnBox: boolean;
  /** What is shown may be all over the world. */
  readonly isWide?: boolean;
  /** What the view of a search fits, the best first. */
  readonly places: Parameters<typeof fitBox>[0];
  /** Room at its edges that something over the map takes. */
  readonly padding?: MapPadding;
  /** The page scrolls over it: the wheel doesn't zoom. */
  readonly scrollsOn?: boolean;
  readonly labels: MapLabels;
  readonly pins: (map: MapLibreMap) => ReactNode;
  /** The card of what was chosen. */
  readonly popup: ReactNode;
  /** Left out where the same is shown wherever the map is. */
  readonly onSearchHere?: (box: MapBox) => void;
};

export default function MapFrame(props: MapFrameProps) {
  const [isFailed, setFailed] = useState(false);
  const { missingTitle, missingText } = props.labels;
  if (!isFailed) return <DrawnMap {...props} onFailed={() => setFailed(true)} />;
  return (
    <ErrorState icon={<MapPinOff />} title={missingTitle}>
      {missingText}
    </ErrorState>
  );
}

type DrawnMapLibre = ReturnType<typeof useBaseMap>['map'];
type Fit = {
  readonly searched: MapBox;
  readonly target: MapBox;
  readonly isOwnBox: boolean;
  readonly padding: MapPadding;
};

/**
 * Moves the map to a newly searched place; filters and later answers leave it alone, and a box of the
 * reader's own is where it already is.
 */
function useFit(map: DrawnMapLibre, { searched, target, isOwnBox, padding }: Fit): void {
  const key = JSON.stringify(searched);
  const fitted = useRef(key);
  useEffect(() => {
    if (!map || fitted.current === key) return;
    fitted.current = key;
    if (isOwnBox) return;
    const { west, south, east, north } = target;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    map.fitBounds([west, south, east, north], { padding, maxZoom: 15, animate: !isStill });
  }, [map, key, target, isOwnBox, padding]);
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

type ZoomProps = { readonly labels: MapLabels; readonly onZoom: (by: number) => void };

function ZoomButtons({ labels, onZoom }: ZoomProps) {
  return (
    <div className="stays-map__zoom">
      <button type="button" aria-label={labels.zoomIn} onClick={() => onZoom(1)}>
        <Plus className="icon" aria-hidden="true" />
      </button>
      <button type="button" aria-label={labels.zoomOut} onClick={() => onZoom(-1)}>
        <Minus className="icon" aria-hidden="true" />
      </button>
    </div>
  );
}

const EDGE = 40;

function DrawnMap(props: MapFrameProps & { readonly onFailed: () => void }) {
  const { box, isOwnBox, isWide, places, padding = EDGE, scrollsOn, labels, pins, popup } = props;
  const { onSearchHere, onFailed } = props;
  const container = useRef<HTMLDivElement>(null);
  const target = useMemo(
    () => (isOwnBox ? box : fitBox(places, box, isWide ? undefined : FITTED)),
    [isOwnBox, isWide, places, box],
  );
  const reach = isWide ? 'wide' : 'narrow';
  const base = useBaseMap(container, target, { reach, padding: isOwnBox ? EDGE : padding, onFailed });
  const { map } = base;
  const [isMoved, setMoved] = useMoved(map);
  useFit(map, { searched: box, target, isOwnBox, padding });
  useEffect(() => {
    if (scrollsOn) map?.scrollZoom.disable();
  }, [map, scrollsOn]);
  const searchHere = () => {
    if (!map) return;
    setMoved(false);
    onSearchHere?.(boxOf(map));
  };
  const zoom = (by: number) => {
    map?.zoomTo(map.getZoom() + by);
    setMoved(true);
  };
  return (
    <section
      className={classNames('stays-map', scrollsOn && !onSearchHere && 'stays-map--in-page')}
      aria-label={labels.map}
    >
      <div ref={container} className="stays-map__canvas" />
      {map && (
        <MapOverlay map={map}>
          <Labels labels={base.labels} />
          {pins(map)}
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
          {labels.searchHere}
        </Button>
      )}
      <ZoomButtons labels={labels} onZoom={zoom} />
      {popup}
    </section>
  );
}
