/** The two questions about when: the calendar, one cheap answer a day, and the check, slots with ids. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { UnitCount } from '../../rules/party/place-ages.ts';
import type { Slot, SlotState } from '../../rules/slots/slot.ts';

export type ActivityCalendarAsk = {
  readonly activityId: string;
  /** Null: the best of all its options. */
  readonly optionId: string | null;
  readonly from: CalendarDate;
  /** A year at most. */
  readonly days: number;
  readonly now: Instant;
};
export type ActivityDay = {
  readonly date: CalendarDate;
  readonly state: SlotState;
  /** Of the start with most; null where nobody counts. */
  readonly placesLeft: number | null;
};

/** Days or ids, never both. */
export type SlotCheckAsk = {
  readonly activityId: string;
  readonly optionId: string | null;
  /** Prices are for these; null for none. */
  readonly units: readonly UnitCount[] | null;
  readonly now: Instant;
} & (
  | { readonly from: CalendarDate; readonly days: number; readonly slotIds?: undefined }
  | { readonly slotIds: readonly string[]; readonly from?: undefined; readonly days?: undefined }
);
export type OptionSlot = Slot & {
  readonly optionId: string;
  readonly date: CalendarDate;
  /** `+01:00`, where the clock shows its start twice that night; else null. */
  readonly shownOffset: string | null;
  /** Of the units asked for; null without, or where they don't fit into its groups. */
  readonly totalMinor: number | null;
};

/** Ids in one check, and days in one check or calendar. */
export const SLOT_IDS_MAX = 100;
export const SLOT_DAYS_MAX = 366;

export type SlotsRejection = { readonly reason: 'NotFound' | 'InvalidSlots' };
