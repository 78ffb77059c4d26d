import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { problemText, problemTitle } from '#shared/fit-view.ts';
import { Link } from '#shared/router/link.tsx';

/** What of the trip that it would join it doesn't fit, before it's paid. */
export function TripConflicts({ checkout: { conflicts = [] } }: { readonly checkout: Checkout }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  if (conflicts.length === 0) return null;
  return (
    <section className="checkout-notices" aria-label={t('tripFit.conflicts')}>
      {conflicts.map((conflict) => {
        const [bookingId] = conflict.bookingIds;
        return (
          <Banner
            key={`${conflict.kind}${conflict.at}`}
            tone={conflict.severity === 'info' ? 'info' : 'warn'}
            title={toText(problemTitle(conflict, locale))}
          >
            {toText(problemText(conflict, locale))}{' '}
            {bookingId && (
              <Link to="/trips/$bookingId/itinerary" params={{ bookingId }} className="link">
                {t('tripFit.conflicts.see')}
              </Link>
            )}
          </Banner>
        );
      })}
    </section>
  );
}
