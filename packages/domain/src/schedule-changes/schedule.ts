/** What is planned when and where, in one form for every product: what a supplier may change afterwards. */
import type { Instant, LocalDateTime } from '../dates.ts';

export type SchedulePlace = {
  /** An airport, a desk, a hotel. */
  readonly code: string;
  readonly name: string;
  readonly countryCode: string;
};
/** A flight, a stay or a rental. */
export type SchedulePart = {
  /** Which way of the trip it's on, from 0. */
  readonly slice: number;
  /** `TP 216`, the hotel, the class of car. */
  readonly title: string;
  readonly from: SchedulePlace;
  readonly to: SchedulePlace;
  readonly starts: Instant;
  readonly ends: Instant;
  readonly startsLocal: LocalDateTime;
  readonly endsLocal: LocalDateTime;
  /** Of cabins and classes, the higher the better; 0 where there is only one. */
  readonly grade: number;
  /** Who carries the traveler, by country, empty when unknown; null where nobody does. */
  readonly carrierCountry: string | null;
  /** The least time to the next part of the same slice; null after the last. */
  readonly connectionMinutes: number | null;
};
/** In order of time. A slice without parts is canceled. */
export type Schedule = readonly SchedulePart[];

export const partsOfSlice = (schedule: Schedule, slice: number): SchedulePart[] =>
  schedule.filter((part) => part.slice === slice);

export const slicesOf = (schedule: Schedule): number[] => [...new Set(schedule.map(({ slice }) => slice))];

export const minutesBetween = (from: Instant, to: Instant): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
