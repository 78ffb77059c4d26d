import { itemAt } from '@sojourn/domain/present.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import type { CheckInView } from './flight-trip-view.ts';

type CheckInModalProps = {
  readonly trip: FlightTripDetail;
  /** Null while nothing is to be shown. */
  readonly view: CheckInView | null;
  readonly onClose: () => void;
};

/** Where one checks in and with which locator: it is the airline that does it, on its site or at its desk. */
export function CheckInModal({ trip, view, onClose }: CheckInModalProps) {
  const t = useText();
  return (
    <Modal
      open={view !== null}
      onClose={onClose}
      title={view ? t('trip.flight.checkIn.title', { airline: view.airline.name }) : ''}
      eyebrow={view ? t('trip.flight.checkIn.eyebrow', { from: view.city, to: view.to }) : undefined}
      closeLabel={t('trip.cancel.close')}
      actions={<Button onClick={onClose}>{t('trip.cancel.done')}</Button>}
    >
      {view && <CheckIn trip={trip} view={view} />}
    </Modal>
  );
}

function CheckIn({ trip, view }: { readonly trip: FlightTripDetail; readonly view: CheckInView }) {
  const t = useText();
  const { airline, airport, opens, closes, state, locator } = view;
  const { segments } = itemAt(trip.flight.slices, view.slice);
  const changes = itemAt(trip.flight.slices, view.slice).layovers.filter(
    ({ isSelfTransferLayover }) => isSelfTransferLayover,
  );
  const lastNames = [...new Set(trip.travelers.map(({ lastName }) => lastName))].join(', ');
  const desk = airport.terminal
    ? t('flights.terminal', { name: airport.name, terminal: airport.terminal })
    : airport.name;
  return (
    <div className="check-in">
      <p className="text-2">{t(`trip.flight.checkIn.${state}`, { opens, closes })}</p>
      <KeyValues>
        <KeyValue label={t('trip.flight.checkIn.locator')} weight="strong">
          <span className="num">{locator}</span>
        </KeyValue>
        <KeyValue label={t('trip.flight.checkIn.name')} weight="strong">
          {lastNames}
        </KeyValue>
        <KeyValue label={t('trip.flight.checkIn.opens')}>{opens}</KeyValue>
        <KeyValue label={t('trip.flight.checkIn.closes')}>{closes}</KeyValue>
      </KeyValues>
      <p>{t('trip.flight.checkIn.where', { airline: airline.name })}</p>
      <p>{t('trip.flight.checkIn.desk', { airline: airline.name, desk })}</p>
      {segments.length > 1 && changes.length === 0 && (
        <p className="text-2">{t('trip.flight.checkIn.through')}</p>
      )}
      {changes.map(({ airport: change }) => (
        <p key={change.locationCode} className="text-2">
          {t('trip.flight.checkIn.again', { city: change.city })}
        </p>
      ))}
      <p className="small text-3">{t('trip.flight.checkIn.local', { city: airport.city })}</p>
    </div>
  );
}
