import { NotComparedNote } from '@sojourn/portal/shared/policy/not-compared-note.tsx';
import { PolicyTags } from '@sojourn/portal/shared/policy/policy-tag.tsx';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { PriceBar } from '@sojourn/portal/shared/summary/price-bar.tsx';
import { SummaryCard } from '@sojourn/portal/shared/summary/summary-card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatCount, formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Leaf, Undo2 } from 'lucide-react';
import { flightTripFacts, judgeFlight } from '#flight/rules/flight-policy.ts';
import { travelerCount } from '#flight/rules/travelers/travelers.ts';
import type { FlightReview } from '#flight/wire/flight-search.ts';
import { TripSummary } from '../itinerary/trip-summary.tsx';
import { backToSlice } from '../itinerary/trip-url.ts';
import type { FlightUrl } from '../search/flight-url.ts';
import { voidNote } from '../slices/void-note.ts';
import { co2Total } from './review-view.ts';
import type { useBeginCheckout } from './use-review.ts';

type GoingProps = {
  readonly review: FlightReview;
  readonly url: FlightUrl;
  readonly checkout: ReturnType<typeof useBeginCheckout>;
  readonly isChanging: boolean;
  /** Something was found that cannot be flown so. */
  readonly stopped: boolean;
};

/** The trip and its total beside the details, with the way on. */
export function ReviewSummary(props: GoingProps) {
  const { review } = props;
  const t = useText();
  const locale = useLocale();
  const toText = useTextRef();
  const { flight, price, miles } = review;
  const bookedOn = useBookedOn();
  return (
    <SummaryCard label={t('review.summary')} art={flight.destination.art} eager>
      <TripSummary
        flight={flight}
        price={price}
        miles={t('flights.miles', { miles: formatMiles(miles, locale) })}
      />
      <p className="small text-2 row">
        <Leaf className="icon icon--s" aria-hidden="true" />
        {t('review.co2', { kg: formatCount(co2Total(flight), locale) })}
      </p>
      <p className="small text-2 row row--top">
        <Undo2 className="icon icon--s" aria-hidden="true" /> <span>{toText(voidNote(review))}</span>
      </p>
      <PolicyTags
        product="flights"
        suppliers={flightTripFacts(flight.slices).suppliers}
        judge={(tier) => judgeFlight(tier, review, bookedOn)}
      />
      <NotComparedNote product="flights" market={review.market} />
      <Trouble {...props} />
      <div className="only-desktop">
        <GoOn {...props} full />
      </div>
    </SummaryCard>
  );
}

function GoOn({ review, checkout, isChanging, stopped, full }: GoingProps & { readonly full?: boolean }) {
  const t = useText();
  const reason = stopped ? t('review.stopped') : undefined;
  return (
    <Button
      full={full}
      className="review__go"
      loading={checkout.isPending || isChanging}
      loadingLabel={t(isChanging ? 'review.changing' : 'review.going')}
      disabled={stopped}
      onClick={() => checkout.mutate(review.price.total.amountMinor)}
    >
      {reason ?? t('review.go')}
    </Button>
  );
}

/** Why the checkout could not be opened; what was chosen stays, or is led back to the results. */
function Trouble({ checkout, url }: GoingProps) {
  return checkout.error ? <Refusal code={codeOf(checkout.error)} url={url} /> : null;
}

function Refusal({ code, url }: { readonly code: ReturnType<typeof codeOf>; readonly url: FlightUrl }) {
  const t = useText();
  const texts = useErrorTexts(code);
  const gone = code === 'NoAvailability' ? 'soldOut' : code === 'RateNotAvailable' ? 'expired' : null;
  const back = (
    <Link to="/flights" search={backToSlice(url, 0)} className="link">
      {t('review.gone.action')}
    </Link>
  );
  return (
    <Banner tone="bad" live="alert" title={gone ? t(`review.gone.${gone}.title`) : texts.title}>
      <p>{gone ? t(`review.gone.${gone}.text`) : `${texts.cause} ${texts.action}`}</p>
      {gone && <p className="small">{back}</p>}
    </Banner>
  );
}

export function ReviewBar(props: GoingProps) {
  const t = useText();
  const locale = useLocale();
  const { price, flight } = props.review;
  return (
    <PriceBar
      total={formatMoney(price.total, locale)}
      covers={t('review.bar', { count: travelerCount(flight.passengers) })}
    >
      <GoOn {...props} />
    </PriceBar>
  );
}
