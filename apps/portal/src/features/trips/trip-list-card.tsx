import type { TripCard } from '@sojourn/contract/trips.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { asArt, type ContractArt } from '@sojourn/web/contract-art.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type TextRef, useTextRef } from '@sojourn/web/text-ref.ts';
import { Clock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { DisruptionMark } from '#shared/disruption/disruption-notice.tsx';
import { Link } from '#shared/router/link.tsx';
import { ScheduleTag } from './schedule-change/schedule-tag.tsx';
import { TripTagMark } from './trip-tag.tsx';
import type { TripTag } from './trip-view.ts';

type TripListCardProps = {
  readonly trip: TripCard;
  readonly art: ContractArt;
  readonly title: string;
  readonly tag: TripTag;
  readonly dates: string;
  /** How far away it is. */
  readonly when: TextRef;
  /** The one thing to know about it from outside; null where it's over. */
  readonly line: TextRef | null;
  /** The line is a time rather than a state. */
  readonly isTime: boolean;
  /** Which trip the button opens, read aloud. */
  readonly openLabel: string;
  /** What was booked. */
  readonly children: ReactNode;
};

/** A trip in the list, of whatever kind. */
export function TripListCard(props: TripListCardProps) {
  const { trip, art, title, tag, dates, when, line, isTime, openLabel, children } = props;
  const t = useText();
  const toText = useTextRef();
  const LineIcon = isTime ? Clock : Info;
  return (
    <Card as="li" clip className="trip-card">
      <Art {...asArt(art)} width={520} height={560} className="trip-card__art" />
      <div className="trip-card__body">
        <div className="row row--between row--top row--wrap gap-3">
          <div>
            <p className="small text-2">
              {tag.kind === 'canceled' ? dates : t('trips.card.when', { dates, when: toText(when) })}
            </p>
            <h2 className="display-s">{title}</h2>
          </div>
          <div className="row row--wrap gap-2">
            {tag.kind !== 'canceled' && <DisruptionMark trip={trip} />}
            <ScheduleTag trip={trip} />
            <TripTagMark tag={tag} />
          </div>
        </div>
        {children}
        <div className="trip-card__foot">
          <span className="small text-2 row">
            {line && (
              <>
                <LineIcon className="icon icon--s" aria-hidden="true" /> {toText(line)}
              </>
            )}
          </span>
          <Link
            to="/trips/$bookingId"
            params={{ bookingId: trip.bookingId }}
            className={buttonClass({ variant: 'secondary', size: 's' })}
            aria-label={openLabel}
          >
            {t('trips.open')}
          </Link>
        </div>
      </div>
    </Card>
  );
}
