import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { Button } from '@sojourn/ui/button.tsx';
import { buttonClass } from '@sojourn/ui/button-class.ts';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { TrendingUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { StayAlternative } from '#shared/stay-alternative.tsx';
import { StayLink } from '#shared/stay-link.tsx';
import { useLocale } from '#shared/text/locale.tsx';
import { useText } from '#shared/text/use-text.tsx';
import { placeOf } from './checkout-place.ts';

export const PRICE_RISE_ID = 'checkout-price-rise';

export type PriceRiseProps = {
  readonly checkout: Checkout;
  readonly change: NonNullable<Checkout['priceChange']>;
  readonly accepting: boolean;
  readonly onAccept: (totalMinor: number) => void;
};

/**
 * A dearer quote stops everything until it is accepted: old, new, difference, and what else there is nearby.
 */
export function PriceRise({ checkout, change, accepting, onAccept }: PriceRiseProps) {
  const t = useText();
  const locale = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { oldTotal, newTotal, alternatives } = change;
  const difference = formatMoney(
    { ...newTotal, amountMinor: newTotal.amountMinor - oldTotal.amountMinor },
    locale,
    { sign: 'never' },
  );
  const printed = formatMoney(newTotal, locale);
  const place = placeOf(checkout.stay);
  return (
    <Card as="section" className="checkout-rise" id={PRICE_RISE_ID} aria-labelledby="checkout-rise-title">
      <div className="checkout-rise__head">
        <span className="checkout-rise__icon" aria-hidden="true">
          <TrendingUp className="icon icon--l" />
        </span>
        <div>
          <h2 id="checkout-rise-title" className="title-l" ref={title} tabIndex={-1}>
            {t('checkout.rise.title', { difference })}
          </h2>
          <p className="text-2">{t('checkout.rise.text', { newTotal: printed })}</p>
        </div>
      </div>
      <KeyValues className="small">
        <KeyValue label={t('checkout.rise.old')}>{formatMoney(oldTotal, locale)}</KeyValue>
        <KeyValue label={t('checkout.rise.difference')}>+{difference}</KeyValue>
        <KeyValue label={t('checkout.rise.new')} weight="strong">
          {printed}
        </KeyValue>
      </KeyValues>
      <div className="row row--wrap gap-3">
        <Button
          loading={accepting}
          loadingLabel={t('checkout.rise.accepting')}
          onClick={() => onAccept(newTotal.amountMinor)}
        >
          {t('checkout.rise.accept', { newTotal: printed })}
        </Button>
        <StayLink place={place} className={buttonClass({ variant: 'secondary' })}>
          {t('checkout.rise.leave')}
        </StayLink>
      </div>
      {alternatives.length > 0 && (
        <>
          <h3 className="title-s">{t('checkout.rise.alternatives')}</h3>
          <ul className="alternatives">
            {alternatives.map((stay) => (
              <StayAlternative key={stay.stayId} stay={stay} place={{ ...place, source: 'similar' }} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
