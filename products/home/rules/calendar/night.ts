/**
 * A home's calendar as its host keeps it: one record per night, and rules for the whole home. A stay's nights
 * are half-open: from the day of arrival to the day before departure, so a stay may end on the day that
 * another begins.
 */
/** `pending`: taken by an accepted request that isn't paid yet. `preparation`: kept free beside a stay. */
export type NightState = 'available' | 'blocked' | 'reserved' | 'pending' | 'preparation';

/** Days are whole days since 1970-01-01, as `dayNumber` counts them. */
export type Night = {
  readonly state: NightState;
  /** Replaces the home's base price, in its currency's minor unit. */
  readonly priceMinor: number | null;
  /** Nights that a stay which arrives on this day needs at least, and has at most. */
  readonly minStayArrival: number | null;
  readonly maxStayArrival: number | null;
  /** The same for every stay that touches this night. */
  readonly minStayThrough: number | null;
  readonly maxStayThrough: number | null;
  /** The day can be stayed over, but no stay starts or ends on it. */
  readonly closedToArrival: boolean;
  readonly closedToDeparture: boolean;
  /** Days between booking and an arrival on this day. */
  readonly minAdvance: number | null;
  readonly maxAdvance: number | null;
};

/** Between two days, half-open, stays start and end on one weekday. */
export type ChangeoverSeason = {
  readonly from: number;
  readonly to: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Whether a stay of under a week may start and end on any day. */
  readonly shortBreaks: boolean;
};

export type HomeCalendar = {
  readonly night: (day: number) => Night;
  readonly changeovers: readonly ChangeoverSeason[];
  /** Nights that the home needs free of other stays, before and after each. */
  readonly preparation: { readonly before: number; readonly after: number };
  /** `days` 0 with `untilHour` 15: the same day until 15:00 at the home. */
  readonly lead: { readonly days: number; readonly untilHour: number };
  /** Days ahead that can be booked. */
  readonly windowDays: number;
};

/** What the home's own clock shows, as a day and the hour in it. */
export type HomeClock = { readonly day: number; readonly hour: number };

/** `arrival` and `departure` are days; the last night is the one before departure. */
export type Stay = { readonly arrival: number; readonly departure: number };

export const OPEN_NIGHT: Night = {
  state: 'available',
  priceMinor: null,
  minStayArrival: null,
  maxStayArrival: null,
  minStayThrough: null,
  maxStayThrough: null,
  closedToArrival: false,
  closedToDeparture: false,
  minAdvance: null,
  maxAdvance: null,
};

export const nightsOf = ({ arrival, departure }: Stay): number => departure - arrival;

/** 1970-01-01 was a Thursday. */
export const weekdayOfDay = (day: number): number => (((day + 4) % 7) + 7) % 7;
