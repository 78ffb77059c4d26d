import { CheckoutSection } from '@sojourn/portal/features/checkout/checkout-section.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Baby, Check, type LucideIcon, Navigation, ScanLine, Shield, UserPlus } from 'lucide-react';
import type { CarExtraKind } from '#car/rules/car.ts';
import type { CarCheckout, CarOptions } from '#car/wire/car-checkout.ts';
import { countOf, withExtra } from './use-options.ts';

const ICONS: Readonly<Record<CarExtraKind, LucideIcon>> = {
  additionalDriver: UserPlus,
  infantSeat: Baby,
  childSeat: Baby,
  boosterSeat: Baby,
  tollTag: ScanLine,
  navigation: Navigation,
  cover: Shield,
};

type ExtrasProps = {
  readonly checkout: CarCheckout;
  readonly disabled: boolean;
  readonly onOptions: (part: Partial<CarOptions>) => void;
};

type RowProps = ExtrasProps & { readonly extra: CarCheckout['extras'][number] };

function Extra({ checkout, extra, disabled, onOptions }: RowProps) {
  const t = useText();
  const locale = useLocale();
  const { kind, perDay, amount, most } = extra;
  const { options, rental } = checkout;
  const count = countOf(options, kind);
  const name = t(`carRental.extra.${kind}`);
  const Icon = ICONS[kind];
  const set = (next: number) => onOptions({ extras: withExtra(options, kind, next) });
  const less = formatMoney(rental.cover.excessWithCover, locale, { cents: 'never' });
  const hint = t(`car.checkout.extra.${kind}`, {
    excess: formatMoney(rental.cover.excess, locale, { cents: 'never' }),
    less,
  });
  return (
    <li className="car-extra">
      <span className="car-extra__icon" aria-hidden="true">
        <Icon className="icon" />
      </span>
      <div className="grow">
        <b className="title-s">{count > 1 ? t('carRental.line.extra', { name, count }) : name}</b>
        <p className="small text-2">{hint}</p>
      </div>
      <div className="car-extra__price">
        <b className="title-s num">{formatMoney(amount, locale)}</b>
        <p className="small text-3 num">
          {t('car.checkout.extra.perDay', { price: formatMoney(perDay, locale) })}
        </p>
      </div>
      <div className="car-extra__buttons">
        {count > 0 && (
          <Button
            variant="tint"
            size="s"
            icon={<Check aria-hidden="true" />}
            disabled={disabled}
            aria-label={t('car.checkout.extra.remove', { name })}
            onClick={() => set(0)}
          >
            {t('car.checkout.extra.added')}
          </Button>
        )}
        {count < most && (
          <Button
            variant="secondary"
            size="s"
            disabled={disabled}
            aria-label={t('car.checkout.extra.addOf', { name })}
            onClick={() => set(count + 1)}
          >
            {t(count === 0 ? 'car.checkout.extra.add' : 'car.checkout.extra.another')}
          </Button>
        )}
      </div>
    </li>
  );
}

function Abroad({ checkout, disabled, onOptions }: ExtrasProps) {
  const t = useText();
  const locale = useLocale();
  const { crossBorder, options } = checkout;
  if (!crossBorder) return null;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = crossBorder.countries.map((code) => names.of(code) ?? code);
  return (
    <Checkbox
      label={t('car.checkout.abroad', { fee: formatMoney(crossBorder.fee, locale) })}
      hint={new Intl.ListFormat(locale).format(countries)}
      checked={options.crossBorder}
      disabled={disabled}
      onChange={(event) => onOptions({ crossBorder: event.target.checked })}
    />
  );
}

/** What the company's desk adds; paid there. */
export function ExtrasSection(props: ExtrasProps) {
  const t = useText();
  const { checkout } = props;
  if (checkout.extras.length === 0 && !checkout.crossBorder) return null;
  return (
    <CheckoutSection id="checkout-extras" title={t('carRental.extras')}>
      <p className="small text-2 car-extras__note">
        {t('car.checkout.extras.text', { days: checkout.rental.days })}
      </p>
      <Card>
        <ul className="card__rows">
          {checkout.extras.map((extra) => (
            <Extra key={extra.kind} {...props} extra={extra} />
          ))}
        </ul>
      </Card>
      <Abroad {...props} />
    </CheckoutSection>
  );
}
