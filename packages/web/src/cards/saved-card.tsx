import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { WalletCardThumb } from '@sojourn/ui/content/wallet-card.tsx';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { Clock, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { cardHue } from '../card-hue.ts';
import { useOneAtATime } from '../one-at-a-time.ts';
import { useText } from '../text/use-text.tsx';
import { RenewCard } from './renew-card.tsx';
import { useRemoveCard } from './use-payment-methods.ts';

/** Names, the same in every language. */
const BRANDS: { readonly [B in PaymentMethod['brand']]: string } = {
  visa: 'Visa',
  master: 'Mastercard',
  american_express: 'American Express',
  diners_club: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  dankort: 'Dankort',
  maestro: 'Maestro',
};

type SavedCardProps = {
  readonly card: PaymentMethod;
  readonly index: number;
  /** False where the card processor keeps the cards. */
  readonly removable: boolean;
};

/** One saved card, and taking it off the list after a question. */
export function SavedCard({ card, index, removable }: SavedCardProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { label, lastFour, holder, expired, replaced } = card;
  const expiry = `${String(card.expiry.month).padStart(2, '0')}/${card.expiry.year}`;
  return (
    <li className="card-row">
      <WalletCardThumb hue={cardHue(label, index)} />
      <span className="card-row__text">
        <b className="title-s">{t('cards.ending', { label, lastFour })}</b>
        <span className="small text-2">
          {t('cards.brand', { brand: BRANDS[card.brand], holder })}
          {', '}
          <span className="nowrap">{t(expired ? 'cards.expired' : 'cards.valid', { expiry })}</span>
        </span>
        {(expired || replaced) && (
          <span className="card-row__fix">
            {expired ? (
              <Tag icon={<Clock aria-hidden="true" />}>{t('cards.expiredTag')}</Tag>
            ) : (
              <Tag icon={<RefreshCw aria-hidden="true" />}>{t('cards.replacedTag')}</Tag>
            )}
            {removable && <RenewCard card={card} />}
          </span>
        )}
      </span>
      {removable && (
        <IconButton
          label={t('cards.remove', { label, lastFour })}
          icon={<Trash2 aria-hidden="true" />}
          ghost
          onClick={() => setAsking(true)}
        />
      )}
      {removable && <RemoveCard card={card} open={asking} onClose={() => setAsking(false)} />}
    </li>
  );
}

type RemoveProps = { readonly card: PaymentMethod; readonly open: boolean; readonly onClose: () => void };

function RemoveCard({ card, open, onClose }: RemoveProps) {
  const t = useText();
  const toast = useToast();
  const removal = useRemoveCard();
  const removed = () => {
    onClose();
    toast({ text: t('cards.remove.done') });
  };
  const remove = useOneAtATime(() => removal.mutateAsync(card.paymentId).then(removed, () => undefined));
  return (
    <Modal
      open={open}
      onClose={onClose}
      locked={removal.isPending}
      title={t('cards.remove.title')}
      closeLabel={t('cards.close')}
      banner={
        removal.isError && (
          <Banner tone="bad" live="alert">
            {t('cards.remove.failed')}
          </Banner>
        )
      }
      actions={
        <>
          <Button variant="secondary" disabled={removal.isPending} onClick={onClose}>
            {t('cards.remove.keep')}
          </Button>
          <Button
            variant="danger"
            loading={removal.isPending}
            loadingLabel={t('cards.remove.busy')}
            onClick={remove}
          >
            {t('cards.remove.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('cards.remove.text', { label: card.label, lastFour: card.lastFour })}</p>
    </Modal>
  );
}
