import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { formatInstant, formatPortalDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { RichText, useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Headset } from 'lucide-react';
import { DisruptionNotice } from '#shared/disruption/disruption-notice.tsx';
import { productText } from '#shared/product/product-text.ts';
import { Link } from '#shared/router/link.tsx';
import { shownTotalOf } from '#shared/shown-total.ts';
import { useTenderName } from '#shared/tenders/tender-name.ts';
import { ApprovalNotice } from './approval-notice.tsx';
import { CancelCountdown, waitsUntil } from './cancel/cancel-countdown.tsx';
import { PartyNotice } from './party/party-notice.tsx';
import { WaitingConfirmations } from './requested/waiting-confirmations.tsx';
import { ScheduleChangeNotice } from './schedule-change/schedule-change-notice.tsx';
import type { TripNotice } from './trip-view.ts';

type TripNoticesProps = {
  readonly trip: TripDetail;
  readonly notices: readonly TripNotice[];
  /** It was paid for a moment ago and is confirmed. */
  readonly booked: boolean;
  /** Who confirmed it: the hotel, the airlines. */
  readonly by: string;
};

/** That it is booked, and everything else that needs saying above the days. */
export function TripNotices(props: TripNoticesProps) {
  const { notices, booked, trip } = props;
  const toText = useTextRef();
  const locale = useLocale();
  const t = useText();
  const sendAt = waitsUntil(trip);
  const sentAt = trip.status === 'Pending' ? trip.canceling?.sentAt : null;
  return (
    <div className="trip-notices">
      <DisruptionNotice trip={trip} isCovered={isCoveredToday(trip)} />
      <ScheduleChangeNotice trip={props.trip} />
      <WaitingConfirmations bookingId={trip.bookingId} />
      {booked && <Booked {...props} />}
      <PartyNotice bookingId={trip.bookingId} />
      <ApprovalNotice bookingId={trip.bookingId} />
      <ByAgents trip={trip} />
      {sendAt && <CancelCountdown trip={trip} sendAt={sendAt} />}
      {notices
        // The countdown says more
        .filter(({ kind }) => !(sendAt && kind === 'pending'))
        .map((notice) => (
          <Banner key={notice.kind} tone={notice.tone} live="status" title={toText(notice.title)}>
            <p>{toText(notice.text)}</p>
            {notice.kind === 'pending' && sentAt && (
              <p>{t('trip.canceling.sent', { at: formatInstant(sentAt, locale) })}</p>
            )}
          </Banner>
        ))}
      {trip.status !== 'Canceled' && <CanceledParts trip={trip} />}
      <SplitWith trip={trip} />
      {trip.replaces && <Replaces replaces={trip.replaces} />}
    </div>
  );
}

/** Something that was bought can still help when a flight is late or canceled. */
const isCoveredToday = ({ protections }: TripDetail): boolean =>
  protections.some(
    ({ protection, state }) =>
      state === 'Valid' && (protection === 'disruption' || protection === 'missedConnection'),
  );

/** What somebody of the service desk did in the owner's place. */
function ByAgents({ trip }: Pick<TripNoticesProps, 'trip'>) {
  const t = useText();
  const locale = useLocale();
  if (trip.byAgents.length === 0) return null;
  return (
    <Banner tone="info" size="s" icon={<Headset />}>
      {trip.byAgents.map(({ deed, agent, at }) => (
        <p key={at}>{t(`trip.byAgent.${deed}`, { agent, at: formatInstant(at, locale) })}</p>
      ))}
    </Banner>
  );
}

/** What of it was canceled before, while the rest stayed booked. */
function CanceledParts({ trip }: Pick<TripNoticesProps, 'trip'>) {
  const t = useText();
  const locale = useLocale();
  return trip.canceledParts.map(({ unit, names, refund, credit, canceledAt }) => {
    const back = refund.amountMinor > 0 ? 'refund' : credit.amountMinor > 0 ? 'credit' : 'none';
    const amount = formatMoney(back === 'credit' ? credit : refund, locale);
    const title = t(unit === 'ticket' ? 'trip.part.title.ticket' : 'trip.part.title', {
      names: new Intl.ListFormat(locale).format(names),
    });
    return (
      <Banner key={canceledAt} title={title}>
        <p>{t(`trip.part.${back}`, { amount, on: formatPortalDay(canceledAt, locale, 'year') })}</p>
      </Banner>
    );
  });
}

/** Travelers of the same journey who fly differently, in a booking of their own. */
function SplitWith({ trip }: Pick<TripNoticesProps, 'trip'>) {
  const t = useText();
  const locale = useLocale();
  return trip.splitWith.map(({ bookingId, names }) => (
    <Banner
      key={bookingId}
      title={t('trip.split.title', { names: new Intl.ListFormat(locale).format(names) })}
    >
      <p>
        {t('trip.split.text')}{' '}
        <Link to="/trips/$bookingId" params={{ bookingId }} className="link">
          {t('trip.split.link')}
        </Link>
      </p>
    </Banner>
  ));
}

/** What it was booked instead of, as that was disrupted. */
function Replaces({ replaces }: { readonly replaces: NonNullable<TripDetail['replaces']> }) {
  const t = useText();
  const { bookingId } = replaces;
  const flights = replaces.flights.map((flight) => flight.replaceAll(' ', '\u00a0'));
  return (
    <Banner title={t('trip.replaces.title')}>
      <p>
        {flights.length > 0
          ? t('trip.replaces.flights', { flights: flights.join(', ') })
          : t('trip.replaces.text')}{' '}
        <Link to="/trips/$bookingId" params={{ bookingId }} className="link">
          {t('trip.replaces.link')}
        </Link>
      </p>
    </Banner>
  );
}

function Booked({ trip, by }: TripNoticesProps) {
  const t = useText();
  const locale = useLocale();
  const name = useTenderName();
  const saved = (shownTotalOf(trip.bookingId) ?? 0) - trip.grandTotal.amountMinor;
  const paid = trip.tenders.filter(({ state }) => state !== 'voided');
  const parts = paid.map(({ kind, label, amount }) => {
    const plain = name({ kind, sourceId: '', label });
    // One means of payment paid the total, which stands before it
    return paid.length === 1
      ? plain
      : t('trip.booked.part', { label: plain, amount: formatMoney(amount, locale) });
  });
  const values = {
    by,
    code: trip.confirmationCode ?? '',
    total: formatMoney(trip.grandTotal, locale),
    paid: new Intl.ListFormat(locale).format(parts),
  };
  return (
    <Banner tone="good" live="status" title={t(productText(trip.kind, 'trip.booked.title'))}>
      <p>
        <RichText
          id={parts.length === 0 ? 'trip.booked.unpaid' : productText(trip.kind, 'trip.booked.text')}
          values={values}
          parts={[<b key="code" className="nowrap" />]}
        />
      </p>
      {saved > 0 && (
        <p>
          {t('trip.booked.fell', { difference: formatMoney({ ...trip.total, amountMinor: saved }, locale) })}
        </p>
      )}
      <p className="small text-2">{t('trip.booked.contact', { email: trip.email })}</p>
    </Banner>
  );
}
