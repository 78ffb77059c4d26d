import { PolicyNote } from '@sojourn/portal/shared/policy/policy-note.tsx';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { useEffect, useState } from 'react';
import { judgeFlight } from '#flight/rules/flight-policy.ts';
import type { FlightReview, TripFinding } from '#flight/wire/flight-search.ts';
import type { FindingAction } from '../itinerary/finding-view.ts';
import { TripFindings } from '../itinerary/trip-findings.tsx';
import { backToSlice, rememberTripTotal, tripTotalShown } from '../itinerary/trip-url.ts';
import { partyText, titleOf, tripTypeText } from '../itinerary/trip-words.ts';
import { useFlightRepair } from '../policy/use-flight-repair.ts';
import type { FlightUrl } from '../search/flight-url.ts';
import { PriceDetails } from './price-details.tsx';
import { ReviewAdvice } from './review-advice.tsx';
import { ReviewFreeze } from './review-freeze.tsx';
import { ReviewBar, ReviewSummary } from './review-summary.tsx';
import { changeSince, ticketNotice } from './review-view.ts';
import { SliceCard } from './slice-card.tsx';
import { useBeginCheckout } from './use-review.ts';

type ReviewContentProps = {
  readonly review: FlightReview;
  readonly url: FlightUrl;
  /** Another class was chosen and its price is being asked for. */
  readonly isChanging: boolean;
};

export function ReviewContent({ review, url, isChanging }: ReviewContentProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const repair = useFlightRepair(url, review);
  const checkout = useBeginCheckout(url, repair);
  const { flight, price } = review;
  const stopped = review.findings.some(({ severity }) => severity === 'stop');
  const bookedOn = useBookedOn();
  const going = { review, url, checkout, isChanging, stopped };
  return (
    <div className="review__columns" aria-busy={isChanging}>
      <div className="review__main">
        <header>
          <p className="small text-2">
            <BackLink>
              <Link to="/flights" search={backToSlice(url, url.chosen.length - 1)} className="link">
                {t('review.back')}
              </Link>
            </BackLink>
          </p>
          <h1 className="display-l">{titleOf(flight, locale)}</h1>
          <p className="text-2">
            {toText(tripTypeText(flight.tripType))}, {toText(partyText(flight.passengers))}
          </p>
        </header>
        <PriceNotice review={review} url={url} isChanging={isChanging} />
        <TripFindings findings={review.findings} wayOut={useWayOut(url)} />
        <PolicyNote judge={(tier) => judgeFlight(tier, review, bookedOn)} repair={repair} />
        <Tickets review={review} />
        {flight.slices.map((slice, index) => (
          <SliceCard key={slice.sliceId} review={review} slice={index} url={url} disabled={isChanging} />
        ))}
        <PriceDetails price={price} miles={review.miles} />
        {!stopped && !isChanging && <ReviewAdvice review={review} url={url} />}
        {!stopped && !isChanging && <ReviewFreeze review={review} url={url} />}
      </div>
      <ReviewSummary {...going} />
      <ReviewBar {...going} />
      {checkout.dialog}
    </div>
  );
}

/** Links to the results to choose another flight; findings about travelers wait for their forms. */
function useWayOut(url: FlightUrl) {
  return (action: FindingAction, { slice }: TripFinding, label: string) =>
    action === 'chooseOther' ? (
      <Link to="/flights" search={backToSlice(url, slice ?? 0)} className="link">
        {label}
      </Link>
    ) : null;
}

/** Says when the price is not the one that the list showed: by how much, and why that happens. */
function PriceNotice({ review, url, isChanging }: ReviewContentProps) {
  const t = useText();
  const locale = useLocale();
  const { total } = review.price;
  const key = JSON.stringify([url.chosen, url.draft.passengers]);
  const [shown, setShown] = useState({ key, totalMinor: tripTotalShown(url) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each trip and total
  useEffect(() => {
    if (isChanging) return;
    if (shown.key !== key) setShown({ key, totalMinor: tripTotalShown(url) });
    rememberTripTotal(url, total.amountMinor);
  }, [key, total.amountMinor, isChanging]);
  const change = shown.key === key && !isChanging ? changeSince(shown.totalMinor, total) : null;
  if (!change) return null;
  const values = { by: formatMoney(change.by, locale), newTotal: formatMoney(total, locale) };
  return (
    <Banner
      tone={change.rose ? 'warn' : 'good'}
      live="status"
      title={t(change.rose ? 'review.price.rose.title' : 'review.price.fell.title', values)}
    >
      {t(change.rose ? 'review.price.rose.text' : 'review.price.fell.text', values)}
    </Banner>
  );
}

function Tickets({ review }: Pick<ReviewContentProps, 'review'>) {
  const toText = useTextRef();
  const notice = ticketNotice(review.flight);
  if (!notice) return null;
  return (
    <Banner tone={notice.tone} title={toText(notice.title)}>
      <p>{toText(notice.text)}</p>
      <ul className="small review__tickets">
        {review.flight.tickets.map(({ ticketNo, airline }) => (
          <TicketRow key={ticketNo} review={review} ticketNo={ticketNo} airline={airline.name} />
        ))}
      </ul>
    </Banner>
  );
}

type TicketRowProps = Pick<ReviewContentProps, 'review'> & { ticketNo: number; airline: string };

/** "Ticket 1, TAP Air Portugal: BOS – LIS, LIS – OPO" */
function TicketRow({ review, ticketNo, airline }: TicketRowProps) {
  const t = useText();
  const ways = review.flight.slices.flatMap(({ segments, ticketNos }) =>
    segments
      .filter((_, segment) => ticketNos[segment] === ticketNo)
      .map(({ origin, destination }) => `${origin.locationCode} – ${destination.locationCode}`),
  );
  return <li>{t('review.ticket', { number: ticketNo, airline, ways: ways.join(', ') })}</li>;
}
