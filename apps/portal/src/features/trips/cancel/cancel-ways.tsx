import type { CancelQuote } from '@sojourn/contract/cancellation.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ClauseList } from '#shared/protections/clause-list.tsx';
import type { Cancel, CancelWay } from './use-cancel.ts';

type Props = { readonly cancel: Cancel; readonly quote: CancelQuote; readonly trip: TripDetail };

/** Both sides of canceling for any reason: what it pays, what the fare or rate gives, and the other ways. */
export function CancelWays({ cancel, quote, trip }: Props) {
  const t = useText();
  const locale = useLocale();
  const bought = trip.protections.find(({ protection }) => protection === 'cancelForAnyReason');
  const { protection } = quote;
  if (cancel.isByDisruption) return protection && <ByDisruption protection={protection} />;
  if (bought?.state !== 'Valid') return null;
  const others: readonly CancelWay[] = protection
    ? [...protection.choices, 'fare' as const].filter((way) => way !== cancel.way)
    : ['refund'];
  return (
    <Card padded className="cancel__refund">
      <b className="title-m">{t('protections.name.cancelForAnyReason')}</b>
      {protection && (
        <>
          <KeyValues className="small">
            <KeyValue label={t(`protections.cfar.pays.${protection.choice}`)} weight="strong">
              {formatMoney(protection.pays, locale)}
            </KeyValue>
            <KeyValue label={t('protections.cfar.byFare')}>{formatMoney(protection.byFare, locale)}</KeyValue>
          </KeyValues>
          <p className="small text-2">
            {t(protection.isUsed ? 'protections.cfar.used' : 'protections.cfar.notUsed')}
          </p>
        </>
      )}
      <div className="row gap-3 cancel__ways">
        {others.map((way) => (
          <Button key={way} variant="secondary" size="s" onClick={() => void cancel.load(way)}>
            {t(`protections.cfar.way.${way}`)}
          </Button>
        ))}
      </div>
      <ClauseList termsId={bought.termsId} />
    </Card>
  );
}

type PaysProps = { readonly protection: NonNullable<CancelQuote['protection']> };

/** What covers the disruption pays beside what the airline gives anyway. */
function ByDisruption({ protection: { pays, byFare, isUsed } }: PaysProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <Card padded className="cancel__refund">
      <b className="title-m">{t('protections.name.disruption')}</b>
      <KeyValues className="small">
        <KeyValue label={t('protections.disruption.pays')} weight="strong">
          {formatMoney(pays, locale)}
        </KeyValue>
        <KeyValue label={t('protections.disruption.byAirline')}>{formatMoney(byFare, locale)}</KeyValue>
      </KeyValues>
      <p className="small text-2">
        {t(isUsed ? 'protections.disruption.used' : 'protections.disruption.notUsed')}
      </p>
    </Card>
  );
}
