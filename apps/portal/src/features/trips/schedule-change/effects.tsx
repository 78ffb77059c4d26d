import type { ScheduleChange } from '@sojourn/contract/schedule-changes.ts';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Info, TriangleAlert } from 'lucide-react';
import { Link } from '#shared/router/link.tsx';

type Effect = ScheduleChange['effects'][number];

/** What the change does to other bookings, each with what to do about it on its own page. */
export function Effects({ effects }: Pick<ScheduleChange, 'effects'>) {
  const t = useText();
  if (effects.length === 0) return null;
  return (
    <section>
      <h3 className="title-m">{t('scheduleChange.effects')}</h3>
      <ul className="schedule-change__effects">
        {effects.map((effect) => (
          <EffectRow key={effect.bookingId} effect={effect} />
        ))}
      </ul>
    </section>
  );
}

function EffectRow({ effect: { bookingId, title, kind } }: { readonly effect: Effect }) {
  const t = useText();
  const isMild = kind === 'LateCheckIn';
  return (
    <li>
      <span className="grow">
        <b>{title}</b>
        <span className="small text-2">{t(`scheduleChange.effect.${kind}`)}</span>
        <Link to="/trips/$bookingId" params={{ bookingId }} className="link small">
          {t(`scheduleChange.effect.${kind}.action`)}
        </Link>
      </span>
      <Tag
        tone={isMild ? 'info' : 'warn'}
        icon={isMild ? <Info aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      >
        {t(isMild ? 'scheduleChange.effect.mild' : 'scheduleChange.effect.act')}
      </Tag>
    </li>
  );
}
