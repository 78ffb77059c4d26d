import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { HomeSectionProps } from './guest-section.tsx';

/** The guest has a home for some of these nights: both are booked only if they say so. */
export function DuplicateNotice({ checkout, draft, disabled }: HomeSectionProps) {
  const t = useText();
  const bookingId = checkout.duplicateBookingId;
  if (bookingId === null) return null;
  return (
    <div className="checkout-section">
      <Banner tone="warn" live="status" title={t('home.checkout.duplicate.title')}>
        <p>{t('home.checkout.duplicate.cause')}</p>
        <Link to="/trips/$bookingId" params={{ bookingId }} className="link">
          {t('home.checkout.duplicate.open')}
        </Link>
      </Banner>
      <Checkbox
        label={t('home.checkout.duplicate')}
        checked={draft.draft.duplicateAccepted}
        disabled={disabled}
        onChange={(event) => {
          draft.change({ duplicateAccepted: event.target.checked });
          void draft.flush();
        }}
      />
    </div>
  );
}
