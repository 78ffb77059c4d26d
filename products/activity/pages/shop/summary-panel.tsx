/** What's chosen and what it comes to, beside the page; the way on to the checkout. */
import { PriceBar } from '@sojourn/portal/shared/summary/price-bar.tsx';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { PriceBlock } from '@sojourn/ui/content/price-block.tsx';
import { formatDate, formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import {
  CalendarCheck2,
  CalendarDays,
  CircleCheck,
  CircleSlash,
  Hourglass,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { inBothZones, readerZone } from '#activity/pages/shared/activity-words.ts';
import { useOptionName } from '#activity/pages/shared/option-name.ts';
import type {
  ActivityDetail,
  OptionCheck,
  WireActivityOption,
  WireActivitySlot,
} from '#activity/wire/activity-detail.ts';
import './summary-panel.css';

type Chosen = {
  readonly detail: ActivityDetail;
  readonly option: WireActivityOption;
  /** Of the party; undefined while it's on its way. */
  readonly check: OptionCheck | undefined;
  readonly slot: WireActivitySlot | undefined;
};

type PanelProps = Chosen & {
  readonly isBusy: boolean;
  readonly isReserving: boolean;
  readonly onReserve: () => void;
};

/** How many come, by the counts of the check. */
const peopleOf = ({ check, option }: Pick<Chosen, 'check' | 'option'>): number =>
  (check?.units ?? []).reduce(
    (sum, { unitId, count }) =>
      sum + count * Math.max(1, option.units.find((unit) => unit.unitId === unitId)?.places ?? 1),
    0,
  );

const isOpenDated = ({ detail }: Pick<Chosen, 'detail'>): boolean =>
  detail.activity.availability === 'openDated';

/** Whether it can be reserved as it's chosen. */
export const canReserve = ({ check, slot, detail }: Omit<Chosen, 'option'>): boolean =>
  check !== undefined &&
  check.total !== null &&
  check.problems.length === 0 &&
  (slot !== undefined || isOpenDated({ detail }));

function ReserveButton(props: PanelProps) {
  const { check, isBusy, isReserving, onReserve } = props;
  const t = useText();
  const locale = useLocale();
  const isReady = canReserve(props);
  const label = !isReady
    ? t(check && check.problems.length > 0 ? 'activityShop.reserve.party' : 'activityShop.reserve.time')
    : t('activityShop.reserve', {
        people: peopleOf(props),
        total: check?.total ? formatMoney(check.total, locale) : '',
      });
  return (
    <Button
      full
      loading={isReserving}
      loadingLabel={t('activityShop.reserving')}
      aria-disabled={!isReady || isBusy || undefined}
      onClick={() => isReady && !isBusy && onReserve()}
    >
      {label}
    </Button>
  );
}

function Lines({ option, check }: Pick<Chosen, 'option' | 'check'>) {
  const t = useText();
  const locale = useLocale();
  if (!check) return null;
  const { units, group } = option;
  return (
    <KeyValues className="small">
      {check.units.map(({ unitId, count }) => {
        const unit = units.find((each) => each.unitId === unitId);
        if (!unit || count === 0) return null;
        const name = t(`activity.unit.${unit.kind}.count`, { count });
        const amount = { ...unit.price, amountMinor: unit.price.amountMinor * count };
        return (
          <KeyValue
            key={unitId}
            label={
              group ? name : t('activityShop.line', { units: name, price: formatMoney(unit.price, locale) })
            }
          >
            {group ? null : formatMoney(amount, locale)}
          </KeyValue>
        );
      })}
    </KeyValues>
  );
}

function Promises({ detail, slot }: Pick<Chosen, 'detail' | 'slot'>) {
  const t = useText();
  const locale = useLocale();
  if (!slot) return null;
  const { zone } = detail.activity;
  const free = slot.freeUntil && inBothZones(slot.freeUntil.at, { there: zone, here: readerZone() }, locale);
  return (
    <ul className="summary-panel__notes small">
      <li>
        {free ? (
          <CircleCheck className="icon icon--s text-good" aria-hidden="true" />
        ) : (
          <CircleSlash className="icon icon--s" aria-hidden="true" />
        )}
        <span>
          {free
            ? t('activityShop.free.until', { until: free.there })
            : t(detail.policy.tiers.length > 0 ? 'activityShop.free.part' : 'activityShop.free.never')}
          {free?.here && <span className="text-2"> {t('activityShop.free.here', { until: free.here })}</span>}
        </span>
      </li>
      <li>
        {slot.isConfirmedAtOnce ? (
          <CircleCheck className="icon icon--s text-good" aria-hidden="true" />
        ) : (
          <Hourglass className="icon icon--s" aria-hidden="true" />
        )}
        {t(slot.isConfirmedAtOnce ? 'activityShop.confirmed' : 'activityShop.byHand')}
      </li>
      {detail.minimumGroup && slot.groupDecidedAt && (
        <li>
          <Users className="icon icon--s" aria-hidden="true" />
          {t('activityShop.minimum', {
            people: detail.minimumGroup.people,
            when: inBothZones(slot.groupDecidedAt, { there: zone, here: zone }, locale).there,
          })}
        </li>
      )}
    </ul>
  );
}

function When({ slot, detail }: Pick<Chosen, 'slot' | 'detail'>) {
  const t = useText();
  const locale = useLocale();
  if (!slot) {
    const text =
      isOpenDated({ detail }) && detail.validUntil
        ? t('activityShop.validUntil', { date: formatDate(detail.validUntil, locale, 'full') })
        : t('activityShop.choose');
    return (
      <p className="title-m row gap-2">
        <CalendarDays className="icon" aria-hidden="true" />
        {text}
      </p>
    );
  }
  const { fit } = slot;
  const isFine = fit.verdict === 'fits';
  const Icon = isFine ? CalendarCheck2 : TriangleAlert;
  return (
    <>
      <p className="title-m">{formatMoment(slot.startsAtLocal, locale)}</p>
      <p className={`small row gap-1 summary-panel__fit summary-panel__fit--${isFine ? 'good' : 'warn'}`}>
        <Icon className="icon icon--s" aria-hidden="true" />
        {isFine ? t('activityShop.fit.short') : t(`activityShop.cell.${fit.verdict}`)}
      </p>
    </>
  );
}

export function SummaryPanel(props: PanelProps) {
  const { detail, option, check, slot } = props;
  const t = useText();
  const locale = useLocale();
  const name = useOptionName();
  return (
    <Card as="aside" raised padded className="summary-panel" aria-label={t('activityShop.panel')}>
      <div>
        <p className="small text-2">{detail.activity.name}</p>
        <When slot={slot} detail={detail} />
        {detail.options.length > 1 && <p className="small text-2">{name(option, detail.options)}</p>}
      </div>
      <Lines option={option} check={check} />
      {check?.total && (
        <div className="summary-panel__total" aria-live="polite">
          <span className="title-m">{t('booking.line.total')}</span>
          <PriceBlock
            align="end"
            total={formatMoney(check.total, locale)}
            covers={t('activityShop.taxes')}
            miles={check.miles !== null && t('booking.miles', { miles: formatMiles(check.miles, locale) })}
          />
        </div>
      )}
      <ReserveButton {...props} />
      <p className="small text-2 summary-panel__later">{t('activityShop.later')}</p>
      <Promises detail={detail} slot={slot} />
    </Card>
  );
}

/** On phones: the total and the button at the bottom. */
export function SummaryBar(props: PanelProps) {
  const t = useText();
  const locale = useLocale();
  const { check, slot } = props;
  if (!check?.total) return null;
  return (
    <PriceBar
      total={formatMoney(check.total, locale)}
      covers={
        slot
          ? t('activityShop.bar', { when: formatMoment(slot.startsAtLocal, locale), people: peopleOf(props) })
          : t('activityResults.price.covers', { people: peopleOf(props) })
      }
    >
      <ShortReserve {...props} />
    </PriceBar>
  );
}

function ShortReserve(props: PanelProps) {
  const { isBusy, isReserving, onReserve } = props;
  const t = useText();
  const isReady = canReserve(props);
  return (
    <Button
      loading={isReserving}
      loadingLabel={t('activityShop.reserving')}
      aria-disabled={!isReady || isBusy || undefined}
      onClick={() => isReady && !isBusy && onReserve()}
    >
      {t('activityShop.reserve.short')}
    </Button>
  );
}
