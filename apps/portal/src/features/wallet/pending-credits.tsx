import type { Wallet } from '@sojourn/contract/wallet.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '#shared/router/link.tsx';

/** Travel credit that's on its way, with the day that it's due. Nothing for who has none. */
export function PendingCredits({ pending }: Pick<Wallet, 'pending'>) {
  const t = useText();
  const locale = useLocale();
  if (pending.length === 0) return null;
  return (
    <section className="wallet-section" aria-labelledby="wallet-pending">
      <h2 id="wallet-pending" className="display-m">
        {t('wallet.pending.title')}
      </h2>
      <KeyValues>
        {pending.map(({ bookingId, title, amount, dueBy }) => (
          <KeyValue
            key={bookingId}
            label={
              <>
                <Link to="/trips/$bookingId" params={{ bookingId }} className="link">
                  {title}
                </Link>{' '}
                <span className="small text-2">
                  {t('wallet.pending.by', { day: formatInstantDay(dueBy, locale) })}
                </span>
              </>
            }
          >
            {formatMoney(amount, locale)}
          </KeyValue>
        ))}
      </KeyValues>
    </section>
  );
}
