/** The modal in which details of travelers are edited after booking (B §2), around a product's own fields. */
import type { TripDetails } from '@sojourn/contract/trip-details.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import './details-modal.css';
import { detailsFailure } from './failure-text.ts';
import { useDetails } from './use-details.ts';

export type DetailsFields<D> = {
  readonly value: D;
  readonly change: (part: Partial<D>) => void;
  /** Saving was tried: everything wrong is shown. */
  readonly isTried: boolean;
  readonly disabled: boolean;
};
type DetailsModalProps<D extends TripDetails> = {
  readonly trip: TripDetail;
  readonly kind: D['kind'];
  /** Who gets them: the airline, the hotel, the company. */
  readonly by: string;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly isRight: (value: D) => boolean;
  readonly fields: (fields: DetailsFields<D>) => ReactNode;
};

export function DetailsModal<D extends TripDetails>(props: DetailsModalProps<D>) {
  const { trip, kind, by, title, open, onClose, isRight, fields } = props;
  const t = useText();
  const toast = useToast();
  const form = useId();
  const [typed, setTyped] = useState<D | null>(null);
  const [isTried, setTried] = useState(false);
  const close = () => {
    setTyped(null);
    setTried(false);
    edit.forget();
    onClose();
  };
  const edit = useDetails(trip.bookingId, open, () => {
    close();
    toast({ text: t('tripDetails.saved', { by }) });
  });
  const read = edit.details?.kind === kind ? (edit.details as D) : null;
  const value = typed ?? read;
  const isSame = typed === null || JSON.stringify(typed) === JSON.stringify(read);
  const isBusy = edit.isSending || edit.isWaiting;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (value && !isSame && isRight(value)) edit.send(value);
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title={title}
      closeLabel={t('booking.close')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t(edit.isWaiting ? 'booking.close' : 'tripDetails.cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            disabled={!value || isSame || edit.block !== null}
            loading={isBusy}
            loadingLabel={t('tripDetails.busy')}
          >
            {t('tripDetails.save')}
          </Button>
        </>
      }
    >
      <div className="details-modal">
        <p className="text-2">{t('tripDetails.intro', { by })}</p>
        <Trouble edit={edit} by={by} />
        {!value && !edit.isUnreadable && <Skeleton height={240} />}
        {value && (
          <form id={form} onSubmit={save} noValidate className="details-modal">
            {fields({
              value,
              isTried,
              disabled: isBusy || edit.block !== null,
              change: (part) => {
                if (edit.failure || edit.error) edit.forget();
                setTyped({ ...value, ...part });
              },
            })}
          </form>
        )}
      </div>
    </Modal>
  );
}

/** What stands in the way, and what to do about it. */
function Trouble({ edit, by }: { readonly edit: ReturnType<typeof useDetails>; readonly by: string }) {
  const t = useText();
  if (edit.isUnreadable)
    return (
      <Banner
        tone="warn"
        live="alert"
        action={
          <Button variant="secondary" size="s" onClick={edit.readAgain}>
            {t('trip.action.retry')}
          </Button>
        }
      >
        {t('tripDetails.unreadable')}
      </Banner>
    );
  if (edit.block) return <Banner>{t('tripDetails.blocked')}</Banner>;
  if (edit.isWaiting)
    return (
      <Banner live="status" title={t('tripDetails.waiting.title')}>
        {t('tripDetails.waiting.text', { by })}
      </Banner>
    );
  if (edit.failure)
    return (
      <Banner tone="bad" live="alert">
        {t(detailsFailure(edit.failure), { by })}
      </Banner>
    );
  if (!edit.error) return null;
  const code = codeOf(edit.error);
  const isCard = code === 'CardNumberRefused';
  const text =
    code === 'NotChangeable' ? detailsFailure('Superseded') : detailsFailure('SupplierUnavailable');
  return (
    <Banner tone="bad" live="alert">
      {t(isCard ? 'tripDetails.cardNumber' : text, { by })}
    </Banner>
  );
}
