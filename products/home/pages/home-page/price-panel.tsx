/** The stay's price with its lines, its dates and party, and the way to the checkout. */
import { PriceBar } from '@sojourn/portal/shared/summary/price-bar.tsx';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { PriceBlock } from '@sojourn/ui/content/price-block.tsx';
import { formatDate, formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useSelectedAccount } from '@sojourn/web/rewards/use-rewards.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Plane, Sparkles, Undo2 } from 'lucide-react';
import { DepositBox } from '#home/pages/shared/deposit-box.tsx';
import { HomePriceLines } from '#home/pages/shared/home-price-lines.tsx';
import type { HomeDetail } from '#home/wire/home-detail.ts';
import { PartyField } from '../form/party-field.tsx';
import type { HomePlace } from '../search/home-place.ts';
import { consequence } from './dates/near-view.ts';
import '@sojourn/web/search-form/search-form.css';
import './price-panel.css';

type Offer = NonNullable<HomeDetail['offer']>;
type PricePanelProps = {
  readonly detail: HomeDetail;
  readonly place: HomePlace;
  readonly isBusy: boolean;
  readonly isReserving: boolean;
  readonly onChange: (change: Partial<HomePlace>) => void;
  readonly onReserve: () => void;
};

function DatesAndParty({ place, onChange }: Pick<PricePanelProps, 'place' | 'onChange'>) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className="price-panel__stay">
      <a href="#dates" className="price-panel__day">
        <span className="micro text-2">{t('homePage.panel.checkIn')}</span>
        <b>{formatDate(place.checkIn, locale, 'weekday')}</b>
      </a>
      <a href="#dates" className="price-panel__day">
        <span className="micro text-2">{t('homePage.panel.checkOut')}</span>
        <b>{formatDate(place.checkOut, locale, 'weekday')}</b>
      </a>
      <div className="price-panel__party search-form--bar">
        <PartyField party={place.party} error={undefined} onChange={(party) => onChange({ party })} />
      </div>
    </div>
  );
}

function Earned({ detail, offer }: { readonly detail: HomeDetail; readonly offer: Offer }) {
  const t = useText();
  const locale = useLocale();
  const account = useSelectedAccount();
  const { earnMultiplier } = detail;
  if (!account || !earnMultiplier) return null;
  return (
    <li>
      <Sparkles className="icon icon--s text-brand" aria-hidden="true" />
      {t('homePage.panel.earn', {
        miles: formatMiles(Math.floor((offer.price.total.amountMinor * earnMultiplier) / 100), locale),
        currency: account.rewardsBalance.currencyDescription,
        multiplier: earnMultiplier.toLocaleString(locale),
        product: account.productDisplayName,
      })}
    </li>
  );
}

function Notes({
  detail,
  place,
  offer,
}: Pick<PricePanelProps, 'detail' | 'place'> & { readonly offer: Offer }) {
  const t = useText();
  const locale = useLocale();
  const fits = consequence(place, detail, detail.home.checkInFrom, locale);
  return (
    <ul className="price-panel__notes small text-2">
      {detail.home.booking === 'request' && (
        <li>
          <Undo2 className="icon icon--s text-brand" aria-hidden="true" />
          {t('homePage.panel.withdraw')}
        </li>
      )}
      <Earned detail={detail} offer={offer} />
      {fits?.tone === 'good' && (
        <li>
          <Plane className="icon icon--s text-brand" aria-hidden="true" />
          {t('homePage.panel.flights')}
        </li>
      )}
    </ul>
  );
}

function ReserveButton({ detail, isBusy, isReserving, onReserve }: PricePanelProps) {
  const t = useText();
  return (
    <Button
      full
      loading={isReserving}
      loadingLabel={t('homePage.panel.starting')}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onReserve()}
    >
      {t(`homePage.panel.${detail.home.booking}`)}
    </Button>
  );
}

function Priced(props: PricePanelProps & { readonly offer: Offer }) {
  const { detail, offer } = props;
  const t = useText();
  const locale = useLocale();
  const { price, deposit, dueToday, taxesApart } = offer;
  const total = formatMoney(price.total, locale);
  const isRequest = detail.home.booking === 'request';
  return (
    <>
      <PriceBlock
        size="xl"
        lead={t('homePage.panel.whole', { nights: price.nights.length })}
        total={total}
        covers={taxesApart && t('homes.price.taxes', { taxes: formatMoney(taxesApart, locale) })}
        miles={t('homes.price.miles', { miles: formatMiles(offer.miles, locale) })}
      />
      <DatesAndParty {...props} />
      <KeyValues className="small">
        <HomePriceLines price={price} />
        <KeyValue label={t('homePrice.total')} weight="strong">
          {total}
        </KeyValue>
        {isRequest && <KeyValue label={t('homePrice.dueToday')}>{formatMoney(dueToday, locale)}</KeyValue>}
      </KeyValues>
      <DepositBox deposit={deposit} />
      <ReserveButton {...props} />
      <p className="small text-2">{t(`homePage.panel.${detail.home.booking}.text`)}</p>
      <Notes {...props} />
    </>
  );
}

export function PricePanel(props: PricePanelProps) {
  const t = useText();
  const { offer, unavailable } = props.detail;
  return (
    <Card as="aside" raised padded className="price-panel" aria-label={t('homePage.panel')}>
      {offer ? (
        <Priced {...props} offer={offer} />
      ) : (
        <>
          <h2 className="title-m">
            {t(unavailable === null ? 'homePage.panel.notFree' : 'homePage.panel.notSold')}
          </h2>
          <DatesAndParty {...props} />
          {unavailable === null && <p className="small text-2">{t('homePage.panel.choose')}</p>}
        </>
      )}
    </Card>
  );
}

/** On phones: the total and the button at the bottom. */
export function HomeBar(props: PricePanelProps) {
  const t = useText();
  const locale = useLocale();
  const { offer } = props.detail;
  if (!offer) return null;
  return (
    <PriceBar
      total={formatMoney(offer.price.total, locale)}
      covers={t('homes.price.everything', { nights: offer.price.nights.length })}
    >
      <ReserveButton {...props} />
    </PriceBar>
  );
}
