import { type BookingId, isId } from '@sojourn/domain/ids.ts';
import { useTrip } from '@sojourn/portal/features/trips/use-trips.ts';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { StepIndicator } from '@sojourn/ui/feedback/step-indicator.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import type { ExchangeView } from '#flight/wire/flight-exchange.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { ChfarBanner } from './chfar-banner.tsx';
import { bookedOf, ChooseFlights, useChoice } from './choose-flights.tsx';
import './exchange.css';
import { hasNewPrice } from '@sojourn/portal/features/trips/change/change-failure.ts';
import { isBusy, useChange } from '@sojourn/portal/features/trips/change/use-change.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { useParams, useSearch } from '@sojourn/portal/shared/router/use-place.ts';
import { ExchangeDone } from './exchange-done.tsx';
import { ExchangeMessage } from './exchange-message.tsx';
import { ExchangeReview } from './exchange-review.tsx';
import { askFor, blockedBy, type ShopType, screenOfError, screenOfFailure } from './exchange-view.ts';
import { useExchangeView } from './use-exchange.ts';

/** Exchanging a booked flight (B §2): choose what to change and for what, review, done. */
export function ExchangePage() {
  const { bookingId } = useParams('/trips/$bookingId/exchange');
  const search: Readonly<Record<string, unknown>> = useSearch();
  const shopType = search.flightShopType === 'chfar-exercise' ? 'chfar-exercise' : 'default';
  const t = useText();
  useTitle(t('flightExchange.title'));
  return (
    <div className="wrap change">
      {isId('bkg', bookingId) ? (
        <LoadedExchange key={`${bookingId} ${shopType}`} bookingId={bookingId} shopType={shopType} />
      ) : (
        <ExchangeMessage bookingId={null} screen="ItineraryNotFound" cause="NotFound" />
      )}
    </div>
  );
}

type LoadedProps = { readonly bookingId: BookingId; readonly shopType: ShopType };

function LoadedExchange({ bookingId, shopType }: LoadedProps) {
  const trip = useTrip(bookingId, () => false);
  const view = useExchangeView(bookingId);
  const error = trip.error ?? view.error;
  if (error) {
    const retry = () => void Promise.all([trip.refetch(), view.refetch()]);
    const screen = screenOfError(codeOf(error));
    return <ExchangeMessage bookingId={bookingId} screen={screen} cause={null} onRetry={retry} />;
  }
  if (!trip.data || !view.data)
    return <ExchangeMessage bookingId={bookingId} screen="Loading" cause={null} />;
  if (trip.data.kind !== 'Flight')
    return <ExchangeMessage bookingId={bookingId} screen="IneligibleForExchange" cause="NonExchangeable" />;
  return <Flow shopType={shopType} trip={trip.data} view={view.data} onRetry={() => void view.refetch()} />;
}

type FlowProps = {
  readonly shopType: ShopType;
  readonly trip: FlightTripDetail;
  readonly view: ExchangeView;
  readonly onRetry: () => void;
};

function Flow({ shopType, trip, view, onRetry }: FlowProps) {
  const t = useText();
  const [isAnyway, setAnyway] = useState(false);
  const choice = useChoice(trip, view);
  const changing = useChange(trip.bookingId);
  const again = () => {
    choice.again();
    changing.again();
  };
  const change = { ...changing, again };
  const { bookingId } = trip;
  const message = { bookingId, trip, view };
  const blocked = blockedBy(view, isAnyway);
  const now = change.change;
  if (now?.booking === 'Success') return <ExchangeDone trip={trip} change={now} />;
  if (now?.agentFulfill === 'InProcess')
    return <ExchangeMessage {...message} screen="ChangeRequested" cause="WithAgent" />;
  if (change.error) {
    const code = codeOf(change.error);
    return (
      <ExchangeMessage
        {...message}
        screen={screenOfError(code)}
        cause={null}
        isDuplicate={code === 'DuplicateBooking'}
        onRetry={change.again}
        onNewPrice={code === 'ChangeQuoteExpired' ? change.newPrice : undefined}
      />
    );
  }
  if (now?.failure) {
    const screen = screenOfFailure(now.failure);
    const onAgent = () => change.askAgent(now.ask);
    return (
      <ExchangeMessage
        {...message}
        screen={screen}
        cause={null}
        failure={now.failure}
        onRetry={change.again}
        onNewPrice={hasNewPrice(now.failure) ? change.newPrice : undefined}
        onAgent={onAgent}
      />
    );
  }
  if (blocked)
    return (
      <ExchangeMessage
        {...message}
        {...blocked}
        onRetry={onRetry}
        onAnyway={() => setAnyway(true)}
        onAgent={() => change.askAgent(askFor(bookedOf(trip)))}
      />
    );
  const isReview = now?.cost && !isBusy(now);
  return (
    <>
      <Head trip={trip} at={now?.cost ? 1 : 0} label={t('flightExchange.title')} />
      {now?.cost && (isReview || change.isConfirming) ? (
        <ExchangeReview trip={trip} change={change} quoted={now} shopType={shopType} />
      ) : (
        <>
          <ChfarBanner trip={trip} shopType={shopType} />
          <ChooseFlights trip={trip} view={view} change={change} shopType={shopType} choice={choice} />
        </>
      )}
    </>
  );
}

/** The way back, the page's name, and how far one is. */
function Head({
  trip,
  at,
  label,
}: {
  readonly trip: FlightTripDetail;
  readonly at: 0 | 1;
  readonly label: string;
}) {
  const t = useText();
  const names = new Intl.ListFormat(useLocale(), { type: 'conjunction' }).format(
    trip.travelers.map(({ firstName }) => firstName),
  );
  return (
    <header className="change__head">
      <BackLink>
        <Link to="/trips/$bookingId" params={{ bookingId: trip.bookingId }} className="link">
          {trip.title}
        </Link>
      </BackLink>
      <div className="row row--between row--wrap gap-3">
        <h1 className="display-l">{at === 0 ? label : t('flightExchange.review.title')}</h1>
        <StepIndicator
          label={t('flightExchange.steps')}
          steps={[
            t('flightExchange.step.choose'),
            t('flightExchange.step.review'),
            t('flightExchange.step.done'),
          ]}
          current={at}
          doneLabel={t('flightTrip.step.done')}
        />
      </div>
      <p className="text-2">{[names, trip.confirmationCode].filter(Boolean).join(' · ')}</p>
    </header>
  );
}
