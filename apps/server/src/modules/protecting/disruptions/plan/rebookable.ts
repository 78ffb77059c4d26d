/** A disruption that a new flight can be taken for, as the rules of choosing one read it. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { type Cover, claimOf } from '@sojourn/domain/disruptions/eligibility.ts';
import { findDisruption, leavesFrom } from '@sojourn/domain/disruptions/find-disruption.ts';
import {
  fareLimitMinor,
  type RebookClaim,
  type WantedFlight,
} from '@sojourn/domain/disruptions/qualify-flight.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import { refuse } from '#refusal.ts';
import { type OpenDisruption, requireRebookable } from '../require-disruption.ts';
import type { RebookDeps } from './deps.ts';
import type { Replacing } from './product.ts';
import type { DisruptionRef } from './store.ts';

export type Rebookable = {
  readonly ref: DisruptionRef;
  readonly open: OpenDisruption;
  readonly replacing: Replacing;
  readonly cover: Cover;
  readonly claim: RebookClaim;
  readonly wanted: WantedFlight;
  /** Of the airport that it leaves from. */
  readonly zone: string;
  /** When the travelers are where it leaves: after a missed connection as the flight before lands. */
  readonly thereAt: Instant | null;
  /** When waiting lands, or what the airline itself gives; of a canceled flight, when it would have. */
  readonly waitingLands: Instant;
  /** For each traveler, in cents. */
  readonly fareLimitMinor: number;
};

/** Refuses as `requireRebookable` does. */
export async function readRebookable(deps: RebookDeps, of: BookingRef, now: Instant): Promise<Rebookable> {
  const open = await requireRebookable(deps, of, now);
  const { booking, row, eligibility } = open;
  const { replace: replacing } = deps.products[booking.product].can;
  const { cover } = eligibility;
  if (!replacing || !cover) return refuse('DisruptionNotCovered');
  const missed = findDisruption(row.flights)?.missed ?? null;
  const from = assertPresent(leavesFrom(row.flights, { missed }), 'where the rest begins');
  const lands = assertPresent(row.flights.at(-1), 'the last flight').estimatedArrival;
  const { terms, purchase } = cover;
  const claim = claimOf(row, 'rebook', now, { facts: ['everyTraveler'], flightPriceMinor: 0 });
  const { tenantId, customerId, bookingId } = of;
  return {
    ref: { tenantId, customerId, bookingId, disruptionNo: row.disruptionNo },
    open,
    replacing,
    cover,
    claim: { terms, purchase, claim },
    wanted: replacing.wanted(booking, { slice: row.slice, from: missed === null ? null : from.from.code }),
    zone: from.fromZone,
    thereAt: missed === null ? null : (row.flights[missed - 1]?.estimatedArrival ?? null),
    waitingLands: row.airlineOffer?.ends ?? lands,
    fareLimitMinor: fareLimitMinor(terms) ?? 0,
  };
}
