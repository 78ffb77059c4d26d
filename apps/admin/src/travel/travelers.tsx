import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { TableScroll } from '#list/table-scroll.tsx';
import { ReplyTag } from './replies.tsx';
import { countPeople, keyOf } from './travel-view.ts';

type TravelersProps = {
  readonly travelers: readonly TravelerThere[];
  /** Others are in the area that was chosen. */
  readonly areOthers: boolean;
};

/** Each by the clock of the place: until when, and what time it is there. */
export function Travelers({ travelers, areOthers }: TravelersProps) {
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
              <th>{t('adminTravel.where')}</th>
              <th>{t('adminTravel.until')}</th>
              <th>{t('adminTravel.there')}</th>
              {hasReplies && <th>{t('adminTravel.reply')}</th>}
            </tr>
          </thead>
          <tbody>
            {travelers.map((each) => (
              <Line
                key={`${keyOf(each)} ${each.startsAt} ${each.title} ${each.state}`}
                traveler={each}
                hasReplies={hasReplies}
              />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  );
}

function Line({ traveler, hasReplies }: { readonly traveler: TravelerThere; readonly hasReplies: boolean }) {
  const t = useText();
  const locale = useLocale();
  const now = useClock().now();
  const { personId, name, department, state, title, place, zone, startsAt, endsAt } = traveler;
  const print = (options: Intl.DateTimeFormatOptions, at: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }).format(new Date(at));
  const DAY = { month: 'short', day: 'numeric' } as const;
  const TIME = { hour: 'numeric', minute: '2-digit' } as const;
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
        {state === 'unknown' ? t('adminTravel.unknown', { place }) : place}
        <span className="small text-2 travel__line">
          {state === 'unknown'
            ? t('adminTravel.unknownText', { day: print(DAY, startsAt) })
            : state === 'flying'
              ? t('adminTravel.flying', { flight: title, time: print({ ...DAY, ...TIME }, endsAt) })
              : title}
        </span>
      </td>
      <td className="nowrap num">{print(DAY, endsAt)}</td>
      <td className="nowrap num">{print({ weekday: 'short', ...TIME }, now)}</td>
      {hasReplies && <td>{traveler.reply && <ReplyTag state={traveler.reply.state} />}</td>}
    </tr>
  );
}
