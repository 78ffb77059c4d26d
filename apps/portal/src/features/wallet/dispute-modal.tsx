import type { WalletEntry } from '@sojourn/contract/wallet.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextArea } from '@sojourn/ui/inputs/text-input.tsx';
import { formatInstantDay, formatPortalDay } from '@sojourn/web/format-instant.ts';
import { useOneAtATime } from '@sojourn/web/one-at-a-time.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { Refused } from './refused.tsx';
import { useDisputeCredit } from './use-activity.ts';

type DisputeProps = { readonly entry: WalletEntry | null; readonly onClose: () => void };

/** Says what is wrong with a line; a person looks at it, under a code that both sides see. */
export function DisputeModal({ entry, onClose }: DisputeProps) {
  const t = useText();
  const dispute = useDisputeCredit();
  const close = () => {
    dispute.reset();
    onClose();
  };
  return (
    <Modal
      open={entry !== null}
      onClose={close}
      locked={dispute.isPending}
      title={t(dispute.data ? 'wallet.dispute.done.title' : 'wallet.dispute.title')}
      eyebrow={t('wallet.dispute.eyebrow')}
      closeLabel={t('shell.close')}
    >
      {entry && !dispute.data && <DisputeForm entry={entry} dispute={dispute} onClose={close} />}
      {dispute.data && <DisputeDone answer={dispute.data} onClose={close} />}
    </Modal>
  );
}

type Dispute = ReturnType<typeof useDisputeCredit>;
type FormProps = {
  readonly entry: WalletEntry;
  readonly dispute: Dispute;
  readonly onClose: () => void;
};

function DisputeForm({ entry, dispute, onClose }: FormProps) {
  const t = useText();
  const locale = useLocale();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const isEmpty = text.trim() === '';
  const dispatch = useOneAtATime(() =>
    dispute.mutateAsync({ entryId: entry.entryId, text: text.trim() }).catch(() => undefined),
  );
  const send = () => {
    setTried(true);
    if (!isEmpty) dispatch();
  };
  return (
    <div className="wallet-dispute">
      <p className="text-2">
        {t('wallet.dispute.text', {
          amount: formatMoney(entry.amount, locale, { sign: 'always' }),
          day: formatPortalDay(entry.at, locale, 'year'),
        })}
      </p>
      <TextArea
        label={t('wallet.dispute.field')}
        value={text}
        maxLength={1000}
        rows={4}
        error={tried && isEmpty ? t('wallet.dispute.missing') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {dispute.error && <Refused thrown={dispute.error} />}
      <div className="wallet-dispute__actions">
        <Button variant="tertiary" onClick={onClose} disabled={dispute.isPending}>
          {t('wallet.dispute.cancel')}
        </Button>
        <Button loading={dispute.isPending} loadingLabel={t('wallet.dispute.sending')} onClick={send}>
          {t('wallet.dispute.send')}
        </Button>
      </div>
    </div>
  );
}

function DisputeDone({
  answer,
  onClose,
}: {
  readonly answer: NonNullable<Dispute['data']>;
  readonly onClose: () => void;
}) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className="wallet-dispute" role="status">
      <p className="text-2">
        {t('wallet.dispute.done.text', { code: answer.code, day: formatInstantDay(answer.dueAt, locale) })}
      </p>
      <div className="wallet-dispute__actions">
        <Button onClick={onClose}>{t('wallet.dispute.done.action')}</Button>
      </div>
    </div>
  );
}
