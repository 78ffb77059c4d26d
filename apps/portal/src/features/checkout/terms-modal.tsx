import type { Checkout, HotelCheckout } from '@sojourn/contract/checkouts.ts';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { Modal } from '@sojourn/ui/modal.tsx';
import type { CancelTermsView } from '@sojourn/web/cancel-terms.ts';
import { CancelTimeline } from '@sojourn/web/cancel-timeline.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/**
 * Each version of the terms keeps its own words; one that this page does not know yet shows the newest it
 * has.
 */
const VERSIONS = ['booking-2026-11'] as const;
export const wordsOf = (version: string) =>
  `checkout.terms.${VERSIONS.find((known) => known === version) ?? VERSIONS[0]}` as const;

export type TermsModalProps = {
  readonly quote: Checkout['quote'];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The terms-and-conditions modal (B §2): clauses, then what is kept as proof, with its seal. */
export function TermsModal({ quote, open, onClose, children }: TermsModalProps) {
  const t = useText();
  const words = wordsOf(quote.termsVersion);
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="l"
      title={t('checkout.terms.title')}
      eyebrow={t('checkout.terms.version', { version: quote.termsVersion })}
      closeLabel={t('booking.close')}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="checkout-terms" tabIndex={0} aria-label={t('checkout.terms.title')}>
        {children}
        <Clause title={t(`${words}.proof.title`)}>{t(`${words}.proof.text`)}</Clause>
        <code className="checkout-terms__seal">{quote.snapshotHash}</code>
        <p>
          <Link to="/terms/" search={{ version: quote.termsVersion }} className="link" target="_blank">
            {t('checkout.terms.page', { version: quote.termsVersion })}
          </Link>
        </p>
      </section>
    </Modal>
  );
}

type ClauseProps = { readonly title: string; readonly children: ReactNode; readonly after?: ReactNode };

export function Clause({ title, children, after }: ClauseProps) {
  return (
    <>
      <h3 className="title-s">{title}</h3>
      <p>{children}</p>
      {after}
    </>
  );
}

export type HotelTermsProps = Omit<TermsModalProps, 'quote' | 'children'> & {
  readonly checkout: HotelCheckout;
  readonly terms: CancelTermsView;
};

/** A stay's terms, filled with this booking's own facts. */
export function HotelTerms({ checkout, terms, open, onClose }: HotelTermsProps) {
  const t = useText();
  const locale = useLocale();
  const { brandName } = useTenant();
  const { stay, quote } = checkout;
  const words = wordsOf(quote.termsVersion);
  const total = formatMoney(quote.price.total, locale);
  const [checkIn, checkOut] = [
    formatDate(stay.checkIn, locale, 'full'),
    formatDate(stay.checkOut, locale, 'full'),
  ];
  return (
    <TermsModal quote={quote} open={open} onClose={onClose}>
      <Clause title={t(`${words}.buy.title`)}>
        {t(`${words}.buy.text`, { hotel: stay.name, checkIn, checkOut, total, brand: brandName })}
      </Clause>
      <Clause title={t(`${words}.charge.title`)}>{t(`${words}.charge.text`)}</Clause>
      <Clause title={t(`${words}.cancel.title`)} after={<CancelTimeline terms={terms} />}>
        {t(`${words}.cancel.text`)}
      </Clause>
      <p>{t(`${words}.cancel.back`)}</p>
      <Clause title={t(`${words}.hotel.title`)}>
        {t(`${words}.hotel.text`, { age: stay.minimumCheckInAge })}
      </Clause>
    </TermsModal>
  );
}
