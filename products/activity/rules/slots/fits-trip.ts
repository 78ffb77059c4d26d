/**
 * Whether a slot fits what else is booked: with the way there and back, time at an airport or a desk, and
 * check-in before a stay's own end. A clash can still be chosen, so the booking is named. Times are
 * milliseconds: a search judges thousands of slots against one trip.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import type { GeoPoint } from '@sojourn/geography/types.ts';

export const COMMITMENT_KINDS = [
  'landing',
  'takeoff',
  'carPickUp',
  'carReturn',
  'checkIn',
  'activity',
] as const;
type CommitmentKind = (typeof COMMITMENT_KINDS)[number];

export type Commitment = {
  readonly bookingId: string;
  /**
   * `landing`, `takeoff`: a flight to here, or away, from departure to arrival. `checkIn`: hours in which a
   * stay is begun.
   */
  readonly kind: CommitmentKind;
  readonly from: Instant;
  readonly to: Instant;
  /** Null where nobody knows. */
  readonly at: GeoPoint | null;
  /** Not confirmed yet, so that it may happen or not. */
  readonly isPending: boolean;
};

export type TripFit =
  | { readonly verdict: 'fits' }
  | {
      readonly verdict: 'tight' | 'clashes' | 'beforeLanding';
      readonly bookingId: string;
      readonly kind: Commitment['kind'];
    };

const MINUTE = 60_000;
/** With less than this to spare it's tight. */
const SPARE = 30 * MINUTE;
/** From the gate to the street, and from the airport's door to departure. */
const LEAVING_AIRPORT = 45 * MINUTE;
const BEFORE_TAKEOFF = 120 * MINUTE;
const AT_DESK = 30 * MINUTE;
const CHECKING_IN = 15 * MINUTE;
const UNKNOWN_WAY = 30 * MINUTE;

const WALKED_KM = 1.2;
const WALK_MINUTES_A_KM = 14;
const RIDE_MINUTES = 12;
const RIDE_MINUTES_A_KM = 2.2;
/** Nobody rides farther between two plans; a flight shows it then. */
const RIDE_MINUTES_MAX = 360;

/** Whether one walks there. */
export const isWalk = (from: GeoPoint, to: GeoPoint): boolean => distanceKm(from, to) <= WALKED_KM;

/** On foot when it's near, else by car with the wait for it. */
export function travelMinutes(from: GeoPoint, to: GeoPoint): number {
  const km = distanceKm(from, to);
  const minutes = km <= WALKED_KM ? km * WALK_MINUTES_A_KM : RIDE_MINUTES + km * RIDE_MINUTES_A_KM;
  return Math.min(RIDE_MINUTES_MAX, Math.ceil(minutes));
}

type Block = Omit<Commitment, 'from' | 'to'> & {
  readonly from: number;
  readonly to: number;
  /** When the first flight here lands; null for all others. */
  readonly landsAt: number | null;
};
export type Trip = {
  /** In order of their beginning, none of them a check-in. */
  readonly blocks: readonly Block[];
  readonly checkIns: readonly Block[];
};

function blockOf(each: Commitment): Block {
  const from = Date.parse(each.from);
  const to = Date.parse(each.to);
  const block = { ...each, from, to, landsAt: null };
  if (each.kind === 'landing') return { ...block, to: to + LEAVING_AIRPORT };
  if (each.kind === 'takeoff') return { ...block, from: from - BEFORE_TAKEOFF };
  return each.kind === 'carPickUp' || each.kind === 'carReturn' ? { ...block, to: to + AT_DESK } : block;
}

/**
 * Nobody is here before a trip's first flight lands, unless something is booked before it, nor from a flight
 * away until the next one here.
 */
export function planAround(booked: readonly Commitment[]): Trip {
  const all = booked.map(blockOf).sort((a, b) => a.from - b.from);
  const blocks: Block[] = [];
  let away: number | null = null;
  for (const block of all.filter(({ kind }) => kind !== 'checkIn')) {
    if (block.kind === 'landing' && away !== null) {
      const takeoff = blocks[away];
      if (takeoff) blocks[away] = { ...takeoff, to: block.to };
      away = null;
    } else if (block.kind === 'landing' && block === all[0]) {
      blocks.push({ ...block, from: Number.NEGATIVE_INFINITY, landsAt: block.to - LEAVING_AIRPORT });
    } else if (block.kind === 'takeoff') {
      // The next flight of those who are already away
      if (away !== null) continue;
      away = blocks.push({ ...block, to: Number.POSITIVE_INFINITY }) - 1;
    } else blocks.push(block);
  }
  return { blocks, checkIns: all.filter(({ kind }) => kind === 'checkIn') };
}

/** The way between an activity and each block, then each check-in. */
export function waysTo({ blocks, checkIns }: Trip, at: GeoPoint): number[] {
  const ways: number[] = [];
  for (const block of blocks) ways.push(wayTo(block, at));
  for (const block of checkIns) ways.push(wayTo(block, at));
  return ways;
}

const wayTo = (block: Block, at: GeoPoint): number =>
  block.at === null ? UNKNOWN_WAY : travelMinutes(block.at, at) * MINUTE;

type JudgedSlot = {
  readonly startsAt: number;
  readonly endsAt: number;
  /** Minutes to arrive before the start. */
  readonly early: number;
  /** How long one stays where people come when they like; null with a start time. */
  readonly visitMinutes: number | null;
};

const FITS: TripFit = { verdict: 'fits' };

/** The worst of all that's booked; `ways` by `waysTo` for the slot's meeting point. */
export function judgeSlot(trip: Trip, ways: readonly number[], slot: JudgedSlot): TripFit {
  if (slot.visitMinutes !== null) {
    // Who comes at any time can also leave to check in
    const { spare, block } = bestStretch(trip, ways, slot, slot.visitMinutes * MINUTE);
    const weighed = block === null ? SPARE : weigh(block, spare);
    return block === null || weighed >= SPARE ? FITS : fitBeside(block, weighed, slot);
  }
  let least = SPARE;
  let worst: Block | null = null;
  let nth = 0;
  for (const block of trip.blocks) {
    const spare = weigh(block, spareBeside(block, ways[nth++] ?? 0, slot));
    if (spare < least) [least, worst] = [spare, block];
  }
  for (const stay of trip.checkIns) {
    const spare = weigh(stay, spareForCheckIn(trip, stay, ways[nth++] ?? 0, slot));
    if (spare < least) [least, worst] = [spare, stay];
  }
  return worst === null ? FITS : fitBeside(worst, least, slot);
}

/** What may not happen is a warning at worst. */
const weigh = (block: Block, spare: number): number => (block.isPending ? Math.max(0, spare) : spare);

function fitBeside(block: Block, spare: number, slot: JudgedSlot): TripFit {
  const { bookingId, kind, landsAt } = block;
  const begins = slot.visitMinutes === null ? slot.startsAt : slot.endsAt;
  if (landsAt !== null && begins < landsAt) return { verdict: 'beforeLanding', bookingId, kind };
  return { verdict: spare < 0 ? 'clashes' : 'tight', bookingId, kind };
}

/** Time to spare between a slot and what's before or after it; negative when they meet. */
function spareBeside(block: Block, way: number, { startsAt, endsAt, early }: JudgedSlot): number {
  const arrival = startsAt - early * MINUTE;
  if (block.to <= arrival) return arrival - way - block.to;
  if (block.from >= endsAt) return block.from - way - endsAt;
  return Math.max(arrival - block.to, block.from - endsAt);
}

/** Before the slot or after it; who hasn't landed can't check in. */
function spareForCheckIn(trip: Trip, stay: Block, way: number, slot: JudgedSlot): number {
  const landed = trip.blocks.find(({ landsAt }) => landsAt !== null)?.to ?? Number.NEGATIVE_INFINITY;
  const before = slot.startsAt - slot.early * MINUTE - way - CHECKING_IN - Math.max(stay.from, landed);
  return Math.max(before, stay.to - CHECKING_IN - way - slot.endsAt);
}

/** The free time of a day ticket's hours that's longest for a visit; `block`: the first that's in the way. */
function bestStretch(
  { blocks }: Trip,
  ways: readonly number[],
  { startsAt, endsAt }: JudgedSlot,
  visit: number,
): { readonly spare: number; readonly block: Block | null } {
  let free = startsAt;
  let spare = Number.NEGATIVE_INFINITY;
  let first: Block | null = null;
  for (const [index, block] of blocks.entries()) {
    const way = ways[index] ?? 0;
    if (block.to + way <= startsAt || block.from - way >= endsAt) continue;
    first ??= block;
    spare = Math.max(spare, block.from - way - free - visit);
    free = Math.max(free, block.to + way);
  }
  if (first === null) return { spare: SPARE, block: null };
  return { spare: Math.max(spare, endsAt - free - visit), block: first };
}
