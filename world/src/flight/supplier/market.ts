/** What the verbs of the flight market share: the schedule, the engine, its own record, and the time. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import type { FlightDays } from '../inventory/fares/fare-days.ts';
import type { FlightState } from '../inventory/fares/fares.ts';
import type { FlightSales } from '../inventory/fares/flight-sales.ts';
import { createLowestFares, type LowestFares } from '../inventory/fares/lowest-fares.ts';
import type { FlightWorld } from '../inventory/schedule/schedule.ts';
import type { FlightEngine } from '../inventory/search/search.ts';
import type { LongWork } from './search/time-sliced-work.ts';

export type FlightMarket = {
  readonly world: FlightWorld;
  /** One question at a time: what asks it must not wait for anything in between. */
  readonly engine: FlightEngine;
  readonly db: Db;
  readonly long: LongWork;
  readonly sales: FlightSales;
  readonly calendarOf: (state: FlightState) => LowestFares;
  /** After a sale on a flight. */
  readonly forgetCalendar: (row: number) => void;
  readonly stateAt: (now: Instant) => Promise<FlightState>;
  /** For what has no `now` of its own: documents that were to come later. */
  readonly now: () => Instant;
  /** How long a scenario's time-out takes, so that nobody waits for the real one. */
  readonly scenarioWaitMs: number;
  /** Played when a request names none; null in production. */
  readonly defaultScenario: string | null;
};

export const HOLD_SECONDS = 15 * 60;
/** Flights that leave sooner are not sold any more. */
export const CLOSES_MINUTES = 60;
/** Between landing and the next slice's departure, where the search offers it. */
export const BETWEEN_SLICES_MINUTES = 60;

/** The day of asking begins when the last place that has flights has begun its day (UTC-11). */
export const askingDay = (now: Instant): number =>
  Math.floor((Date.parse(now) - 11 * 3_600_000) / 86_400_000);

/** Minutes since 1970. */
export const minuteOf = (now: Instant): number => Math.floor(Date.parse(now) / 60_000);
export const instantOfMinute = (minute: number): Instant =>
  new Date(minute * 60_000).toISOString() as Instant;

/** Days that the tables may be older or younger than the day of asking. */
const TABLES_OFF_MAX = 2;

/**
 * The prices of a moment: tables of days are made anew when the day of asking has moved on, and until then
 * the old ones serve as far as they go.
 */
export function createStates(
  world: FlightWorld,
  sales: FlightSales,
  first: FlightDays,
  loadDays: (today: number) => Promise<FlightDays>,
): Pick<FlightMarket, 'stateAt' | 'calendarOf' | 'forgetCalendar'> {
  const BEFORE = 3;
  let days = first;
  let loading: Promise<void> | undefined;
  let state: FlightState = { days, sales, asOf: days.firstDay + BEFORE };
  let lowest: LowestFares | undefined;
  const load = (today: number): Promise<void> => {
    loading ??= loadDays(today)
      .then((made) => {
        days = made;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  return {
    stateAt: async (now) => {
      const asOf = askingDay(now);
      const off = () => Math.abs(asOf - BEFORE - days.firstDay);
      if (off() > 0) {
        if (off() <= TABLES_OFF_MAX) load(asOf).catch(() => undefined);
        while (off() > TABLES_OFF_MAX) await load(asOf);
      }
      if (state.asOf !== asOf || state.days !== days) {
        state = { days, sales, asOf };
        lowest = undefined;
      }
      return state;
    },
    calendarOf: (of) => {
      if (of !== state) return createLowestFares(world.network, of);
      lowest ??= createLowestFares(world.network, of);
      return lowest;
    },
    forgetCalendar: (row) => lowest?.forget(row),
  };
}
