/** Which airlines' credits can pay for the tickets of a checkout, and how much of them. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { type AirlineTicket, isOver, payableMinor } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import type { Db } from '#db/client.ts';
import type { Owner } from '#workflow/saga.ts';
import { type AirlineCredit, readAirlineCredits } from './store.ts';

type UsableAirlineCredit = AirlineCredit & { readonly payableMinor: number };

/** Those that end first before the others. */
export async function usableAirlineCredits(
  db: Db,
  owner: Owner,
  tickets: readonly AirlineTicket[],
  now: Instant,
): Promise<UsableAirlineCredit[]> {
  if (tickets.length === 0) return [];
  const credits = await readAirlineCredits(db, owner);
  return credits
    .filter((credit) => credit.state === 'available' && !isOver(credit, now))
    .map((credit) => ({ ...credit, payableMinor: payableMinor(credit, tickets) }))
    .filter((credit) => credit.payableMinor > 0);
}
