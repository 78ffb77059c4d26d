/** Cancel for any reason in detail, for flights and for hotels (B §2). */
import type { ProtectionOffer } from '@sojourn/contract/protections.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { Clauses } from './clause-list.tsx';

type Quote = NonNullable<ProtectionOffer['quote']>;
type CfarDetail = Pick<
  Quote,
  'premiumPrices' | 'coverageAmount' | 'coveragePercentage' | 'pricingDescription'
> & {
  readonly termsId: string;
  /** When it ends, printed in the place's own time. */
  readonly until: string;
  /** What else to know, in words. */
  readonly notes?: readonly string[];
};

/** A button that opens it. */
export function CfarDetails(detail: CfarDetail) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link cfar__open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('protections.terms')}
      </button>
      <CfarModal {...detail} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

type Props = CfarDetail & { readonly open: boolean; readonly onClose: () => void };

function CfarModal({ open, onClose, termsId, until, notes = [], ...quote }: Props) {
  const t = useText();
  const locale = useLocale();
  const { total, each, count } = quote.premiumPrices;
  return (
    <Modal
      open={open}
      title={t(`protections.cfar.modal.title.${quote.pricingDescription}`)}
      closeLabel={t('protections.cfar.modal.close')}
      onClose={onClose}
      actions={
        <Button variant="secondary" full onClick={onClose}>
          {t('protections.cfar.modal.close')}
        </Button>
      }
    >
      <div className="cfar">
        <KeyValues>
          <KeyValue
            label={t(`protections.each.${quote.pricingDescription}`, {
              count,
              each: formatMoney(each, locale),
            })}
          >
            {formatMoney(total, locale)}
          </KeyValue>
          <KeyValue label={t('protections.cfar.modal.covers', { percent: quote.coveragePercentage })}>
            {formatMoney(quote.coverageAmount, locale)}
          </KeyValue>
          <KeyValue label={t('protections.cfar.modal.until')}>{until}</KeyValue>
        </KeyValues>
        {notes.length > 0 && (
          <ul className="clauses__list text-2">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <details className="clauses" open>
          <summary>{t('protections.cfar.modal.rules')}</summary>
          <Clauses termsId={termsId} />
        </details>
      </div>
    </Modal>
  );
}
