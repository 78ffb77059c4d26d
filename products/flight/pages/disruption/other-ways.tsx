/** Beside the flights: money back, waiting, until when, and who decides. */
import { localAt } from '@sojourn/domain/dates.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { useTenderName } from '@sojourn/portal/shared/tenders/tender-name.ts';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatDeadline, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Armchair, Banknote, Clock, TriangleAlert } from 'lucide-react';
import type { DisruptedTrip } from './disrupted-trip.ts';
import { canWait, flightName, zoneOfSlice } from './disruption-view.ts';

type Props = DisruptedTrip & { readonly onRefund: () => void };

export function OtherWays({ trip, disruption, onRefund }: Props) {
  const t = useText();
  const hasOthers = disruption.refund !== null || canWait(disruption);
  return (
    <aside className="disruption__others" aria-labelledby="disruption-others">
      <h2 id="disruption-others" className="display-s">
        {t(hasOthers ? 'disruption.others.title' : 'disruption.others.none')}
      </h2>
      <p className="small text-2">{t('disruption.others.once')}</p>
      {disruption.refund && (
        <RefundBox disruption={disruption} refund={disruption.refund} onRefund={onRefund} />
      )}
      {canWait(disruption) && <WaitBox trip={trip} disruption={disruption} />}
      <Until trip={trip} disruption={disruption} />
    </aside>
  );
}

type RefundProps = Pick<Props, 'disruption' | 'onRefund'> & {
  readonly refund: NonNullable<DisruptedTrip['disruption']['refund']>;
};

/** The base fare, source by source in the order in which they paid. Confirmed in the usual cancel dialog. */
function RefundBox({ disruption, refund, onRefund }: RefundProps) {
  const t = useText();
  const locale = useLocale();
  const name = useTenderName();
  const { base, perTraveler, parts, endsAlso } = refund;
  const amount = formatMoney(base, locale);
  const count = disruption.decidesForAll;
  const each = formatMoney(perTraveler, locale);
  return (
    <Card as="section" className="disruption__box" aria-labelledby="disruption-refund">
      <span className="disruption__icon" aria-hidden="true">
        <Banknote className="icon" />
      </span>
      <h3 id="disruption-refund" className="title-l">
        {t('disruption.refund.title', { amount })}
      </h3>
      <p className="small text-2">{t('disruption.refund.text', { count, each })}</p>
      <KeyValues className="small">
        {parts.map(({ source, label, amount: part }) => (
          <KeyValue key={`${source}${label}`} label={name({ kind: source, sourceId: '', label })}>
            {formatMoney(part, locale)}
          </KeyValue>
        ))}
      </KeyValues>
      <p className="small disruption__warn">
        <TriangleAlert className="icon icon--s" aria-hidden="true" />
        {t('disruption.refund.warn', { others: endsAlso })}
      </p>
      <Button variant="secondary" full onClick={onRefund}>
        {t('disruption.refund.button', { amount })}
      </Button>
    </Card>
  );
}

/** Nothing changes, and nothing is used up. */
function WaitBox({ trip, disruption }: DisruptedTrip) {
  const t = useText();
  const locale = useLocale();
  const flight = disruption.flights.find(({ state }) => state === 'Delayed') ?? disruption.flights[0];
  if (!flight) return null;
  const { bookingId, flight: flights } = trip;
  const zone = flights.slices[disruption.slice]?.segments[0]?.origin.zone ?? flights.origin.zone;
  const values = {
    flight: flightName(flight.flight),
    at: formatMoment(localAt(flight.estimatedDeparture, zone), locale),
  };
  return (
    <Card as="section" className="disruption__box" aria-labelledby="disruption-wait">
      <span className="disruption__icon disruption__icon--quiet" aria-hidden="true">
        <Armchair className="icon" />
      </span>
      <h3 id="disruption-wait" className="title-l">
        {t('disruption.wait.title', values)}
      </h3>
      <p className="small text-2">{t('disruption.wait.text', values)}</p>
      <Link
        to="/trips/$bookingId"
        params={{ bookingId }}
        className={buttonClass({ variant: 'secondary', full: true })}
      >
        {t('disruption.wait.button')}
      </Link>
    </Card>
  );
}

function Until({ trip, disruption }: DisruptedTrip) {
  const t = useText();
  const locale = useLocale();
  const { decideBy, decidesForAll, slice } = disruption;
  const zone = zoneOfSlice(trip.flight, slice);
  const segments = trip.flight.slices[slice]?.segments ?? [];
  return (
    <p className="small text-2 disruption__warn">
      <Clock className="icon icon--s" aria-hidden="true" />
      {t('disruption.until', {
        until: formatDeadline(decideBy, zone, locale),
        place: segments.at(-1)?.destination.city ?? '',
        count: decidesForAll,
      })}
    </p>
  );
}
