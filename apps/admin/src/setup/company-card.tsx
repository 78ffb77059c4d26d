/** The card that the company pays with: added in the vault's own fields, replaced, removed. */
import type { CompanySettings } from '@sojourn/contract/admin/setup-calls.ts';
import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { WalletCardThumb } from '@sojourn/ui/content/wallet-card.tsx';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { cardHue } from '@sojourn/web/card-hue.ts';
import { CardForm } from '@sojourn/web/cards/card-form.tsx';
import type { CardSource } from '@sojourn/web/cards/use-verification.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefreshCompany } from '#app/use-admin.ts';
import { SETTINGS_KEY } from './settings-key.ts';

const SOURCE: CardSource = {
  start: () => api.startCompanyCard({ input: {} }),
  verify: ({ token, key }) => api.saveCompanyCard({ input: { token } }, { idempotencyKey: key }),
  digits: [],
};

type Open = 'add' | 'remove' | null;

export function CompanyCard({ settings }: { readonly settings: CompanySettings }) {
  const t = useText();
  const { card, cardDaysLeft, cardUses, paymentWay } = settings;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <section className="panel" aria-labelledby="setup-card">
      <div className="panel__head">
        <div>
          <h2 id="setup-card" className="title-l">
            {t('adminSetup.card')}
          </h2>
          <p className="small text-2">{t('adminSetup.cardText')}</p>
        </div>
      </div>
      <div className="panel__body stack">
        {card ? <Shown card={card} /> : <Banner tone="warn">{t('adminSetup.card.none')}</Banner>}
        {card?.expired && <Banner tone="bad">{t('adminSetup.card.expiredText')}</Banner>}
        {card && !card.expired && cardDaysLeft !== null && (
          <Banner tone="warn">{t('adminSetup.card.expiring', { days: cardDaysLeft })}</Banner>
        )}
        {paymentWay === 'own' && <p className="small text-2">{t('adminSetup.card.unused')}</p>}
      </div>
      <div className="panel__foot">
        {card ? (
          <Button variant="secondary" onClick={() => setOpen('remove')}>
            {t('adminSetup.card.remove')}
          </Button>
        ) : (
          <span />
        )}
        <Button variant={card ? 'secondary' : 'primary'} onClick={() => setOpen('add')}>
          {t(card ? 'adminSetup.card.replace' : 'adminSetup.card.add')}
        </Button>
      </div>
      {open === 'add' && <Adding onClose={close} />}
      {open === 'remove' && card && <Removing card={card} uses={cardUses} onClose={close} />}
    </section>
  );
}

function Shown({ card: { label, lastFour, holder, expiry, expired } }: { readonly card: PaymentMethod }) {
  const t = useText();
  const until = `${String(expiry.month).padStart(2, '0')}/${expiry.year}`;
  return (
    <div className="company-card">
      <WalletCardThumb hue={cardHue(label, 0)} />
      <span className="company-card__text">
        <b className="title-s">{t('adminSetup.card.ending', { label, lastFour })}</b>
        <span className="small text-2">{t('adminSetup.card.holder', { holder, expiry: until })}</span>
      </span>
      {expired && <Tag>{t('adminSetup.card.expired')}</Tag>}
    </div>
  );
}

type DialogProps = { readonly onClose: () => void };

function Adding({ onClose }: DialogProps) {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const refresh = useRefreshCompany();
  const [isBusy, setBusy] = useState(false);
  const saved = ({ label, lastFour }: PaymentMethod) => {
    toast({ text: t('adminSetup.card.added', { label, lastFour }) });
    void queries.invalidateQueries({ queryKey: SETTINGS_KEY });
    refresh();
    onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      locked={isBusy}
      title={t('adminSetup.card.add')}
      closeLabel={t('adminSetup.card.close')}
    >
      <CardForm source={SOURCE} onSaved={saved} onCancel={onClose} onBusy={setBusy} />
    </Modal>
  );
}

type RemovingProps = DialogProps & {
  readonly card: PaymentMethod;
  readonly uses: CompanySettings['cardUses'];
};

function Removing({ card, uses, onClose }: RemovingProps) {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const refresh = useRefreshCompany();
  const removing = useMutation({
    mutationFn: () => api.removeCompanyCard({ input: { paymentId: card.paymentId } }),
    onSuccess: (settings) => {
      queries.setQueryData(SETTINGS_KEY, settings);
      toast({ text: t('adminSetup.card.removed') });
      refresh();
      onClose();
    },
  });
  return (
    <Modal
      open
      onClose={onClose}
      locked={removing.isPending}
      title={t('adminSetup.card.removeTitle')}
      closeLabel={t('adminSetup.card.close')}
      actions={
        <>
          <Button variant="secondary" disabled={removing.isPending} onClick={onClose}>
            {t('adminSetup.card.keep')}
          </Button>
          <Button loading={removing.isPending} onClick={() => removing.mutate()}>
            {t('adminSetup.card.remove')}
          </Button>
        </>
      }
    >
      <p>{t('adminSetup.card.removeText')}</p>
      {uses.requests > 0 && <p>{t('adminSetup.card.usedByRequests', { count: uses.requests })}</p>}
      {uses.bookings > 0 && <p>{t('adminSetup.card.usedByBookings', { count: uses.bookings })}</p>}
      {removing.error && <DeedProblem thrown={removing.error} />}
    </Modal>
  );
}
