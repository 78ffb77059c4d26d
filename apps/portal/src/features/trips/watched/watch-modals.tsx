import type { WatchedTrip } from '@sojourn/contract/watches.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useChangeWatchEmail, useStopWatch } from '#shared/watch/use-watches.ts';
import { EmailModal } from '../email/email-modal.tsx';

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
  const change = useChangeWatchEmail(watch);
  const save = (email: string) =>
    change.mutate(email, {
      onSuccess: (changed) => {
        onClose();
        toast({ text: t('watch.email.saved', { email: changed.email }) });
      },
    });
  const texts = {
    title: t('watch.email.title'),
    text: t('watch.email.text', { email: watch.email }),
    label: t('watch.email.new'),
    invalid: t('watch.email.invalid'),
    failed: t('watch.email.failed'),
    save: t('watch.email.save'),
    busy: t('watch.email.busy'),
  };
  return (
    <EmailModal
      open={open}
      onClose={onClose}
      texts={texts}
      isPending={change.isPending}
      isError={change.isError}
      onSave={save}
    />
  );
}
