import type { StayId } from '@sojourn/domain/ids.ts';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { Gallery } from '@sojourn/portal/shared/gallery/gallery.tsx';
import { PolicyNote } from '@sojourn/portal/shared/policy/policy-note.tsx';
import { useSearch } from '@sojourn/portal/shared/router/use-place.ts';
import { WatchOffer } from '@sojourn/portal/shared/watch/watch-offer.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { guestsOf, type StayDatesAndGuests } from '#hotel/parts/search/stay-criteria.ts';
import { judgeRate } from '#hotel/rules/hotel-policy.ts';
import type { StayDetail } from '#hotel/wire/stay-detail.ts';
import { StayFreeze } from './freeze/stay-freeze.tsx';
import { useStayFacts } from './policy/use-stay-facts.ts';
import { useStayRepair } from './policy/use-stay-repair.ts';
import { QuoteModal, variantCode } from './refundable/quote-modals.tsx';
import { ReviewsPart } from './reviews/reviews-part.tsx';
import { SimilarStays, SoldOut } from './sold-out.tsx';
import { StayBenefits, StayFactsSection, StayScore } from './stay-about.tsx';
import { StayHead } from './stay-head.tsx';
import { StayMap } from './stay-map.tsx';
import { StayRooms } from './stay-rooms.tsx';
import { StayBar, StaySummary } from './stay-summary.tsx';
import {
  benefitsOf,
  type ChosenRoom,
  cheapestMinor,
  chosenRate,
  pictureText,
  withVariant,
} from './stay-view.ts';
import { useReserve, watchOf } from './use-stay.ts';

type StayBodyProps = {
  readonly detail: StayDetail;
  readonly criteria: StayDatesAndGuests;
  /** The link marked it as sold out. */
  readonly isMarkedUnavailable: boolean;
  readonly fromResults: boolean;
  readonly onCriteria: (criteria: StayDatesAndGuests) => void;
};

/** The hotel, its rooms and rates, and the chosen rate's price at the side. */
export function StayBody(props: StayBodyProps) {
  const { detail, criteria, isMarkedUnavailable, fromResults, onCriteria } = props;
  const t = useText();
  const locale = useLocale();
  const { chosen, setRateId, setRefundable } = useChosenRoom(detail);
  const facts = useStayFacts(detail);
  const repair = useStayRepair(detail, criteria, chosen, setRateId);
  const reserve = useReserve(detail.stay.stayId as StayId, criteria, repair);
  const start = (room: ChosenRoom) => {
    setRefundable(room.refundable !== null);
    if (!reserve.isPending) reserve.mutate(room);
  };
  const summary = chosen && {
    chosen,
    reserving: reserve.isPending,
    onReserve: () => start(chosen),
  };
  return (
    <>
      <StayHead detail={detail} criteria={criteria} fromResults={fromResults} />
      <Gallery
        name={detail.stay.name}
        pictures={detail.stay.gallery}
        textOf={({ kind }) => pictureText(kind)}
      />
      <div className="stay-body">
        <div className="stay-body__main">
          <StayScore rating={detail.stay.rating} />
          <p className="stay-lead">{detail.stay.description}</p>
          <StayBenefits benefits={benefitsOf(detail, chosen, guestsOf(criteria.rooms), locale)} />
          {reserve.isError && !variantCode(reserve.error) && <ReserveError thrown={reserve.error} />}
          {isMarkedUnavailable && chosen && <BackAgain />}
          {detail.unavailable && <SoldOut detail={detail} />}
          {chosen && <PolicyNote judge={(tier) => judgeRate(tier, facts, chosen.rate)} repair={repair} />}
          <StayRooms
            detail={detail}
            criteria={criteria}
            policyFacts={facts}
            chosen={chosen}
            reserving={reserve.isPending}
            onChoose={setRateId}
            onRefundable={setRefundable}
            onReserve={summary?.onReserve ?? (() => undefined)}
            onCriteria={onCriteria}
          />
          {(detail.unavailable || isMarkedUnavailable) && (
            <SimilarStays detail={detail} criteria={criteria} />
          )}
          {chosen && <StayPlans chosen={chosen} />}
          <WatchOffer
            input={watchOf(detail.stay.stayId as StayId, criteria)}
            priceMinor={cheapestMinor(detail)}
          />
          {chosen && <StayFreeze detail={detail} criteria={criteria} chosen={chosen} />}
          <StayMap detail={detail} criteria={criteria} chosen={chosen} />
          <StayFactsSection detail={detail} />
          <ReviewsPart stayId={detail.stay.stayId as StayId} />
          <p className="small text-3">{t('booking.art.note')}</p>
        </div>
        {summary && <StaySummary detail={detail} {...summary} />}
      </div>
      {summary && <StayBar detail={detail} {...summary} />}
      {reserve.dialog}
      {chosen && (
        <QuoteModal thrown={reserve.error} chosen={chosen} onReserve={start} onClose={reserve.reset} />
      )}
    </>
  );
}

function BackAgain() {
  const t = useText();
  return (
    <Banner tone="good" title={t('hotelStay.back.title')}>
      <p>{t('hotelStay.back.text')}</p>
    </Banner>
  );
}

/**
 * What is chosen of the page, at first what its address names; the hotel's own variant until the refundable
 * one of a rate is.
 */
function useChosenRoom(detail: StayDetail) {
  const search = useSearch();
  const [rateId, setRateId] = useState(search.rateId);
  const [refundableId, setRefundableId] = useState<string>();
  const roomRate = chosenRate(detail, rateId);
  const chosen = roomRate && withVariant(roomRate, refundableId);
  const setRefundable = (to: boolean) => setRefundableId(to ? chosen?.rate.rateId : undefined);
  return { chosen, setRateId, setRefundable };
}

/** The refund over time for the chosen rate. */
function StayPlans({ chosen }: { readonly chosen: ChosenRoom }) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { room, rate, refundable } = chosen;
  const { tripTotal: total } = rate.price;
  const { cancellationPolicy } = refundable ?? rate.roomProductVariant;
  const terms = viewOfCancelTerms(cancellationPolicy, total, clock.now(), locale);
  if (terms.stages.length === 0) return null;
  const name = t('hotelStay.rate.named', {
    room: room.roomInfo.name,
    rate: t(`hotelStay.rate.${rate.plan}`),
  });
  return (
    <section className="stay-plans" aria-labelledby="stay-plans">
      <h2 id="stay-plans" className="display-s">
        {t('hotelStay.plans.title')}
      </h2>
      <p className="small text-2">{t('hotelStay.plans.rate', { name, total: formatMoney(total, locale) })}</p>
      <CancelTimeline terms={terms} />
    </section>
  );
}

function ReserveError({ thrown }: { readonly thrown: unknown }) {
  const { title, cause, action } = useErrorTexts(codeOf(thrown));
  return (
    <Banner tone="bad" live="alert" title={title}>
      <p>
        {cause} {action}
      </p>
    </Banner>
  );
}
