/** In place of flights: none qualifies, or they couldn't be looked for. A person can help with both. */
import { PhoneLink } from '@sojourn/portal/features/trips/phone-link.tsx';
import { AskForHelp } from '@sojourn/portal/shared/help/ask-for-help.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import type { ApiErrorCode } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';

type EmptyProps = {
  readonly trip: FlightTripDetail;
  readonly isLooking: boolean;
  readonly onLookAgain: () => void;
};

export function NothingQualifies({ trip, isLooking, onLookAgain }: EmptyProps) {
  const t = useText();
  const { supportPhone } = useTenant();
  return (
    <Card padded className="disruption__empty">
      <h3 className="title-m">{t('disruption.none.title')}</h3>
      <p className="text-2">
        {t('disruption.none.text')} <PhoneLink number={supportPhone} className="nowrap" />
      </p>
      <div className="row row--wrap gap-3">
        <AskForHelp bookingId={trip.bookingId} about="disruption" code="NoRebooking" />
        <Button
          variant="tertiary"
          loading={isLooking}
          loadingLabel={t('disruption.held.looking')}
          onClick={onLookAgain}
        >
          {t('disruption.held.again')}
        </Button>
      </div>
    </Card>
  );
}

type FailedProps = { readonly code: ApiErrorCode; readonly onRetry: () => void };

export function PlanFailed({ code, onRetry }: FailedProps) {
  const t = useText();
  const { title, cause, action } = useErrorTexts(code);
  return (
    <Card padded className="disruption__empty" role="alert">
      <h3 className="title-m">{title}</h3>
      <p className="text-2">
        {cause} {action}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        {t('disruption.held.again')}
      </Button>
    </Card>
  );
}
