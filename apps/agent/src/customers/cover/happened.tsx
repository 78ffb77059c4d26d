/** What happened to a trip's flights, until when something can be decided, and what. */
import type { WireFlightStatus } from '@sojourn/contract/disruption-parts.ts';
import type { DisruptionView } from '@sojourn/contract/disruptions.ts';
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatDate, formatDuration, formatTime, type Locale } from '@sojourn/ui/formats.ts';
import { formatInstant, formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { clauseSentence } from '@sojourn/web/protections/clause-sentence.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Part } from './cover-part.tsx';

export function Happened({ disruption }: { readonly disruption: DisruptionView }) {
  const t = useText();
  const locale = useLocale();
  const { type, state, delayMinutes, noticedAt, decideBy, flights, action, why, termsId } = disruption;
  const isOpen = state === 'open';
  const sentence = why && termsId ? clauseSentence(termsId, why, t, locale) : null;
  const by = formatDuration(delayMinutes, locale);
  return (
    <Part title={t('desk.cover.happened')}>
      <KeyValues className="small">
        <KeyValue label={t(`desk.cover.what.${type}`, { by })} weight="strong">
          {t(`desk.cover.state.${state}`)}
        </KeyValue>
        <KeyValue label={t('desk.cover.since')}>{formatInstant(noticedAt, locale)}</KeyValue>
        {isOpen && (
          <KeyValue label={t('desk.cover.decideBy')}>{formatReaderDeadline(decideBy, locale)}</KeyValue>
        )}
        {isOpen && <KeyValue label={t('desk.cover.can')}>{t(`desk.cover.can.${action ?? 'none'}`)}</KeyValue>}
      </KeyValues>
      {isOpen && sentence && <p className="small text-2">{sentence}</p>}
      <ul className="cover__list">
        {flights.map((flight) => (
          <FlightItem key={`${flight.flight}${flight.scheduledDeparture}`} flight={flight} />
        ))}
      </ul>
      {isOpen && (action === 'Rebook' || action === 'Refund' || action === 'RebookOnlyEligible') && (
        <p className="small">{t('desk.cover.byPortal')}</p>
      )}
    </Part>
  );
}

/** "Wed, Apr 14, 9:05 PM – 8:40 AM" */
const times = (departs: LocalDateTime, arrives: LocalDateTime, locale: Locale): string =>
  `${formatDate(departs, locale)}, ${formatTime(departs, locale)} – ${formatTime(arrives, locale)}`;

function FlightItem({ flight }: { readonly flight: WireFlightStatus }) {
  const t = useText();
  const locale = useLocale();
  const { state, cause, from, to } = flight;
  const planned = times(flight.scheduledDepartureLocal, flight.scheduledArrivalLocal, locale);
  const now = times(flight.estimatedDepartureLocal, flight.estimatedArrivalLocal, locale);
  return (
    <li className="small">
      <KeyValues className="small">
        <KeyValue
          label={`${flight.flight.replaceAll(' ', '\u00a0')}, ${from.code} – ${to.code}`}
          weight="strong"
        >
          {t(`disruption.state.${state}`)}
        </KeyValue>
        <KeyValue label={t('disruption.times.planned')}>{planned}</KeyValue>
        {state !== 'Canceled' && now !== planned && (
          <KeyValue label={t('disruption.times.now')}>{now}</KeyValue>
        )}
        {cause && state !== 'OnTime' && (
          <KeyValue label={t('desk.cover.cause')}>{t(`disruption.cause.${cause}`)}</KeyValue>
        )}
      </KeyValues>
    </li>
  );
}
