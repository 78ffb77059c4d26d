/**
 * Until when a slot can be confirmed. The cut-off is for confirming, not for holding, so a hold's clock ends
 * at the earlier of its own end and the cut-off.
 */
import {
  type CalendarDate,
  type Instant,
  instantAt,
  isBefore,
  plusSeconds,
  type Zone,
} from '@sojourn/domain/dates.ts';

/** `fixed`: one time of that day, `daysBefore` 0 for the day itself. */
export type CutOff =
  | { readonly from: 'start' | 'opening' | 'closing'; readonly minutes: number }
  | { readonly from: 'fixed'; readonly time: string; readonly daysBefore: number };

export type SlotTimes = {
  readonly date: CalendarDate;
  readonly startsAt: Instant;
  /** Of the day; the start and end of the slot where there are no opening hours. */
  readonly opensAt: Instant;
  readonly closesAt: Instant;
  readonly zone: Zone;
};

const DAY_MS = 86_400_000;

export function cutOffInstant(
  cutOff: CutOff,
  { date, startsAt, opensAt, closesAt, zone }: SlotTimes,
): Instant {
  if (cutOff.from === 'fixed') {
    const day = new Date(Date.parse(date) - cutOff.daysBefore * DAY_MS).toISOString().slice(0, 10);
    return instantAt(`${day}T${cutOff.time}`, zone);
  }
  const base = { start: startsAt, opening: opensAt, closing: closesAt }[cutOff.from];
  return plusSeconds(base, -cutOff.minutes * 60);
}

/** `heldUntil`: what the supplier gave, which may be less than was wished for. */
export const holdEndsAt = (heldUntil: Instant, cutOffAt: Instant): Instant =>
  isBefore(cutOffAt, heldUntil) ? cutOffAt : heldUntil;

/** At the instant itself it's too late. */
export const isPastCutOff = (cutOffAt: Instant, now: Instant): boolean => !isBefore(now, cutOffAt);

/** A rule before the start makes no sense where people come when they like: refused at import. */
export const fitsAvailability = (cutOff: CutOff, availability: 'startTimes' | 'openingHours'): boolean =>
  availability === 'startTimes'
    ? cutOff.from !== 'opening' && cutOff.from !== 'closing'
    : cutOff.from !== 'start';
