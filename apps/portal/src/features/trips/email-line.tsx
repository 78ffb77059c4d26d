import type { TripDetail } from '@sojourn/contract/trips.ts';
import { isEmailAddress } from '@sojourn/domain/travelers/contact.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { tripKey } from './use-trips.ts';

type Props = { readonly trip: TripDetail };

/** Where mail about the trip goes, with the ways to have it sent again or elsewhere (B §2 modals). */
export function EmailLine({ trip }: Props) {
  const t = useText();
  const [open, setOpen] = useState<'resend' | 'change' | null>(null);
  const close = () => setOpen(null);
  const canResend = trip.offers.includes('ResendConfirmation');
  const canChange = trip.offers.includes('ChangeEmail');
  if (!canResend && !canChange) return null;
  return (
    <div className="small text-2 row row--wrap gap-2 trip-title__email">
      <span>{t('trip.email.sent', { email: trip.email })}</span>
      {canResend && (
        <Button variant="tertiary" size="s" onClick={() => setOpen('resend')}>
          {t('trip.email.resend')}
        </Button>
      )}
      {canChange && (
        <Button variant="tertiary" size="s" onClick={() => setOpen('change')}>
          {t('trip.email.change')}
        </Button>
      )}
      <ResendModal trip={trip} open={open === 'resend'} onClose={close} />
      <ChangeModal trip={trip} open={open === 'change'} onClose={close} />
    </div>
  );
}

type ModalProps = Props & { readonly open: boolean; readonly onClose: () => void };

function ResendModal({ trip, open, onClose }: ModalProps) {
  const t = useText();
  const toast = useToast();
  const { bookingId, email } = trip;
  const resend = useMutation({
    mutationFn: () => api.resendConfirmation({ params: { bookingId }, input: {} }),
    onSuccess: ({ sentTo }) => {
      onClose();
      toast({ text: t('trip.email.resent', { email: sentTo }) });
    },
  });
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('trip.email.resend')}
      closeLabel={t('booking.close')}
      actions={
        <Button
          loading={resend.isPending}
          loadingLabel={t('trip.email.busy')}
          onClick={() => resend.mutate()}
        >
          {t('trip.email.send')}
        </Button>
      }
    >
      <p>{t('trip.email.resendText', { email })}</p>
      {resend.isError && (
        <p className="small text-bad" role="alert">
          {t('trip.email.failed')}
        </p>
      )}
    </Modal>
  );
}

function ChangeModal({ trip, open, onClose }: ModalProps) {
  const t = useText();
  const toast = useToast();
  const form = useId();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { bookingId } = trip;
  const change = useMutation({
    mutationFn: () => api.changeTripEmail({ params: { bookingId }, input: { email } }),
    onSuccess: (changed) => {
      queries.setQueryData(tripKey(bookingId), changed);
      onClose();
      toast({ text: t('trip.email.saved', { email: changed.email }) });
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isRight = isEmailAddress(email.trim());
    setWrong(!isRight);
    if (isRight) change.mutate();
  };
  const error = isWrong ? t('trip.email.invalid') : change.isError ? t('trip.email.failed') : undefined;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('trip.email.change')}
      closeLabel={t('booking.close')}
      actions={
        <Button type="submit" form={form} loading={change.isPending} loadingLabel={t('trip.email.busy')}>
          {t('trip.email.save')}
        </Button>
      }
    >
      <form id={form} onSubmit={save} noValidate>
        <p>{t('trip.email.changeText')}</p>
        <TextInput
          label={t('trip.email.new')}
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
