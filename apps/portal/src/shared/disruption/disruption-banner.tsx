import { Tag } from '@sojourn/ui/content/tag.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDeadline } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleX, ClockAlert, Route } from 'lucide-react';
import { Link } from '#shared/router/link.tsx';
import type { DisruptedCard, NoticeProps } from './disrupted-card.ts';

type Disruption = NonNullable<DisruptedCard['disruption']>;

const ICONS = { Delayed: ClockAlert, AirlineCancellation: CircleX, MissedConnection: Route } as const;
/** Decided, or too late to. */
const isSettled = ({ state }: Disruption): boolean => state !== 'open' && state !== 'rebooking';

export function DisruptionBanner({ trip, name, isCovered = false }: NoticeProps) {
  const t = useText();
  const locale = useLocale();
  const { bookingId, disruption } = trip;
  if (!disruption) return null;
  const { type, state, decideBy, zone } = disruption;
  const Icon = ICONS[type];
  const title = t(`disruption.notice.${type}.title`);
  const link = (
    <Link
      to="/trips/$bookingId/disruption"
      params={{ bookingId }}
      search={{ flightShopType: 'dp-exercise' }}
      className={buttonClass({ size: 's', variant: state === 'open' ? 'primary' : 'secondary' })}
    >
      {t(state === 'open' ? 'disruption.notice.open.action' : 'disruption.notice.ended.action')}
    </Link>
  );
  return (
    <Banner
      tone={isSettled(disruption) ? 'info' : type === 'AirlineCancellation' ? 'bad' : 'warn'}
      icon={<Icon />}
      live="status"
      title={name ? t('disruption.notice.of', { name, title }) : title}
      action={link}
    >
      <p>
        {state === 'open' && isCovered
          ? t('disruption.notice.openBy', { by: formatDeadline(decideBy, zone, locale) })
          : t(`disruption.notice.${state}`)}
      </p>
    </Banner>
  );
}

export function DisruptionTag({ disruption }: { readonly disruption: Disruption }) {
  const t = useText();
  const { type } = disruption;
  const Icon = ICONS[type];
  if (isSettled(disruption)) return null;
  return (
    <Tag tone={type === 'AirlineCancellation' ? 'bad' : 'warn'} icon={<Icon aria-hidden="true" />}>
      {t(`disruption.tag.${type}`)}
    </Tag>
  );
}
