import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tripKey } from '../use-trips.ts';
import { EmailModal } from './email-modal.tsx';

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
  const queries = useQueryClient();
  const { bookingId } = trip;
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (email: string) => api.changeTripEmail({ params: { bookingId }, input: { email } }),
    onSuccess: (changed) => {
      queries.setQueryData(tripKey(bookingId), changed);
      onClose();
      toast({ text: t('trip.email.saved', { email: changed.email }) });
    },
  });
  const texts = {
    title: t('trip.email.change'),
    text: t('trip.email.changeText'),
    label: t('trip.email.new'),
    invalid: t('trip.email.invalid'),
    failed: t('trip.email.failed'),
    save: t('trip.email.save'),
    busy: t('trip.email.busy'),
  };
  return (
    <EmailModal
      open={open}
      onClose={onClose}
      texts={texts}
      isPending={isPending}
      isError={isError}
      onSave={mutate}
    />
  );
}
