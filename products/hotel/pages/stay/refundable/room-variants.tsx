/** The two variants of the chosen rate (B §3): as the hotel sells it, and refundable. */
import { money } from '@sojourn/domain/money.ts';
import { CfarDetails } from '@sojourn/portal/shared/protections/cfar-modal.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Radio } from '@sojourn/ui/inputs/radio.tsx';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { type DueFee, wholeTotal } from '#hotel/rules/property-fees.ts';
import { ownRefundable } from '#hotel/rules/refundable/refundable-choice.ts';
import type { RefundableRoom } from '#hotel/wire/room-variant.ts';
import { type ChosenRoom, type StayRate, totalOf } from '../stay-view.ts';
import './refundable.css';

type Props = {
  readonly chosen: ChosenRoom;
  /** What everybody pays at the hotel; in both totals. */
  readonly due: readonly DueFee[];
  readonly onRefundable: (isRefundable: boolean) => void;
};

/** Nothing where no protection is sold with the rate; the hotel's own until another is chosen. */
export function RoomVariants({ chosen, due, onRefundable }: Props) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const clock = useClock();
  const { rate, refundable } = chosen;
  const offered = rate.refundableRoom;
  const compared = useComparison(chosen, offered);
  if (!offered) return null;
  const lineOf = (policy: RefundableRoom['cancellationPolicy']) =>
    viewOfCancelTerms(policy, rate.price.tripTotal, clock.now(), locale);
  const name = `variant-${rate.rateId}`;
  const price = (isRefundable: boolean) =>
    formatMoney(wholeTotal(totalOf({ ...chosen, refundable: isRefundable ? offered : null }), due), locale);
  return (
    <fieldset className="variants">
      <legend className="title-s">{t('hotelStay.variant.legend')}</legend>
      <Radio
        name={name}
        className="variants__choice"
        checked={!refundable}
        onChange={() => onRefundable(false)}
        label={<VariantName name={t('hotelStay.variant.Default')} total={price(false)} />}
        hint={toText(lineOf(rate.roomProductVariant.cancellationPolicy).line)}
      />
      <Radio
        name={name}
        className="variants__choice"
        checked={refundable !== null}
        onChange={() => onRefundable(true)}
        label={<VariantName name={t('hotelStay.variant.RefundableRoom')} total={price(true)} />}
        hint={[
          t('hotelStay.variant.adds', {
            line: toText(lineOf(offered.cancellationPolicy).line),
            premium: formatMoney(offered.premiumPrices.total, locale),
          }),
          compared,
        ]
          .filter(Boolean)
          .join(' ')}
      />
      <VariantDetails offered={offered} />
    </fieldset>
  );
}

/** What it costs against the hotel's own refundable rate, and until when that's free to cancel. */
function useComparison({ room, rate }: ChosenRoom, offered: RefundableRoom | undefined): string {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const now = useClock().now();
  if (!offered) return '';
  const choiceOf = (each: StayRate) => ({
    rate: each,
    totalMinor: each.price.tripTotal.amountMinor,
    breakfast: each.breakfast,
    cancellation: each.roomProductVariant.cancellationPolicy,
  });
  const others = room.rates.filter(({ rateId }) => rateId !== rate.rateId).map(choiceOf);
  const own = ownRefundable(choiceOf(rate), others, now);
  if (!own) return '';
  const whole = rate.price.tripTotal.amountMinor + offered.premiumPrices.total.amountMinor;
  const difference = own.totalMinor - whole;
  const { line } = viewOfCancelTerms(own.cancellation, own.rate.price.tripTotal, now, locale);
  return t('hotelStay.variant.compared', {
    plan: t(`hotelStay.rate.${own.rate.plan}`),
    side: difference > 0 ? 'more' : difference < 0 ? 'less' : 'same',
    amount: formatMoney(money(Math.abs(difference)), locale),
    line: toText(line),
  });
}

const VariantName = ({ name, total }: { readonly name: string; readonly total: string }) => (
  <span className="variants__name">
    <b>{name}</b>
    <span className="num">{total}</span>
  </span>
);

function VariantDetails({ offered }: { readonly offered: RefundableRoom }) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { cancellationPolicy, coverageAmount, additionalInfo, premiumPrices, ...rest } = offered;
  const premium = formatMoney(premiumPrices.total, locale);
  const { stages } = viewOfCancelTerms(cancellationPolicy, coverageAmount, clock.now(), locale);
  return (
    <CfarDetails
      {...rest}
      coverageAmount={coverageAmount}
      premiumPrices={premiumPrices}
      until={stages.findLast(({ refund }) => refund !== 'none')?.until ?? ''}
      notes={additionalInfo.map((info) => t(`hotelStay.variant.info.${info}`, { premium }))}
    />
  );
}
