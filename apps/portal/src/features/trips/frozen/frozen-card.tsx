import type { FrozenPrice } from '@sojourn/contract/price-freezes.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDateRange, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatInstantDay, formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Clock, Snowflake, TrendingDown, TrendingUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PriceLine } from '#shared/price-line/price-line.tsx';
import { useSearch } from '#shared/router/use-place.ts';
import { ExerciseTrouble } from './exercise-trouble.tsx';
import { CHART, chartOf, clockOf, priceNote, remindersOf } from './frozen-view.ts';
import { useExercise } from './use-frozen.ts';

type Props = { readonly freeze: FrozenPrice };

/** One frozen price: what it was, is, and would cost to book now, until when, and how it moved. */
export function FrozenCard({ freeze }: Props) {
  const t = useText();
  const locale = useLocale();
  const { priceFreezeId, priceFreezeEntry } = useSearch();
  const isNamed = priceFreezeId === freeze.freezeId;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNamed) place.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  const dates = formatDateRange(freeze.startsOn, freeze.endsOn, locale);
  const detail = { dates, detail: freeze.detail, count: freeze.covered };
  return (
    <Card as="li" clip selected={isNamed} className="frozen-card">
      <Art {...asArt(freeze.art)} width={440} height={640} className="frozen-card__art" />
      <div className="frozen-card__body" ref={place}>
        {isNamed && priceFreezeEntry === 'purchase' && (
          <Banner tone="good" size="s">
            {t('freeze.list.bought')}
          </Banner>
        )}
        <div>
          <h2 className="display-s">{freeze.title}</h2>
          <p className="small text-2">{t(`freeze.list.detail${freeze.kind}`, detail)}</p>
        </div>
        <Prices freeze={freeze} />
        <TimeLeft freeze={freeze} />
        <Actions freeze={freeze} />
      </div>
      <Since freeze={freeze} />
    </Card>
  );
}

function Prices({ freeze }: Props) {
  const t = useText();
  const locale = useLocale();
  const { frozen, now, leftToPay, fee } = freeze;
  const note = priceNote(freeze);
  const saved = now ? now.amountMinor - frozen.amountMinor : 0;
  const NoteIcon = note === 'lower' ? TrendingDown : TrendingUp;
  return (
    <dl className="frozen-prices">
      <div>
        <dt className="small text-2 row">
          <Snowflake className="icon icon--s frozen-prices__mark" aria-hidden="true" />
          {t('freeze.list.frozenAt')}
        </dt>
        <dd className="money-l num">{formatMoney(frozen, locale)}</dd>
      </div>
      <div>
        <dt className="small text-2">{t('freeze.list.now')}</dt>
        <dd>
          {now && <span className="money-l num">{formatMoney(now, locale)}</span>}
          <span
            className={classNames(
              'small row',
              note === 'soldOut' ? 'frozen-prices__gone' : 'frozen-prices__good',
            )}
          >
            {(note === 'save' || note === 'lower') && (
              <NoteIcon className="icon icon--s" aria-hidden="true" />
            )}
            {note === 'save'
              ? t('freeze.list.save', { money: formatMoney({ ...frozen, amountMinor: saved }, locale) })
              : t(`freeze.list.${note}`)}
          </span>
        </dd>
      </div>
      {leftToPay && (
        <div>
          <dt className="small text-2">{t('freeze.list.left')}</dt>
          <dd>
            <span className="money-l num">{formatMoney(leftToPay, locale)}</span>
            <span className="small text-2">{t('freeze.list.paid', { fee: formatMoney(fee, locale) })}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

function TimeLeft({ freeze }: Props) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const now = useClock().now();
  const { left, isSoon, percent } = clockOf(freeze, now);
  const reminders = remindersOf(freeze, now).map((when) => toText(when));
  return (
    <div className={classNames('frozen-clock', isSoon && 'frozen-clock--soon')}>
      <p className="row row--between small">
        <b className="row">
          <Clock className="icon icon--s" aria-hidden="true" /> {toText(left)}
        </b>
        <span className="text-2">
          {t('freeze.list.until', { when: formatReaderDeadline(freeze.endsAt, locale) })}
        </span>
      </p>
      <div className="frozen-clock__track" aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </div>
      {reminders.length > 0 && (
        <p className="small text-2">
          {t('freeze.list.reminds', { when: new Intl.ListFormat(locale).format(reminders) })}
        </p>
      )}
    </div>
  );
}

function Actions({ freeze }: Props) {
  const t = useText();
  const locale = useLocale();
  const exercise = useExercise(freeze);
  const { leftToPay, isHeld, title } = freeze;
  if (isHeld) return <p className="small text-2">{t('freeze.list.held')}</p>;
  if (exercise.error || !leftToPay)
    return (
      <ExerciseTrouble freeze={freeze} thrown={exercise.error} onRetry={() => exercise.mutate(undefined)} />
    );
  const money = formatMoney(leftToPay, locale);
  return (
    <div>
      <Button
        loading={exercise.isPending}
        loadingLabel={t('freeze.list.busy')}
        aria-label={t('freeze.list.bookOf', { title, money })}
        onClick={() => exercise.mutate(undefined)}
      >
        {t('freeze.list.book', { money })}
      </Button>
    </div>
  );
}

/** The line of prices since it was frozen, with the frozen one dashed. */
function Since({ freeze }: Props) {
  const t = useText();
  const locale = useLocale();
  const now = useClock().now();
  const { day } = clockOf(freeze, now);
  const { frozen, days, cap, boughtAt, endsAt } = freeze;
  const label = t('freeze.list.chart', {
    first: formatMoney(frozen, locale),
    last: formatMoney(freeze.now ?? frozen, locale),
  });
  return (
    <aside className="frozen-since" aria-label={`${t('freeze.list.since')}, ${freeze.title}`}>
      <p className="row row--between small">
        <b>{t('freeze.list.since')}</b>
        <span className="text-2">{t('freeze.list.day', { day, days })}</span>
      </p>
      <PriceLine line={chartOf(freeze, now)} size={CHART} label={label} className="frozen-line" />
      <p className="row row--between micro text-2">
        <span>{formatInstantDay(boughtAt, locale, 'day')}</span>
        <span>{formatInstantDay(endsAt, locale, 'day')}</span>
      </p>
      <p className="small text-2">{t('freeze.list.coverNote', { money: formatMoney(cap, locale) })}</p>
    </aside>
  );
}
