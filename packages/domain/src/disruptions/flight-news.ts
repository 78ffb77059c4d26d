/** What's announced of a flight that may replace a disrupted one. */
import type { Instant } from '../dates.ts';
import { last } from '../present.ts';
import { minutesBetween } from '../schedule-changes/schedule.ts';
import { NOTICED_FROM_MINUTES } from './find-disruption.ts';
import type { FlightTimes } from './flight-status.ts';

export type FlightNews = {
  /** Flight by flight, never empty. */
  readonly flights: readonly FlightTimes[];
  /** Each flight can be reached from the one before it. */
  readonly connects: boolean;
};

/** It would be a disruption itself: canceled, too late for its own connection, or late by what's noticed. */
export const isDisrupted = ({ flights, connects }: FlightNews, lands: Instant): boolean =>
  !connects ||
  flights.some(({ isCanceled }) => isCanceled) ||
  minutesBetween(lands, last(flights).arrives) >= NOTICED_FROM_MINUTES;
