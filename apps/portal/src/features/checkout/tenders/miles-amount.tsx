import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { Slider } from '@sojourn/ui/inputs/sliders/slider.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type KeyboardEvent, useState } from 'react';
import { readAmount } from './read-amount.ts';
import type { AccountRow } from './tenders-view.ts';

/** A whole dollar at a time by the slider; the fields take any number. */
const STEP = 100;

type MilesAmountProps = {
  readonly row: AccountRow;
  readonly onUnits: (units: number) => void;
  /** The slider has come to rest, or a field was left. */
  readonly onRest: () => void;
};

/** How much of an account to use: a slider and two fields that say the same. */
export function MilesAmount({ row, onUnits, onRest }: MilesAmountProps) {
  const t = useText();
  const locale = useLocale();
  const { account, maxUnits } = row;
  const { redemptionMin, unit } = account;
  const units = Math.min(row.units, maxUnits);
  const miles = (value: number) => formatMiles(value, locale);
  const dollars = (value: number) => formatMoney({ amountMinor: value, currency: 'USD' }, locale);
  /** Between nothing and the minimum there is nothing that the account can pay. */
  const enter = (typed: number) => {
    onUnits(Math.min(maxUnits, Math.max(redemptionMin, Math.round(typed))));
    onRest();
  };
  return (
    <div className="miles-amount">
      <Slider
        label={t('checkout.tender.slider', { product: account.productDisplayName })}
        min={redemptionMin}
        max={maxUnits}
        step={Math.min(STEP, Math.max(1, maxUnits - redemptionMin))}
        value={units}
        valueText={
          unit === 'miles'
            ? t('checkout.tender.sliderMiles', { miles: miles(units), value: dollars(units) })
            : dollars(units)
        }
        // The end of the slider is the whole rest, also when it is no whole dollar
        onChange={(value) => onUnits(value > maxUnits - STEP ? maxUnits : value)}
        onCommit={onRest}
      />
      <div className="miles-amount__ends small text-2 num">
        <span>{unit === 'miles' ? miles(redemptionMin) : dollars(redemptionMin)}</span>
        <span>
          {t(maxUnits < account.balance ? 'checkout.tender.coversRest' : 'checkout.tender.coversAll', {
            amount: unit === 'miles' ? miles(maxUnits) : dollars(maxUnits),
          })}
        </span>
      </div>
      <div className="miles-amount__fields">
        {unit === 'miles' && (
          <AmountField
            label={t('checkout.tender.milesField')}
            shown={miles(units)}
            read={(text) => readAmount(text, locale)}
            onEnter={enter}
          />
        )}
        <AmountField
          label={t('checkout.tender.valueField')}
          shown={dollars(units)}
          read={(text) => {
            const amount = readAmount(text, locale);
            return amount === null ? null : amount * 100;
          }}
          onEnter={enter}
        />
      </div>
    </div>
  );
}

type AmountFieldProps = {
  readonly label: string;
  readonly shown: string;
  readonly read: (text: string) => number | null;
  readonly onEnter: (value: number) => void;
};

/** Prints the amount and takes one, signs and grouping or not; what cannot be read leaves it as it was. */
function AmountField({ label, shown, read, onEnter }: AmountFieldProps) {
  const [typed, setTyped] = useState<string>();
  const enter = () => {
    const value = typed === undefined || typed === shown ? null : read(typed);
    if (value !== null) onEnter(value);
    setTyped(undefined);
  };
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      className="num"
      value={typed ?? shown}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={enter}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        // Enter in a field is not the pay button
        event.preventDefault();
        enter();
      }}
    />
  );
}
