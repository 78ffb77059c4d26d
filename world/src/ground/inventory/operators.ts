/** The companies that drive at an airport: what they drive, how long they wait and what they ask. */
import { hashText, mix } from '@sojourn/domain/mix.ts';
import type { Geography } from '@sojourn/geography/geography.ts';
import type { Airport } from '@sojourn/geography/types.ts';
import type { SeatGroup } from '@sojourn/products/ground/rules/ride/child-seats.ts';
import type { Vehicle } from '@sojourn/products/ground/rules/ride/fits-vehicle.ts';
import type { WaitingRule } from '@sojourn/products/ground/rules/times/waiting.ts';
import type { TransferKind } from '@sojourn/products/ground/rules/transfer.ts';
import { fictionalPhone } from '../../phones.ts';
import { type Draw, drawer } from '../../random.ts';

/** Cents: to begin with, and for each kilometer; of a shared ride, by person. */
type Fare = { readonly baseMinor: number; readonly kmMinor: number };

export type Service = {
  readonly kind: TransferKind;
  readonly vehicle: Vehicle;
  readonly fare: Fare;
  /** Of a shuttle: stops before one's own, and minutes between its runs, day and night. */
  readonly stops: number;
  readonly everyMinutes: number | null;
};
export type Operator = {
  readonly operatorId: string;
  readonly name: string;
  readonly rating: number;
  readonly phone: string;
  readonly waiting: WaitingRule;
  readonly freeHours: number | null;
  readonly nightBps: number;
  readonly seatGroups: readonly SeatGroup[];
  readonly services: readonly Service[];
};

const SEDAN: Vehicle = { seats: 3, cases: 3, handBags: 3, oversize: 0, wheelchairs: 0 };
const VAN: Vehicle = { seats: 7, cases: 8, handBags: 7, oversize: 2, wheelchairs: 0 };
const ACCESSIBLE_VAN: Vehicle = { ...VAN, seats: 5, wheelchairs: 1 };
const SHUTTLE: Vehicle = { seats: 16, cases: 16, handBags: 16, oversize: 0, wheelchairs: 0 };

const INFANT: SeatGroup = { name: 'infant', from: 0, to: 2, amountMinor: 8_00, most: 1 };
const CHILD: SeatGroup = { name: 'child', from: 3, to: 11, amountMinor: 6_00, most: 3 };

/** In US dollars where prices are the world's average. */
const SEDAN_FARE = [11_00, 1_90] as const;
const VAN_FACTOR = 1.55;
const PREMIUM_FACTOR = 1.7;
const SHARED_FACTOR = 0.36;

const fareOf = (level: number, factor: number, draw: Draw): Fare => {
  const own = level * factor * (0.9 + draw.next() * 0.2);
  return { baseMinor: Math.round(SEDAN_FARE[0] * own), kmMinor: Math.round(SEDAN_FARE[1] * own) };
};

const SHARED_RUNS = [30, 45, 60] as const;

function servicesOf(kind: TransferKind, level: number, draw: Draw): readonly Service[] {
  if (kind === 'shared') {
    const everyMinutes = draw.pick(SHARED_RUNS);
    const fare = fareOf(level, SHARED_FACTOR, draw);
    return [{ kind, vehicle: SHUTTLE, fare, stops: 1 + draw.int(4), everyMinutes }];
  }
  const factor = kind === 'premium' ? PREMIUM_FACTOR : 1;
  const ride = { kind, stops: 0, everyMinutes: null };
  const car = { ...ride, vehicle: SEDAN, fare: fareOf(level, factor, draw) };
  const van = { ...ride, vehicle: draw.chance(40) ? ACCESSIBLE_VAN : VAN };
  return [car, { ...van, fare: fareOf(level, factor * VAN_FACTOR, draw) }];
}

const NAMES: Readonly<Record<TransferKind, readonly string[]>> = {
  shared: ['{city} Shuttle', 'Airport Link {city}', '{city} Shared Rides'],
  private: ['{city} Direct', 'Door to Door {city}', '{city} Drivers'],
  premium: ['{city} Chauffeurs', 'First Car {city}', '{city} Executive'],
};
/** Those of the pictures. */
const PICTURED: Readonly<Record<string, Partial<Record<TransferKind, Partial<Operator>>>>> = {
  LIS: {
    private: { name: 'Lisboa Direta', rating: 9.2, nightBps: 0, freeHours: 24 },
    shared: { name: 'Tejo Shuttle', rating: 8.4, nightBps: 0, freeHours: 24 },
  },
};

function drawOperator(airport: Airport, kind: TransferKind, level: number, seed: number): Operator {
  const draw = drawer(seed);
  const name = draw.pick(NAMES[kind]).replace('{city}', airport.city);
  const isShared = kind === 'shared';
  const drawn: Operator = {
    operatorId: `${airport.code}-${kind}`,
    name,
    rating: Math.round(Math.min(9.8, 8.4 + draw.normal() * 0.6) * 10) / 10,
    phone: fictionalPhone(airport.country, seed),
    waiting: {
      minutes: isShared ? 30 : draw.pick([45, 60, 90]),
      followsDelayMinutes: draw.chance(55) ? 180 : null,
      extraHourMinor: isShared ? null : Math.round(24_00 * level),
    },
    freeHours: draw.pick([24, 24, 24, 48, 12, null]),
    nightBps: draw.pick([0, 1_000, 2_000]),
    seatGroups: isShared ? [] : draw.chance(80) ? [INFANT, CHILD] : [CHILD],
    services: servicesOf(kind, level, draw),
  };
  return { ...drawn, ...PICTURED[airport.code]?.[kind] };
}

/** Premium rides only where many travelers come. */
const PREMIUM_DEMAND = 35;

/** Always the same at an airport: private cars everywhere, shuttles and premium rides where they pay. */
export function operatorsAt(geography: Geography, airport: Airport, seed = 2027): readonly Operator[] {
  const city = airport.cityId === undefined ? undefined : geography.cityById(airport.cityId);
  const level = (city?.priceLevel ?? 100) / 100;
  const demand = city?.demand ?? 0;
  const kinds: TransferKind[] = ['private'];
  if (demand > 0) kinds.push('shared');
  if (demand >= PREMIUM_DEMAND) kinds.push('premium');
  return kinds.map((kind) =>
    drawOperator(airport, kind, level, mix(seed, hashText(`ride ${airport.code} ${kind}`))),
  );
}
