import type { WatchedTrip } from '@sojourn/contract/watches.ts';
import { isEmailAddress } from '@sojourn/domain/travelers/contact.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useChangeWatchEmail, useStopWatch } from '#shared/watch/use-watches.ts';

type Props = { readonly watch: WatchedTrip; readonly open: boolean; readonly onClose: () => void };

/** B §2 modals, stop watching. */
export function StopModal({ watch, open, onClose }: Props) {
  const t = useText();
  const toast = useToast();
  const stop = useStopWatch(watch);
  const { title } = watch;
  const confirm = () =>
    stop.mutate(undefined, {
      onSuccess: () => {
        onClose();
        toast({ text: t('watch.stop.done', { title }) });
      },
    });
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('watch.stop.title')}
      closeLabel={t('booking.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('watch.stop.keep')}
          </Button>
          <Button loading={stop.isPending} loadingLabel={t('watch.stop.busy')} onClick={confirm}>
            {t('watch.stop')}
          </Button>
        </>
      }
    >
      <p>{t('watch.stop.text', { title })}</p>
      {stop.isError && (
        <p className="small text-bad" role="alert">
          {t('watch.stop.failed')}
        </p>
      )}
    </Modal>
  );
}

/** B §2 modals, change email. */
export function ChangeEmailModal({ watch, open, onClose }: Props) {
  const t = useText();
  const toast = useToast();
  const form = useId();
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const change = useChangeWatchEmail(watch);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    setWrong(!isEmailAddress(typed));
    if (!isEmailAddress(typed)) return;
    change.mutate(typed, {
      onSuccess: (changed) => {
        onClose();
        toast({ text: t('watch.email.saved', { email: changed.email }) });
      },
    });
  };
  const error = isWrong ? t('watch.email.invalid') : change.isError ? t('watch.email.failed') : undefined;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('watch.email.title')}
      closeLabel={t('booking.close')}
      actions={
        <Button type="submit" form={form} loading={change.isPending} loadingLabel={t('watch.email.busy')}>
          {t('watch.email.save')}
        </Button>
      }
    >
      <form id={form} onSubmit={save} noValidate>
        <p>{t('watch.email.text', { email: watch.email })}</p>
        <TextInput
          label={t('watch.email.new')}
          type="email"
          autoComplete="email"
          value={email}
          maxLength={254}
          error={error}
          onChange={({ target }) => setEmail(target.value)}
        />
      </form>
    </Modal>
  );
}
