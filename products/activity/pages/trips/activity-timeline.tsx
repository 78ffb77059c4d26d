import { TripDay, TripMoment } from '@sojourn/portal/features/trips/trip-day.tsx';
import { TripTagMark } from '@sojourn/portal/features/trips/trip-tag.tsx';
import type { TripView } from '@sojourn/portal/features/trips/trip-view.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatDate, formatTime, zoneName } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { QrCode } from 'lucide-react';
import { languagesText, lengthText } from '#activity/pages/shared/activity-words.ts';
import { categoryIcon } from '#activity/pages/shared/category-icon.tsx';
import { soldDay, unitsText } from '#activity/pages/shared/sold-words.ts';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';

type ActivityTimelineProps = {
  readonly trip: ActivityTripDetail;
  readonly view: TripView;
  readonly onOpen: (modal: 'cancel' | 'policy') => void;
};

function Actions({ trip, view, onOpen }: ActivityTimelineProps) {
  const t = useText();
  const { bookingId, codes } = trip;
  return (
    <div className="row row--wrap gap-2 trip-day__actions">
      {codes.length > 0 && (
        <Link to="/trips/$bookingId/voucher" params={{ bookingId }} className={buttonClass({ size: 's' })}>
          <QrCode className="icon icon--s" aria-hidden="true" />
          {t('activity.trip.action.voucher', { count: codes.length })}
        </Link>
      )}
      {view.actions.includes('change') && (
        <Link
          to="/trips/$bookingId/activity"
          params={{ bookingId }}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          {t('activity.trip.action.change')}
        </Link>
      )}
      <Button variant="secondary" size="s" onClick={() => onOpen('policy')}>
        {t('activity.policy.title')}
      </Button>
      {view.actions.includes('cancel') && (
        <Button variant="secondary" size="s" onClick={() => onOpen('cancel')}>
          {t('activity.trip.action.cancel')}
        </Button>
      )}
    </div>
  );
}

/** The start by the clock there, with what can be done about it. */
export function ActivityTimeline(props: ActivityTimelineProps) {
  const { trip, view } = props;
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { activity } = trip;
  const { name, zone, minutes, category } = activity.activity;
  const { slot } = activity;
  const Icon = categoryIcon(category);
  const spoken = languagesText(activity.languages, locale);
  const time = !slot || slot.allDay ? t('activity.trip.anytime') : formatTime(slot.startsAtLocal, locale);
  return (
    <section
      aria-label={t('trip.timeline')}
      className={classNames('trip-days', view.status === 'canceled' && 'trip-days--off')}
    >
      <TripDay day={formatDate(soldDay(activity), locale)}>
        <TripMoment time={time} icon={<Icon aria-hidden="true" />} title={name}>
          <p className="small text-2">
            {[
              toText(lengthText(minutes, locale)),
              unitsText(activity, t, locale),
              ...(spoken ? [toText(spoken)] : []),
            ].join(' · ')}
          </p>
          {!slot && <p className="small text-2">{t('activity.trip.valid')}</p>}
          <p className="small text-3">
            {t('trip.localTime', { zone: zoneName(zone, trip.bookedAt, locale) })}
          </p>
          <div className="row row--wrap trip-day__tags">
            {view.tags.map((tag) => (
              <TripTagMark key={tag.kind} tag={tag} />
            ))}
          </div>
          <Actions {...props} />
        </TripMoment>
      </TripDay>
    </section>
  );
}
