/** Bookings that an agent prepared and that wait for the customer, above their trips. */
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { api } from '@sojourn/web/api/api.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { REQUESTS_KEY } from '#shared/requests-key.ts';
import { Link } from '#shared/router/link.tsx';

export function WaitingRequests() {
  const t = useText();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: REQUESTS_KEY,
    queryFn: ({ signal }) => api.listPaymentRequests({}, { signal }),
  });
  return data?.requests.map(({ checkoutId, title, total, agentName, expiresAt }) => (
    <Banner
      key={checkoutId}
      tone="accent"
      title={t('trips.requested.title', { agent: agentName, title })}
      action={
        <Link
          to="/checkout/$checkoutId"
          params={{ checkoutId }}
          className={buttonClass({ size: 's' })}
          aria-label={`${t('trips.requested.action')}: ${title}`}
        >
          {t('trips.requested.action')}
        </Link>
      }
    >
      {t('trips.requested.text', {
        total: formatMoney(total, locale),
        until: formatReaderDeadline(expiresAt, locale),
      })}
    </Banner>
  ));
}
