/** The desks on the map: whose, from which total, how far from where one arrives. Loaded on demand. */
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useBaseMap } from '@sojourn/web/map/use-base-map.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { MapPin, PlaneLanding } from 'lucide-react';
import type { MapLibreMap } from 'maplibre-gl';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import type { CarSearchPage } from '#car/wire/car-search.ts';
import { boxOfDesks, type Layout, layOutDesks, type MapDesk, type Position } from './desk-layout.ts';

export type DeskMapProps = {
  readonly page: CarSearchPage;
  /** The airport, city or address that was searched. */
  readonly center: Position;
  /** What stands there: "Terminal 1". */
  readonly centerName: string;
  readonly isAirport: boolean;
  readonly activeDesk: string | undefined;
  readonly chosen: readonly string[];
  readonly onPoint: (deskId: string | undefined) => void;
  readonly onChoose: (company: string) => void;
};

const PADDING = 34;
/** On wider screens the words cover the map up to here. */
const WORDS = 256;

/** The layout for where the map is now; later ones as it moves. */
function useLayout(
  map: MapLibreMap | undefined,
  desks: readonly MapDesk[],
  center: Position,
  centerName: string,
  left: number,
): Layout | undefined {
  const [layout, setLayout] = useState<Layout>();
  useEffect(() => {
    if (!map) return;
    // The page scrolls over the strip: only buttons and dragging with a mouse move the map
    map.scrollZoom.disable();
    if (matchMedia('(pointer: coarse)').matches) map.dragPan.disable();
    const place = () => {
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      const project = ({ lat, lon }: Position) => map.project([lon, lat]);
      setLayout(layOutDesks(desks, { center, centerName, project, area: { left, width, height } }));
    };
    const { west, south, east, north } = boxOfDesks([center, ...desks.map(({ position }) => position)]);
    const padding = { top: PADDING, bottom: PADDING, left: left + PADDING, right: PADDING };
    map.fitBounds([west, south, east, north], { padding, maxZoom: 15, animate: false });
    place();
    map.on('move', place);
    map.on('resize', place);
    return () => {
      map.off('move', place);
      map.off('resize', place);
    };
  }, [map, desks, center, centerName, left]);
  return layout;
}

const at = ({ x, y }: { readonly x: number; readonly y: number }): CSSProperties => ({
  transform: `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)`,
});

export default function DeskMap(props: DeskMapProps) {
  const { page, center, centerName, isAirport, activeDesk, chosen, onPoint, onChoose } = props;
  const t = useText();
  const locale = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const shown = useMemo(
    () =>
      page.pins.flatMap((pin) => {
        const desk = page.desks.find(({ deskId }) => deskId === pin.deskId);
        const price = formatMoney(pin.from, locale, { cents: 'never' });
        return desk ? [{ ...pin, ...desk, price }] : [];
      }),
    [page, locale],
  );
  const box = useMemo(() => boxOfDesks([center, ...shown.map(({ position }) => position)]), [center, shown]);
  const { map } = useBaseMap(container, box, { reach: 'narrow', onFailed: () => undefined });
  const layout = useLayout(map, shown, center, centerName, useMedia(PHONE) ? 0 : WORDS);
  const CenterIcon = isAirport ? PlaneLanding : MapPin;
  return (
    <div className="desk-map__map">
      <div ref={container} className="desk-map__canvas" />
      {layout && (
        <div className="desk-map__overlay">
          <svg className="desk-map__routes" aria-hidden="true">
            {layout.rides.map(({ deskId, from, to }) => (
              <line key={deskId} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            ))}
          </svg>
          <span className="desk-map__center" style={at(layout.center)}>
            <CenterIcon className="icon icon--s" aria-hidden="true" />
            {centerName}
          </span>
          {layout.rides.map(({ deskId, minutes, label }) => (
            <span key={deskId} className="desk-map__ride" style={at(label)}>
              {t('carResults.map.minutes', { minutes })}
            </span>
          ))}
          {shown.map(({ deskId, company, price, count }, nth) => {
            const pin = layout.pins[nth];
            const isOn = deskId === activeDesk || chosen.includes(company.code);
            return (
              <button
                key={deskId}
                type="button"
                style={pin && at(pin)}
                className={classNames('desk-pin', isOn && 'desk-pin--on')}
                aria-pressed={chosen.includes(company.code)}
                onPointerEnter={() => onPoint(deskId)}
                onPointerLeave={() => onPoint(undefined)}
                onFocus={() => onPoint(deskId)}
                onBlur={() => onPoint(undefined)}
                onClick={() => onChoose(company.code)}
              >
                <i>{company.code}</i> {price}
                <span className="visually-hidden">
                  {' '}
                  {t('carResults.map.pin', { company: company.name, count })}
                </span>
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
