import type { TripDetail } from '@sojourn/contract/trips.ts';
import { isLocked } from '@sojourn/domain/booking/cancellation/cancel-flow.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { useEffect, useRef } from 'react';
import { CancelActions } from './cancel-actions.tsx';
import { CancelBody, useCancelTitle } from './cancel-body.tsx';
import { waitsUntil } from './cancel-countdown.tsx';
import { CancelWarning } from './cancel-warning.tsx';
import { type ByDisruption, useCancel } from './use-cancel.ts';
import { useCancelText } from './use-cancel-text.ts';

type CancelModalProps = {
  readonly trip: TripDetail;
  /** Left out: by the booking's terms, or for any reason. */
  readonly byDisruption?: ByDisruption;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Quote, review, confirm: shows the refund before anything is canceled; not canceling is the easy choice. */
export function CancelModal({ trip, byDisruption, open, onClose }: CancelModalProps) {
  const t = useCancelText(trip);
  const cancel = useCancel(trip, byDisruption);
  const { load, state } = cancel;
  useEffect(() => {
    if (open) void load();
  }, [open, load]);
  useCloseOnceSettled(trip, onClose);
  const title = useCancelTitle(state, trip);
  const number =
    state.step === 'policy' || state.step === 'nonrefundable'
      ? 1
      : state.step === 'confirm' && !state.isSubmitting
        ? 2
        : 0;
  return (
    <Modal
      open={open}
      onClose={onClose}
      locked={isLocked(state)}
      title={title}
      eyebrow={number ? t('trip.cancel.step', { step: number }) : t('trip.cancel.eyebrow')}
      closeLabel={t('trip.cancel.close')}
      banner={<CancelWarning state={state} trip={trip} />}
      actions={<CancelActions cancel={cancel} trip={trip} onClose={onClose} />}
    >
      <CancelBody cancel={cancel} trip={trip} title={title} />
    </Modal>
  );
}

/** A cancellation that waited was withdrawn or is done: the page says the rest. */
function useCloseOnceSettled(trip: TripDetail, onClose: () => void): void {
  const waited = useRef(false);
  const isWaiting = waitsUntil(trip) !== null;
  const { status } = trip;
  useEffect(() => {
    if (isWaiting) waited.current = true;
    else if (waited.current && status !== 'Pending') {
      waited.current = false;
      onClose();
    }
  }, [isWaiting, status, onClose]);
}
