import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { useTenant } from '../tenant/tenant.tsx';
import { useText } from '../text/use-text.tsx';
import { useTextRef } from '../text-ref.ts';
import { CardFields } from './card-fields.tsx';
import type { Trouble } from './trouble-view.ts';
import { type CardEntry, useCardEntry } from './use-card-entry.ts';
import type { CardSource } from './use-verification.ts';
import './cards.css';

type CardFormProps = {
  readonly source: CardSource;
  /** What's asked for, unless it's another card. */
  readonly lead?: string;
  readonly onSaved: (card: PaymentMethod) => void;
  readonly onCancel: () => void;
  /** True while the card is on its way: nothing should close the form. */
  readonly onBusy?: (busy: boolean) => void;
};

/** The card-entry form (A §2.9): the vault's fields, Save, and what stands in the way. */
export function CardForm({ source, lead, onSaved, onCancel, onBusy }: CardFormProps) {
  const t = useText();
  const { issuerName } = useTenant();
  const entry = useCardEntry(source, { onSaved, onEscape: onCancel });
  const { step, trouble, fieldsUrl } = entry;
  const isAdding = step === 'adding';
  useEffect(() => onBusy?.(isAdding), [isAdding, onBusy]);
  const isFailed = trouble?.kind === 'failed';
  return (
    <div className="card-form" aria-busy={step === 'opening' || isAdding}>
      <p className="text-2">{lead ?? t('cards.add.lead', { issuer: issuerName })}</p>
      {isFailed && <FormError trouble={trouble} entry={entry} />}
      {/* Hidden rather than gone, so that what was typed stays. */}
      <div hidden={isFailed}>
        {step === 'opening' && !isFailed && (
          <div role="status">
            <span className="visually-hidden">{t('cards.fetching')}</span>
            <Skeleton height={328} />
          </div>
        )}
        {fieldsUrl && (
          <CardFields
            frame={entry.frame}
            fieldsUrl={fieldsUrl}
            title={t('cards.add.fields')}
            height={step === 'opening' ? 0 : entry.height + FRAME_PADDING}
          />
        )}
      </div>
      <p className="small text-3 card-form__safe">
        <Lock aria-hidden="true" />
        <span>{t('cards.add.safe')}</span>
      </p>
      {step === 'checking' && <p role="status">{t('cards.add.check')}</p>}
      {!isFailed && (
        <div className="card-form__actions">
          <Button variant="secondary" disabled={isAdding} onClick={onCancel}>
            {t('cards.add.cancel')}
          </Button>
          <Button
            variant="primary"
            loading={isAdding}
            loadingLabel={t('cards.add.busy')}
            disabled={step === 'opening' || step === 'checking'}
            onClick={entry.save}
          >
            {t('cards.add.save')}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isAdding ? t('cards.add.busy') : ''}
      </p>
      <Refusal trouble={trouble} digits={source.digits} onEdit={entry.edit} />
    </div>
  );
}

/** Room for the focus ring at the frame's edges. */
const FRAME_PADDING = 8;

type FormErrorProps = { readonly trouble: Trouble & { kind: 'failed' }; readonly entry: CardEntry };

function FormError({ trouble, entry }: FormErrorProps) {
  const t = useText();
  const { supportPhone } = useTenant();
  const { id } = trouble.message;
  return (
    <Banner tone="bad" live="alert" title={t('cards.form.title')}>
      <p>{t(id, { phone: supportPhone })}</p>
      <div className="card-form__ways">
        {entry.step !== 'opening' && (
          <Button variant="secondary" size="s" onClick={entry.edit}>
            {t('cards.form.edit')}
          </Button>
        )}
        <Button variant="secondary" size="s" onClick={entry.retry}>
          {t('cards.form.retry')}
        </Button>
      </div>
    </Banner>
  );
}

type RefusalProps = Pick<CardSource, 'digits'> & {
  readonly trouble: Trouble | null;
  readonly onEdit: () => void;
};

/** The bank's no, or that the card is nobody's here; both lead back to the fields. */
function Refusal({ trouble, digits, onEdit }: RefusalProps) {
  const t = useText();
  const renderText = useTextRef();
  const { issuerName } = useTenant();
  const isOpen = trouble?.kind === 'refused' || trouble?.kind === 'notYours';
  return (
    <Modal
      open={isOpen}
      onClose={onEdit}
      closeLabel={t('cards.close')}
      title={trouble?.kind === 'refused' ? renderText(trouble.title) : t('cards.invalid.title')}
      actions={
        <Button variant="primary" onClick={onEdit}>
          {t('cards.edit')}
        </Button>
      }
    >
      {trouble?.kind === 'refused' ? (
        <div className="card-form__why">
          <p>{renderText(trouble.text)}</p>
          <p className="text-2">
            {renderText(trouble.cause)} {renderText(trouble.action)}
          </p>
        </div>
      ) : (
        <div className="card-form__why">
          <p>{t('cards.invalid.text', { issuer: issuerName })}</p>
          {digits.length > 0 && (
            <p className="text-2">{t('cards.invalid.which', { digits: digits.join(', ') })}</p>
          )}
        </div>
      )}
    </Modal>
  );
}
