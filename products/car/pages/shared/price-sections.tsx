/** A rental's price in its two parts: what is paid today, and what the desk takes. */
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney, formatPercent } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ReactNode } from 'react';
import type { WireCarPrice } from '#car/wire/cars.ts';
import './price-sections.css';

type PriceProps = { readonly price: WireCarPrice };

/** The rental itself: days at a rate, the fees that nobody can avoid, taxes. */
export function RentalLines({ price }: PriceProps) {
  const t = useText();
  const locale = useLocale();
  const print = (amountMinor: number) => formatMoney({ ...price.total, amountMinor }, locale);
  return (
    <>
      {price.rateLines.map(({ unit, count, rateMinor, amountMinor }) => (
        <KeyValue key={unit} label={t(`carRental.line.${unit}`, { count, rate: print(rateMinor) })}>
          {print(amountMinor)}
        </KeyValue>
      ))}
      {price.deskMarkup.amountMinor > 0 && (
        <KeyValue label={t('carRental.line.deskMarkup')}>{formatMoney(price.deskMarkup, locale)}</KeyValue>
      )}
      {price.rateFees.map(({ kind, amount }) => (
        <KeyValue key={kind} label={t(`carRental.fee.${kind}`)}>
          {formatMoney(amount, locale)}
        </KeyValue>
      ))}
      <KeyValue label={t('carRental.line.taxes', { rate: formatPercent(price.taxBps, locale) })}>
        {formatMoney(price.taxes, locale)}
      </KeyValue>
    </>
  );
}

/** Fees for this driver and extras, which the desk takes. */
export function DeskLines({ price }: PriceProps) {
  const t = useText();
  const locale = useLocale();
  const extraName = (kind: WireCarPrice['extras'][number]['kind'], count: number): string => {
    const name = t(`carRental.extra.${kind}`);
    return count > 1 ? t('carRental.line.extra', { name, count }) : name;
  };
  return (
    <>
      {price.deskFees.map(({ kind, amount }) => (
        <KeyValue key={kind} label={t(`carRental.fee.${kind}`)}>
          {formatMoney(amount, locale)}
        </KeyValue>
      ))}
      {price.extras.map(({ kind, count, amount }) => (
        <KeyValue key={kind} label={extraName(kind, count)}>
          {formatMoney(amount, locale)}
        </KeyValue>
      ))}
    </>
  );
}

type PartProps = {
  readonly title: string;
  readonly amount: string;
  readonly isNow?: boolean;
  readonly children?: ReactNode;
};

function Part({ title, amount, isNow, children }: PartProps) {
  return (
    <section className={isNow ? 'price-part price-part--now' : 'price-part'}>
      <h3 className="row row--between row--base title-m">
        <span>{title}</span>
        <b className="money-l">{amount}</b>
      </h3>
      {children}
    </section>
  );
}

type PriceSectionsProps = PriceProps & {
  /** "Apr 15" */
  readonly pickUpDay: string;
  /** What pays today, and what it earns. */
  readonly tenders?: ReactNode;
  /** The deposit, and what else to know. */
  readonly children?: ReactNode;
};

export function PriceSections({ price, pickUpDay, tenders, children }: PriceSectionsProps) {
  const t = useText();
  const locale = useLocale();
  const isNow = price.payWay === 'now';
  const hasDesk = price.atDesk.amountMinor > 0;
  return (
    <div className="price-parts" aria-live="polite">
      <Part title={t('carRental.dueToday')} amount={formatMoney(price.dueToday, locale)} isNow>
        {isNow ? (
          <KeyValues className="small">
            <RentalLines price={price} />
          </KeyValues>
        ) : (
          <p className="small text-2">{t('carRental.nothingToday')}</p>
        )}
        {tenders}
      </Part>
      {hasDesk && (
        <Part title={t('carRental.atDesk', { day: pickUpDay })} amount={formatMoney(price.atDesk, locale)}>
          <KeyValues className="small">
            {!isNow && <RentalLines price={price} />}
            <DeskLines price={price} />
          </KeyValues>
        </Part>
      )}
      <Part title={t('carRental.total')} amount={formatMoney(price.total, locale)}>
        {children}
      </Part>
    </div>
  );
}
