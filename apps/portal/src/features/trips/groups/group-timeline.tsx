import type { FitProblem } from '@sojourn/contract/trip-fit.ts';
import type { TripCard, TripGroup } from '@sojourn/contract/trips.ts';
import { formatDate, formatTime } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { textRef, useTextRef } from '@sojourn/web/text-ref.ts';
import type { TripGlance } from '#shared/product/trip-parts.ts';
import { Link } from '#shared/router/link.tsx';
import { FitMomentLine, fitMoments } from '../fit/fit-moments.tsx';
import { TripDay, TripMoment } from '../trip-day.tsx';
import { TripTagMark } from '../trip-tag.tsx';
import { statusOf } from '../trip-view.ts';
import { type GroupMoment, groupDays } from './group-view.ts';
import { useChangeGroup } from './use-change-group.ts';

type GroupPart = { readonly trip: TripCard; readonly glance: TripGlance };
type GroupTimelineProps = {
  readonly parts: readonly GroupPart[];
  readonly group: TripGroup;
  readonly problems: readonly FitProblem[];
};

/** Everything that happens on the trip, by the clock where it happens. */
export function GroupTimeline({ parts, group, problems }: GroupTimelineProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <section aria-label={t('trips.group.timeline')} className="trip-days">
      {groupDays(parts, fitMoments(problems)).map(({ date, moments }) => (
        <TripDay key={`${date}${moments[0]?.at}`} day={formatDate(date, locale)}>
          {moments.map((moment) =>
            'problem' in moment ? (
              <FitMomentLine
                key={`${moment.problem.kind}${moment.at}${moment.fix?.kind}`}
                moment={moment}
                trips={parts.map(({ trip }) => trip)}
              />
            ) : (
              <Moment
                key={`${moment.trip.bookingId}${moment.at}`}
                moment={moment}
                isAlone={group.bookingIds.length === 1}
              />
            ),
          )}
        </TripDay>
      ))}
    </section>
  );
}

function Moment({ moment, isAlone }: { readonly moment: GroupMoment; readonly isAlone: boolean }) {
  const toText = useTextRef();
  const t = useText();
  const locale = useLocale();
  const { trip, mark, icon: Icon, title, text, local, was, isOff, isFirst } = moment;
  return (
    <TripMoment
      time={formatTime(local, locale)}
      was={was && formatTime(was, locale)}
      isOff={isOff}
      icon={<Icon aria-hidden="true" />}
      title={toText(title)}
    >
      {was && <p className="small text-warn">{t('trips.group.newTime', { was: formatTime(was, locale) })}</p>}
      {text && <p className="small text-2">{toText(text)}</p>}
      {isFirst && <BookingLinks trip={trip} mark={mark} name={toText(title)} isAlone={isAlone} />}
    </TripMoment>
  );
}

type LinksProps = {
  readonly trip: TripCard;
  readonly mark: TripGlance['mark'];
  readonly name: string;
  readonly isAlone: boolean;
};

/** The booking's state, its page, and the way out of the trip. */
function BookingLinks({ trip, mark, name, isAlone }: LinksProps) {
  const t = useText();
  const change = useChangeGroup(trip.bookingId);
  const status = statusOf(trip);
  const code = trip.confirmationCode;
  return (
    <>
      <div className="row row--wrap trip-day__tags">
        <TripTagMark tag={mark ?? { kind: status, text: textRef(`trips.status.${status}`) }} />
        {code && <TripTagMark tag={{ kind: 'code', text: textRef('trips.code', { code }) }} />}
      </div>
      <div className="row row--wrap gap-2 trip-day__actions">
        <Link
          to="/trips/$bookingId"
          params={{ bookingId: trip.bookingId }}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          {t('trips.group.open')}
          <span className="visually-hidden"> {name}</span>
        </Link>
        {!isAlone && (
          <Button
            variant="tertiary"
            size="s"
            loading={change.isPending}
            loadingLabel={t('trips.group.busy')}
            onClick={() => change.mutate({ kind: 'split' })}
          >
            {t('trips.group.split')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </div>
      {change.isError && (
        <p className="small text-bad" role="alert">
          {t('trips.group.failed')}
        </p>
      )}
    </>
  );
}
