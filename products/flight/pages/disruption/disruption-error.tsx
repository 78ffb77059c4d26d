/** B §2 disruption assistance error: what happened, that nothing was changed, and what to do next. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { PhoneLink } from '@sojourn/portal/features/trips/phone-link.tsx';
import { AskForHelp } from '@sojourn/portal/shared/help/ask-for-help.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { ApiError, type ApiErrorCode, codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

type Props = {
  readonly bookingId: BookingId;
  /** What rebooking was refused with. */
  readonly error: Error | null;
  readonly onClose: () => void;
};

export function DisruptionError({ bookingId, error, onClose }: Props) {
  const t = useText();
  const code = error && codeOf(error);
  return (
    <Modal
      open={code !== null}
      title={code && <Title code={code} />}
      eyebrow={t('disruption.error.eyebrow')}
      closeLabel={t('disruption.error.close')}
      onClose={onClose}
      actions={code && <Actions bookingId={bookingId} error={error} code={code} onClose={onClose} />}
    >
      {code && <Cause code={code} />}
    </Modal>
  );
}

type Refused = { readonly code: ApiErrorCode };

const Title = ({ code }: Refused) => useErrorTexts(code).title;

/** Only a person can help with these. */
const NEEDS_A_PERSON: readonly ApiErrorCode[] = ['DisruptionRebookFailed', 'DisruptionNotCovered'];

function Cause({ code }: Refused) {
  const { cause, action } = useErrorTexts(code);
  const t = useText();
  const { supportPhone } = useTenant();
  return (
    <div className="disruption__confirm">
      <p>{cause}</p>
      <p>{action}</p>
      {NEEDS_A_PERSON.includes(code) && (
        <p className="small text-2">
          {t('disruption.error.call')} <PhoneLink number={supportPhone} className="nowrap" />
        </p>
      )}
    </div>
  );
}

/** The case that was opened for it. */
const caseOf = (error: Error | null): string | null =>
  error instanceof ApiError ? (error.details.caseId ?? null) : null;

function Actions({ bookingId, error, code, onClose }: Props & Refused) {
  const t = useText();
  const caseId = caseOf(error);
  if (code === 'DisruptionPartialNeedsAgent')
    return (
      <>
        <Button variant="tertiary" onClick={onClose}>
          {t('disruption.error.close')}
        </Button>
        {caseId ? (
          <Link to="/support/$caseId" params={{ caseId }} className={buttonClass()}>
            {t('disruption.error.case')}
          </Link>
        ) : (
          <Link to="/support" className={buttonClass()}>
            {t('disruption.error.case')}
          </Link>
        )}
      </>
    );
  const isOver = code === 'DisruptionOver' || code === 'DisruptionUsed' || code === 'DisruptionNotCovered';
  return (
    <>
      {isOver && (
        <Link to="/trips/$bookingId" params={{ bookingId }} className={buttonClass({ variant: 'secondary' })}>
          {t('disruption.toTrip')}
        </Link>
      )}
      {code === 'DisruptionRebookFailed' && (
        <AskForHelp bookingId={bookingId} about="disruption" code="RebookFailed" />
      )}
      <Button onClick={onClose}>{t(isOver ? 'disruption.error.close' : 'disruption.held.again')}</Button>
    </>
  );
}
