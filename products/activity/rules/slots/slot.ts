/** A slot that can be booked, and what's left of it in people. */
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';

/** `freeSale`: the operator doesn't count, so places are unknown, not zero. */
export const SLOT_STATES = ['available', 'limited', 'soldOut', 'closed', 'freeSale'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

export type Slot = {
  /** Unique in its option only. */
  readonly slotId: string;
  readonly startsAtLocal: LocalDateTime;
  readonly endsAtLocal: LocalDateTime;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Confirming ends here. */
  readonly cutOffAt: Instant;
  readonly allDay: boolean;
  readonly state: SlotState;
  /** Null where nobody counts. */
  readonly placesLeft: number | null;
};

type Count = {
  readonly capacity: number;
  /** Held and confirmed, in people. */
  readonly taken: number;
};

/** `count` null: nobody counts. Limited is under half. */
export function slotState(count: Count | null, isOpen: boolean): SlotState {
  if (!isOpen) return 'closed';
  if (count === null) return 'freeSale';
  const left = count.capacity - count.taken;
  if (left <= 0) return 'soldOut';
  return left * 2 < count.capacity ? 'limited' : 'available';
}

/** Whether so many people fit. Where nobody counts they always do. */
export const hasPlaces = (count: Count | null, people: number): boolean =>
  count === null || count.taken + people <= count.capacity;

/** From the best for who wants to book. */
const BEST_FIRST: readonly SlotState[] = ['available', 'freeSale', 'limited', 'soldOut', 'closed'];

/** One state for a day of many slots; closed without any. */
export const dayState = (states: readonly SlotState[]): SlotState =>
  BEST_FIRST.find((state) => states.includes(state)) ?? 'closed';
