import type { PriceDrop } from '@sojourn/contract/price-drop.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { PriceLine } from '#shared/price-line/price-line.tsx';
import { ClauseList } from '#shared/protections/clause-list.tsx';
import { Link } from '#shared/router/link.tsx';
import { AsideCard } from '../aside-cards.tsx';
import { CHART, priceDropSentence, readingsChart } from './price-drop-view.ts';
import { usePriceDrop } from './use-price-drop.ts';

/** What the price did since it was booked, and what comes of it; nothing where it isn't watched. */
export function PriceDropCard({ bookingId }: { readonly bookingId: BookingId }) {
  const { data } = usePriceDrop(bookingId);
  return data?.priceDrop ? <Watched drop={data.priceDrop} /> : null;
}

function Watched({ drop }: { readonly drop: PriceDrop }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  return (
    <AsideCard id="trip-price-drop" title={t('protections.name.priceDrop')}>
      <p className="small text-2">{toText(priceDropSentence(drop, locale))}</p>
      <ReadingsLine drop={drop} />
      <KeyValues className="small">
        <KeyValue label={t('protections.priceDrop.booked')}>{formatMoney(drop.booked, locale)}</KeyValue>
        <KeyValue label={t('protections.priceDrop.lowest')}>
          {drop.lowest ? formatMoney(drop.lowest, locale) : t('protections.priceDrop.none')}
        </KeyValue>
      </KeyValues>
      <Readings drop={drop} />
      {drop.state === 'credited' && (
        <Link to="/wallet" className="link small">
          {t('protections.priceDrop.wallet')}
        </Link>
      )}
      <ClauseList termsId={drop.termsId} />
    </AsideCard>
  );
}

/** Every price that was read, the newest first. */
function Readings({ drop: { readings } }: { readonly drop: PriceDrop }) {
  const t = useText();
  const locale = useLocale();
  if (readings.length === 0) return null;
  return (
    <details className="clauses">
      <summary>{t('protections.priceDrop.readings')}</summary>
      <KeyValues className="small">
        {readings.toReversed().map(({ readAt, price }) => (
          <KeyValue key={readAt} label={formatDate(dateIn(readAt), locale)}>
            {price ? formatMoney(price, locale) : t('protections.priceDrop.notSold')}
          </KeyValue>
        ))}
      </KeyValues>
    </details>
  );
}

function ReadingsLine({ drop }: { readonly drop: PriceDrop }) {
  const t = useText();
  const locale = useLocale();
  const chart = readingsChart(drop);
  if (!chart) return null;
  const newest = drop.readings.findLast(({ price }) => price !== null)?.price ?? drop.booked;
  const label = t('protections.priceDrop.chart', {
    first: formatMoney(drop.booked, locale),
    last: formatMoney(newest, locale),
    lowest: formatMoney(drop.lowest ?? drop.booked, locale),
  });
  return <PriceLine line={chart} size={CHART} label={label} />;
}
