/** Notes what an airline owes a traveler for a ticket that isn't used, once for its key. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Random } from '@sojourn/domain/effects.ts';
import { type AirlineCreditId, type BookingId, newId } from '@sojourn/domain/ids.ts';
import { claimCreditEntries, issueCreditEntries } from '@sojourn/domain/ledger/postings.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { CreditConditions, TicketName } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import { noteStart } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { post, readOwed } from '../ledger/store.ts';
import { AIRLINE_CREDIT_MACHINE } from './machines.ts';
import { insertAirlineCredit } from './store.ts';

/** The booking whose money it is: it goes from what its supplier and the authorities are owed. */
type CreditOrigin = Owner & {
  readonly bookingId: BookingId;
  readonly currency: Currency;
};
export type IssuedCredit = CreditConditions & {
  readonly airline: { readonly code: string; readonly name: string };
  readonly number: string;
  /** As on the ticket. */
  readonly traveler: TicketName;
  readonly amountMinor: number;
  /** `cancel:<quote>:<n>`, `exchange:<quote>:<n>`: the same is never issued twice. */
  readonly issueKey: string;
  /** A protection pays for it, not what its supplier is owed. */
  readonly isClaim?: boolean;
};

/** The new credit's id; null when one with this key was issued before. Posts to the ledger itself. */
export async function issueAirlineCredit(
  tx: Tx,
  { random }: { readonly random: Random },
  origin: CreditOrigin,
  credit: IssuedCredit,
  at: Instant,
): Promise<AirlineCreditId | null> {
  const { tenantId, customerId, bookingId, currency } = origin;
  const owner = { tenantId, customerId };
  const creditId = newId('acr', random.bytes(16));
  const { airline, number, traveler, amountMinor, issueKey } = credit;
  const isNew = await insertAirlineCredit(
    tx,
    {
      tenantId,
      customerId,
      creditId,
      airline: airline.code,
      airlineName: airline.name,
      number,
      firstName: traveler.firstName,
      lastName: traveler.lastName,
      nameRule: credit.nameRule,
      residualRule: credit.residualRule,
      currency,
      issuedMinor: amountMinor,
      issueKey,
      originBookingId: bookingId,
      issuedOn: credit.issuedOn,
      expiresAt: credit.expiresAt,
    },
    at,
  );
  if (!isNew) return null;
  const start = { state: 'available', cause: issueKey, at } as const;
  await noteStart(tx, AIRLINE_CREDIT_MACHINE, owner, [[creditId]], start);
  const entries = credit.isClaim
    ? claimCreditEntries(amountMinor, currency, creditId)
    : issueCreditEntries(await readOwed(tx, owner, bookingId), amountMinor, currency, creditId);
  const kind = `airline-credit:${creditId}`;
  await post(tx, { tenantId, customerId, subjectId: bookingId, kind, phase: 'direct', entries, at });
  return creditId;
}
