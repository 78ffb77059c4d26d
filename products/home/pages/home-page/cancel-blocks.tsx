import { zoneName } from '@sojourn/domain/formats.ts';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CircleCheck, CircleDashed, ShieldCheck, SprayCan } from 'lucide-react';
import type { HomeDetail } from '#home/wire/home-detail.ts';
import type { HomePlace } from '../search/home-place.ts';
import './cancel-blocks.css';
import { cancelBlocks } from './cancel-view.ts';

type CancelBlocksProps = {
  readonly home: HomeDetail['home'];
  readonly offer: NonNullable<HomeDetail['offer']>;
  readonly checkIn: HomePlace['checkIn'];
};

const ICONS = { all: CircleCheck, part: CircleDashed, rest: SprayCan };

/** What comes back until when, in blocks; the home's own clock counts. */
export function CancelBlocks({ home, offer, checkIn }: CancelBlocksProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const now = useClock().now();
  const blocks = cancelBlocks(offer, home.zone, locale);
  const zone = zoneName(home.zone, now, locale);
  const total = formatMoney(offer.price.total, locale);
  return (
    <section aria-labelledby="home-cancel">
      <h2 id="home-cancel" className="display-s">
        {t('homePage.cancel')}
      </h2>
      <p className="small text-2 cancel-blocks__note">
        {t(`homePage.cancel.note.${home.booking}`, { host: home.host.name, total, zone })}
      </p>
      {blocks.length === 0 ? (
        <p>{t('homePage.cancel.none')}</p>
      ) : (
        <ol className="cancel-blocks">
          {blocks.map(({ tone, title, refund, until }) => {
            const Icon = ICONS[tone];
            return (
              <li key={until} className={`cancel-block cancel-block--${tone}`}>
                <span className="cancel-block__bar" aria-hidden="true" />
                <b className="row gap-2 cancel-block__title">
                  <Icon className="icon icon--s" aria-hidden="true" />
                  {toText(title)}
                </b>
                <span className="cancel-block__amount num">{formatMoney(refund, locale)}</span>
                <span className="small text-2">{t('booking.terms.until', { until })}</span>
              </li>
            );
          })}
          <li className="cancel-block cancel-block--none">
            <span className="cancel-block__bar" aria-hidden="true" />
            <span className="small text-2">
              {t('homePage.cancel.after', { date: formatDate(checkIn, locale, 'weekday') })}
            </span>
          </li>
        </ol>
      )}
      <p className="small text-2 row gap-2 cancel-blocks__host">
        <ShieldCheck className="icon icon--s" aria-hidden="true" />
        {t('homePage.cancel.host', { host: home.host.name })}
      </p>
    </section>
  );
}
