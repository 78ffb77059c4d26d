import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#shared/router/link.tsx';
import { CompanyLines } from './payment/company-lines.tsx';
import { ProofDownload } from './proof/proof-download.tsx';
import { ReceiptDownload } from './receipt-download.tsx';
import { RefundLines } from './refund-lines.tsx';

type ReceiptModalProps = {
  readonly trip: TripDetail;
  readonly open: boolean;
  readonly onClose: () => void;
  /** What was bought, and for how much. */
  readonly children: ReactNode;
  /** Below the refunds. */
  readonly after?: ReactNode;
};

/** The sheet of a receipt of any product: its number, refunds and issuer; printing prints only this. */
export function ReceiptModal({ trip, open, onClose, children, after }: ReceiptModalProps) {
  const t = useText();
  const locale = useLocale();
  const { brandName, legalName } = useTenant();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('trip.receipt.title')}
      eyebrow={brandName}
      closeLabel={t('booking.close')}
      actions={
        <>
          <ReceiptDownload trip={trip} />
          <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {t('trip.receipt.print')}
          </Button>
        </>
      }
    >
      <div className="receipt">
        <p className="small text-2">
          {t('trip.receipt.number', {
            bookingId: trip.confirmationCode ?? trip.bookingId,
            bookedOn: formatInstantDay(trip.bookedAt, locale, 'year'),
          })}
        </p>
        <CompanyLines answers={trip.customFields} />
        {children}
        {trip.refunds.length > 0 && (
          <>
            <h3 className="title-s">{t('trip.receipt.refunds')}</h3>
            <RefundLines refunds={trip.refunds} />
          </>
        )}
        {after}
        <p className="small no-print">
          <Link to="/terms/" search={{ version: trip.termsVersion }} className="link" target="_blank">
            {t('trip.receipt.terms', { version: trip.termsVersion })}
          </Link>
        </p>
        <ProofDownload trip={trip} />
        <p className="small text-3">{t('trip.receipt.issuer', { legalName })}</p>
      </div>
    </Modal>
  );
}
