import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { WireActivitySlot } from '#activity/wire/activity-detail.ts';

type ClashModalProps = {
  readonly slot: WireActivitySlot;
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onBook: () => void;
};

/** Before going on with a start that clashes with what's booked. */
export function ClashModal({ slot, name, open, onClose, onBook }: ClashModalProps) {
  const t = useText();
  const locale = useLocale();
  const { fit, startsAtLocal } = slot;
  if (fit.verdict === 'fits') return null;
  return (
    <Modal
      open={open}
      onClose={onClose}
      eyebrow={`${name}, ${formatMoment(startsAtLocal, locale)}`}
      title={t('activityShop.clash.title')}
      closeLabel={t('booking.close')}
      banner={
        <Banner tone="warn" size="s">
          {t('activityShop.clash.remember')}
        </Banner>
      }
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {t('activityShop.clash.other')}
          </Button>
          <Button onClick={onBook}>{t('activityShop.clash.book')}</Button>
        </>
      }
    >
      <p>
        {t(`activityShop.fit.${fit.verdict}`, { what: t(`activity.booked.${fit.kind}`) })}{' '}
        <Link to="/trips/$bookingId" params={{ bookingId: fit.bookingId }} className="link">
          {t('activityShop.fit.open')}
        </Link>
      </p>
    </Modal>
  );
}
