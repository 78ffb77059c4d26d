import type { Money } from '@sojourn/domain/money.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import type { PayWay } from '#car/rules/car.ts';
import '@sojourn/ui/inputs/check.css';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useId } from 'react';
import './pay-ways.css';

type PayWaysProps = {
  readonly ways: readonly { readonly payWay: PayWay; readonly total: Money }[];
  readonly chosen: PayWay;
  readonly disabled?: boolean;
  readonly onChoose: (payWay: PayWay) => void;
};

/** Paying now, which is cheaper, or at the desk, where nothing is due today. */
export function PayWays({ ways, chosen, disabled, onChoose }: PayWaysProps) {
  const t = useText();
  const locale = useLocale();
  const name = useId();
  const totalOf = (way: PayWay) => ways.find(({ payWay }) => payWay === way)?.total.amountMinor ?? 0;
  const saved = totalOf('desk') - totalOf('now');
  return (
    <fieldset className="pay-ways" disabled={disabled}>
      <legend className="visually-hidden">{t('carRental.pay.title')}</legend>
      {ways.map(({ payWay, total }) => (
        <Card key={payWay} selected={payWay === chosen} className="pay-way">
          <label className="check">
            <span className="check__box">
              <input type="radio" name={name} checked={payWay === chosen} onChange={() => onChoose(payWay)} />
            </span>
            <span className="check__text">
              <span className="row row--between row--base">
                <b className="title-s">{t(`carRental.pay.${payWay}`)}</b>
                <b className="title-m num">{formatMoney(total, locale)}</b>
              </span>
              <span className="check__hint">
                {payWay === 'now' && ways.length > 1 && saved > 0
                  ? t('carRental.pay.now.saves', {
                      amount: formatMoney({ ...total, amountMinor: saved }, locale),
                    })
                  : t(`carRental.pay.${payWay}.hint`)}
              </span>
            </span>
          </label>
        </Card>
      ))}
    </fieldset>
  );
}
