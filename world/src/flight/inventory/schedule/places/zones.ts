/** What the clocks of time zones do over a range of days, from the time zone tables of the platform. */

const DAY_MINUTES = 1440;

type Reader = (minute: number) => number;

/** Minutes east of UTC at an instant (minutes since 1970). */
function offsetReader(zone: string): Reader {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (minute) => {
    const parts: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(minute * 60_000)) parts[type] = Number(value);
    const local = Date.UTC(parts.year!, parts.month! - 1, parts.day, parts.hour, parts.minute);
    return local / 60_000 - minute;
  };
}

type ZoneChange = { readonly at: number; readonly before: number; readonly after: number };

/** The changes of a zone's clock in a range of instants; it is looked at every ten days and then halved. */
function changesIn(read: Reader, from: number, until: number): ZoneChange[] {
  const changes: ZoneChange[] = [];
  const step = 10 * DAY_MINUTES;
  let before = read(from);
  for (let at = from; at < until; at += step) {
    const end = Math.min(until, at + step);
    const after = read(end);
    if (after === before) continue;
    let [low, high] = [at, end];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (read(middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after });
    before = after;
  }
  return changes;
}

/**
 * For each zone and day, at `zone * count + day`: the instant at which its clock would show midnight, and
 * where the clock changes on that day, from which minute (before the change) and by how many minutes.
 */
export type ZoneDays = {
  readonly firstDay: number;
  readonly count: number;
  /** Minutes since 1970. */
  readonly midnight: Int32Array;
  /** 32767 on days without a change. */
  readonly changeFrom: Int16Array;
  readonly changeBy: Int16Array;
};

export const NO_CHANGE = 32_767;

export function createZoneDays(zones: readonly string[], firstDay: number, count: number): ZoneDays {
  const midnight = new Int32Array(zones.length * count);
  const changeFrom = new Int16Array(zones.length * count).fill(NO_CHANGE);
  const changeBy = new Int16Array(zones.length * count);
  for (const [zone, name] of zones.entries()) {
    const read = offsetReader(name);
    const start = (firstDay - 2) * DAY_MINUTES;
    const changes = changesIn(read, start, (firstDay + count + 2) * DAY_MINUTES);
    let offset = changes[0]?.before ?? read(start);
    let next = 0;
    for (let day = 0; day < count; day++) {
      const at = zone * count + day;
      const nominal = (): number => (firstDay + day) * DAY_MINUTES - offset;
      while (next < changes.length && changes[next]!.at < nominal()) offset = changes[next++]!.after;
      midnight[at] = nominal();
      const change = changes[next];
      if (!change || change.at >= midnight[at]! + DAY_MINUTES) continue;
      changeFrom[at] = change.at - midnight[at]!;
      changeBy[at] = change.after - change.before;
    }
  }
  return { firstDay, count, midnight, changeFrom, changeBy };
}

/**
 * The instant at which a zone's clock shows a minute of a day. In a gap the first instant after it, in an
 * overlap the earlier one. `at` is `zone * count + day`.
 */
export function instantOf(days: ZoneDays, at: number, minute: number): number {
  const midnight = days.midnight[at]!;
  const from = days.changeFrom[at]!;
  if (minute < from) return midnight + minute;
  return midnight + Math.max(from, minute - days.changeBy[at]!);
}

/** The last day of the range whose midnight is not after an instant, counted from its first. */
export function dayOfInstant(days: ZoneDays, zone: number, instant: number): number {
  const row = zone * days.count;
  let day = Math.floor((instant - days.midnight[row]!) / DAY_MINUTES);
  day = day < 0 ? 0 : day >= days.count ? days.count - 1 : day;
  while (day + 1 < days.count && days.midnight[row + day + 1]! <= instant) day++;
  while (day > 0 && days.midnight[row + day]! > instant) day--;
  return day;
}

/** What a zone's clock shows at an instant: minutes since 1970 as if it were UTC. */
export function localMinute(days: ZoneDays, zone: number, instant: number): number {
  const day = dayOfInstant(days, zone, instant);
  const at = zone * days.count + day;
  let minute = instant - days.midnight[at]!;
  if (minute >= days.changeFrom[at]!) minute += days.changeBy[at]!;
  return (days.firstDay + day) * DAY_MINUTES + minute;
}

/** Minutes east of UTC in the middle of a winter and of a summer, whichever is less: a zone's own time. */
export function standardOffset(zone: string): number {
  const read = offsetReader(zone);
  return Math.min(read(Date.UTC(2026, 0, 10) / 60_000), read(Date.UTC(2026, 6, 10) / 60_000));
}
