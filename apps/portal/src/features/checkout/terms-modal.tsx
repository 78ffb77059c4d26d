import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ReactNode } from 'react';
import { Link } from '#shared/router/link.tsx';

/**
 * Each version of the terms keeps its own words. One whose clauses here are as before (booking-2026-11-29),
 * or that this page doesn't know yet, shows the newest it has.
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
