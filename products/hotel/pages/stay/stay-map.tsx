/** Where the hotel is: its address, and its pin on a map. */
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { boxAround, printBoxAround } from '@sojourn/web/map/box-around.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Map as MapIcon } from 'lucide-react';
import { useMemo } from 'react';
import { MapPanel } from '#hotel/parts/map/map-panel.tsx';
import { printDatesAndGuests, type StayDatesAndGuests } from '#hotel/parts/search/stay-criteria.ts';
import { nightlyWithFees } from '#hotel/rules/property-fees.ts';
import type { StayDetail } from '#hotel/wire/stay-detail.ts';
import './stay-map.css';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { dueOf, type RoomRate } from './stay-view.ts';

/** Half the side of the view in degrees: the streets around the hotel. */
const NEAR = 0.006;
const NONE: ReadonlySet<string> = new Set();
const ignore = () => undefined;

type StayMapProps = {
  readonly detail: StayDetail;
  readonly criteria: StayDatesAndGuests;
  /** The rate whose price is on the pin; undefined when nothing is for sale. */
  readonly chosen: RoomRate | undefined;
};

export function StayMap({ detail, criteria, chosen }: StayMapProps) {
  const t = useText();
  const { stay } = detail;
  const { stayId, name, position, collection } = stay;
  const nightlyMinor = chosen ? nightlyWithFees(chosen.rate.price, dueOf(detail)).amountMinor : null;
  const box = useMemo(() => boxAround(position, NEAR), [position]);
  const pins = useMemo(
    () => [{ stayId, position, collection, nightlyMinor }],
    [stayId, position, collection, nightlyMinor],
  );
  const names = useMemo(() => new Map([[stayId, name]]), [stayId, name]);
  const search = {
    place: stay.cityPlaceId,
    ...printDatesAndGuests(criteria),
    view: 'map',
    box: printBoxAround(position),
    stay: stayId,
  };
  return (
    <section className="stay-where" aria-labelledby="stay-where">
      <h2 id="stay-where" className="display-s">
        {t('hotelStay.where.title')}
      </h2>
      <p className="small text-2">
        {t('hotelStay.where.text', { address: stay.address, area: stay.neighbourhood })}
      </p>
      <div className="stay-where__map">
        <MapPanel
          box={box}
          isOwnBox
          pins={pins}
          names={names}
          seen={NONE}
          favorites={undefined}
          activeId={stayId}
          onPoint={ignore}
          chosenId={undefined}
          popup={null}
          onChoose={ignore}
        />
      </div>
      <Link to="/stays" search={search} className={buttonClass({ variant: 'secondary', size: 's' })}>
        <MapIcon aria-hidden="true" /> {t('hotelStay.where.others')}
      </Link>
    </section>
  );
}
