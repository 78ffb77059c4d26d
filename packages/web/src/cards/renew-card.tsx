/** A card that expired, or whose number its bank replaced: the new one is typed, and everything goes on. */
import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useState } from 'react';
import { useText } from '../text/use-text.tsx';
import { CardForm } from './card-form.tsx';
import { useKeepCard } from './use-payment-methods.ts';
import { useOwnCards } from './use-verification.ts';

export function RenewCard({ card }: { readonly card: PaymentMethod }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const source = useOwnCards(card.paymentId as PaymentId);
  const keep = useKeepCard();
  const toast = useToast();
  const { label, lastFour } = card;
  const close = () => setOpen(false);
  const saved = (fresh: PaymentMethod) => {
    keep(fresh);
    setBusy(false);
    close();
    toast({ text: t('cards.renew.done', { label: fresh.label, lastFour: fresh.lastFour }) });
  };
  return (
    <>
      <Button
        size="s"
        variant="secondary"
        aria-label={t('cards.renew.of', { label, lastFour })}
        onClick={() => setOpen(true)}
      >
        {t('cards.renew')}
      </Button>
      <Modal
        open={open}
        onClose={close}
        locked={busy}
        title={t('cards.renew.title')}
        closeLabel={t('cards.close')}
      >
        <CardForm
          source={source}
          lead={t('cards.renew.lead', { label, lastFour })}
          onSaved={saved}
          onCancel={close}
          onBusy={setBusy}
        />
      </Modal>
    </>
  );
}
