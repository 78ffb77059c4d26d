/** Starts by a zone's clock, as the rules have them, reading it once for many days. */
import { dateOfDay, type Instant, type LocalDateTime, localAt, type Zone } from '@sojourn/domain/dates.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Days that are looked at together: clocks are never changed twice within two more. */
const BLOCK = 8;

/** How far a clock is ahead of UTC's, in milliseconds, before and from an instant on. */
type Offsets = { readonly before: number; readonly after: number; readonly from: number };

/** By zone and block of days. */
const known = new Map<Zone, Map<number, Offsets>>();

const offsetAt = (ms: number, zone: Zone): number =>
  Date.parse(`${localAt(new Date(ms).toISOString() as Instant, zone)}Z`) - ms;

function offsetsIn(zone: Zone, block: number): Offsets {
  const [first, end] = [(block * BLOCK - 1) * DAY_MS, ((block + 1) * BLOCK + 1) * DAY_MS];
  const [before, after] = [offsetAt(first, zone), offsetAt(end, zone)];
  if (before === after) return { before, after, from: end };
  let [least, most] = [first, end];
  while (most - least > MINUTE_MS) {
    const middle = Math.floor((least + most) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle, zone) === before) least = middle;
    else most = middle;
  }
  return { before, after, from: most };
}

function offsetsOn(zone: Zone, day: number): Offsets {
  const block = Math.floor(day / BLOCK);
  const blocks = known.get(zone) ?? new Map<number, Offsets>();
  known.set(zone, blocks);
  const offsets = blocks.get(block) ?? offsetsIn(zone, block);
  blocks.set(block, offsets);
  return offsets;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const localOn = (day: number, minute: number): LocalDateTime =>
  `${dateOfDay(day)}T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}` as LocalDateTime;

/** Milliseconds; NaN where the zone's clock never shows that time, the earlier of two where it does twice. */
export function startMs(zone: Zone, day: number, minute: number): number {
  const { before, after, from } = offsetsOn(zone, day);
  const utc = day * DAY_MS + minute * MINUTE_MS;
  if (utc - before < from) return utc - before;
  return utc - after >= from ? utc - after : Number.NaN;
}
