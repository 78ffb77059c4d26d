/** Step two: what changes, what it costs, what becomes of each payment, seats and bags; then confirm. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import {
  ChangeCosts,
  ChangeTenders,
  type QuotedProps,
} from '@sojourn/portal/features/trips/change/change-costs.tsx';
import { ConfirmChange, type ConfirmWords } from '@sojourn/portal/features/trips/change/confirm-change.tsx';
import type { Change } from '@sojourn/portal/features/trips/change/use-change.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { SliceLine } from '../slices/slice-line.tsx';
import { useSliceView } from '../slices/use-slice-view.ts';
import { namesOf, type ShopType, type Slice } from './exchange-view.ts';

type ExchangeReviewProps = {
  readonly trip: FlightTripDetail;
  readonly change: Change;
  readonly quoted: BookingChange;
  readonly shopType: ShopType;
};

export function ExchangeReview({ trip, change, quoted, shopType }: ExchangeReviewProps) {
  return (
    <div className="change__grid">
      <div className="change__main">
        {quoted.ownBookingId && <SplitNote trip={trip} quoted={quoted} />}
        <BeforeAndAfter quoted={quoted} />
        <ChangeCosts quoted={quoted} />
        <PaidBack quoted={quoted} isWanted={shopType === 'chfar-exercise'} />
        <ChangeTenders quoted={quoted} />
        <WhatMoves trip={trip} quoted={quoted} />
      </div>
      <ConfirmChange change={change} quoted={quoted} words={CONFIRM} />
    </div>
  );
}

/** What change for any reason gives back, and when. Nothing where it isn't used. */
export function PaidBack({ quoted: { paysBack }, isWanted }: QuotedProps & { readonly isWanted: boolean }) {
  const t = useText();
  const locale = useLocale();
  if (!paysBack) return isWanted ? <Banner title={t('flightExchange.chfar.free')} /> : null;
  const amount = formatMoney(paysBack.amount, locale);
  return (
    <Banner title={t('flightExchange.chfar.paysBack', { amount, to: paysBack.to })}>
      <p>{t('flightExchange.chfar.when', { days: paysBack.businessDays })}</p>
      {paysBack.isCapped && <p>{t('flightExchange.chfar.capped')}</p>}
    </Banner>
  );
}

/** Who flies differently from then on, and that the others' flights stay. */
function SplitNote({ trip, quoted: { ask } }: QuotedProps & Pick<ExchangeReviewProps, 'trip'>) {
  const t = useText();
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const going = ask.kind === 'Flight' ? (ask.travelers ?? []) : [];
  const namesOf = (isGoing: boolean) =>
    list.format(
      trip.travelers.flatMap(({ firstName }, place) =>
        going.includes(place) === isGoing ? [firstName] : [],
      ),
    );
  return (
    <Banner title={t('flightExchange.review.split', { names: namesOf(true) })}>
      <p>{t('flightExchange.review.splitText', { others: namesOf(false) })}</p>
    </Banner>
  );
}

const CONFIRM: ConfirmWords = {
  agree: 'flightExchange.agree',
  confirm: 'flightExchange.confirm',
  busy: 'flightExchange.busy',
  again: 'flightExchange.action.again',
  until: 'flightExchange.until',
};

export function BeforeAndAfter({ quoted }: QuotedProps) {
  const t = useText();
  const viewOf = useSliceView();
  if (quoted.detail?.kind !== 'Flight') return null;
  return quoted.detail.slices.map(({ slice, before, after }) => (
    <div key={slice} className="change__pair">
      <Card padded>
        <Named label={t('tripChange.before')} slice={before} />
        <SliceLine slice={viewOf(before)} />
      </Card>
      <Card padded selected>
        <Named label={t('tripChange.after')} slice={after} />
        <SliceLine slice={viewOf(after)} />
      </Card>
    </div>
  ));
}

/** "New: Mon, Apr 19", with whom, on which flights, in which fare. */
function Named({ label, slice }: { readonly label: string; readonly slice: Slice }) {
  const t = useText();
  const locale = useLocale();
  const { day, flights, fare } = namesOf(slice, locale);
  const fareName = t('flightExchange.review.fare', {
    brand: fare.brand,
    fareClass: t(`flights.class.${fare.fareClass}`),
  });
  return (
    <>
      <p className="small text-2">{t('flightExchange.review.day', { label, day })}</p>
      <p className="strong">{flights}</p>
      <p className="small">{fareName}</p>
    </>
  );
}

function WhatMoves({ trip, quoted }: QuotedProps & Pick<ExchangeReviewProps, 'trip'>) {
  const t = useText();
  if (quoted.detail?.kind !== 'Flight') return null;
  const { lostSeats, slices } = quoted.detail;
  const hasBags = trip.extras.bags.some(({ slice }) => slices.some((each) => each.slice === slice));
  const seats = lostSeats.map(({ seat }) => seat).join(', ');
  return (
    <section aria-label={t('flightExchange.moves')}>
      <h2 className="title-m">{t('flightExchange.moves')}</h2>
      <ul className="change__facts text-2">
        <li>{seats ? t('flightExchange.seatsLost', { seats }) : t('flightExchange.seatsNone')}</li>
        <li>{hasBags ? t('flightExchange.bagsMove') : t('flightExchange.bagsSame')}</li>
      </ul>
    </section>
  );
}
