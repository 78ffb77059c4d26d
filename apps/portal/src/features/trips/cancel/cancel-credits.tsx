import type { CancelQuote } from '@sojourn/contract/cancellation.ts';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { formatPortalDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { AirlineCreditRules } from '#shared/airline-credits/airline-credits-list.tsx';

type Credit = CancelQuote['credits'][number];

/** What airlines give instead of money, for each traveler and ticket. */
export function CancelCredits({ quote: { credits } }: { readonly quote: CancelQuote }) {
  const t = useText();
  if (credits.length === 0) return null;
  return (
    <Card selected className="cancel__refund">
      <b className="title-m">{t('trip.cancel.credits.title')}</b>
      {credits.map((credit) => (
        <CancelCredit key={`${credit.number} ${credit.traveler.firstName}`} credit={credit} />
      ))}
      <p className="small text-3">{t('trip.cancel.credits.where')}</p>
    </Card>
  );
}

function CancelCredit({ credit }: { readonly credit: Credit }) {
  const t = useText();
  const locale = useLocale();
  const { airline, traveler, amount, number, expiresAt } = credit;
  const name = `${traveler.firstName} ${traveler.lastName}`;
  return (
    <>
      <KeyValues className="small">
        <KeyValue weight="strong" label={t('trip.cancel.credits.line', { airline: airline.name, name })}>
          {formatMoney(amount, locale)}
        </KeyValue>
        <KeyValue label={t('booking.airlineCredit.number')}>{number}</KeyValue>
        <KeyValue label={t('booking.airlineCredit.expires')}>
          {expiresAt
            ? formatPortalDay(expiresAt, locale, 'year')
            : t('booking.airlineCredit.askAirline', { airline: airline.name })}
        </KeyValue>
      </KeyValues>
      <AirlineCreditRules credit={credit} />
    </>
  );
}
