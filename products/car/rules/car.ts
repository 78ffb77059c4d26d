/** The words of a rental car: where it is picked up, what it promises, who may drive it. */

import type { OpeningHours } from '@sojourn/domain/booking/opening-hours.ts';
import type { Zone } from '@sojourn/domain/dates.ts';
import type { Money } from '@sojourn/domain/money.ts';
import type { Drive, Engine, FuelKind, Transmission } from './acriss.ts';
import type { CarClass, CarGroup } from './car-class.ts';

/** `model` is a real one, shown with "or similar". */
export type CarFacts = {
  readonly acriss: string;
  readonly carClass: CarClass;
  readonly group: CarGroup;
  readonly model: string;
  readonly seats: number;
  readonly bags: number;
  readonly doors: number;
  readonly transmission: Transmission;
  readonly drive: Drive;
  readonly engine: Engine;
  readonly fuel: FuelKind;
  readonly hasAirConditioning: boolean;
};

/** `terminal` and `downtown` have a counter; `meet`: somebody waits at arrivals. */
export const PICK_UP_POINTS = ['terminal', 'shuttle', 'meet', 'downtown'] as const;
export type PickUpPoint = (typeof PICK_UP_POINTS)[number];

/** A company's desk. `minutes`: the walk to it or the shuttle's ride, 0 when somebody comes to meet you. */
export type CarLocation = {
  readonly id: string;
  /** `airport:LIS`, `city:lisbon-pt` */
  readonly placeId: string;
  readonly company: string;
  readonly kind: 'airport' | 'city';
  readonly point: PickUpPoint;
  readonly minutes: number;
  /** The airport's terminal ("1"), null where it has one only. */
  readonly terminal: string | null;
  /** Where cars come back, "P2"; null where that is the desk. */
  readonly parking: string | null;
  readonly name: string;
  readonly airportCode: string | null;
  readonly city: string;
  readonly cityId: string | null;
  readonly countryCode: string;
  readonly lat: number;
  readonly lon: number;
  readonly zone: Zone;
  readonly hours: OpeningHours;
  readonly hasAfterHoursReturn: boolean;
};

/** Distances are in miles: "mi" is distance, "miles" is always the reward. */
export type MileageLimit =
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'limited'; readonly includedMi: number; readonly extraPerMi: Money };

export const FUEL_POLICIES = ['returnFull', 'returnSame', 'prepaid', 'returnCharged'] as const;
export type FuelPolicy = (typeof FUEL_POLICIES)[number];

export const PAY_WAYS = ['now', 'desk'] as const;
export type PayWay = (typeof PAY_WAYS)[number];

/** Sold by the company at its desk. `cover` is its own insurance, never one of our protections. */
export const CAR_EXTRAS = [
  'additionalDriver',
  'infantSeat',
  'childSeat',
  'boosterSeat',
  'tollTag',
  'navigation',
  'cover',
] as const;
export type CarExtraKind = (typeof CAR_EXTRAS)[number];

/** Prices include taxes. `cap`: the most that one of it costs for a rental. */
export type CarExtra = {
  readonly kind: CarExtraKind;
  readonly perDay: Money;
  readonly cap: Money | null;
  readonly most: number;
};

/** What damage costs the renter at most, with the rate alone and with the company's own cover. */
export type CompanyCover = { readonly excess: Money; readonly excessWithCover: Money };
