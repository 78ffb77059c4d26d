/** Payments that wait for the customer's bank, above their trips or on the trip that they're for. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useConfirmations } from '#shared/bank/use-confirmations.ts';
import { Link } from '#shared/router/link.tsx';

/** `bookingId`: only that trip's. */
export function WaitingConfirmations({ bookingId }: { readonly bookingId?: BookingId }) {
  const t = useText();
  const locale = useLocale();
  const { data = [] } = useConfirmations();
  const shown = data.filter((each) => bookingId === undefined || each.bookingId === bookingId);
  return shown.map(({ confirmationId, title, amount, label, until }) => (
    <Banner
      key={confirmationId}
      tone="warn"
      title={t('bank.banner.title', { title })}
      action={
        <Link
          to="/confirm-payment/$confirmationId"
          params={{ confirmationId }}
          className={buttonClass({ size: 's' })}
          aria-label={`${t('bank.banner.action')}: ${title}`}
        >
          {t('bank.banner.action')}
        </Link>
      }
    >
      {t('bank.banner.text', {
        amount: formatMoney(amount, locale),
        card: label,
        until: formatReaderDeadline(until, locale),
      })}
    </Banner>
  ));
}
