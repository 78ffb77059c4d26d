/** Seats and bags of a booked trip that are still to be changed. Pure. */
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';

const HOUR = 3600;

type Leaving = {
  readonly segments: readonly {
    readonly scheduledDepartureTime: Instant;
    readonly updatedDepartureTime: Instant | null;
  }[];
};

/** Slices that leave in more than an hour, by the airline's times. */
export const openSlices = (slices: readonly Leaving[], now: Instant): number[] =>
  slices.flatMap(({ segments }, slice) => {
    const { updatedDepartureTime, scheduledDepartureTime } = first(segments);
    const closesAt = plusSeconds(updatedDepartureTime ?? scheduledDepartureTime, -HOUR);
    return isBefore(now, closesAt) ? [slice] : [];
  });

type OnSlice = { readonly slice: number; readonly traveler: number };
type Extras = {
  readonly seats: readonly (OnSlice & { readonly segment: number; readonly seat: string })[];
  readonly bags: readonly (OnSlice & { readonly pieces: number })[];
};

const keysOf = ({ seats, bags }: Extras): string =>
  [
    ...seats.map(({ slice, segment, traveler, seat }) => `${slice}.${segment}.${traveler}.${seat}`),
    ...bags.map(({ slice, traveler, pieces }) => `${slice}.${traveler}:${pieces}`),
  ]
    .toSorted()
    .join(' ');
/** Whatever their order. */
export const isSameExtras = (a: Extras, b: Extras): boolean => keysOf(a) === keysOf(b);
