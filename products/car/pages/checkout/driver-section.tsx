/** Who drives: saved travelers or typed names, the license's country, the flight and the member number. */
import type { Person } from '@sojourn/contract/travelers.ts';
import { hoursOn } from '@sojourn/domain/booking/opening-hours.ts';
import { CheckoutSection } from '@sojourn/portal/features/checkout/checkout-section.tsx';
import { SavedChips } from '@sojourn/portal/features/checkout/contact/saved-chips.tsx';
import { type SectionProps, useFieldOf } from '@sojourn/portal/features/checkout/draft/use-field.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatTime } from '@sojourn/ui/formats.ts';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CountryField } from '@sojourn/web/travelers/country-field.tsx';
import { useSavedTravelers } from '@sojourn/web/travelers/use-saved-travelers.ts';
import { Link2, PlaneLanding } from 'lucide-react';
import { dateOf } from '#car/rules/rental-days.ts';
import type { CarCheckout } from '#car/wire/car-checkout.ts';
import type { CarDraft } from '#car/wire/car-draft.ts';
import { otherAge } from './driver-known.ts';
import { useLoyalty } from './use-loyalty.ts';

type DriverProps = SectionProps<CarDraft> & {
  readonly checkout: CarCheckout;
  readonly driverCount: number;
  /** A saved traveler is the main driver, whose age is known. */
  readonly onAge: (age: number) => void;
};
type Driver = CarDraft['drivers'][number];
const NOBODY: Driver = { personId: null, firstName: '', lastName: '' };

const isDriver = (person: Person, driver: Driver | undefined): boolean =>
  driver?.firstName.trim() === person.firstName && driver.lastName.trim() === person.lastName;

function DriverFields(props: DriverProps & { readonly at: number }) {
  const { checkout, draft, disabled, driverCount, at } = props;
  const t = useText();
  const fieldOf = useFieldOf(props);
  const { travelers } = useSavedTravelers('offered');
  const { drivers } = draft.draft;
  const driver = drivers[at] ?? NOBODY;
  const set = (part: Partial<Driver>) =>
    draft.change({
      drivers: Array.from({ length: Math.max(driverCount, drivers.length) }, (_, place) => ({
        ...(drivers[place] ?? NOBODY),
        ...(place === at && part),
      })),
    });
  const title = at === 0 ? t('car.checkout.driver.main') : t('car.checkout.driver.other', { number: at + 1 });
  return (
    <fieldset className="car-driver">
      <legend className="title-s">{title}</legend>
      <SavedChips
        people={travelers.filter(({ type }) => type === 'Adult')}
        isChosen={(person) => isDriver(person, driver)}
        isDisabled={(person) =>
          disabled || drivers.some((other, place) => place !== at && isDriver(person, other))
        }
        onChoose={(person) => {
          const { personId, firstName, lastName } = person;
          set({ personId, firstName, lastName });
          const age = at === 0 ? otherAge(person, checkout) : undefined;
          if (age === undefined) void draft.flush();
          else props.onAge(age);
        }}
      />
      <div className="checkout-pair">
        {(['firstName', 'lastName'] as const).map((part) => (
          <TextInput
            key={part}
            {...fieldOf(`drivers.${at}.${part}`)}
            label={t(`checkout.field.${part}`)}
            value={driver[part]}
            autoComplete={at > 0 ? 'off' : part === 'firstName' ? 'given-name' : 'family-name'}
            maxLength={60}
            onChange={(event) => set({ personId: null, [part]: event.target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

const isSameFlight = (landing: NonNullable<CarCheckout['landing']>, typed: string): boolean =>
  typed.replace(/\s/g, '') === landing.flight.replace(/\s/g, '');

/** Where the flight lands, and until when the desk waits. */
function useFlightHint({ rental, landing }: CarCheckout, typed: string): string {
  const t = useText();
  const locale = useLocale();
  const { hours } = rental.pickUp.location;
  const open = hoursOn(hours, dateOf(rental.pickUp.at));
  if (!landing || !isSameFlight(landing, typed)) return t('car.checkout.flight.hint');
  const lands = t('car.checkout.flight.lands', { at: formatMoment(landing.atLocal, locale) });
  if (!open) return lands;
  return `${lands} ${t('car.checkout.flight.waits', { closes: formatTime(open.closesAt, locale) })}`;
}

function Loyalty(props: DriverProps) {
  const { checkout, draft } = props;
  const t = useText();
  const fieldOf = useFieldOf(props);
  const { loyaltyProgram } = checkout.rental;
  const number = draft.draft.loyaltyNumber;
  const lookup = useLoyalty(loyaltyProgram, number, draft.draft.drivers[0]?.lastName ?? '');
  if (!loyaltyProgram) return null;
  const field = fieldOf('loyaltyNumber');
  return (
    <TextInput
      {...field}
      error={
        field.error ??
        (lookup.error && t(`car.checkout.loyalty.${lookup.error}`, { program: loyaltyProgram.name }))
      }
      label={t('car.checkout.loyalty', { program: loyaltyProgram.name })}
      optional={t('checkout.optional')}
      hint={t(lookup.isKnown ? 'car.checkout.loyalty.known' : 'car.checkout.loyalty.hint')}
      value={number}
      autoComplete="off"
      maxLength={30}
      onChange={(event) => draft.change({ loyaltyNumber: event.target.value })}
      onBlur={() => {
        field.onBlur();
        lookup.check();
      }}
    />
  );
}

/** Tagged as linked while it's the flight of the traveler's own trip. */
function FlightField(props: DriverProps) {
  const { checkout, draft } = props;
  const t = useText();
  const fieldOf = useFieldOf(props);
  const { flightNumber } = draft.draft;
  const hint = useFlightHint(checkout, flightNumber);
  const isLinked = checkout.landing !== null && isSameFlight(checkout.landing, flightNumber);
  return (
    <TextInput
      {...fieldOf('flightNumber')}
      label={t('car.checkout.flight')}
      optional={t('checkout.optional')}
      hint={hint}
      icon={<PlaneLanding />}
      tag={
        isLinked && (
          <Tag tone="good" icon={<Link2 aria-hidden="true" />}>
            {t('car.checkout.flight.linked')}
          </Tag>
        )
      }
      value={flightNumber}
      autoComplete="off"
      maxLength={12}
      onChange={(event) => draft.change({ flightNumber: event.target.value })}
    />
  );
}

export function DriverSection(props: DriverProps) {
  const { draft, driverCount } = props;
  const t = useText();
  const fieldOf = useFieldOf(props);
  const { licenseCountry } = draft.draft;
  return (
    <CheckoutSection id="checkout-who" title={t('car.checkout.who')}>
      <Card className="card__rows car-drivers">
        {Array.from({ length: driverCount }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a driver is known by their place
          <DriverFields key={at} {...props} at={at} />
        ))}
      </Card>
      <p className="small text-3 checkout-note">
        {t('car.checkout.driver.names')}{' '}
        {t('car.checkout.driver.age', { age: props.checkout.options.driverAge })}
      </p>
      <div className="checkout-pair car-drivers__more">
        <CountryField
          {...fieldOf('licenseCountry')}
          label={t('car.checkout.license')}
          none={t('car.checkout.license.none')}
          value={licenseCountry}
          onChoose={(code) => {
            draft.change({ licenseCountry: code });
            void draft.flush();
          }}
        />
        <FlightField {...props} />
        <Loyalty {...props} />
      </div>
    </CheckoutSection>
  );
}
