/** The question before an erasure: it can't be undone after a week. */
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { usePersonalDataDeeds } from './use-personal-data.ts';

type Props = { readonly open: boolean; readonly onClose: () => void };

export function EraseQuestion({ open, onClose }: Props) {
  const t = useText();
  const { erase } = usePersonalDataDeeds();
  const [isUnderstood, setUnderstood] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const close = () => {
    setUnderstood(false);
    setMissing(false);
    erase.reset();
    onClose();
  };
  const send = () => (isUnderstood ? erase.mutate(undefined, { onSuccess: close }) : setMissing(true));
  const failed = erase.isError && (
    <Banner tone="bad" live="alert">
      {t('profileData.erase.failed')}
    </Banner>
  );
  return (
    <Modal
      open={open}
      onClose={close}
      locked={erase.isPending}
      title={t('profileData.erase.ask')}
      closeLabel={t('profileData.close')}
      banner={failed}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('profileData.erase.ask.no')}
          </Button>
          <Button variant="danger" loading={erase.isPending} onClick={send}>
            {t('profileData.erase.ask.yes')}
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        <p>{t('profileData.erase.ask.text')}</p>
        <Checkbox
          label={t('profileData.erase.ask.tick')}
          checked={isUnderstood}
          error={isMissing && !isUnderstood ? t('profileData.erase.ask.tick.missing') : undefined}
          onChange={(event) => setUnderstood(event.target.checked)}
        />
      </div>
    </Modal>
  );
}
