import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTenant } from '../tenant/tenant.tsx';
import { useText } from '../text/use-text.tsx';
import { CardForm } from './card-form.tsx';
import { useKeepCard, useStoresCards } from './use-payment-methods.ts';
import { useOwnCards } from './use-verification.ts';

type AddCardProps = {
  /** The card is in the list of `usePaymentMethods` already. */
  readonly onAdded?: (card: PaymentMethod) => void;
  readonly disabled?: boolean;
};

/**
 * "Add a card" and the form behind it; where another keeps the cards, who does. Needs the messages `cards`.
 */
export function AddCard(props: AddCardProps) {
  const t = useText();
  const { issuerName, supportPhone } = useTenant();
  if (useStoresCards() !== false) return <AddCardHere {...props} />;
  return <p className="small text-2">{t('cards.elsewhere', { issuer: issuerName, phone: supportPhone })}</p>;
}

function AddCardHere({ onAdded, disabled }: AddCardProps) {
  const t = useText();
  const source = useOwnCards();
  const keep = useKeepCard();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(false);
  const saved = (card: PaymentMethod) => {
    keep(card);
    setBusy(false);
    close();
    toast({ text: t('cards.add.done', { label: card.label, lastFour: card.lastFour }) });
    onAdded?.(card);
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<Plus aria-hidden="true" />}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {t('cards.add')}
      </Button>
      <Modal
        open={open}
        onClose={close}
        locked={busy}
        title={t('cards.add.title')}
        closeLabel={t('cards.close')}
      >
        <CardForm source={source} onSaved={saved} onCancel={close} onBusy={setBusy} />
      </Modal>
    </>
  );
}
