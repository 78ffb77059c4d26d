/** The desks on the map: whose, from which total, how far from where one arrives. Loaded on demand. */
import type { CarSearchPage } from '@sojourn/contract/products/car/car-search.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { MapOverlay } from '@sojourn/web/map/overlay.tsx';
import { useBaseMap } from '@sojourn/web/map/use-base-map.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { PlaneLanding } from 'lucide-react';
import { useMemo, useRef } from 'react';

type Position = { readonly lat: number; readonly lon: number };

export type DeskMapProps = {
  readonly page: CarSearchPage;
  /** The airport, city or address that was searched. */
  readonly center: Position;
  /** What stands there: "LIS". */
  readonly centerName: string;
  readonly activeDesk: string | undefined;
  readonly chosen: readonly string[];
  readonly onPoint: (deskId: string | undefined) => void;
  readonly onChoose: (company: string) => void;
};

const MARGIN = 0.25;

/** Everything that has a pin, with some air. */
function boxOfDesks(points: readonly Position[]) {
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  const air = (from: number, to: number) => Math.max(0.004, (to - from) * MARGIN);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  return {
    south: south - air(south, north),
    north: north + air(south, north),
    west: west - air(west, east),
    east: east + air(west, east),
  };
}

const middle = (a: Position, b: Position): Position => ({
  lat: (a.lat + b.lat) / 2,
  lon: (a.lon + b.lon) / 2,
});

export default function DeskMap(props: DeskMapProps) {
  const { page, center, centerName, activeDesk, chosen, onPoint, onChoose } = props;
  const t = useText();
  const locale = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const shown = useMemo(
    () =>
      page.pins.flatMap((pin) => {
        const desk = page.desks.find(({ deskId }) => deskId === pin.deskId);
        return desk ? [{ ...pin, desk }] : [];
      }),
    [page],
  );
  const box = useMemo(() => boxOfDesks([center, ...shown.map(({ desk }) => desk.position)]), [center, shown]);
  const { map } = useBaseMap(container, box, 'narrow', () => undefined);
  return (
    <div className="desk-map__map">
      <div ref={container} className="desk-map__canvas" />
      {map && (
        <MapOverlay map={map}>
          <span className="desk-map__center" data-lon={center.lon} data-lat={center.lat}>
            <PlaneLanding className="icon icon--s" aria-hidden="true" />
            {centerName}
          </span>
          {shown
            .filter(({ deskId, desk }) => desk.point === 'shuttle' && deskId === activeDesk)
            .map(({ desk }) => {
              const { lat, lon } = middle(center, desk.position);
              return (
                <span key={desk.deskId} className="desk-map__ride" data-lon={lon} data-lat={lat}>
                  {t('carResults.map.minutes', { minutes: desk.minutes })}
                </span>
              );
            })}
          {shown.map(({ deskId, desk, from, count }) => {
            const price = formatMoney(from, locale, { cents: 'never' });
            const isOn = deskId === activeDesk || chosen.includes(desk.company.code);
            return (
              <button
                key={deskId}
                type="button"
                data-lon={desk.position.lon}
                data-lat={desk.position.lat}
                className={classNames('desk-pin', isOn && 'desk-pin--on')}
                aria-pressed={chosen.includes(desk.company.code)}
                onPointerEnter={() => onPoint(deskId)}
                onPointerLeave={() => onPoint(undefined)}
                onFocus={() => onPoint(deskId)}
                onBlur={() => onPoint(undefined)}
                onClick={() => onChoose(desk.company.code)}
              >
                <i>{desk.company.code}</i> {price}
                <span className="visually-hidden">
                  {' '}
                  {t('carResults.map.pin', { company: desk.company.name, count })}
                </span>
              </button>
            );
          })}
        </MapOverlay>
      )}
    </div>
  );
}
