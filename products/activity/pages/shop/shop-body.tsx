/** The activity, its times, who comes and all there is to know, with the price beside it. */
import { Gallery } from '@sojourn/portal/shared/gallery/gallery.tsx';
import { PolicyNote } from '@sojourn/portal/shared/policy/policy-note.tsx';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDate } from '@sojourn/ui/formats.ts';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { textRef } from '@sojourn/web/text-ref.ts';
import { useState } from 'react';
import { acceptClash } from '#activity/pages/shared/accepted-clashes.ts';
import { languagesText } from '#activity/pages/shared/activity-words.ts';
import { MeetCard } from '#activity/pages/shared/meet-card.tsx';
import { timeBefore } from '#activity/pages/shared/time-before.ts';
import { UnitsSection } from '#activity/pages/shared/units-section.tsx';
import { activityJudge, activityTripFacts } from '#activity/rules/activity-policy.ts';
import type { ActivityDetail, WireActivityOption } from '#activity/wire/activity-detail.ts';
import type { ShopUrl } from '../search/shop-url.ts';
import { VoucherCard } from '../voucher/voucher-card.tsx';
import { ClashModal } from './clash-modal.tsx';
import { IncludedSection } from './included-section.tsx';
import { OptionsSection } from './options-section.tsx';
import { PlansSection } from './plans-section.tsx';
import { ShopHead } from './shop-head.tsx';
import { canReserve, SummaryBar, SummaryPanel } from './summary-panel.tsx';
import { TimesSection } from './times-section.tsx';
import { useReserve } from './use-reserve.ts';
import { type Shop, useShop } from './use-shop.ts';

type BodyProps = { readonly detail: ActivityDetail; readonly url: ShopUrl };

function ReserveError({ thrown }: { readonly thrown: unknown }) {
  const { title, cause, action } = useErrorTexts(codeOf(thrown));
  return (
    <Banner tone="bad" live="alert" title={title}>
      {cause} {action}
    </Banner>
  );
}

function Policy({ detail, shop }: { readonly detail: ActivityDetail; readonly shop: Shop }) {
  const bookedOn = useBookedOn();
  const startsOn = (shop.slot?.startsAtLocal.slice(0, 10) ?? shop.dates[0]) as Shop['today'];
  const people = shop.units.reduce((sum, { count }) => sum + count, 0);
  const total = shop.check?.total;
  if (!total || people === 0) return null;
  const perPerson = { ...total, amountMinor: Math.round(total.amountMinor / people) };
  const facts = activityTripFacts(detail.activity.cityPlaceId, { startsOn, bookedOn });
  return <PolicyNote repair={undefined} judge={(tier) => activityJudge(tier)({ ...facts, perPerson })} />;
}

function Meet({ detail, shop }: { readonly detail: ActivityDetail; readonly shop: Shop }) {
  const t = useText();
  const locale = useLocale();
  const { activity, meetingPoint, pickupPlaces } = detail;
  const { slot, plans } = shop;
  const way = plans?.way;
  const time =
    slot && !slot.allDay ? timeBefore(slot.startsAtLocal, meetingPoint.minutesBefore, locale) : null;
  return (
    <section aria-labelledby="activity-meet">
      <h2 id="activity-meet" className="display-s">
        {t('activityShop.meet')}
      </h2>
      <MeetCard
        name={activity.name}
        meetingPoint={meetingPoint}
        pickup={activity.pickup}
        pickupPlaces={pickupPlaces}
        time={time}
        way={
          way && {
            text: t(way.isWalk ? 'activityShop.way.walk' : 'activityShop.way.ride', {
              minutes: way.minutes,
              name: way.name,
            }),
            isWalk: way.isWalk,
          }
        }
        phone={t('activityShop.meet.phone')}
      />
    </section>
  );
}

/** What it will look like: the code isn't one. */
function SampleVoucher({ detail, shop }: { readonly detail: ActivityDetail; readonly shop: Shop }) {
  const t = useText();
  const locale = useLocale();
  const { activity, meetingPoint, delivery } = detail;
  const { slot, option } = shop;
  const people = shop.units.reduce((sum, { count }) => sum + count, 0);
  const languages = option && languagesText(option.languages, locale);
  return (
    <section aria-labelledby="activity-voucher">
      <h2 id="activity-voucher" className="display-s">
        {t('activityShop.voucher')}
      </h2>
      <p className="small text-2 shop-voucher__text">{t('activityShop.voucher.text')}</p>
      <VoucherCard
        state="preview"
        code="SAMPLE-NOT-VALID"
        of={null}
        facts={{
          name: activity.name,
          when: slot ? formatMoment(slot.startsAtLocal, locale) : '–',
          who: t('activityResults.people', { people }),
          where: meetingPoint.words.split('.')[0] ?? '',
          language: languages ? t(languages.id, languages.values) : null,
        }}
        note={t(`activity.voucher.delivery.${delivery}`)}
      />
    </section>
  );
}

function Lead({ detail: { description, highlights } }: { readonly detail: ActivityDetail }) {
  return (
    <div className="shop-lead">
      <p className="shop-lead__text">{description}</p>
      {highlights.length > 0 && (
        <ul className="shop-lead__highlights text-2">
          {highlights.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Panel = ReturnType<typeof usePanel>['panel'];

/** What's chosen, and going on with it: a start that clashes is confirmed first. */
function usePanel(detail: ActivityDetail, option: WireActivityOption, shop: Shop) {
  const reserve = useReserve();
  const [isWarned, setWarned] = useState(false);
  const { check, slot } = shop;
  const { activityId } = detail.activity;
  const go = () => {
    setWarned(false);
    if (!check?.total) return;
    reserve.mutate({
      activityId,
      optionId: option.optionId,
      slotId: slot?.slotId ?? null,
      units: check.units,
      totalMinor: check.total.amountMinor,
    });
  };
  const panel = {
    detail,
    option,
    check,
    slot,
    isBusy: shop.isChanging || reserve.isPending,
    isReserving: reserve.isPending,
    onReserve: () => (slot?.fit.verdict === 'clashes' ? setWarned(true) : go()),
  };
  const clash = {
    open: isWarned,
    onClose: () => setWarned(false),
    onBook: () => {
      acceptClash(activityId, slot?.slotId ?? null);
      go();
    },
  };
  return { panel, clash, reserve };
}

type SectionsProps = { readonly detail: ActivityDetail; readonly shop: Shop; readonly panel: Panel };

/** Below the times: who comes, and all there is to know. */
function Sections({ detail, shop, panel }: SectionsProps) {
  const t = useText();
  const { check, slot } = shop;
  return (
    <>
      <UnitsSection
        option={panel.option}
        counts={shop.units}
        problems={check?.problems ?? []}
        placesLeft={slot && slot.state !== 'freeSale' ? slot.placesLeft : null}
        onCounts={shop.setUnits}
      />
      <Policy detail={detail} shop={shop} />
      <IncludedSection detail={detail} />
      <Meet detail={detail} shop={shop} />
      {slot && check?.total && canReserve(panel) && (
        <PlansSection detail={detail} slot={slot} total={check.total} />
      )}
      <SampleVoucher detail={detail} shop={shop} />
      <p className="small text-3">{t('booking.art.note')}</p>
    </>
  );
}

/** `url`: what it was found by, and what's chosen of it. */
export function ShopBody({ detail, url }: BodyProps) {
  const isPhone = useMedia(PHONE);
  const shop = useShop(detail, url, isPhone);
  if (!shop.option) return null;
  return <ChosenShop detail={detail} url={url} shop={shop} option={shop.option} />;
}

type ShopProps = BodyProps & { readonly shop: Shop; readonly option: WireActivityOption };

function ChosenShop({ detail, url, shop, option }: ShopProps) {
  const t = useText();
  const locale = useLocale();
  const { panel, clash, reserve } = usePanel(detail, option, shop);
  const { activity, options, validUntil } = detail;
  return (
    <>
      <ShopHead detail={detail} url={url} />
      <Gallery
        name={activity.name}
        pictures={detail.gallery}
        textOf={() => textRef('activityShop.picture', { name: activity.name })}
      />
      <div className="shop-body">
        <div className="shop-body__main">
          <Lead detail={detail} />
          {reserve.isError && <ReserveError thrown={reserve.error} />}
          <OptionsSection options={options} chosen={option.optionId} onChoose={shop.chooseOption} />
          {validUntil && (
            <Banner tone="info" size="s">
              {t('activityShop.openDated', { date: formatDate(validUntil, locale, 'full') })}
            </Banner>
          )}
          <TimesSection detail={detail} shop={shop} />
          <Sections detail={detail} shop={shop} panel={panel} />
        </div>
        <SummaryPanel {...panel} />
      </div>
      <SummaryBar {...panel} />
      {shop.slot && <ClashModal slot={shop.slot} name={activity.name} {...clash} />}
      {reserve.dialog}
    </>
  );
}
