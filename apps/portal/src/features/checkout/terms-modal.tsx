import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { Modal } from '@sojourn/ui/modal.tsx';
import type { ReactNode } from 'react';
import type { CancelTermsView } from '#shared/cancel-terms.ts';
import { CancelTimeline } from '#shared/cancel-timeline.tsx';
import { useTenant } from '#shared/tenant/tenant.tsx';
import { useLocale } from '#shared/text/locale.tsx';
import { useText } from '#shared/text/use-text.tsx';

export type TermsModalProps = {
  readonly checkout: Checkout;
  readonly terms: CancelTermsView;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The terms-and-conditions modal (B §2), filled with this booking's own facts. */
export function TermsModal({ checkout, terms, open, onClose }: TermsModalProps) {
  const t = useText();
  const locale = useLocale();
  const { brandName } = useTenant();
  const { stay, quote } = checkout;
  const total = formatMoney(quote.price.total, locale);
  const [checkIn, checkOut] = [
    formatDate(stay.checkIn, locale, 'full'),
    formatDate(stay.checkOut, locale, 'full'),
  ];
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="l"
      title={t('checkout.terms.title')}
      eyebrow={t('checkout.terms.version', { version: quote.termsVersion })}
      closeLabel={t('booking.close')}
    >
      <div className="checkout-terms">
        <Clause title={t('checkout.terms.1.title')}>
          {t('checkout.terms.1.text', { hotel: stay.name, checkIn, checkOut, total, brand: brandName })}
        </Clause>
        <Clause title={t('checkout.terms.2.title')}>{t('checkout.terms.2.text')}</Clause>
        <Clause title={t('checkout.terms.3.title')} after={<CancelTimeline terms={terms} />}>
          {t('checkout.terms.3.text')}
        </Clause>
        <p>{t('checkout.terms.3.back')}</p>
        <Clause title={t('checkout.terms.4.title')}>
          {t('checkout.terms.4.text', { age: stay.minimumCheckInAge })}
        </Clause>
        <Clause title={t('checkout.terms.5.title')}>{t('checkout.terms.5.text')}</Clause>
        <code className="checkout-terms__seal">{quote.snapshotHash}</code>
      </div>
    </Modal>
  );
}

function Clause(props: { readonly title: string; readonly children: ReactNode; readonly after?: ReactNode }) {
  return (
    <>
      <h3 className="title-s">{props.title}</h3>
      <p>{props.children}</p>
      {props.after}
    </>
  );
}
