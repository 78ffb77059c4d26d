/** One car: what it is, both ends, when it is paid, who may drive it; then on to its checkout. */
import { PolicyNote } from '@sojourn/portal/shared/policy/policy-note.tsx';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { PriceBar } from '@sojourn/portal/shared/summary/price-bar.tsx';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDateRange, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { Problem, useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useToday } from '@sojourn/web/search/today.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { useMemo } from 'react';
import { carName } from '#car/pages/shared/car-words.ts';
import { PayWays } from '#car/pages/shared/pay-ways.tsx';
import { RentalCard } from '#car/pages/shared/rental-card.tsx';
import { RentalSummary } from '#car/pages/shared/rental-summary.tsx';
import { TermsLine } from '#car/pages/shared/terms-line.tsx';
import type { PayWay } from '#car/rules/car.ts';
import { carJudge, rentalTripFacts } from '#car/rules/car-policy.ts';
import type { CarDetail } from '#car/wire/car-search.ts';
import type { WireCarPrice } from '#car/wire/cars.ts';
import { dayOf } from '../search/rental-time.ts';
import {
  printRentalUrl,
  RENTAL_PATH,
  type RentalUrl,
  readRentalUrl,
  rentalRequest,
} from '../search/rental-url.ts';
import { RentalFacts } from './rental-facts.tsx';
import './rental-page.css';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { useNavigate, useSearch } from '@sojourn/portal/shared/router/use-place.ts';
import { CARS_PATH, printCarDraft } from '../search/car-draft.ts';
import { useCarRepair } from './use-car-repair.ts';
import { useRent, useRental } from './use-rental.ts';

/** The way back to the list that it was found in. */
function BackToCars({ url, className }: { readonly url: RentalUrl; readonly className: string }) {
  const t = useText();
  return (
    <Link to={CARS_PATH} search={printCarDraft(url.draft)} className={className}>
      {t('carRental.back')}
    </Link>
  );
}

/** The price of the way to pay that is chosen and possible. */
function priceOf({ now, desk }: CarDetail, payWay: PayWay | undefined): WireCarPrice | null {
  return (payWay === 'desk' ? (desk ?? now) : (now ?? desk)) ?? null;
}

type DetailProps = { readonly url: RentalUrl; readonly detail: CarDetail };

function Offered({ url, detail, price }: DetailProps & { readonly price: WireCarPrice }) {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const bookedOn = useBookedOn();
  const { market } = detail;
  const trip = { ...rentalTripFacts(detail.company, detail.pickUp), bookedOn, market };
  const repair = useCarRepair(url.draft, detail, price);
  const rent = useRent(rentalRequest(url), repair);
  const refusal = useErrorTexts(codeOf(rent.error));
  const { now, desk } = detail;
  const ways = [now, desk].flatMap((each) => each ?? []);
  const choose = (payWay: PayWay) =>
    void navigate({
      to: RENTAL_PATH,
      search: printRentalUrl({ ...url, payWay }),
      replace: true,
      resetScroll: false,
    });
  const go = () =>
    rent.mutate({
      payWay: price.payWay,
      totalMinor: price.total.amountMinor,
      dueTodayMinor: price.dueToday.amountMinor,
    });
  const button = (
    <Button full loading={rent.isPending} loadingLabel={t('carRental.continuing')} onClick={go}>
      {t('carRental.continue')}
    </Button>
  );
  return (
    <>
      <div className="rental__main">
        <RentalCard {...detail}>
          <TermsLine terms={detail.cancellation[price.payWay]} total={price.dueToday} />
        </RentalCard>
        <PolicyNote judge={(tier) => carJudge(tier)({ ...trip, perDay: price.perDay })} repair={repair} />
        {rent.isError && (
          <Banner tone="bad" live="alert" title={refusal.title}>
            {refusal.cause} {refusal.action}
          </Banner>
        )}
        <section aria-labelledby="rental-pay">
          <h2 id="rental-pay" className="display-s">
            {t('carRental.pay.title')}
          </h2>
          <PayWays ways={ways} chosen={price.payWay} onChoose={choose} />
        </section>
        <RentalFacts detail={detail} />
      </div>
      <RentalSummary rental={detail} quote={{ price, market }}>
        <div className="only-desktop rental__continue">{button}</div>
      </RentalSummary>
      <PriceBar total={formatMoney(price.total, locale)} covers={t('carRental.covers', { days: price.days })}>
        {button}
      </PriceBar>
      {rent.dialog}
    </>
  );
}

function Gone({ url, detail }: DetailProps) {
  const t = useText();
  const reason = detail.unavailable ?? 'soldOut';
  return (
    <div className="rental__main">
      <Banner
        tone="warn"
        live="status"
        title={t(`carRental.gone.${reason}`)}
        action={<BackToCars url={url} className={buttonClass({ variant: 'secondary', size: 's' })} />}
      >
        {t(`carRental.gone.${reason}.text`, {
          minAge: detail.drivers.minAge,
          maxAge: detail.drivers.maxAge ?? 0,
        })}
      </Banner>
      <RentalCard {...detail} />
      <RentalFacts detail={detail} />
    </div>
  );
}

function Rental({ url, detail }: DetailProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const price = priceOf(detail, url.payWay);
  const name = toText(carName(detail.car));
  const { at, location } = detail.pickUp;
  const dates = formatDateRange(dayOf(at), dayOf(detail.dropOff.at), locale);
  return (
    <>
      <p className="row row--wrap gap-2 small text-2">
        <BackLink>
          <BackToCars url={url} className="link" />
        </BackLink>
        {location.name}, {dates}
      </p>
      <h1 className="display-l">{price ? t('carRental.title', { car: name, days: price.days }) : name}</h1>
      <div className="rental">
        {price && !detail.unavailable ? (
          <Offered url={url} detail={detail} price={price} />
        ) : (
          <Gone url={url} detail={detail} />
        )}
      </div>
    </>
  );
}

export function RentalPage() {
  const t = useText();
  const toText = useTextRef();
  const search = useSearch();
  const today = useToday();
  const url = useMemo(() => readRentalUrl(search, today), [search, today]);
  const { data, error, refetch } = useRental(rentalRequest(url));
  useTitle(data ? toText(carName(data.car)) : t('shell.nav.cars'));
  const isLost = url.carId === undefined || (error && codeOf(error) === 'NotFound');
  const back = <BackToCars url={url} className={buttonClass()} />;
  return (
    <div className="wrap rental-page">
      {isLost ? (
        <Problem title={t('carRental.missing')} actions={back}>
          {t('carRental.missing.text')}
        </Problem>
      ) : data ? (
        <Rental url={url} detail={data} />
      ) : error ? (
        <Problem
          title={t('carRental.failed')}
          actions={<Button onClick={() => void refetch()}>{t('shell.retry')}</Button>}
        >
          {t('carRental.failed.text')}
        </Problem>
      ) : (
        <div role="status">
          <h1 className="visually-hidden">{t('shell.loading')}</h1>
          <Skeleton width="min(420px, 70vw)" height={48} radius={10} />
          <Skeleton height={360} radius={14} className="rental__room" />
        </div>
      )}
    </div>
  );
}
