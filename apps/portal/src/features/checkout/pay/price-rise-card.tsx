import type { Money } from '@sojourn/domain/money.ts';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { TrendingUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useProductText } from '#shared/product/product-text.ts';
import type { WireKind } from '#shared/product/rows.ts';
import { PRICE_RISE_ID, type PriceRise } from './price-rise.ts';

type PriceRiseCardProps = {
  readonly kind: WireKind;
  readonly change: PriceRise;
  readonly accepting: boolean;
  readonly onAccept: (totalMinor: number) => void;
  /** The link that leaves the higher price. */
  readonly leave: ReactNode;
  /** List items; null when there is nothing else. */
  readonly alternatives: ReactNode | null;
};

/** A higher quote blocks the checkout until it's accepted: old, new, difference, why, and alternatives. */
export function PriceRiseCard({
  kind,
  change,
  accepting,
  onAccept,
  leave,
  alternatives,
}: PriceRiseCardProps) {
  const t = useText();
  const tOf = useProductText(kind);
  const locale = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { oldTotal, newTotal } = change;
  const difference = formatMoney(
    { ...newTotal, amountMinor: newTotal.amountMinor - oldTotal.amountMinor },
    locale,
    { sign: 'never' },
  );
  const printed = formatMoney(newTotal, locale);
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
          <p className="text-2">{tOf('checkout.rise.text', { newTotal: printed })}</p>
        </div>
      </div>
      <KeyValues className="small">
        <AddOnLines change={change} />
        <KeyValue label={t('checkout.rise.old')}>{formatMoney(oldTotal, locale)}</KeyValue>
        <KeyValue label={t('checkout.rise.difference')}>+{difference}</KeyValue>
        <KeyValue label={t('checkout.rise.new')} weight="strong">
          {printed}
        </KeyValue>
      </KeyValues>
      <AddOnNote addOn={change.addOn} />
      <div className="row row--wrap gap-3">
        <Button
          loading={accepting}
          loadingLabel={t('checkout.rise.accepting')}
          onClick={() => onAccept(newTotal.amountMinor)}
        >
          {t('checkout.rise.accept', { newTotal: printed })}
        </Button>
        {leave}
      </div>
      {alternatives && (
        <>
          <h3 className="title-s">{tOf('checkout.rise.alternatives')}</h3>
          <ul className="alternatives">{alternatives}</ul>
        </>
      )}
    </Card>
  );
}

const less = (a: Money, b: Money): Money => ({ ...a, amountMinor: a.amountMinor - b.amountMinor });

/** B §8 "with add-on": what of it the room or fare is, and what its protections are. */
function AddOnLines({ change: { oldTotal, newTotal, addOn } }: { readonly change: PriceRise }) {
  const t = useText();
  const locale = useLocale();
  if (!addOn) return null;
  const { oldPremium, newPremium } = addOn;
  const from = (before: Money, after: Money) =>
    before.amountMinor === after.amountMinor
      ? formatMoney(after, locale)
      : t('checkout.rise.addOn.from', {
          before: formatMoney(before, locale),
          after: formatMoney(after, locale),
        });
  return (
    <>
      <KeyValue label={t('checkout.rise.addOn.rest')}>
        {from(less(oldTotal, oldPremium), less(newTotal, newPremium))}
      </KeyValue>
      <KeyValue label={t('protections.card.title')}>{from(oldPremium, newPremium)}</KeyValue>
    </>
  );
}

function AddOnNote({ addOn }: Pick<PriceRise, 'addOn'>) {
  const t = useText();
  const locale = useLocale();
  if (!addOn) return null;
  const { oldPremium, newPremium } = addOn;
  const premium = formatMoney(newPremium, locale);
  const difference = formatMoney(less(newPremium, oldPremium), locale);
  const isGone = newPremium.amountMinor === 0;
  const isMore = newPremium.amountMinor > oldPremium.amountMinor;
  const isSame = newPremium.amountMinor === oldPremium.amountMinor;
  return (
    <p className="small text-2">
      {isGone && t('checkout.rise.addOn.gone')}
      {isMore && t('checkout.rise.addOn.note', { difference })}
      {isSame && t('checkout.rise.addOn.same', { premium })}
    </p>
  );
}
