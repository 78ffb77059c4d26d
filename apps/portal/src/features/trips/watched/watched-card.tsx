import type { WatchedTrip } from '@sojourn/contract/watches.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatDate, formatDateRange, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { PriceLine } from '#shared/price-line/price-line.tsx';
import { useProductOf } from '#shared/product/use-products.ts';
import { Link } from '#shared/router/link.tsx';
import { useSearch } from '#shared/router/use-place.ts';
import { ChangeEmailModal, StopModal } from './watch-modals.tsx';
import { CHART, chartOf, movedSince } from './watched-view.ts';

type Props = { readonly watch: WatchedTrip };

/** One watched price: what it was, is and was at its lowest, when there's mail, and how it moved. */
export function WatchedCard({ watch }: Props) {
  const { title, art, state, watchId } = watch;
  const t = useText();
  const { watch: current } = useSearch();
  return (
    <Card as="li" clip selected={current === watchId} className="watched-card">
      <Art {...asArt(art)} width={440} height={640} className="watched-card__art" />
      <div className="watched-card__body">
        <div>
          <div className="row row--between gap-3">
            <h2 className="display-s">{title}</h2>
            {state === 'over' && <Tag>{t('watch.list.over')}</Tag>}
          </div>
          <p className="small text-2">
            <Facts watch={watch} />
          </p>
        </div>
        <Prices watch={watch} />
        {state === 'watching' && <Mail watch={watch} />}
        <Actions watch={watch} />
      </div>
      <Since watch={watch} />
    </Card>
  );
}

/** "Apr 14 – 19 · TP 216, TP 217 · 2 travelers" */
function Facts({ watch: { startsOn, endsOn, detail, input } }: Props) {
  const t = useText();
  const locale = useLocale();
  const productOf = useProductOf();
  const part = productOf({ kind: input.product }).trips.get().watch;
  const dates =
    startsOn === endsOn
      ? formatDateRange(startsOn, startsOn, locale, 'weekday')
      : formatDateRange(startsOn, endsOn, locale);
  const people = part && t(part.people, { count: part.count(input) });
  return [dates, detail, people].filter(Boolean).join(' · ');
}

function Prices({ watch }: Props) {
  const t = useText();
  const locale = useLocale();
  const { started, now, lowest, readAt } = watch;
  const { note, byMinor } = movedSince(watch);
  const Icon = note === 'down' ? TrendingDown : note === 'up' ? TrendingUp : null;
  const by = now ? formatMoney({ ...now, amountMinor: byMinor }, locale) : '';
  return (
    <dl className="watched-prices">
      <div>
        <dt className="small text-2">{t('watch.list.now')}</dt>
        <dd>
          <span className="money-l num">{now ? formatMoney(now, locale) : t('watch.list.none')}</span>
          <span className={`small row watched-prices--${note}`}>
            {Icon && <Icon className="icon icon--s" aria-hidden="true" />}
            {t(`watch.list.moved.${note}`, { by })}
          </span>
        </dd>
      </div>
      <div>
        <dt className="small text-2">{t('watch.list.started')}</dt>
        <dd>
          <span className="money-l num">{started ? formatMoney(started, locale) : t('watch.list.none')}</span>
          <span className="small text-2">{formatInstantDay(watch.startedAt, locale, 'day')}</span>
        </dd>
      </div>
      <div>
        <dt className="small text-2">{t('watch.list.lowest')}</dt>
        <dd>
          <span className="money-l num">{lowest ? formatMoney(lowest, locale) : t('watch.list.none')}</span>
          <span className="small text-2">
            {t('watch.list.read', { when: formatInstantDay(readAt, locale, 'day') })}
          </span>
        </dd>
      </div>
    </dl>
  );
}

/** From which price on there's mail, and where it goes. */
function Mail({ watch }: Props) {
  const t = useText();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { alertAt, email } = watch;
  return (
    <p className="small watched-card__mail">
      {alertAt
        ? t('watch.list.alert', { price: formatMoney(alertAt, locale), email })
        : t('watch.list.alertAgain', { email })}{' '}
      <Button variant="tertiary" size="s" onClick={() => setOpen(true)}>
        {t('watch.email.change')}
      </Button>
      <ChangeEmailModal watch={watch} open={isOpen} onClose={() => setOpen(false)} />
    </p>
  );
}

function Actions({ watch }: Props) {
  const t = useText();
  const productOf = useProductOf();
  const [isOpen, setOpen] = useState(false);
  const { input, state, title } = watch;
  const part = productOf({ kind: input.product }).trips.get().watch;
  if (state === 'over') return null;
  return (
    <div className="row row--wrap gap-3">
      {part && (
        <Link to={part.path} search={part.search(input)} className={buttonClass({})}>
          {t(part.open)}
        </Link>
      )}
      <Button variant="secondary" aria-label={t('watch.stop.of', { title })} onClick={() => setOpen(true)}>
        {t('watch.stop')}
      </Button>
      <StopModal watch={watch} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

/** The line of prices since watching began, with the first one dashed. */
function Since({ watch }: Props) {
  const t = useText();
  const locale = useLocale();
  const line = chartOf(watch);
  const { started, now, startedAt, readAt, startsOn, state, readings } = watch;
  const [first, last] = [started ?? readings.find(({ price }) => price)?.price, now];
  return (
    <aside className="watched-since">
      <p className="row row--between small">
        <b>{t('watch.list.since')}</b>
        <span className="text-2">{t('watch.list.times', { count: readings.length })}</span>
      </p>
      {line && first && last ? (
        <>
          <PriceLine
            line={line}
            size={CHART}
            label={t('watch.list.chart', {
              first: formatMoney(first, locale),
              last: formatMoney(last, locale),
            })}
          />
          <p className="row row--between micro text-2">
            <span>{formatInstantDay(startedAt, locale, 'day')}</span>
            <span>{formatInstantDay(readAt, locale, 'day')}</span>
          </p>
        </>
      ) : (
        <p className="small text-2 watched-since__first">{t('watch.list.firstDay')}</p>
      )}
      <p className="small text-2">
        {state === 'watching'
          ? t('watch.list.until', { when: formatDate(startsOn, locale) })
          : t('watch.list.overText')}
      </p>
    </aside>
  );
}
