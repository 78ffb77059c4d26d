import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import { type DayView, legAt } from '@sojourn/domain/companies/whereabouts.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { TableScroll } from '#list/table-scroll.tsx';
import { ReplyTag } from './replies.tsx';
import { countPeople, keyOf, legsByPerson } from './travel-view.ts';

type TravelersProps = {
  readonly travelers: readonly TravelerThere[];
  readonly view: DayView;
  /** Others are in the area that was chosen. */
  readonly areOthers: boolean;
};

/** A line for each person, by the clock of the place; what time it is there is of today alone. */
export function Travelers({ travelers, view, areOthers }: TravelersProps) {
  const t = useText();
  const hasReplies = travelers.some(({ reply }) => reply !== null);
  return (
    <section className="panel" aria-labelledby="travelers-title">
      <div className="panel__head">
        <h2 id="travelers-title" className="title-l">
          {t(areOthers ? 'adminTravel.others' : 'adminTravel.everybody')}
        </h2>
        <span className="small text-2">{t('adminTravel.people', { count: countPeople(travelers) })}</span>
      </div>
      <TableScroll label={t(areOthers ? 'adminTravel.others' : 'adminTravel.everybody')}>
        <table className="table">
          <thead>
            <tr>
              <th>{t('adminTravel.person')}</th>
              <th>{t(view === 'ahead' ? 'adminTravel.plans' : 'adminTravel.where')}</th>
              {view === 'today' && <th>{t('adminTravel.there')}</th>}
              {hasReplies && <th>{t('adminTravel.reply')}</th>}
            </tr>
          </thead>
          <tbody>
            {legsByPerson(travelers).map((legs) => (
              <Line key={legs[0] && keyOf(legs[0])} legs={legs} view={view} hasReplies={hasReplies} />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  );
}

type LineProps = {
  /** Of one person, in order. */
  readonly legs: readonly TravelerThere[];
  readonly view: DayView;
  readonly hasReplies: boolean;
};

function Line({ legs, view, hasReplies }: LineProps) {
  const t = useText();
  const locale = useLocale();
  const now = useClock().now();
  const current = legAt(legs, now);
  if (!current) return null;
  const { personId, name, department, reply, zone } = current;
  const clock = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  });
  return (
    <tr>
      <td>
        <span className="row gap-3">
          <Avatar name={name} tint size="s" />
          <span>
            <b className="title-s">{name === '' ? t('adminTravel.guest') : name}</b>
            <span className="small text-2 travel__line">
              {personId === null ? t('adminTravel.guest') : department}
            </span>
          </span>
        </span>
      </td>
      <td>
        {legs.map((leg) => (
          <WhereLine key={`${leg.startsAt} ${leg.title}`} leg={leg} view={view} />
        ))}
      </td>
      {view === 'today' && <td className="nowrap num">{clock.format(new Date(now))}</td>}
      {hasReplies && <td>{reply && <ReplyTag state={reply.state} />}</td>}
    </tr>
  );
}

function WhereLine({ leg, view }: { readonly leg: TravelerThere; readonly view: DayView }) {
  const t = useText();
  const locale = useLocale();
  const { state, title, place, zone, startsAt, endsAt } = leg;
  const print = (at: string, options: Intl.DateTimeFormatOptions = {}) =>
    new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', ...options, timeZone: zone }).format(
      new Date(at),
    );
  const isLost = state === 'unknown' && view !== 'ahead';
  const plan = () => {
    if (isLost) return t('adminTravel.unknownText', { day: print(startsAt) });
    if (state === 'unknown') return t('adminTravel.noPlan', { from: print(startsAt), until: print(endsAt) });
    if (state === 'flying')
      return t('adminTravel.flying', {
        flight: title,
        time: print(endsAt, { hour: 'numeric', minute: '2-digit' }),
      });
    return t('adminTravel.untilDay', { title, day: print(endsAt) });
  };
  return (
    <span className="travel__leg">
      {isLost ? t('adminTravel.unknown', { place }) : place}
      <span className="small text-2 travel__line">{plan()}</span>
    </span>
  );
}
