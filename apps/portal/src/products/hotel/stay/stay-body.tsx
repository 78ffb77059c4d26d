import type { StayDetail } from '@sojourn/contract/products/hotel/stay-detail.ts';
import type { StayId } from '@sojourn/domain/ids.ts';
import { hotelJudge } from '@sojourn/domain/products/hotel/hotel-policy.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { guestsOf, type StayDatesAndGuests } from '@sojourn/web/products/hotel/search/stay-criteria.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { CancelTimeline } from '#shared/cancel-timeline.tsx';
import { PolicyNote } from '#shared/policy/policy-note.tsx';
import { WatchOffer } from '#shared/watch/watch-offer.tsx';
import { StayFreeze } from './freeze/stay-freeze.tsx';
import { priceFacts, useStayFacts } from './policy/use-stay-facts.ts';
import { useStayRepair } from './policy/use-stay-repair.ts';
import { SimilarStays, SoldOut } from './sold-out.tsx';
import { StayBenefits, StayFactsSection, StayScore } from './stay-about.tsx';
import { StayGallery } from './stay-gallery.tsx';
import { StayHead } from './stay-head.tsx';
import { StayMap } from './stay-map.tsx';
import { StayRooms } from './stay-rooms.tsx';
import { StayBar, StaySummary } from './stay-summary.tsx';
import { benefitsOf, cheapestMinor, chosenRate, type RoomRate } from './stay-view.ts';
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
  const [rateId, setRateId] = useState<string>();
  const chosen = chosenRate(detail, rateId);
  const facts = useStayFacts(detail);
  const repair = useStayRepair(detail, criteria, chosen, setRateId);
  const reserve = useReserve(detail.stay.stayId as StayId, criteria, repair);
  const summary = chosen && {
    chosen,
    reserving: reserve.isPending,
    onReserve: () => !reserve.isPending && reserve.mutate(chosen),
  };
  return (
    <>
      <StayHead detail={detail} criteria={criteria} fromResults={fromResults} />
      <StayGallery stay={detail.stay} />
      <div className="stay-body">
        <div className="stay-body__main">
          <StayScore rating={detail.stay.rating} />
          <p className="stay-lead">{detail.stay.description}</p>
          <StayBenefits benefits={benefitsOf(detail, chosen, guestsOf(criteria.rooms), locale)} />
          {reserve.isError && <ReserveError thrown={reserve.error} />}
          {isMarkedUnavailable && chosen && (
            <Banner tone="good" title={t('hotelStay.back.title')}>
              <p>{t('hotelStay.back.text')}</p>
            </Banner>
          )}
          {detail.unavailable && <SoldOut detail={detail} />}
          {chosen && (
            <PolicyNote
              judge={(tier) => hotelJudge(tier)({ ...facts, ...priceFacts(chosen.rate) })}
              repair={repair}
            />
          )}
          <StayRooms
            detail={detail}
            criteria={criteria}
            policyFacts={facts}
            chosen={chosen}
            reserving={reserve.isPending}
            onChoose={setRateId}
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
          <p className="small text-3">{t('booking.art.note')}</p>
        </div>
        {summary && <StaySummary detail={detail} {...summary} />}
      </div>
      {summary && <StayBar {...summary} />}
      {reserve.dialog}
    </>
  );
}

/** The refund over time for the chosen rate. */
function StayPlans({ chosen }: { readonly chosen: RoomRate }) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { room, rate } = chosen;
  const { tripTotal: total } = rate.price;
  const terms = viewOfCancelTerms(rate.roomProductVariant.cancellationPolicy, total, clock.now(), locale);
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
