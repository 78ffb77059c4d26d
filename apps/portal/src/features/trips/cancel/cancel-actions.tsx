import type { TripDetail } from '@sojourn/contract/trips.ts';
import { helpCode } from '@sojourn/domain/support/help.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { ReactNode } from 'react';
import { AskForHelp } from '#shared/help/ask-for-help.tsx';
import type { Cancel } from './use-cancel.ts';
import { useCancelText } from './use-cancel-text.ts';

type Props = { readonly cancel: Cancel; readonly trip: TripDetail; readonly onClose: () => void };

/** The safe choice first, the destructive one last. */
export function CancelActions({ cancel, trip, onClose }: Props) {
  const t = useCancelText(trip);
  const { state } = cancel;
  const keep = (
    <Button variant="tertiary" onClick={onClose}>
      {t('trip.cancel.keep')}
    </Button>
  );
  switch (state.step) {
    case 'loading':
      return keep;
    case 'policy':
    case 'nonrefundable':
      return (
        <>
          {keep}
          <Button variant="danger" onClick={cancel.review}>
            {t(state.step === 'policy' ? 'trip.cancel.review' : 'trip.cancel.anyway')}
          </Button>
        </>
      );
    case 'confirm':
      return <ConfirmActions cancel={cancel} trip={trip} keep={keep} />;
    case 'tryAgain': {
      const { reason } = state;
      return (
        <>
          {reason !== 'unanswered' && keep}
          <Button onClick={() => void (state.quote ? cancel.confirm() : cancel.load())}>
            {t(reason === 'termsChanged' ? 'trip.cancel.termsChanged.again' : 'trip.action.retry')}
          </Button>
        </>
      );
    }
    case 'support':
    case 'cancelled': {
      const isHelped = helpCode('cancel', state.outcome) !== null;
      return (
        <>
          <Button variant={isHelped ? 'tertiary' : 'primary'} onClick={onClose}>
            {t('trip.cancel.done')}
          </Button>
          <AskForHelp bookingId={trip.bookingId} about="cancel" code={state.outcome} isMain />
        </>
      );
    }
    default:
      return <Button onClick={onClose}>{t('trip.cancel.done')}</Button>;
  }
}

type ConfirmProps = Omit<Props, 'onClose'> & { readonly keep: ReactNode };

function ConfirmActions({ cancel, trip, keep }: ConfirmProps) {
  const t = useCancelText(trip);
  const locale = useLocale();
  const { state } = cancel;
  if (state.step !== 'confirm') return null;
  const canceling = state.isSubmitting;
  const { refund, credits } = state.quote;
  const words =
    refund.amountMinor > 0
      ? t('trip.cancel.confirm.yes', { refund: formatMoney(refund, locale) })
      : t(credits.length > 0 ? 'trip.cancel.confirm.yesCredit' : 'trip.cancel.confirm.yesNone');
  return (
    <>
      {!canceling && keep}
      <Button
        variant="danger"
        loading={canceling}
        loadingLabel={t('trip.cancel.busy')}
        onClick={() => void cancel.confirm()}
      >
        {words}
      </Button>
    </>
  );
}
