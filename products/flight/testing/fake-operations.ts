/** How the fake airline's flights go on their day: as booked, but for what a test sets by reference. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { DisruptionCause } from '@sojourn/domain/disruptions/flight-status.ts';
import { ok, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import type { OperationsVerbs, SliceOperations } from '../sell/operations/operations-port.ts';
import { OUT_AND_BACK } from './fake-airline-fares.ts';

/** Of the flights of one slice of one reference. */
type FakeOperations = {
  readonly slice: number;
  readonly lateMinutes: number;
  readonly isCanceled?: true;
  readonly cause?: DisruptionCause;
};
export type WithOperations = {
  readonly operations: Map<string, FakeOperations>;
  /** No answer about any flight of today. */
  isStatusSilent: boolean;
};
export const CALM_OPERATIONS = { isStatusSilent: false } as const;

type Flown = { readonly flown: readonly number[] };

export const fakeOperations = (
  carrier: WithOperations,
  find: (reference: string) => Flown | undefined,
): OperationsVerbs => ({
  flightStatus: async ({ reference, now }) => {
    if (carrier.isStatusSilent) return unavailable;
    const set = carrier.operations.get(reference);
    const { flown } = find(reference) ?? { flown: [] };
    return ok(
      flown.map((way, slice): SliceOperations => {
        const stated = set?.slice === slice ? set : undefined;
        const seconds = (stated?.lateMinutes ?? 0) * 60;
        const flights = (OUT_AND_BACK[way]?.segments ?? []).map((segment) => ({
          departs: plusSeconds(segment.scheduledDepartureTime, seconds),
          arrives: plusSeconds(segment.scheduledArrivalTime, seconds),
          isCanceled: stated?.isCanceled ?? false,
          cause: stated?.cause ?? null,
          updatedAt: now,
        }));
        return { flights, rebookedTo: null };
      }),
    );
  },
  // Its other flights go as planned
  flightNews: async ({ sliceIds, now }) =>
    ok(
      sliceIds.map((sliceId) => {
        const slice = OUT_AND_BACK.find((each) => each.sliceId === sliceId);
        if (!slice) return null;
        const flights = slice.segments.map(({ scheduledDepartureTime, scheduledArrivalTime }) => ({
          departs: scheduledDepartureTime,
          arrives: scheduledArrivalTime,
          isCanceled: false,
          cause: null,
          updatedAt: now,
        }));
        return { flights, connects: true };
      }),
    ),
});
