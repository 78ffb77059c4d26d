import type { AirlineCreditLine } from '@sojourn/contract/airline-credits.ts';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { formatPortalDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import './airline-credits.css';
import { Link } from '#shared/router/link.tsx';

/** What airlines owe for canceled and exchanged tickets (B §2 airline travel credits). */
export function AirlineCreditsList({ credits }: { readonly credits: readonly AirlineCreditLine[] }) {
  return (
    <ul className="airline-credits">
      {credits.map((credit) => (
        <li key={credit.creditId}>
          <AirlineCreditCard credit={credit} />
        </li>
      ))}
    </ul>
  );
}

function AirlineCreditCard({ credit }: { readonly credit: AirlineCreditLine }) {
  const t = useText();
  const locale = useLocale();
  const { airline, number, status, available, issued, held, traveler } = credit;
  const isAvailable = status === 'FtcAvailable';
  return (
    <Card padded className="airline-credit">
      <div className="row row--between row--base gap-3">
        <h3 className="title-m">{t('booking.airlineCredit.title', { airline: airline.name })}</h3>
        <Tag {...(isAvailable ? { tone: 'good' as const } : {})}>
          {t(`booking.airlineCredit.status.${status}`)}
        </Tag>
      </div>
      <b className="money-l">{formatMoney(isAvailable ? available : issued, locale)}</b>
      <KeyValues className="small">
        <KeyValue label={t('booking.airlineCredit.number')}>{number}</KeyValue>
        <KeyValue label={t('booking.airlineCredit.traveler')}>
          {`${traveler.firstName} ${traveler.lastName}`}
        </KeyValue>
        {held.amountMinor > 0 && (
          <KeyValue label={t('booking.airlineCredit.held')}>{formatMoney(held, locale)}</KeyValue>
        )}
        <KeyValue label={t('booking.airlineCredit.expires')}>
          {credit.expiresAt
            ? formatPortalDay(credit.expiresAt, locale, 'year')
            : t('booking.airlineCredit.askAirline', { airline: airline.name })}
        </KeyValue>
      </KeyValues>
      <AirlineCreditRules credit={credit} />
      <Link to="/trips/$bookingId" params={{ bookingId: credit.originBookingId }} className="small">
        {t('booking.airlineCredit.origin')}
      </Link>
    </Card>
  );
}

type Rules = Pick<AirlineCreditLine, 'airline' | 'nameRule' | 'residualRule'>;

/** Who may use it and what happens to the rest, before and after it's issued. */
export function AirlineCreditRules({ credit }: { readonly credit: Rules }) {
  const t = useText();
  const values = { airline: credit.airline.name };
  const covers = t('booking.airlineCredit.covers', values);
  return (
    <p className="small text-2">
      {t(`booking.airlineCredit.name.${credit.nameRule}`, values)} {covers}{' '}
      {t(`booking.airlineCredit.residual.${credit.residualRule}`, values)}
    </p>
  );
}
