/** How people are by what they answered: who needs help first, who's safe last. */
import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import { REPLY_STATES, type ReplyState } from '@sojourn/domain/companies/replies.ts';
import { dateIn } from '@sojourn/domain/dates.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Tag, type Tone } from '@sojourn/ui/content/tag.tsx';
import { formatDate } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Check, Clock, LifeBuoy, type LucideIcon } from 'lucide-react';
import { countPeople, countReplies, keyOf, latestRound, peopleByReply } from './travel-view.ts';

const LOOKS: Readonly<Record<ReplyState, { readonly icon: LucideIcon; readonly tone: Tone }>> = {
  help: { icon: LifeBuoy, tone: 'bad' },
  none: { icon: Clock, tone: 'warn' },
  safe: { icon: Check, tone: 'good' },
};

/** `count`: of how many, where it's of more than one. */
export function ReplyTag({ state, count }: { readonly state: ReplyState; readonly count?: number }) {
  const t = useText();
  const { icon: Icon, tone } = LOOKS[state];
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />} className="nowrap">
      {count === undefined ? t(`adminTravel.reply.${state}`) : t('adminTravel.map.help', { count })}
    </Tag>
  );
}

/** The three counts, and when they were asked; nothing when nobody was. */
export function Replies({ travelers }: { readonly travelers: readonly TravelerThere[] }) {
  const t = useText();
  const locale = useLocale();
  const counts = countReplies(travelers);
  const round = latestRound(travelers);
  if (round === null) return null;
  const day = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <>
      <p className="replies__when small text-2">
        {t('adminTravel.asked', { count: counts.count, when: day.format(new Date(round.since)) })}
      </p>
      <dl className="replies">
        {REPLY_STATES.map((state) => {
          const { icon: Icon, tone } = LOOKS[state];
          return (
            <div key={state} className={`replies__one replies__one--${tone}`}>
              <dt className="small">
                <Icon aria-hidden="true" />
                {t(`adminTravel.reply.${state}`)}
              </dt>
              <dd className="num">{counts[state]}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

type AreaPanelProps = { readonly name: string; readonly travelers: readonly TravelerThere[] };

/** Everybody in the chosen area, with what they answered. */
export function AreaPanel({ name, travelers }: AreaPanelProps) {
  const t = useText();
  const locale = useLocale();
  const people = peopleByReply(travelers);
  return (
    <section className="panel area-panel" aria-labelledby="area-title">
      <div className="panel__head">
        <h2 id="area-title" className="title-l">
          {name}
        </h2>
        <span className="small text-2">{t('adminTravel.people', { count: countPeople(travelers) })}</span>
      </div>
      <Replies travelers={travelers} />
      {people.length === 0 && (
        <p className="panel__body text-2" role="status">
          {t('adminTravel.area.nobody')}
        </p>
      )}
      <ul className="area-panel__people">
        {people.map((each) => (
          <li key={keyOf(each)}>
            <Avatar name={each.name} tint size="s" />
            <span className="grow">
              <b className="title-s">{each.name === '' ? t('adminTravel.guest') : each.name}</b>
              <span className="small text-2 travel__line">
                {t('adminTravel.untilDay', {
                  title: each.title,
                  day: formatDate(dateIn(each.endsAt, each.zone), locale, 'day'),
                })}
              </span>
            </span>
            {each.reply && <ReplyTag state={each.reply.state} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
