/** Two homes for one stay, where one that was opened is free for a part of it only. */
import { addDays, nightsBetween } from '@sojourn/domain/dates.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { formatScore } from '@sojourn/portal/shared/format-score.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDate, formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { formatDistance } from '@sojourn/web/text/format-distance.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { RichText, useText } from '@sojourn/web/text/use-text.tsx';
import { Luggage, Split } from 'lucide-react';
import { HomeLink } from '#home/pages/shared/home-link.tsx';
import { useStartStays } from '#home/pages/shared/use-start-stays.ts';
import type { Party } from '#home/rules/party.ts';
import type { HomeCard, SplitStay } from '#home/wire/home-search.ts';
import './split-panel.css';

type PartProps = { readonly home: HomeCard; readonly party: Party };

function Part({ home, party }: PartProps) {
  const t = useText();
  const locale = useLocale();
  const { homeId, checkIn, checkOut, nights, nightly, cleaning } = home;
  const whole = (amount: typeof nightly) => formatMoney(amount, locale, { cents: 'never' });
  return (
    <li className="split__part">
      <Art {...asArt(home.art)} width={208} height={168} className="split__art" />
      <div className="grow">
        <HomeLink place={{ homeId, checkIn, checkOut, party }} className="title-s link--plain">
          {home.name}
        </HomeLink>
        <p className="small text-2">
          {home.neighborhood}
          {', '}
          {t('homes.bedrooms', { count: home.bedrooms })}
          {home.rating.count > 0 && `, ${formatScore(home.rating.tenths, locale)}`}
        </p>
        <p className="small num">
          {t('homeResults.split.part', { nights, nightly: whole(nightly), cleaning: whole(cleaning) })}
        </p>
      </div>
    </li>
  );
}

/** Each night in the home where it's spent. */
function Nights({ parts }: Pick<SplitStay, 'parts'>) {
  const t = useText();
  const locale = useLocale();
  return (
    <ol className="split__nights" aria-label={t('homeResults.split.nights')}>
      {parts.flatMap((home, part) =>
        Array.from({ length: home.nights }, (_, night) => {
          const date = addDays(home.checkIn, night);
          return (
            <li key={date} className={classNames('split__night', part === 1 && 'split__night--second')}>
              <span aria-hidden="true">{formatDate(date, locale, 'weekday')}</span>
              <span className="visually-hidden">
                {t('homeResults.split.night', { name: home.name, date: formatDate(date, locale, 'weekday') })}
              </span>
            </li>
          );
        }),
      )}
    </ol>
  );
}

function StartError({ thrown }: { readonly thrown: unknown }) {
  const { title, cause, action } = useErrorTexts(codeOf(thrown));
  return (
    <Banner tone="bad" live="alert" size="s" title={title}>
      {cause} {action}
    </Banner>
  );
}

type SplitPanelProps = { readonly split: SplitStay; readonly party: Party };

function Price({ split, party }: SplitPanelProps) {
  const t = useText();
  const locale = useLocale();
  const { parts, total, miles } = split;
  const start = useStartStays();
  const [first, second] = [itemAt(parts, 0), itemAt(parts, 1)];
  const nights = nightsBetween(first.checkIn, second.checkOut);
  return (
    <div className="split__price">
      {parts.map((home) => (
        <p key={home.homeId} className="small row row--between gap-3 num">
          <span>{t('homeResults.split.line', { name: home.name, nights: home.nights })}</span>
          <span>{formatMoney(home.total, locale)}</span>
        </p>
      ))}
      <hr className="rule" />
      <b className="split__total num">{formatMoney(total, locale)}</b>
      <p className="small text-2">{t('homeResults.split.covers', { nights })}</p>
      <p className="small text-brand num">{t('homes.price.miles', { miles: formatMiles(miles, locale) })}</p>
      {start.isError && <StartError thrown={start.error} />}
      <Button
        full
        className="split__see"
        loading={start.isPending}
        loadingLabel={t('homeResults.split.starting')}
        onClick={() => start.mutate({ stays: parts, party, totalMinor: total.amountMinor })}
      >
        {t('homeResults.split.see')}
      </Button>
      {start.dialog}
    </div>
  );
}

export function SplitPanel({ split, party }: SplitPanelProps) {
  const t = useText();
  const locale = useLocale();
  const [first, second] = [itemAt(split.parts, 0), itemAt(split.parts, 1)];
  const [wanted, other] = first.homeId === split.wanted ? [first, second] : [second, first];
  const distance = formatDistance(split.distanceKm, locale);
  return (
    <section className="card card--clip split" aria-labelledby="split-stay">
      <div className="split__body">
        <Tag tone="accent" icon={<Split aria-hidden="true" />}>
          {t('homeResults.split.tag')}
        </Tag>
        <h2 id="split-stay" className="display-s">
          {t('homeResults.split.title', { name: wanted.name, nights: wanted.nights })}
        </h2>
        <p className="text-2">
          {wanted === first
            ? t('homeResults.split.first', { name: other.name, distance })
            : t('homeResults.split.last', { name: other.name, wanted: wanted.name, distance })}
        </p>
        <ul className="split__parts">
          {split.parts.map((home) => (
            <Part key={home.homeId} home={home} party={party} />
          ))}
        </ul>
        <Nights parts={split.parts} />
        <p className="small text-2 row gap-2 split__moving">
          <Luggage className="icon icon--s" aria-hidden="true" />
          <span>
            <RichText
              id="homeResults.split.moving"
              values={{
                date: formatDate(second.checkIn, locale, 'weekday'),
                first: first.name,
                second: second.name,
              }}
              parts={[<b key="day" className="text-1" />]}
            />
          </span>
        </p>
      </div>
      <Price split={split} party={party} />
    </section>
  );
}
