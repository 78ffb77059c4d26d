/** The two variants of the chosen rate (B §3): as the hotel sells it, and refundable. */
import type { RefundableRoom } from '@sojourn/contract/products/hotel/room-variant.ts';
import { type DueFee, wholeTotal } from '@sojourn/domain/products/hotel/property-fees.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Radio } from '@sojourn/ui/inputs/radio.tsx';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CfarDetails } from '#shared/protections/cfar-modal.tsx';
import { type ChosenRoom, totalOf } from '../stay-view.ts';
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
        hint={t('hotelStay.variant.adds', {
          line: toText(lineOf(offered.cancellationPolicy).line),
          premium: formatMoney(offered.premiumPrices.total, locale),
        })}
      />
      <VariantDetails offered={offered} />
    </fieldset>
  );
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
