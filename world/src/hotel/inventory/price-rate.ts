/** The price of one room type and plan for dates, as it is shown and charged, and its cancellation terms. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import {
  addDays,
  type CalendarDate,
  dayNumber,
  type Instant,
  instantAt,
  type LocalDateTime,
  nightsBetween,
  type Zone,
} from '@sojourn/domain/dates.ts';
import { basisPointsOf } from '@sojourn/domain/money.ts';
import { COLLECTIONS, type StayPrice } from '@sojourn/products/hotel/rules/stay.ts';
import { priceStay } from '@sojourn/products/hotel/rules/stay-price.ts';
import { isFlat, multiplierOf, nightlyDollars, onSale, PLANS, scarcity } from './rates.ts';
import type { RateTables } from './search/rate-calendar.ts';
import type { HotelWorld } from './world.ts';
import { cityOfRow } from './world.ts';

export type RateQuestion = {
  readonly row: number;
  readonly room: number;
  readonly plan: number;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly roomCount: number;
  /** Days from today at the hotel to check-in. */
  readonly lead: number;
};
/** Rooms sold of the asked type by night, in order; all zero when nothing was sold. */
export type SoldByNight = (day: number) => number;

export function priceRate(
  world: HotelWorld,
  tables: RateTables,
  q: RateQuestion,
  sold: SoldByNight,
): StayPrice {
  const first = dayNumber(q.checkIn);
  const multiplier = multiplierOf(world, q.row, q.room, q.plan, q.lead);
  const nights = Array.from({ length: nightsBetween(q.checkIn, q.checkOut) }, (_, i) => {
    const day = first + i;
    const scarce = nightScarcity(world, tables, q.row, q.room, day, sold(day));
    const dollars = nightlyDollars(world, tables, q.row, day, multiplier * scarce, q.plan);
    return { date: addDays(q.checkIn, i), amountMinor: dollars * 100 };
  });
  return priceStay({
    nights,
    roomCount: q.roomCount,
    collection: COLLECTIONS[world.collection[q.row]!]!,
    taxBps: world.taxBps[world.city[q.row]!]!,
  });
}

/** The last rooms cost more; a flat hotel's never do. */
export function nightScarcity(
  world: HotelWorld,
  tables: RateTables,
  row: number,
  room: number,
  day: number,
  sold: number,
): number {
  if (sold === 0 || isFlat(world.profile[row]!)) return 1;
  return scarcity(sold, onSale(world, tables, row, room, day));
}

/** Rooms left of a type on the fullest night. */
export function roomsLeft(
  world: HotelWorld,
  tables: RateTables,
  q: Pick<RateQuestion, 'row' | 'room' | 'checkIn' | 'checkOut'>,
  sold: SoldByNight,
): number {
  const first = dayNumber(q.checkIn);
  let least = Number.POSITIVE_INFINITY;
  for (let day = first; day < dayNumber(q.checkOut); day++) {
    least = Math.min(least, onSale(world, tables, q.row, q.room, day) - sold(day));
  }
  return Math.max(0, least);
}

const DEADLINE = '15:00';

/** The same few are asked for by every card of a search, and each costs more than the card's prices. */
const deadlines = new Map<string, Instant>();
const MAX_DEADLINES = 4096;

function deadlineAt(local: LocalDateTime, zone: Zone): Instant {
  const key = `${local} ${zone}`;
  const known = deadlines.get(key);
  if (known !== undefined) return known;
  if (deadlines.size >= MAX_DEADLINES) deadlines.clear();
  const at = instantAt(local, zone);
  deadlines.set(key, at);
  return at;
}

/**
 * Terms of a plan. Free plans: nothing is kept until N days before check-in at 15:00 the hotel's time.
 * Partial: the first night with its taxes (at most half of all) is kept until then. Once that day has
 * come, and for advance purchase, all is kept.
 */
export function cancelTermsOf(world: HotelWorld, q: RateQuestion, price: StayPrice): CancelTerms {
  const zone = cityOfRow(world, q.row).zone;
  const plan = PLANS[q.plan]!;
  const days = world.freeDays[q.row]!;
  if (plan === 'advance' || q.lead <= days) return { type: 'NonRefundable', zone, steps: [] };
  const localUntil = `${addDays(q.checkIn, -days)}T${DEADLINE}` as LocalDateTime;
  const until = deadlineAt(localUntil, zone);
  if (plan !== 'partial')
    return { type: 'FullyRefundable', zone, steps: [{ until, localUntil, penaltyMinor: 0 }] };
  const night = price.nights[0]!.amountMinor * price.roomCount;
  const fee = night + basisPointsOf(night, world.taxBps[world.city[q.row]!]!);
  const penaltyMinor = Math.min(Math.round(price.total.amountMinor / 2), fee);
  return { type: 'PartiallyRefundable', zone, steps: [{ until, localUntil, penaltyMinor }] };
}
