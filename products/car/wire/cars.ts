/**
 * The shapes of rental cars that search, checkout and trips share. Times are the local clock of the desk they
 * happen at; money is in minor units; "mi" is distance, "miles" is always the reward.
 */
import { placeId } from '@sojourn/contract/locations.ts';
import { instant, localDateTime, moneySchema, position } from '@sojourn/contract/primitives.ts';
import { RETURN_WAYS } from '@sojourn/domain/booking/opening-hours.ts';
import { z } from 'zod';
import { DRIVES, ENGINES, FUEL_KINDS, TRANSMISSIONS } from '../rules/acriss.ts';
import { CAR_EXTRAS, FUEL_POLICIES, PAY_WAYS, PICK_UP_POINTS } from '../rules/car.ts';
import { CAR_CLASSES, CAR_GROUPS } from '../rules/car-class.ts';
import { CAR_FINDING_KINDS, CAR_FINDING_SEVERITIES } from '../rules/trip/findings.ts';

/** A desk's car of one ACRISS code: `car_LIS-AD-CFAR`. Opaque to everybody but the supplier. */
export const carId = z
  .string()
  .max(64)
  .regex(/^car_[0-9A-Za-z-]{2,60}$/);
/** `LIS-AD` */
export const carDeskId = z
  .string()
  .max(60)
  .regex(/^[0-9A-Za-z-]{2,60}$/);

export const payWay = z.enum(PAY_WAYS);
export const carExtraKind = z.enum(CAR_EXTRAS);
/** Whether one may rent at that age is the search's to say (`checkCarQuery`). */
export const driverAge = z.int().min(0).max(150);

/** An airport, city, landmark or hotel by its id, or an address with its position. */
export const carPlace = z.union([
  z.object({ place: placeId }),
  z.object({ position, label: z.string().max(120) }),
]);
export type WireCarPlace = z.output<typeof carPlace>;

export const carFacts = z.object({
  acriss: z.string().length(4),
  carClass: z.enum(CAR_CLASSES),
  group: z.enum(CAR_GROUPS),
  /** A real one, shown with "or similar". */
  model: z.string(),
  seats: z.int(),
  bags: z.int(),
  doors: z.int(),
  transmission: z.enum(TRANSMISSIONS),
  drive: z.enum(DRIVES),
  engine: z.enum(ENGINES),
  fuel: z.enum(FUEL_KINDS),
  hasAirConditioning: z.boolean(),
});
export type WireCarFacts = z.output<typeof carFacts>;

/** `rating`: in tenths, 89 is 8.9. */
export const carCompany = z.object({ code: z.string(), name: z.string(), rating: z.int() });

/** By weekday, Sunday first; minutes after midnight, null is closed, over 1440 closes after midnight. */
const openingHours = z.array(z.object({ opens: z.int(), closes: z.int() }).nullable()).length(7);

/** A company's desk. */
export const carLocation = z.object({
  deskId: carDeskId,
  kind: z.enum(['airport', 'city']),
  point: z.enum(PICK_UP_POINTS),
  /** The walk to it or the shuttle's ride, 0 when somebody comes to meet you. */
  minutes: z.int(),
  /** The airport's terminal ("1"), null where it has one only. */
  terminal: z.string().nullable(),
  /** Where cars come back to ("P2"), null when the desk explains it. */
  parking: z.string().nullable(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  airportCode: z.string().nullable(),
  city: z.string(),
  cityPlaceId: z.string().nullable(),
  countryCode: z.string(),
  position,
  zone: z.string(),
  hours: openingHours,
  hasAfterHoursReturn: z.boolean(),
});
export type WireCarLocation = z.output<typeof carLocation>;

export const mileage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unlimited') }),
  /** For the whole rental; `extraPerMi` is charged for each mi beyond. */
  z.object({ kind: z.literal('limited'), includedMi: z.int(), extraPerMi: moneySchema }),
]);
export const fuelPolicy = z.enum(FUEL_POLICIES);

/** Who may drive it; young is below `youngBelow`, senior from `seniorFrom` on. */
export const driverRules = z.object({
  minAge: z.int(),
  maxAge: z.int().nullable(),
  youngBelow: z.int(),
  youngPerDay: moneySchema,
  seniorFrom: z.int().nullable(),
  seniorPerDay: moneySchema,
});

/** The company's own, paid at its desk. `amount`: one of it for this rental, taxes included. */
export const carExtraOffer = z.object({
  kind: carExtraKind,
  perDay: moneySchema,
  amount: moneySchema,
  most: z.int(),
});

const rateLine = z.object({
  unit: z.enum(['week', 'weekendDay', 'day']),
  count: z.int(),
  rateMinor: z.int(),
  amountMinor: z.int(),
});
/** The parts sum to `dueToday` and `atDesk`, and those to `total`. */
export const carPrice = z.object({
  payWay,
  days: z.int(),
  rateLines: z.array(rateLine),
  deskMarkup: moneySchema,
  /** Before fees and taxes. */
  rate: moneySchema,
  perDay: moneySchema,
  /** The struck price of a day, null without a discount. */
  perDayBefore: moneySchema.nullable(),
  rateFees: z.array(z.object({ kind: z.enum(['airport', 'oneWay']), amount: moneySchema })),
  taxBps: z.int(),
  taxes: moneySchema,
  /** Rate, its fees and taxes. */
  rental: moneySchema,
  deskFees: z.array(
    z.object({
      kind: z.enum(['youngDriver', 'seniorDriver', 'crossBorder']),
      perDay: moneySchema.nullable(),
      amount: moneySchema,
    }),
  ),
  extras: z.array(z.object({ kind: carExtraKind, count: z.int(), perDay: moneySchema, amount: moneySchema })),
  dueToday: moneySchema,
  atDesk: moneySchema,
  total: moneySchema,
});
export type WireCarPrice = z.output<typeof carPrice>;

/** What damage costs at most, with the rate alone and with the company’s own cover: never ours. */
export const companyCover = z.object({ excess: moneySchema, excessWithCover: moneySchema });

/** A member number is `prefix`, which may be left out, and so many digits (`checkLoyaltyNumber`). */
export const carLoyaltyProgram = z.object({
  code: z.string(),
  name: z.string(),
  prefix: z.string(),
  digits: z.int(),
});

/** The traveler's own flight that a car goes with, from their trips. */
export const linkedFlight = z.object({
  bookingId: z.string(),
  /** `TP 216` */
  flight: z.string(),
  at: instant,
  atLocal: localDateTime,
  airportCode: z.string(),
});
export type LinkedFlight = z.output<typeof linkedFlight>;

/** How a rental goes with the rest of the trip; `slice` of the flight it clashes with. */
export const carFinding = z.object({
  kind: z.enum(CAR_FINDING_KINDS),
  severity: z.enum(CAR_FINDING_SEVERITIES),
  slice: z.int().nullable(),
  /** What the text names: minutes, times, ages, a flight. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type WireCarFinding = z.output<typeof carFinding>;

/** One end of a rental. `returnWay`: how the car comes back at that hour; null at pick-up. */
export const rentalEnd = z.object({
  at: localDateTime,
  location: carLocation,
  returnWay: z.enum(RETURN_WAYS).nullable(),
});
export type RentalEnd = z.output<typeof rentalEnd>;
