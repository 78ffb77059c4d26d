/** How a car and its desk are named: "Compact SUV", "Desk in Terminal 1, 3 min walk". */
import type { Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { WireCarFacts, WireCarLocation } from '#car/wire/cars.ts';

const MANY_SEATS = 7;

/** Seats are named where they are many for the class. */
export function carName({ carClass, seats, group }: WireCarFacts): TextRef {
  const named = seats >= MANY_SEATS && group !== 'van';
  return named ? textRef(`car.class.${carClass}.seats`, { seats }) : textRef(`car.class.${carClass}`);
}

const TITLED = [
  'mini',
  'economy',
  'compact',
  'midsize',
  'standard',
  'fullSize',
  'premium',
  'luxury',
] as const;

/** In a heading, where the class alone could be one of anything. */
export function carTitle(car: WireCarFacts): TextRef {
  const titled = TITLED.find((each) => each === car.carClass);
  return titled && car.seats < MANY_SEATS ? textRef(`car.title.${titled}`) : carName(car);
}

type Desk = Pick<WireCarLocation, 'point' | 'minutes' | 'terminal' | 'address'>;

/** Where the car is picked up, and how long it takes to get there. */
export function deskLine({ point, minutes, terminal, address }: Desk): TextRef {
  if (point === 'downtown') return textRef('car.desk.downtown', { address });
  if (point === 'meet') return textRef('car.desk.meet');
  return terminal === null
    ? textRef(`car.desk.${point}.only`, { minutes })
    : textRef(`car.desk.${point}`, { terminal, minutes });
}

/** "Terminal 1, Lisbon Humberto Delgado": the place's name only where the address doesn't have it. */
export const fullAddress = ({ name, address }: Pick<WireCarLocation, 'name' | 'address'>): string =>
  address.includes(name) ? address : `${name}, ${address}`;

/** Tenths as they are read: "8.9". */
export const companyRating = (tenths: number, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'fr' ? 'fr-CA' : 'en-US', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(tenths / 10);
