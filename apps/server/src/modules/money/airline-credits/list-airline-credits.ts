/** My Trips' airline travel credits (B §2). */
import type { AirlineCreditLine } from '@sojourn/contract/airline-credits.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { ftcStatus } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import type { Actor, Effects } from '#context.ts';
import { type AirlineCredit, readAirlineCredits } from './store.ts';

type Deps = Pick<Effects, 'db' | 'clock'>;

export async function listAirlineCredits(
  { db, clock }: Deps,
  actor: Actor,
): Promise<{ credits: AirlineCreditLine[] }> {
  const now = clock.now();
  const credits = await readAirlineCredits(db, actor);
  return { credits: credits.flatMap((credit) => viewOfAirlineCredit(credit, now) ?? []) };
}

/** Null for one that the airline took back. */
export function viewOfAirlineCredit(credit: AirlineCredit, now: Instant): AirlineCreditLine | null {
  const status = ftcStatus(credit, now);
  if (status === null) return null;
  const { creditId, airline, airlineName, number, currency, issuedOn, expiresAt } = credit;
  return {
    creditId,
    status,
    airline: { code: airline, name: airlineName },
    number,
    traveler: { firstName: credit.firstName, lastName: credit.lastName },
    issued: money(credit.issuedMinor, currency),
    available: money(credit.availableMinor, currency),
    held: money(credit.heldMinor, currency),
    issuedOn,
    expiresAt,
    nameRule: credit.nameRule,
    residualRule: credit.residualRule,
    originBookingId: credit.originBookingId,
  };
}
