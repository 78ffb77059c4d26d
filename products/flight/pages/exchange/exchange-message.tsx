/** The screens of the exchange flow that only say something: what, why, and what to do next (B §2). */
import { type ChangeFailure, isPricedFailure } from '@sojourn/domain/booking/change-state.ts';
import { PhoneLink } from '@sojourn/portal/features/trips/phone-link.tsx';
import { AskForHelp } from '@sojourn/portal/shared/help/ask-for-help.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { formatDeadline } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ExchangeCause, ExchangeScreen } from '#flight/rules/tickets/exchange-screen.ts';
import type { ExchangeView } from '#flight/wire/flight-exchange.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';

type ExchangeMessageProps = {
  readonly bookingId: string | null;
  readonly screen: ExchangeScreen;
  readonly cause: ExchangeCause | null;
  readonly failure?: ChangeFailure;
  /** The travelers are on the new flights already, by another booking. */
  readonly isDuplicate?: boolean;
  readonly trip?: FlightTripDetail;
  readonly view?: ExchangeView;
  readonly onRetry?: () => void;
  /** The same change at what it costs now. */
  readonly onNewPrice?: (() => void) | undefined;
  readonly onAnyway?: () => void;
  readonly onAgent?: () => void;
};

export function ExchangeMessage(props: ExchangeMessageProps) {
  const { screen, cause, failure, isDuplicate, trip, view } = props;
  const t = useText();
  const locale = useLocale();
  const { supportPhone } = useTenant();
  const airline = view?.airlines[0]?.name ?? t('flightExchange.theAirline');
  const until = view?.voidUntil ? formatDeadline(view.voidUntil, view.zone, locale) : '';
  const open = trip?.cases.find(({ kind, state }) => kind === 'changeRequested' && state !== 'closed');
  const isCalled = screen === 'ContactSupport' || screen === 'ContactAirline' || screen === 'ChangeFailed';
  return (
    <div data-screen={screen}>
      <Problem
        title={t(`flightExchange.screen.${screen}.title`, { airline })}
        actions={<Actions {...props} />}
      >
        {failure && isPricedFailure(failure) && <p>{t(`flightExchange.failure.${failure}`)}</p>}
        {isDuplicate && <p>{t('flightExchange.duplicate')}</p>}
        {cause && <p>{t(`flightExchange.cause.${cause}`, { airline })}</p>}
        <p>{t(`flightExchange.screen.${screen}.text`, { airline, until })}</p>
        {open && <p className="strong">{t('flightExchange.case', { code: open.code })}</p>}
        {isCalled && (
          <p>
            {t('flightExchange.call')} <PhoneLink number={supportPhone} className="nowrap" />
          </p>
        )}
      </Problem>
    </div>
  );
}

const WITH_RETRY: ReadonlySet<ExchangeScreen> = new Set(['LoadFailed', 'ChangeFailed']);
const WITH_AGENT: ReadonlySet<ExchangeScreen> = new Set(['ContactSupport', 'ChangeFailed']);

/** The next step: try again, let a person do it, change all the same, or go back to the trip. */
function Actions(props: ExchangeMessageProps) {
  const { bookingId, screen, onRetry, onNewPrice, onAnyway, onAgent } = props;
  const t = useText();
  if (screen === 'Loading') return null;
  return (
    <>
      {onNewPrice && <Button onClick={onNewPrice}>{t('tripChange.newPrice.see')}</Button>}
      {WITH_RETRY.has(screen) && onRetry && (
        <Button variant={onNewPrice ? 'secondary' : 'primary'} onClick={onRetry}>
          {t(screen === 'ChangeFailed' ? 'flightExchange.action.again' : 'flightExchange.action.retry')}
        </Button>
      )}
      {WITH_AGENT.has(screen) && onAgent && (
        <Button variant={screen === 'ContactSupport' ? 'primary' : 'secondary'} onClick={onAgent}>
          {t('flightExchange.action.agent')}
        </Button>
      )}
      {!(WITH_AGENT.has(screen) && onAgent) && (
        <AskForHelp bookingId={bookingId} about="change" code={screen} />
      )}
      {screen === 'ItineraryNotFound' || !bookingId ? (
        <Link to="/trips" className={buttonClass({ variant: 'secondary' })}>
          {t('flightExchange.action.trips')}
        </Link>
      ) : (
        <Link
          to="/trips/$bookingId"
          params={{ bookingId }}
          className={buttonClass({ variant: screen.endsWith('Voidable') ? 'primary' : 'secondary' })}
        >
          {t(screen.endsWith('Voidable') ? 'flightExchange.action.cancelFree' : 'flightExchange.action.trip')}
        </Link>
      )}
      {screen === 'TicketedVoidable' && onAnyway && (
        <Button variant="tertiary" onClick={onAnyway}>
          {t('flightExchange.action.anyway')}
        </Button>
      )}
    </>
  );
}
