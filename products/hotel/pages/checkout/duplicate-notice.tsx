import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { HotelCheckout } from '#hotel/wire/hotel-checkout.ts';

/** The lead guest has a hotel here for some of these nights already: a warning, not a refusal. */
export function DuplicateNotice({ duplicateBookingId }: Pick<HotelCheckout, 'duplicateBookingId'>) {
  const t = useText();
  if (duplicateBookingId === null) return null;
  return (
    <Banner tone="warn" live="status" title={t('hotel.checkout.duplicate.title')}>
      <p>{t('hotel.checkout.duplicate.cause')}</p>
      <Link to="/trips/$bookingId" params={{ bookingId: duplicateBookingId }} className="link">
        {t('hotel.checkout.duplicate.open')}
      </Link>
    </Banner>
  );
}
