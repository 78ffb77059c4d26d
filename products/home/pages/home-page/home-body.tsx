/** The home, its dates, its host and its rules, with the price beside it. */
import { Gallery } from '@sojourn/portal/shared/gallery/gallery.tsx';
import { PolicyNote } from '@sojourn/portal/shared/policy/policy-note.tsx';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { HouseRules } from '#home/pages/shared/house-rules.tsx';
import { useHomeDetail } from '#home/pages/shared/use-home-detail.ts';
import { useStartStays } from '#home/pages/shared/use-start-stays.ts';
import type { HomeDetail } from '#home/wire/home-detail.ts';
import { judgeHome } from '../results/judge-home.ts';
import type { HomePlace } from '../search/home-place.ts';
import { CancelBlocks } from './cancel-blocks.tsx';
import { DatesSection } from './dates/dates-section.tsx';
import { HomeHead } from './home-head.tsx';
import { HomeHostCard } from './host-card.tsx';
import { pictureText } from './picture-text.ts';
import { HomeBar, PricePanel } from './price-panel.tsx';
import { ReviewsPart } from './reviews/reviews-part.tsx';
import { HomeFactsRow, RoomsAndBeds } from './rooms-and-beds.tsx';
import { SimilarHomes, Unavailable } from './similar-homes.tsx';
import { WherePart } from './where-part.tsx';

type HomeBodyProps = {
  readonly detail: HomeDetail;
  readonly place: HomePlace;
  /** Other dates or another party are on their way. */
  readonly isChanging: boolean;
  readonly onChange: (change: Partial<HomePlace>) => void;
};

function ReserveError({ thrown }: { readonly thrown: unknown }) {
  const { title, cause, action } = useErrorTexts(codeOf(thrown));
  return (
    <Banner tone="bad" live="alert" title={title}>
      {cause} {action}
    </Banner>
  );
}

type PolicyProps = {
  readonly home: HomeDetail['home'];
  readonly offer: NonNullable<HomeDetail['offer']>;
  readonly checkIn: HomePlace['checkIn'];
};

function Policy({ home: { cityPlaceId }, offer: { price, market }, checkIn }: PolicyProps) {
  const bookedOn = useBookedOn();
  const judged = { cityPlaceId, checkIn, nightly: price.nightly, market };
  return <PolicyNote repair={undefined} judge={(tier) => judgeHome(tier, judged, bookedOn)} />;
}

/** What was searched, where the home isn't free for it; the dates of the page are another choice then. */
function useSearched(place: HomePlace): { detail: HomeDetail; searched: Dates } | undefined {
  const { searched, ...rest } = place;
  const { data } = useHomeDetail(searched ? { ...rest, ...searched } : null);
  return searched && data && { detail: data, searched };
}
type Dates = Pick<HomePlace, 'checkIn' | 'checkOut'>;

export function HomeBody({ detail, place, isChanging, onChange }: HomeBodyProps) {
  const t = useText();
  const { home, offer } = detail;
  const start = useStartStays();
  const beforeChoice = useSearched(place);
  const { checkIn, checkOut, party } = place;
  const onDates = (dates: Dates) =>
    onChange({ checkIn: dates.checkIn, checkOut: dates.checkOut, ...keepSearched(detail, place) });
  const panel = {
    detail,
    place,
    isBusy: isChanging || start.isPending,
    isReserving: start.isPending,
    onChange,
    onReserve: () => {
      if (!offer || start.isPending) return;
      const stays = [{ homeId: home.homeId, checkIn, checkOut }];
      start.mutate({ stays, party, totalMinor: offer.price.total.amountMinor });
    },
  };
  return (
    <>
      <HomeHead detail={detail} place={place} />
      <Gallery name={home.name} pictures={home.gallery} textOf={pictureText} />
      <div className="home-body">
        <div className="home-body__main">
          <HomeFactsRow home={home} />
          <p className="home-lead">{home.description}</p>
          {start.isError && <ReserveError thrown={start.error} />}
          <Unavailable detail={detail} />
          {offer && <Policy home={home} offer={offer} checkIn={checkIn} />}
          <RoomsAndBeds home={home} />
          <DatesSection
            detail={detail}
            place={place}
            beforeChoice={beforeChoice}
            onDates={onDates}
            onParty={(next) => onChange({ party: next })}
          />
          {!offer && <SimilarHomes detail={detail} place={place} />}
          <HomeHostCard home={home} />
          <section aria-labelledby="home-rules">
            <h2 id="home-rules" className="display-s home-section__title">
              {t('homePage.rules')}
            </h2>
            <HouseRules home={home} />
          </section>
          {offer && <CancelBlocks home={home} offer={offer} checkIn={checkIn} />}
          <WherePart home={home} />
          <ReviewsPart homeId={home.homeId} rating={home.rating} />
          <p className="small text-3">{t('booking.art.note')}</p>
        </div>
        <PricePanel {...panel} />
      </div>
      <HomeBar {...panel} />
      {start.dialog}
    </>
  );
}

/** The first dates that didn't work stay what was searched, until others are searched. */
function keepSearched({ violations }: HomeDetail, { searched, checkIn, checkOut }: HomePlace) {
  if (searched) return { searched };
  return violations.length > 0 ? { searched: { checkIn, checkOut } } : {};
}
