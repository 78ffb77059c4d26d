/**
 * `TEST_DAY=2027-02-28` or `TEST_DAY=2027-02-28T23:50` (noon without an hour): a test run lives on that day.
 * Time goes on from there in its processes, their children, its databases and its browsers. `TEST_ZONE`: the
 * machine's time zone instead of UTC, in which the hour is read too.
 */
import { AHEAD_VARIABLE } from '../../packages/postgres/src/embedded/shift-clock.ts';

/** Before anything else in the configuration of a run; again in a process of the run, it changes nothing. */
export function takeTestDay(): void {
  const { TEST_DAY: wanted, TEST_ZONE: zone = 'UTC', TEST_DATABASE_URL: other } = process.env;
  process.env.TZ = zone;
  if (!wanted || aheadMs() !== 0) return;
  if (other)
    throw new Error(
      'TEST_DAY: only an embedded database can live on another day, so leave out ' + 'TEST_DATABASE_URL',
    );
  const ahead = instantOf(wanted) - Date.now();
  process.env[AHEAD_VARIABLE] = String(ahead);
  // No file, since a child may be run by a Node that reads no TypeScript
  const module = `data:text/javascript,${encodeURIComponent(SENT_DATES + shiftingScript(ahead))}`;
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, `--import=${module}`].filter(Boolean).join(' ');
  shiftDate(ahead);
}

/** So far is this run ahead of the true time; 0 on the real day. */
const aheadMs = (): number => Number(process.env[AHEAD_VARIABLE] ?? 0);

/** For a child that gets nothing else of this environment; empty on the real day in UTC. */
export const dayEnvironment = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [AHEAD_VARIABLE, 'NODE_OPTIONS', 'TZ'].flatMap((name) => {
      const value = process.env[name];
      return value && (aheadMs() !== 0 || process.env.TEST_ZONE) ? [[name, value]] : [];
    }),
  );

/** For a page of this run, before its own scripts; nothing on the real day. */
export const pageScript = (): string | null => (aheadMs() === 0 ? null : shiftingScript(aheadMs()));

const shiftingScript = (ahead: number): string => `(${shiftDate})(${ahead})`;

/**
 * The date that answers are sent with is Node's own. A browser counts a cookie's end from it, and would drop
 * every cookie of a day that has passed.
 */
const SENT_DATES = `
  import { ServerResponse } from 'node:http';
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (...given) {
    if (this.sendDate && !this.hasHeader('date')) this.setHeader('date', new Date().toUTCString());
    return writeHead.apply(this, given);
  };`;

function instantOf(wanted: string): number {
  const [, day, time = '12:00'] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(wanted) ?? [];
  const at = new Date(`${day}T${time}`);
  // A day that a month doesn't have would be one of the next
  if (!Number.isFinite(at.getTime()) || at.getDate() !== Number(day?.slice(8)))
    throw new Error(
      `TEST_DAY: ${wanted} is no day such as 2027-02-28, nor one with an hour: 2027-02-28T23:50`,
    );
  return at.getTime();
}

/** Its text is run in other processes and in pages, so it uses nothing from outside of it. */
function shiftDate(ahead: number): void {
  const trueNow = Date.now;
  const now = (): number => trueNow() + ahead;
  const Shifted: DateConstructor = new Proxy(Date, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
    apply: () => new Shifted().toString(),
  });
  Date.now = now;
  Date.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}
