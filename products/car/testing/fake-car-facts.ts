/** What the tests' company rents out: one car at Lisbon's airport, four days in April. */
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import type { CarAsk } from '../sell/supplier.ts';
import type { CarSummary } from '../wire/car-checkout.ts';
import type { WireCarLocation } from '../wire/cars.ts';

export const ZONE = 'Europe/Lisbon';
export const DAYS = 4;
/** Two days before pick-up. */
export const LATE_FROM = '2027-04-13T08:30' as LocalDateTime;

const allDay = { opens: 0, closes: 1440 };
const DESK: WireCarLocation = {
  deskId: 'LIS-TC',
  kind: 'airport',
  point: 'terminal',
  minutes: 5,
  terminal: '1',
  parking: 'P2',
  name: 'Lisbon Airport',
  address: 'Terminal 1, Lisbon Airport',
  phone: '+351 21 000 0001',
  airportCode: 'LIS',
  city: 'Lisbon',
  cityPlaceId: 'city:lisbon-pt',
  countryCode: 'PT',
  position: { lat: 38.77, lon: -9.13 },
  zone: ZONE,
  hours: Array.from({ length: 7 }, () => allDay),
  hasAfterHoursReturn: true,
};

export const BOOKED_CAR: CarSummary['car'] = {
  acriss: 'CFAR',
  carClass: 'compactSuv',
  group: 'suv',
  model: 'Peugeot 2008',
  seats: 5,
  bags: 3,
  doors: 5,
  transmission: 'automatic',
  drive: 'unspecified',
  engine: 'unspecified',
  fuel: 'gasOrDiesel',
  hasAirConditioning: true,
};

export const rentalOf = ({ carId, pickUp, dropOff }: CarAsk): CarSummary => ({
  carId,
  car: BOOKED_CAR,
  company: { code: 'TC', name: 'The Company', rating: 89 },
  pickUp: { at: pickUp, location: DESK, returnWay: null },
  dropOff: { at: dropOff, location: DESK, returnWay: 'desk' },
  days: DAYS,
  mileage: { kind: 'unlimited' },
  fuelPolicy: 'returnFull',
  cover: { excess: money(120_000), excessWithCover: money(0) },
  deposit: money(130_000),
  drivers: {
    minAge: 21,
    maxAge: 80,
    youngBelow: 25,
    youngPerDay: money(2_000),
    seniorFrom: null,
    seniorPerDay: money(0),
  },
  loyaltyProgram: null,
});
