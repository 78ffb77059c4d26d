/** The SQL of the checks that cards' banks make before a payment. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { CheckProblem } from '@sojourn/domain/payments/card-problems.ts';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { CheckWay, NewCheck } from '../gateway/store.ts';

export type Check = CheckWay &
  Pick<NewCheck, 'kind'> & {
    readonly state: 'checking' | 'authorized' | 'captured' | 'voided' | 'declined';
    /** What's paid now, or at most later; null: a card is added. */
    readonly amountMinor: number | null;
    readonly isLater: boolean;
    readonly currency: Currency;
    readonly label: string;
  };

/** Undefined when no check has that address. */
export async function readCheck(db: Db, secret: string): Promise<Check | undefined> {
  const { rows } = await sql<Check>`select c.kind, c.until, c.locale, c.payee, a.state,
      coalesce(p.amount_minor, nullif(a.amount_minor, 0)) as "amountMinor",
      p.reference is not null as "isLater", a.currency, a.label
    from card_checks c join authorizations a using (reference)
    left join permissions p using (reference) where c.secret = ${secret}`.execute(db);
  return rows[0];
}

/** The first answer counts, and only in time: a later one, or one after a void, changes nothing. */
export async function endCheck(
  db: Db,
  secret: string,
  problem: CheckProblem | null,
  { now, expiresAt }: { readonly now: Instant; readonly expiresAt: Instant },
): Promise<void> {
  await sql`update authorizations a
    set state = ${problem ? 'declined' : 'authorized'}, problem = ${problem}, expires_at = ${expiresAt}
    from card_checks c
    where c.secret = ${secret} and c.reference = a.reference and a.state = 'checking'
      and c.until > ${now}::timestamptz`.execute(db);
}
