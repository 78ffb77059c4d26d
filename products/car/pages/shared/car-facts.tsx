import { formatCount, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { BriefcaseBusiness, DoorOpen, Fan, Fuel, Gauge, Settings2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CarDetail } from '#car/wire/car-search.ts';
import './car-facts.css';

type Facts = Pick<CarDetail, 'car' | 'mileage' | 'fuelPolicy'>;

const KM_PER_MI = 1.609344;

/** "400 mi included, then $0.22 a mile"; kilometers in French. */
function useMileageText(): (mileage: Facts['mileage']) => string {
  const t = useText();
  const locale = useLocale();
  return (mileage) => {
    if (mileage.kind === 'unlimited') return t('car.mileage.unlimited');
    const isMi = locale === 'en';
    const { includedMi, extraPerMi } = mileage;
    const perKm = { ...extraPerMi, amountMinor: Math.round(extraPerMi.amountMinor / KM_PER_MI) };
    return t('car.mileage.limited', {
      distance: formatCount(isMi ? includedMi : Math.round(includedMi * KM_PER_MI), locale),
      extra: formatMoney(isMi ? extraPerMi : perKm, locale),
    });
  };
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      {icon}
      {children}
    </li>
  );
}

/** In lists: what distinguishes cars, in two lines. */
export function CarFactsLine({ car, mileage, fuelPolicy }: Facts) {
  const t = useText();
  const mileageText = useMileageText();
  const cooling = car.hasAirConditioning ? 'yes' : 'no';
  const gears = t('car.facts.gears', { gears: car.transmission, doors: car.doors, cooling });
  return (
    <ul className="small text-2 car-facts">
      <Fact icon={<Users className="icon icon--s" aria-hidden="true" />}>
        {t('car.facts.seats', { seats: car.seats })}
      </Fact>
      <Fact icon={<BriefcaseBusiness className="icon icon--s" aria-hidden="true" />}>
        {t('car.facts.bags', { bags: car.bags })}
      </Fact>
      <Fact icon={<Settings2 className="icon icon--s" aria-hidden="true" />}>{gears}</Fact>
      <Fact icon={<Gauge className="icon icon--s" aria-hidden="true" />}>{mileageText(mileage)}</Fact>
      <Fact icon={<Fuel className="icon icon--s" aria-hidden="true" />}>
        {t(`car.fuelPolicy.${fuelPolicy}`)}
      </Fact>
    </ul>
  );
}

/** On the car's own page: each fact by itself, in two columns. */
export function CarFactsGrid({ car, mileage, fuelPolicy }: Facts) {
  const t = useText();
  const mileageText = useMileageText();
  return (
    <ul className="small text-2 car-facts car-facts--grid">
      <Fact icon={<Users className="icon icon--s" aria-hidden="true" />}>
        {t('car.facts.seats', { seats: car.seats })}
      </Fact>
      <Fact icon={<BriefcaseBusiness className="icon icon--s" aria-hidden="true" />}>
        {t('car.facts.bags', { bags: car.bags })}
      </Fact>
      <Fact icon={<Settings2 className="icon icon--s" aria-hidden="true" />}>
        {t(`car.transmission.${car.transmission}`)}
      </Fact>
      <Fact icon={<DoorOpen className="icon icon--s" aria-hidden="true" />}>
        {t('car.facts.doors', { doors: car.doors })}
      </Fact>
      {car.hasAirConditioning && (
        <Fact icon={<Fan className="icon icon--s" aria-hidden="true" />}>{t('car.facts.cooling')}</Fact>
      )}
      <Fact icon={<Gauge className="icon icon--s" aria-hidden="true" />}>{mileageText(mileage)}</Fact>
      <Fact icon={<Fuel className="icon icon--s" aria-hidden="true" />}>
        {t(`car.fuelPolicy.${fuelPolicy}.long`)}
      </Fact>
    </ul>
  );
}
