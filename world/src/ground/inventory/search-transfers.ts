/**
 * The rides between two places: only those that the party, its bags and its children fit, and, to a flight,
 * only those that are there before check-in closes. What arrives first comes first.
 */
import { type Instant, instantAt, localAt, plusSeconds, type Zone } from '@sojourn/domain/dates.ts';
import type { GeoPoint } from '@sojourn/geography/types.ts';
import { priceTransfer, type TransferPrice } from '@sojourn/products/ground/rules/booking/transfer-price.ts';
import { seatChildren } from '@sojourn/products/ground/rules/ride/child-seats.ts';
import { type Riders, tooMuchFor } from '@sojourn/products/ground/rules/ride/fits-vehicle.ts';
import { latestPickUp, privatePickUp, shuttlePickUp } from '@sojourn/products/ground/rules/times/pick-up.ts';
import type { TimeMeaning } from '@sojourn/products/ground/rules/transfer.ts';
import type { Operator, Service } from './operators.ts';
import { type Ride, rideBetween } from './ride.ts';

export type TransferQuestion = {
  readonly from: GeoPoint;
  readonly to: GeoPoint;
  /** By whose clock shuttles run and nights count. */
  readonly zone: Zone;
  /** `landing`: once the plane is there; `departure`: before check-in closes; `pickUp`: at that moment. */
  readonly means: TimeMeaning;
  readonly at: Instant;
  readonly riders: Riders;
  readonly childAges: readonly number[];
};

export type TransferOption = {
  readonly operator: Operator;
  /** Its place among the operator's services. */
  readonly service: Service;
  readonly nth: number;
  readonly ride: Ride;
  readonly pickUpAt: Instant;
  readonly arrivesAt: Instant;
  readonly price: TransferPrice;
};

/** From the plane to the curb, with passports. */
const OUT_MINUTES = 30;
const CHECK_IN_CLOSES_MINUTES = 60;
const WALK_MINUTES = 10;
const STOP_MINUTES = 12;
const RUNS_BACK = 48;

const minutesOn = (at: Instant, minutes: number): Instant => plusSeconds(at, minutes * 60);

/** A shuttle's runs are at the same minutes of every day, by the clock there. */
function runsAbout(at: Instant, everyMinutes: number, zone: Zone): Instant[] {
  const midnight = Date.parse(instantAt(`${localAt(at, zone).slice(0, 10)}T00:00`, zone));
  const every = everyMinutes * 60_000;
  const last = midnight + Math.ceil((Date.parse(at) - midnight) / every) * every;
  return Array.from({ length: RUNS_BACK }, (_, nth) => new Date(last - nth * every).toISOString() as Instant);
}

function pickUpOf({ means, at, zone }: TransferQuestion, service: Service, longest: number): Instant | null {
  const { everyMinutes } = service;
  if (means !== 'departure') {
    const ready = means === 'landing' ? minutesOn(at, OUT_MINUTES) : at;
    return everyMinutes === null ? ready : (runsAbout(ready, everyMinutes, zone)[0] ?? null);
  }
  const ride = {
    departsAt: at,
    checkInClosesMinutes: CHECK_IN_CLOSES_MINUTES,
    slowestMinutes: longest,
    walkMinutes: WALK_MINUTES,
  };
  if (everyMinutes === null) return privatePickUp(ride);
  return shuttlePickUp(ride, runsAbout(latestPickUp(ride), everyMinutes, zone));
}

/** `perCent`: by how much a scenario has moved the price. */
export function transferOption(
  question: TransferQuestion,
  operator: Operator,
  nth: number,
  perCent = 0,
): TransferOption | null {
  const service = operator.services[nth];
  const ride = rideBetween(question.from, question.to);
  if (!service || !ride) return null;
  const { riders, childAges, means, zone } = question;
  if (tooMuchFor(service.vehicle, riders).length > 0) return null;
  if (!seatChildren(childAges, operator.seatGroups).fit) return null;
  const stops = service.stops * STOP_MINUTES;
  const pickUpAt = pickUpOf(question, service, ride.slowMinutes + stops);
  if (pickUpAt === null) return null;
  const { baseMinor, kmMinor } = service.fare;
  const usual = 50 * Math.round((baseMinor + kmMinor * ride.km) / 50);
  const amountMinor = Math.round((usual * (100 + perCent)) / 100);
  const plan = {
    price: { by: service.kind === 'shared' ? ('person' as const) : ('vehicle' as const), amountMinor },
    nightBps: operator.nightBps,
    seatGroups: operator.seatGroups,
  };
  const price = priceTransfer(plan, riders.people, childAges, localAt(pickUpAt, zone));
  const arrivesAt = minutesOn(pickUpAt, ride.minutes + (means === 'departure' ? 0 : stops));
  return price && { operator, service, nth, ride, pickUpAt, arrivesAt, price };
}

/** Empty where it's too far or nobody takes the party. */
export function searchTransfers(
  operators: readonly Operator[],
  question: TransferQuestion,
): readonly TransferOption[] {
  const options = operators.flatMap((operator) =>
    operator.services.flatMap((_, nth) => transferOption(question, operator, nth) ?? []),
  );
  return options.toSorted(
    (a, b) => Date.parse(a.arrivesAt) - Date.parse(b.arrivesAt) || a.price.totalMinor - b.price.totalMinor,
  );
}
