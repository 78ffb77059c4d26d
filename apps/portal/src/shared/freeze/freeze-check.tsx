/** The bank's page while a freeze that's been paid waits for its answer, also after a reload. */
import type { PriceFreezeQuote } from '@sojourn/contract/price-freezes.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useRef } from 'react';
import { AttendedCheck } from '#shared/bank/lazy-attended-check.tsx';
import { useAttended } from '#shared/bank/use-confirmations.ts';

type Props = {
  readonly quote: PriceFreezeQuote;
  /** Nobody asks any more: it's frozen, or it isn't. */
  readonly onOver: () => void;
  readonly onClose: () => void;
};

export function FreezeCheck({ quote, onOver, onClose }: Props) {
  const t = useText();
  const locale = useLocale();
  const { waiting, looks } = useAttended(({ freezeId }) => freezeId === quote.freezeId, true);
  const over = useRef(onOver);
  over.current = onOver;
  const isOver = looks > 0 && !waiting;
  // Each look that finds nothing: the answer may come a moment after the check
  useEffect(() => {
    if (isOver && looks > 0) over.current();
  }, [isOver, looks]);
  return (
    <Modal
      open
      title={t('freeze.pay.title', { price: formatMoney(quote.frozen, locale) })}
      eyebrow={quote.title}
      closeLabel={t('freeze.pay.close')}
      onClose={onClose}
    >
      {waiting ? <AttendedCheck waiting={waiting} /> : <p role="status">{t('freeze.pay.busy')}</p>}
    </Modal>
  );
}
