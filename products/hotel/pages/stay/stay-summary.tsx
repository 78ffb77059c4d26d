import { milesFor } from '@sojourn/domain/money.ts';
import { ProtectionLines } from '@sojourn/portal/shared/protections/protection-lines.tsx';
import { PriceBar } from '@sojourn/portal/shared/summary/price-bar.tsx';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { PriceBlock } from '@sojourn/ui/content/price-block.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useSelectedAccount } from '@sojourn/web/rewards/use-rewards.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { BadgeCheck, Sparkles } from 'lucide-react';
import { ChargedLine, FeeLines } from '#hotel/pages/shared/fee-lines.tsx';
import { PropertyFees } from '#hotel/pages/shared/property-fees.tsx';
import { ReceiptLines } from '#hotel/pages/shared/receipt-lines.tsx';
import { wholeTotal } from '#hotel/rules/property-fees.ts';
import type { StayDetail } from '#hotel/wire/stay-detail.ts';
import './stay-summary.css';
import { type ChosenRoom, dueOf, earnedMiles, totalOf } from './stay-view.ts';

type StaySummaryProps = {
  readonly detail: StayDetail;
  readonly chosen: ChosenRoom;
  readonly reserving: boolean;
  readonly onReserve: () => void;
};

/** The chosen rate's price with its lines, beside the rooms; it stays in view. */
export function StaySummary({ detail, chosen, reserving, onReserve }: StaySummaryProps) {
  const t = useText();
  const locale = useLocale();
  const { room, rate, refundable } = chosen;
  const { price } = rate;
  const paid = totalOf(chosen);
  const due = dueOf(detail);
  const total = formatMoney(wholeTotal(paid, due), locale);
  return (
    <Card as="aside" raised padded className="stay-summary" aria-label={t('hotelStay.summary.title')}>
      <p className="small text-2">
        {t('hotelStay.rate.named', { room: room.roomInfo.name, rate: t(`hotelStay.rate.${rate.plan}`) })}
      </p>
      <PriceBlock
        size="xl"
        total={total}
        miles={t('booking.miles', { miles: formatMiles(milesFor(paid), locale) })}
      />
      <p className="small text-3">{t('hotelStay.summary.covers', { nights: price.nights.length })}</p>
      <hr className="rule" />
      <KeyValues className="small">
        <ReceiptLines price={price} />
        {refundable && (
          <ProtectionLines
            lines={[{ protection: 'cancelForAnyReason', premium: refundable.premiumPrices.total }]}
          />
        )}
        <FeeLines due={due} />
        <KeyValue label={t('booking.line.total')} weight="strong">
          {total}
        </KeyValue>
        <ChargedLine charged={paid} due={due} />
      </KeyValues>
      <Button full loading={reserving} loadingLabel={t('hotelStay.rate.reserving')} onClick={onReserve}>
        {t('hotelStay.rate.reserve')}
      </Button>
      <p className="small text-3">{t('hotelStay.summary.quiet')}</p>
      <SummaryNotes detail={detail} chosen={chosen} />
      <PropertyFees fees={detail.stay.feesAtProperty} heading="h2" />
    </Card>
  );
}

function SummaryNotes({ detail, chosen }: Pick<StaySummaryProps, 'detail' | 'chosen'>) {
  const t = useText();
  const locale = useLocale();
  const account = useSelectedAccount();
  const { earnMultiplier, stay } = detail;
  const earns = earnMultiplier !== null && earnMultiplier > 0 && account;
  if (!earns && !stay.loyaltyProgram) return null;
  return (
    <ul className="stay-summary__notes small text-2">
      {earns && (
        <li>
          <Sparkles className="icon icon--s text-brand" aria-hidden="true" />
          <span>
            {t('hotelStay.summary.earn', {
              miles: formatMiles(earnedMiles(chosen, earnMultiplier), locale),
              currency: account.rewardsBalance.currencyDescription,
              multiplier: earnMultiplier.toLocaleString(locale),
              product: account.productDisplayName,
            })}
          </span>
        </li>
      )}
      {stay.loyaltyProgram && (
        <li>
          <BadgeCheck className="icon icon--s text-brand" aria-hidden="true" />
          <span>{t('hotelStay.summary.loyalty', { program: stay.loyaltyProgram.name })}</span>
        </li>
      )}
    </ul>
  );
}

export function StayBar({ detail, chosen, reserving, onReserve }: StaySummaryProps) {
  const t = useText();
  const locale = useLocale();
  const { price } = chosen.rate;
  return (
    <PriceBar
      total={formatMoney(wholeTotal(totalOf(chosen), dueOf(detail)), locale)}
      covers={t('booking.nightsWithTaxes', { nights: price.nights.length })}
    >
      <Button loading={reserving} loadingLabel={t('hotelStay.rate.reserving')} onClick={onReserve}>
        {t('hotelStay.rate.reserve')}
      </Button>
    </PriceBar>
  );
}
