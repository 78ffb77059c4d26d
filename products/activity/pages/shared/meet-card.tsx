/** Where one meets and when, on the map and in words. */
import { LaterPart } from '@sojourn/portal/shared/later-part.tsx';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { mapRoom } from '@sojourn/web/map/when-idle.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Bus, Car, Clock, Footprints, Phone } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { ActivityDetail } from '#activity/wire/activity-detail.ts';
import '../shop/shop-sections.css';
import { mapLink } from './map-link.ts';
import type { MeetingMapProps } from './meeting-map.tsx';

const MeetingMap = lazyPart<MeetingMapProps>(() => import('./meeting-map.tsx'));

type MeetCardProps = Pick<ActivityDetail, 'meetingPoint' | 'pickupPlaces'> & {
  readonly name: string;
  readonly pickup: ActivityDetail['activity']['pickup'];
  /** When to be there, printed; null without a start. */
  readonly time: string | null;
  /** How far it is from where one sleeps; left out without a stay. */
  readonly way?: { readonly text: string; readonly isWalk: boolean } | null | undefined;
  /** After booking; before, where it will be. */
  readonly phone: ReactNode;
};

export function MeetCard({ name, meetingPoint, pickup, pickupPlaces, time, way, phone }: MeetCardProps) {
  const t = useText();
  const { words, position, minutesBefore } = meetingPoint;
  const [first = '', ...rest] = words.split(/(?<=\.) /);
  return (
    <div className="meet">
      <div className="meet__map">
        <LaterPart>
          <Suspense fallback={mapRoom}>
            <MeetingMap name={name} position={position} />
          </Suspense>
        </LaterPart>
      </div>
      <div className="meet__words">
        <b className="title-m">{first.replace(/\.$/, '')}</b>
        {rest.length > 0 && <p className="small text-2">{rest.join(' ')}</p>}
        <p className="small text-2 meet__fact">
          <Clock className="icon icon--s" aria-hidden="true" />
          {time === null
            ? t('activity.meet.early', { minutes: minutesBefore })
            : t('activity.meet.by', { time })}
        </p>
        {way && (
          <p className="small text-2 meet__fact">
            {way.isWalk ? (
              <Footprints className="icon icon--s" aria-hidden="true" />
            ) : (
              <Car className="icon icon--s" aria-hidden="true" />
            )}
            {way.text}
          </p>
        )}
        {pickup.isOffered && pickupPlaces.length > 0 && (
          <p className="small text-2 meet__fact">
            <Bus className="icon icon--s" aria-hidden="true" />
            {t(pickup.isRequired ? 'activity.meet.pickupOnly' : 'activity.meet.pickup', {
              count: pickupPlaces.length,
            })}
          </p>
        )}
        <p className="small text-2 meet__fact">
          <Phone className="icon icon--s" aria-hidden="true" />
          {phone}
        </p>
        <a href={mapLink(position)} target="_blank" rel="noreferrer" className="link small">
          {t('activity.meet.directions')}
        </a>
      </div>
    </div>
  );
}
