import { Button } from '@sojourn/ui/inputs/button.tsx';
import { judgeRate } from '#hotel/rules/hotel-policy.ts';
import { type DueFee, nightlyWithFees, wholeTotal } from '#hotel/rules/property-fees.ts';
import '@sojourn/ui/inputs/check.css';
import { PolicyTag } from '@sojourn/portal/shared/policy/policy-tag.tsx';
import { classNames } from '@sojourn/ui/class-names.ts';
import { PriceBlock } from '@sojourn/ui/content/price-block.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Ban, CircleCheck, CircleDashed, Coffee, CreditCard, Flame, X } from 'lucide-react';
import { FeesNote } from '#hotel/parts/fees-note.tsx';
import type { StayPolicyFacts } from './policy/use-stay-facts.ts';
import type { StayRate } from './stay-view.ts';

type RateRowProps = {
  readonly roomName: string;
  /** Of the hotel and the dates. */
  readonly policyFacts: StayPolicyFacts;
  readonly rate: StayRate;
  /** What everybody pays at the hotel; in its total. */
  readonly due: readonly DueFee[];
  /** Off where the room says for all its rates how many are left. */
  readonly showLeft: boolean;
  readonly chosen: boolean;
  readonly lowest: boolean;
  readonly reserving: boolean;
  readonly onChoose: () => void;
  readonly onReserve: () => void;
};

const TERM_ICONS = { good: CircleCheck, warn: CircleDashed, quiet: Ban } as const;

/** One rate: a radio of the page's one group, what it promises, its price; Reserve once it is chosen. */
export function RateRow(props: RateRowProps) {
  const { roomName, policyFacts, rate, due, showLeft, chosen, lowest, onChoose } = props;
  const t = useText();
  const plan = t(`hotelStay.rate.${rate.plan}`);
  const id = `rate-${rate.rateId}`;
  return (
    <div className={classNames('rate', chosen && 'rate--chosen')}>
      <div className="rate__what">
        <label className="rate__name">
          <span className="check__box">
            <input
              type="radio"
              name="rate"
              checked={chosen}
              onChange={onChoose}
              aria-label={t('hotelStay.rate.named', { room: roomName, rate: plan })}
              aria-describedby={`${id}-terms ${id}-price`}
            />
          </span>
          <b className="title-s">{plan}</b>
        </label>
        <PolicyTag judge={(tier) => judgeRate(tier, policyFacts, rate)} />
        {lowest && <Tag tone="brand">{t('hotelStay.rate.lowest')}</Tag>}
        {showLeft && rate.roomsLeft !== null && (
          <Tag tone="warn" icon={<Flame aria-hidden="true" />}>
            {t('hotelStay.rate.left', { count: rate.roomsLeft })}
          </Tag>
        )}
        <RatePromises rate={rate} id={`${id}-terms`} />
      </div>
      <RatePrice rate={rate} due={due} id={`${id}-price`} />
      <RateButton {...props} plan={plan} />
    </div>
  );
}

function RatePromises({ rate, id }: { readonly rate: StayRate; readonly id: string }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const clock = useClock();
  const terms = viewOfCancelTerms(
    rate.roomProductVariant.cancellationPolicy,
    rate.price.tripTotal,
    clock.now(),
    locale,
  );
  const TermsIcon = TERM_ICONS[terms.tone];
  return (
    <ul className="rate__promises small" id={id}>
      <li className={`rate__terms rate__terms--${terms.tone}`}>
        <TermsIcon className="icon icon--s" aria-hidden="true" />
        <span>{toText(terms.line)}</span>
      </li>
      <li>
        {rate.breakfast ? (
          <Coffee className="icon icon--s" aria-hidden="true" />
        ) : (
          <X className="icon icon--s" aria-hidden="true" />
        )}
        <span>
          {rate.breakfast ? t('hotelStay.rate.breakfastIncluded') : t('hotelStay.rate.noBreakfast')}
        </span>
      </li>
      <li>
        <CreditCard className="icon icon--s" aria-hidden="true" />
        <span>{t('hotelStay.rate.payNow')}</span>
      </li>
    </ul>
  );
}

function RatePrice({ rate, due, id }: Pick<RateRowProps, 'rate' | 'due'> & { readonly id: string }) {
  const t = useText();
  const locale = useLocale();
  const { price } = rate;
  const whole = (amount: typeof price.tripTotal) => formatMoney(amount, locale, { cents: 'never' });
  const cheaper = price.perNightSellRate.amountMinor > price.nightlyDiscountAware.amountMinor;
  const perNight = (amount: typeof price.tripTotal) =>
    whole(nightlyWithFees({ ...price, nightlyDiscountAware: amount }, due));
  return (
    <div className="rate__price" id={id}>
      <PriceBlock
        align="end"
        was={
          cheaper ? { price: perNight(price.perNightSellRate), label: t('hotelStay.rate.was') } : undefined
        }
        lead={t('hotelStay.rate.perNight', { rate: perNight(price.nightlyDiscountAware) })}
        total={formatMoney(wholeTotal(price.tripTotal, due), locale)}
        covers={t('booking.nightsWithTaxes', { nights: price.nights.length })}
        note={<FeesNote due={due} />}
        miles={t('booking.miles', { miles: formatMiles(rate.miles, locale) })}
      />
    </div>
  );
}

function RateButton(props: RateRowProps & { readonly plan: string }) {
  const { chosen, reserving, roomName, plan, onChoose, onReserve } = props;
  const t = useText();
  if (chosen) {
    return (
      <Button
        size="s"
        className="rate__button"
        loading={reserving}
        loadingLabel={t('hotelStay.rate.reserving')}
        onClick={onReserve}
      >
        {t('hotelStay.rate.reserve')}
      </Button>
    );
  }
  const name = t('hotelStay.rate.named', { room: roomName, rate: plan });
  return (
    <Button
      variant="secondary"
      size="s"
      className="rate__button"
      aria-label={t('hotelStay.rate.selectOf', { name })}
      onClick={onChoose}
    >
      {t('hotelStay.rate.select')}
    </Button>
  );
}
